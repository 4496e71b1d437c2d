import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { EditBase, useEditContext, useNotify, useRefresh } from 'react-admin'
import { ApiProblem } from '../data/api-problem.ts'
import type { KeptFields, KeptRow } from '../kept/kept-noun.ts'
import { KeptForm } from '../kept/KeptForm.tsx'
import type { TrialOfForm } from '../kept/TryKeptButton.tsx'
import { ListSkeleton } from '../shell/ListSkeleton.tsx'
import { LoadFailure } from '../shell/LoadFailure.tsx'
import { useText } from '../texts/use-text.ts'
import { plannedWords } from '../trials/planned-words.ts'

/** A part of the settings that staff keep: a card with a form of its own. */
export interface KeptSettings<Row extends KeptRow> extends KeptFields<Row> {
  /** Where the API has it, under `/api/back-office/settings`. */
  id: string
  title: string
  /** What is said once it is saved. */
  saved(row: Row): string
}

/** A card of the settings: read, changed and saved by itself. */
export function SettingCard<Row extends KeptRow>({ of }: { of: KeptSettings<Row> }) {
  const text = useText()
  const notify = useNotify()
  const refresh = useRefresh()
  // What was saved is where the form begins anew.
  const [saves, setSaves] = useState(0)
  return (
    <EditBase<Row>
      key={saves}
      id={of.id}
      resource="settings"
      mutationMode="pessimistic"
      redirect={false}
      disableAuthentication
      // What failed is said in its place, and nobody is led away from it.
      queryOptions={{ onError: () => undefined }}
      mutationOptions={{
        onSuccess: (row) => {
          notify(of.saved(row), { type: 'success' })
          setSaves((count) => count + 1)
        },
        onError: (problem: unknown) => {
          // At a field it is said beside it.
          if (problem instanceof ApiProblem && problem.body.errors) return
          notify((problem instanceof ApiProblem && problem.message) || text('shell.failed'), {
            type: 'error',
          })
          // What somebody else changed is shown in the form then.
          if (problem instanceof ApiProblem && problem.status === 409) refresh()
        },
      }}
    >
      <Setting of={of} onKept={() => setSaves((count) => count + 1)} />
    </EditBase>
  )
}

function Setting<Row extends KeptRow>({ of, onKept }: { of: KeptSettings<Row>; onKept(): void }) {
  const text = useText()
  const notify = useNotify()
  const client = useQueryClient()
  const { record, error, refetch } = useEditContext<Row>()
  const trial: TrialOfForm = {
    resource: 'settings',
    title: of.title,
    onKept: async (planned) => {
      notify(planned === null ? of.saved(record!) : plannedWords(planned, text), {
        type: 'success',
      })
      await client.invalidateQueries({ queryKey: ['settings'] })
      onKept()
    },
  }
  if (record)
    return <KeptForm noun={of} title={of.title} submit={text('kept.save')} trial={trial} />
  if (error)
    return (
      <LoadFailure
        what={text('settings.partFailed', { part: of.title })}
        problem={error}
        onRetry={() => void refetch()}
      />
    )
  return <ListSkeleton label={text('kept.loading')} />
}
