import { Button, Card } from '@mui/material'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import type { PlannedEditView } from '../../api/trials/planned-edit-shape.ts'
import { parseDay } from '../../rules/calendar/day.ts'
import { staffDayYear } from '../../rules/calendar/dutch.ts'
import { messageSeconds } from '../../rules/messages/message-seconds.ts'
import { screens } from '../../screens/screen-routes.ts'
import { useBackOfficeData } from '../data/use-back-office-data.ts'
import { useLive } from '../live/live-context.ts'
import { ListSkeleton } from '../shell/ListSkeleton.tsx'
import { LoadFailure } from '../shell/LoadFailure.tsx'
import { Note } from '../shell/Note.tsx'
import { Page } from '../shell/Page.tsx'
import { UndoNotice } from '../shell/UndoNotice.tsx'
import records from '../shell/records.module.css'
import { useText } from '../texts/use-text.ts'
import { failureText } from '../texts/words.ts'

/** /instellingen/gepland: changes that count from a day of sale on, and what became of them. */
export function PlannedEditListPage() {
  const text = useText()
  const data = useBackOfficeData()
  const planned = useQuery({
    queryKey: ['planned-edits'],
    queryFn: () => data.readPlannedEdits(),
  })
  return (
    <Page
      title={text('plannedEdits.title')}
      crumb={{ to: screens.settings.path, label: text('settings.title') }}
    >
      <p>{text('plannedEdits.explain')}</p>
      {planned.error ? (
        <LoadFailure
          what={text('plannedEdits.failed')}
          problem={planned.error}
          onRetry={() => void planned.refetch()}
        />
      ) : !planned.data ? (
        <ListSkeleton label={text('plannedEdits.loading')} />
      ) : planned.data.length === 0 ? (
        <Note tone="ink" title={text('plannedEdits.empty')}>
          {text('plannedEdits.emptyHint')}
        </Note>
      ) : (
        <Card>
          <table className={records.table}>
            <caption className="visually-hidden">{text('plannedEdits.list')}</caption>
            <thead>
              <tr>
                <th scope="col">{text('plannedEdits.day')}</th>
                <th scope="col">{text('plannedEdits.what')}</th>
                <th scope="col">{text('plannedEdits.state')}</th>
                <th scope="col">{text('plannedEdits.action')}</th>
              </tr>
            </thead>
            <tbody>
              {planned.data.map((row) => (
                <PlannedEdit key={row.id} row={row} />
              ))}
            </tbody>
          </table>
        </Card>
      )}
    </Page>
  )
}

function PlannedEdit({ row }: { row: PlannedEditView }) {
  const text = useText()
  const data = useBackOfficeData()
  const notify = useNotify()
  const client = useQueryClient()
  const offline = useLive().status === 'lost'
  const { id, fromDay, title, told, by, state, why } = row
  const again = () => client.invalidateQueries({ queryKey: ['planned-edits'] })
  const failed = (problem: unknown) => {
    notify(failureText(problem), { type: 'error' })
    void again()
  }
  const restore = useMutation({
    mutationFn: () => data.restorePlannedEdit(id),
    onSuccess: () => {
      notify(text('plannedEdits.back'), { type: 'success' })
      void again()
    },
    onError: failed,
  })
  const withdraw = useMutation({
    mutationFn: () => data.withdrawPlannedEdit(id),
    onSuccess: () => {
      void again()
      if (state === 'refused') return
      notify(<UndoNotice said={text('plannedEdits.withdrawn')} onUndo={() => restore.mutate()} />, {
        type: 'success',
        autoHideDuration: messageSeconds.undo * 1000,
      })
    },
    onError: failed,
  })
  const isOpen = state === 'waiting' || state === 'refused'
  return (
    <tr>
      <td className={records.days}>
        {text('plannedEdits.from', { day: staffDayYear(parseDay(fromDay) ?? 0) })}
      </td>
      <td>
        <b>{title}</b>
        {told.map(({ field, from, to }) => (
          <div key={field}>
            {text('plannedEdits.fromTo', { field, from: from || '–', to: to || '–' })}
          </div>
        ))}
      </td>
      <td>
        {text(`plannedEdits.states.${state}`)}
        <div>{text('plannedEdits.by', { name: by })}</div>
        {why ? <div>{why}</div> : null}
      </td>
      <td>
        {isOpen ? (
          <Button
            disabled={offline}
            aria-disabled={withdraw.isPending}
            onClick={() => !withdraw.isPending && withdraw.mutate()}
          >
            {text(state === 'waiting' ? 'plannedEdits.withdraw' : 'plannedEdits.seen')}
          </Button>
        ) : null}
      </td>
    </tr>
  )
}
