import { Button, Card } from '@mui/material'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { type Day, formatDay, parseDay } from '../../rules/calendar/day.ts'
import { dutchDayInWords, staffDayYear } from '../../rules/calendar/dutch.ts'
import { DateJump } from '../agenda/DateJump.tsx'
import { useBackOfficeData } from '../data/use-back-office-data.ts'
import { useLive } from '../live/live-context.ts'
import { CardHead } from '../shell/CardHead.tsx'
import { Note } from '../shell/Note.tsx'
import { useText } from '../texts/use-text.ts'
import { failureText } from '../texts/words.ts'
import styles from './settings.module.css'

/**
 * Moves "today" for the whole site, or lets it follow the real clock. `set`: the day it stands on;
 * null follows. `today`: the property's.
 */
export function ClockCard({ set, today }: { set: Day | null; today: Day }) {
  const text = useText()
  const data = useBackOfficeData()
  const client = useQueryClient()
  const notify = useNotify()
  const offline = useLive().status === 'lost'
  const propertyToday = parseDay(today) ?? 0
  const [chosen, setChosen] = useState(propertyToday)
  const move = useMutation({
    mutationFn: (today: Day | null) => data.setClock(today),
    onSuccess: (_, today) => {
      notify(
        today === null
          ? text('settings.clock.clearDone')
          : text('settings.clock.setDone', { day: inWords(today) }),
        { type: 'success' },
      )
      return client.invalidateQueries()
    },
  })

  return (
    <Card>
      <CardHead title={text('settings.clock.title')} />
      <div className={styles.pad}>
        <p>
          <b>
            {text(set === null ? 'settings.clock.real' : 'settings.clock.moved', {
              day: inWords(today),
            })}
          </b>
        </p>
        <p className={styles.explain}>{text('settings.clock.explain')}</p>
        <p className={styles.explain}>{text('settings.clock.shared')}</p>
        <div className={styles.field}>
          <span>{text('settings.clock.field')}</span>
          <DateJump
            date={chosen}
            today={propertyToday}
            onDate={setChosen}
            label={text('settings.clock.field')}
          />
        </div>
        <div className={styles.row}>
          <Button
            variant="contained"
            disabled={offline || move.isPending}
            onClick={() => move.mutate(formatDay(chosen))}
          >
            {text('settings.clock.set')}
          </Button>
          {set === null ? null : (
            <Button disabled={offline || move.isPending} onClick={() => move.mutate(null)}>
              {text('settings.clock.clear')}
            </Button>
          )}
        </div>
        {offline ? <p className={styles.explain}>{text('live.reason')}</p> : null}
        {move.error ? (
          <Note tone="bad" title={failureText(move.error)}>
            {text('settings.clock.refused')}
          </Note>
        ) : null}
      </div>
    </Card>
  )
}

/** `woensdag 25 november` with its year. */
function inWords(day: Day): string {
  const number = parseDay(day)
  return number === null ? day : `${dutchDayInWords(number)} ${staffDayYear(number).slice(-4)}`
}
