import { Button } from '@mui/material'
import { useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useRecordContext } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import type { KeptEdit } from '../../api/edits/kept-nouns.ts'
import type { Day } from '../../rules/calendar/day.ts'
import { isTryable } from '../../rules/trials/is-tryable.ts'
import { isRefused } from '../data/api-problem.ts'
import { useLive } from '../live/live-context.ts'
import { useText } from '../texts/use-text.ts'
import { TrialPanel } from '../trials/TrialPanel.tsx'
import { changedFields, goneFields } from './changed-fields.ts'
import type { KeptFields, KeptRow } from './kept-noun.ts'
import type { SaveProblem } from './use-saving.ts'

/** What a form needs to know to be tried: of what it is an edit, and what comes after it is kept. */
export interface TrialOfForm<Row extends KeptRow> {
  noun: string
  /** Its one row is a part of its name, such as `settings/rule-numbers`. */
  isOneRow?: boolean
  /** What is edited, as a list of plans names it. */
  title: string
  /** @param planned the day from which it counts; null: at once */
  onKept(planned: Day | null): void | Promise<void>
  /** The same of its removal; left out: it is not removed here. */
  removal?: TriedRemoval<Row> | undefined
}

interface TriedRemoval<Row extends KeptRow> {
  title: string
  /** The version that it names, where it takes more with it than the row. */
  versionOf?(row: Row): number
  /** What it takes with it, in words. */
  alsoGone?(row: Row): { field: string; from: string; to: string }[]
  onKept(planned: Day | null, row: Row): void
}

interface Props<Row extends KeptRow> {
  noun: KeptFields<Row>
  trial: TrialOfForm<Row>
  problem: SaveProblem
  /** Where the trial is shown: below the form, which stays as it is. */
  below: HTMLElement | null
}

/** Tries what is typed in a form, or the removal of its row; nothing where that cannot be tried. */
export function TryKeptButton<Row extends KeptRow>(props: Props<Row>) {
  return isTryable(props.trial.noun) ? <TryTyped {...props} /> : null
}

/** What is tried. */
interface Tried {
  edit: KeptEdit
  /** What stood in the form; null for a removal. */
  typed: string | null
  changes: { field: string; from: string; to: string }[]
}

function TryTyped<Row extends KeptRow>({ noun, trial, problem, below }: Props<Row>) {
  const text = useText()
  const offline = useLive().status === 'lost'
  const row = useRecordContext<Row>()
  const { getValues, trigger, setError } = useFormContext()
  const typed = JSON.stringify(useWatch())
  const [tried, setTried] = useState<Tried | null>(null)
  const [round, setRound] = useState(0)
  const pressed = useRef<HTMLButtonElement>(null)
  const { removal } = trial
  const there = row?.id !== undefined
  const { noun: edited, isOneRow = false } = trial
  const key = there && !isOneRow ? [row.id] : []

  const show = (next: Tried) => {
    problem.say(null)
    setRound((now) => now + 1)
    setTried(next)
  }
  const begin = async () => {
    if (!(await trigger())) return
    const values = getValues() as Row
    const { id: _id, version: base, ...content } = values
    const sent = JSON.parse(JSON.stringify(content)) as NonNullable<KeptEdit['values']>
    const before = there ? row : ({} as Row)
    show({
      edit: { noun: edited, key, values: sent, ...(there && { base }) },
      typed: JSON.stringify(values),
      changes:
        noun.differences?.(before, values) ??
        changedFields(before, values, noun.told).map((change) => ({
          ...change,
          field: noun.fieldNames[change.field] ?? change.field,
        })),
    })
  }
  const beginRemoval = (gone: Row) =>
    show({
      edit: {
        noun: edited,
        key,
        values: null,
        base: removal?.versionOf?.(gone) ?? gone.version,
      },
      typed: null,
      changes: [
        ...goneFields(gone, noun.fieldNames, noun.told),
        ...(removal?.alsoGone?.(gone) ?? []),
      ],
    })
  const stop = () => {
    setTried(null)
    pressed.current?.focus()
  }
  /** What is wrong at a field stands beside it, as after saving; anything else beside the buttons. */
  const refused = (why: unknown) => {
    if (!isRefused(why)) return
    const errors = tried?.typed === null ? undefined : why.body.errors
    for (const [field, message] of Object.entries(errors ?? {}))
      setError(field, { type: 'server', message })
    if (!errors) problem.say(why.message)
    stop()
  }
  return (
    <>
      <Button
        variant="outlined"
        disabled={offline}
        onClick={({ currentTarget }) => {
          pressed.current = currentTarget
          void begin()
        }}
      >
        {text('kept.trial.try')}
      </Button>
      {there && removal ? (
        <Button
          variant="text"
          disabled={offline}
          onClick={({ currentTarget }) => {
            pressed.current = currentTarget
            beginRemoval(row)
          }}
        >
          {text('kept.trial.tryRemoval')}
        </Button>
      ) : null}
      {tried && below
        ? createPortal(
            <TrialPanel
              key={round}
              edit={tried.edit}
              changes={tried.changes}
              isOutdated={tried.typed !== null && tried.typed !== typed}
              title={tried.typed === null ? (removal?.title ?? '') : trial.title}
              isRemoval={tried.typed === null}
              onKept={(planned) =>
                tried.typed === null ? removal?.onKept(planned, row!) : trial.onKept(planned)
              }
              onDropped={stop}
              onAgain={() => void begin()}
              onRefused={refused}
            />,
            below,
          )
        : null}
    </>
  )
}
