import { Button, Card, LinearProgress, TextField } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import type { KeptEdit } from '../../api/edits/kept-nouns.ts'
import type { TrialView } from '../../api/trials/trial-view.ts'
import type { Day } from '../../rules/calendar/day.ts'
import { ApiProblem } from '../data/api-problem.ts'
import { useBackOfficeData } from '../data/use-back-office-data.ts'
import { useLive } from '../live/live-context.ts'
import { CardHead } from '../shell/CardHead.tsx'
import { LoadFailure } from '../shell/LoadFailure.tsx'
import { Note } from '../shell/Note.tsx'
import { useText } from '../texts/use-text.ts'
import { failureText } from '../texts/words.ts'
import { TrialBookings } from './TrialBookings.tsx'
import { TrialExample } from './TrialExample.tsx'
import { TrialExtra } from './TrialExtra.tsx'
import { TrialOrder } from './TrialOrder.tsx'
import { TrialSummary } from './TrialSummary.tsx'
import styles from './trials.module.css'
import { useTrial } from './use-trial.ts'

interface Props {
  edit: KeptEdit
  /** From what to what, as the form calls it. */
  changes: readonly { field: string; from: string; to: string }[]
  /** It takes something away; `changes` are what is gone with it. */
  isRemoval?: boolean
  /** Something else was typed since. */
  isOutdated?: boolean
  /** What is edited, as a list of plans names it. */
  title: string
  /** @param planned the day from which it counts; null: at once */
  onKept(planned: Day | null): void | Promise<void>
  onDropped(): void
  onAgain?: () => void
  /** It cannot be, as it cannot be saved. */
  onRefused?: (problem: unknown) => void
}

/**
 * What an edit would come to, before it counts: worked out with its progress shown, then kept
 * exactly as it was tried, or dropped. It stands below the form it came from, which keeps what was
 * typed, and whoever asked for it is led to its heading:
 * docs/why-a-change-is-tried-by-rolling-it-back.md
 */
export function TrialPanel({
  edit,
  changes,
  title,
  isRemoval = false,
  isOutdated,
  onKept,
  onDropped,
  onAgain,
  onRefused,
}: Props) {
  const text = useText()
  const id = useId()
  const data = useBackOfficeData()
  const offline = useLive().status === 'lost'
  const { progress, trial, problem, again } = useTrial(edit, onRefused)
  const [fromDay, setFromDay] = useState('')
  const keep = useMutation({
    mutationFn: async (version: string): Promise<Day | null> => {
      if (fromDay === '') return data.keepTrial(edit, version).then(() => null)
      await data.planEdit({ edit, fromDay, title, told: [...changes] })
      return fromDay
    },
    onSuccess: onKept,
  })
  const wrongDay = (keep.error instanceof ApiProblem && keep.error.body.errors?.['fromDay']) || null
  const retry = () => {
    keep.reset()
    again()
  }
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => head.current?.focus(), [])
  return (
    <Card component="section" aria-labelledby={id} className={styles.panel}>
      <CardHead title={text('kept.trial.title')} id={id} headRef={head} />
      <div className={styles.content}>
        <section>
          <h3>{text('kept.trial.change')}</h3>
          {isRemoval ? <p>{text('kept.trial.removed')}</p> : null}
          {!isRemoval && changes.length === 0 ? <p>{text('kept.trial.unchanged')}</p> : null}
          <ul>
            {changes.map(({ field, from, to }) => (
              <li key={field}>
                {isRemoval
                  ? text('kept.trial.was', { field, was: from })
                  : text('kept.trial.fromTo', { field, from: from || '–', to: to || '–' })}
              </li>
            ))}
          </ul>
        </section>
        {problem ? (
          <LoadFailure what={text('kept.trial.failed')} problem={problem} onRetry={retry} />
        ) : trial ? (
          <Outcome trial={trial} />
        ) : (
          <div>
            <p id={`${id}-busy`}>{text('kept.trial.busy')}</p>
            <LinearProgress
              variant="determinate"
              value={Math.round(progress * 100)}
              aria-labelledby={`${id}-busy`}
            />
          </div>
        )}
        {isOutdated ? <Note tone="warn">{text('kept.trial.outdated')}</Note> : null}
        {trial ? (
          <TextField
            type="date"
            variant="outlined"
            label={text('kept.trial.fromDay')}
            value={fromDay}
            onChange={({ target }) => {
              keep.reset()
              setFromDay(target.value)
            }}
            error={wrongDay !== null}
            helperText={wrongDay ?? text('kept.trial.fromDayHint')}
            slotProps={{ inputLabel: { shrink: true } }}
          />
        ) : null}
        {keep.error && !wrongDay ? <Note tone="bad">{failureText(keep.error)}</Note> : null}
        <div className={styles.row}>
          {isOutdated && onAgain ? (
            <Button variant="contained" onClick={onAgain}>
              {text('kept.trial.again')}
            </Button>
          ) : keep.error && !wrongDay ? (
            <Button variant="contained" onClick={retry}>
              {text('kept.trial.again')}
            </Button>
          ) : trial ? (
            <Button
              variant="contained"
              disabled={offline}
              aria-disabled={keep.isPending}
              onClick={() => !keep.isPending && keep.mutate(trial.version)}
            >
              {text(
                keep.isPending
                  ? 'kept.trial.keeping'
                  : fromDay
                    ? 'kept.trial.plan'
                    : 'kept.trial.keep',
              )}
            </Button>
          ) : null}
          <Button variant="text" onClick={onDropped}>
            {text('kept.trial.drop')}
          </Button>
        </div>
      </div>
    </Card>
  )
}

function Outcome({ trial }: { trial: TrialView }) {
  const text = useText()
  const { stays, orders, extras, bookings } = trial
  return (
    <>
      <TrialSummary trial={trial} />
      {stays.examples.length > 0 ? (
        <section>
          <h3>{text('kept.trial.examples')}</h3>
          <p className={styles.how}>{text('kept.trial.examplesHint')}</p>
          {stays.examples.map((example) => (
            <TrialExample
              key={`${example.roomTypeId} ${example.arrival} ${example.departure} ${example.outcome}`}
              example={example}
            />
          ))}
        </section>
      ) : null}
      {orders.examples.length > 0 ? (
        <section>
          <h3>{text('kept.trial.orders')}</h3>
          {orders.examples.map((order) => (
            <TrialOrder key={`${order.form} ${order.kids} ${order.village}`} order={order} />
          ))}
        </section>
      ) : null}
      {extras.length > 0 ? (
        <section>
          <h3>{text('kept.trial.extras')}</h3>
          {extras.map((extra) => (
            <TrialExtra key={`${extra.id} ${extra.persons} ${extra.nights}`} extra={extra} />
          ))}
        </section>
      ) : null}
      <TrialBookings bookings={bookings} />
    </>
  )
}
