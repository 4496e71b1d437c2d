import { Button, Card } from '@mui/material'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { parseDay } from '../../rules/calendar/day.ts'
import type { Day } from '../../rules/calendar/day.ts'
import { dutchDayInWords, staffDayYear } from '../../rules/calendar/dutch.ts'
import { ApiProblem } from '../data/api-problem.ts'
import { useHouseData } from '../data/use-house-data.ts'
import { useHouse } from '../house/use-house.ts'
import { useLive } from '../live/live-context.ts'
import { CardHead } from '../shell/CardHead.tsx'
import { Note } from '../shell/Note.tsx'
import { useText } from '../texts/use-text.ts'
import styles from './settings.module.css'

/** The days a demonstration makes sense on: the seasons the house has rows for, and what lies around them. */
const FIRST: Day = '2024-01-01'
const LAST: Day = '2035-12-31'

/** Moves "today" for the whole site, or lets it follow the real clock. `set`: the day it stands on; null follows. */
export function ClockCard({ set }: { set: Day | null }) {
  const text = useText()
  const data = useHouseData()
  const client = useQueryClient()
  const notify = useNotify()
  const house = useHouse()
  const offline = useLive().status === 'lost'
  const [entered, setEntered] = useState(set ?? house.data?.today ?? '')
  const [wrong, setWrong] = useState(false)
  const move = useMutation({
    mutationFn: (today: Day | null) => data.setClock(today),
    onSuccess: (_, today) => {
      notify(today === null ? text('settings.clock.clearDone') : text('settings.clock.setDone', { day: inWords(today) }), { type: 'success' })
      return client.invalidateQueries()
    },
  })
  const today = house.data ? inWords(house.data.today) : ''

  function submit() {
    const fits = parseDay(entered) !== null && entered >= FIRST && entered <= LAST
    setWrong(!fits)
    if (fits) move.mutate(entered)
  }

  return (
    <Card>
      <CardHead title={text('settings.clock.title')} />
      <form
        className={styles.pad}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <p>
          <b>{text(set === null ? 'settings.clock.real' : 'settings.clock.moved', { day: today })}</b>
        </p>
        <p className={styles.explain}>{text('settings.clock.explain')}</p>
        <p className={styles.explain}>{text('settings.clock.shared')}</p>
        <div className={styles.field}>
          <label htmlFor="klok">{text('settings.clock.field')}</label>
          <input
            id="klok"
            type="date"
            min={FIRST}
            max={LAST}
            value={entered}
            aria-invalid={wrong || undefined}
            aria-describedby={wrong ? 'klok-fout' : undefined}
            onChange={(event) => setEntered(event.target.value)}
          />
          {wrong ? (
            <span id="klok-fout" className={styles.wrong}>
              {text('settings.clock.invalid')}
            </span>
          ) : null}
        </div>
        <div className={styles.row}>
          <Button type="submit" variant="contained" disabled={offline || move.isPending}>
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
          <Note tone="bad" title={(move.error instanceof ApiProblem && move.error.message) || text('shell.failed')}>
            {text('settings.clock.refused')}
          </Note>
        ) : null}
      </form>
    </Card>
  )
}

/** `woensdag 25 november` with its year. */
function inWords(day: Day): string {
  const number = parseDay(day)
  return number === null ? day : `${dutchDayInWords(number)} ${staffDayYear(number).slice(-4)}`
}
