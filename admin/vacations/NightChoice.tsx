import { FormHelperText } from '@mui/material'
import { Suspense, useId } from 'react'
import type { EpochDay } from '../../rules/calendar/day.ts'
import { staffDayYear } from '../../rules/calendar/dutch.ts'
import type { NightRange } from '../../rules/closures/night-range.ts'
import { Icon } from '../marks/Icon.tsx'
import { lazyScreen } from '../shell/lazy-screen.tsx'
import { useText } from '../texts/use-text.ts'
import { type ChosenNights, pressed } from './chosen-nights.ts'
import { nightWords } from './vacation-words.ts'
import styles from './vacations.module.css'

/** The months weigh as much as a screen: it is there before they are. */
const picker = lazyScreen(async () => (await import('./NightPicker.tsx')).NightPicker)

interface NightChoiceProps {
  label: string
  chosen: ChosenNights
  from: EpochDay
  until: EpochDay
  /** Between them only these; every one where it is left out. */
  only?: readonly NightRange[]
  today: EpochDay
  error?: string | undefined
  onChosen(chosen: ChosenNights): void
}

/** One or more ranges of nights, chosen in a calendar; each can be removed again. */
export function NightChoice({
  label,
  chosen,
  from,
  until,
  only,
  today,
  error,
  onChosen,
}: NightChoiceProps) {
  const text = useText()
  const id = useId()
  const { ranges, begun } = chosen
  return (
    <fieldset className={styles.fieldset} aria-describedby={error ? id : undefined}>
      <legend>{label}</legend>
      <Suspense fallback={<div className={styles.waiting} />}>
        <picker.Screen
          ranges={ranges}
          begun={begun}
          from={from}
          until={until}
          only={only}
          today={today}
          onNight={(night) => onChosen(pressed(chosen, night))}
        />
      </Suspense>
      <p role="status" className={styles.hint}>
        {begun === null ? '' : text('vacations.firstChosen', { day: staffDayYear(begun) })}
      </p>
      {ranges.length > 0 ? (
        <ul className={styles.ranges} aria-label={text('vacations.chosen')}>
          {ranges.map((range) => (
            <li key={range.first}>
              <b>{nightWords(range)}</b>
              <span>
                {text('vacations.nightCount', { smart_count: range.last - range.first + 1 })}
              </span>
              <button
                type="button"
                aria-label={text('vacations.removeRange', { nights: nightWords(range) })}
                onClick={() => onChosen({ ranges: ranges.filter((each) => each !== range), begun })}
              >
                <Icon name="cross" />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {error ? (
        <FormHelperText error id={id}>
          {error}
        </FormHelperText>
      ) : null}
    </fieldset>
  )
}
