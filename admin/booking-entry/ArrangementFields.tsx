import type { ReactNode } from 'react'
import { useController } from 'react-hook-form'
import type { NightRun } from '../../rules/availability/night-runs.ts'
import type { EpochDay } from '../../rules/calendar/day.ts'
import {
  type Arrangement,
  departureOf,
  isArrivalDay,
  offeredArrangements,
} from '../../rules/family-room/arrangements.ts'
import type { Readings } from '../../rules/readings/readings.ts'
import { useText } from '../texts/use-text.ts'
import { inWords } from '../texts/words.ts'
import { FieldGroup } from './FieldGroup.tsx'
import { useChoiceInWords, useSetDays, useStayChoice } from './StayDates.tsx'
import { StayPicker } from './StayPicker.tsx'
import styles from './booking-entry.module.css'
import type { EntryValues } from './entry-values.ts'
import { lastDeparture } from './night-looks.ts'

/**
 * The family room (BO §2, §4): its variant, how many, and a day of arrival that fits the variant and
 * is free for all of its nights.
 */
export function ArrangementFields({
  today,
  runs,
  readings,
  error,
  children,
}: {
  today: EpochDay
  runs: readonly NightRun[]
  readings: Readings
  error: string | undefined
  /** How many come: it stands between the two. */
  children: ReactNode
}) {
  const text = useText()
  const { field } = useController<EntryValues, 'arrangement'>({ name: 'arrangement' })
  const choice = useStayChoice()
  const setDays = useSetDays()
  const words = useChoiceInWords(choice)
  const offered = offeredArrangements(readings)
  const chosen = offered.find(({ id }) => id === field.value)
  const change = (variant: Arrangement) => {
    field.onChange(variant.id)
    const { arrival } = choice
    const fits = arrival !== null && isArrivalDay(variant, arrival)
    setDays(
      fits
        ? { arrival, departure: departureOf(variant, arrival) }
        : { arrival: null, departure: null },
    )
  }
  return (
    <>
      <FieldGroup label={text('newBooking.variant')}>
        <div className={styles.options}>
          {offered.map((variant) => (
            <button
              key={variant.id}
              type="button"
              aria-pressed={variant.id === field.value}
              onClick={() => change(variant)}
            >
              {inWords(variant.name)}
              <small>{text('newBooking.nights', { smart_count: variant.nights })}</small>
            </button>
          ))}
        </div>
      </FieldGroup>
      {children}
      <FieldGroup
        label={text('newBooking.dates.arrivalLabel')}
        error={choice.departure === null ? error : undefined}
        hint={chosen ? words : text('newBooking.chooseVariant')}
      >
        {chosen ? (
          <StayPicker
            today={today}
            runs={runs}
            choice={choice}
            choose={(arrival) => ({ arrival, departure: departureOf(chosen, arrival) })}
            mayArrive={(day) =>
              isArrivalDay(chosen, day) && lastDeparture(runs, day) >= departureOf(chosen, day)
            }
            onChoose={setDays}
          />
        ) : null}
      </FieldGroup>
    </>
  )
}
