import { Button } from '@mui/material'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { useRecordContext } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import type { EditRequest } from '../../api/trials/edit-request.ts'
import type { Day } from '../../rules/calendar/day.ts'
import { isTryable } from '../../rules/trials/is-tryable.ts'
import { ApiProblem } from '../data/api-problem.ts'
import { useLive } from '../live/live-context.ts'
import { useText } from '../texts/use-text.ts'
import { TrialPanel } from '../trials/TrialPanel.tsx'
import { changedFields } from './changed-fields.ts'
import type { KeptFields, KeptRow } from './kept-noun.ts'

/** What a form needs to know to be tried: of what it is an edit, and what comes after it is kept. */
export interface TrialOfForm {
  resource: string
  /** What is edited, as a list of plans names it. */
  title: string
  /** @param planned the day from which it counts; null: at once */
  onKept(planned: Day | null): void | Promise<void>
}

interface Props<Row extends KeptRow> extends TrialOfForm {
  noun: KeptFields<Row>
  /** Where the trial is shown: below the form, which stays as it is. */
  below: HTMLElement | null
}

/** Tries what is typed in a form; nothing where its resource can not be tried. */
export function TryKeptButton<Row extends KeptRow>(props: Props<Row>) {
  const row = useRecordContext<Row>()
  return isTryable(pathOf(props.resource, row)) ? <TryTyped {...props} /> : null
}

function pathOf(resource: string, row: KeptRow | undefined): string {
  return row?.id === undefined ? resource : `${resource}/${row.id}`
}

/** What was typed when it was tried. */
interface Tried {
  request: EditRequest
  typed: string
  changes: { field: string; from: string; to: string }[]
}

function TryTyped<Row extends KeptRow>({ noun, resource, title, onKept, below }: Props<Row>) {
  const text = useText()
  const offline = useLive().status === 'lost'
  const row = useRecordContext<Row>()
  const { getValues, trigger, setError } = useFormContext()
  const typed = JSON.stringify(useWatch())
  const [tried, setTried] = useState<Tried | null>(null)
  const [round, setRound] = useState(0)
  const begin = async () => {
    if (!(await trigger())) return
    const values = getValues() as Row
    const body = JSON.parse(JSON.stringify(values)) as NonNullable<EditRequest['body']>
    const there = row?.id !== undefined
    const path = `/api/back-office/${pathOf(resource, row)}`
    const before = there ? row : ({} as Row)
    setRound((now) => now + 1)
    setTried({
      request: { method: there ? 'PUT' : 'POST', path, body },
      typed: JSON.stringify(values),
      changes:
        noun.differences?.(before, values) ??
        changedFields(before, values, noun.told).map((change) => ({
          ...change,
          field: noun.fieldNames[change.field] ?? change.field,
        })),
    })
  }
  /** What is wrong at a field stands beside it, as after saving. */
  const refused = (problem: unknown) => {
    if (!(problem instanceof ApiProblem) || !problem.body.errors) return
    for (const [field, message] of Object.entries(problem.body.errors))
      setError(field, { type: 'server', message })
    setTried(null)
  }
  return (
    <>
      <Button variant="outlined" disabled={offline} onClick={() => void begin()}>
        {text('kept.trial.try')}
      </Button>
      {tried && below
        ? createPortal(
            <TrialPanel
              key={round}
              request={tried.request}
              changes={tried.changes}
              isOutdated={tried.typed !== typed}
              title={title}
              onKept={onKept}
              onDropped={() => setTried(null)}
              onAgain={() => void begin()}
              onRefused={refused}
            />,
            below,
          )
        : null}
    </>
  )
}
