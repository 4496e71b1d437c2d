import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { EditBase, useEditContext, useNotify } from 'react-admin'
import type { KeptFields, KeptRow } from '../kept/kept-noun.ts'
import { KeptForm } from '../kept/KeptForm.tsx'
import type { TrialOfForm } from '../kept/TryKeptButton.tsx'
import { type SaveProblem, useSaving } from '../kept/use-saving.ts'
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
  const notify = useNotify()
  // After a save the form starts again from what was saved.
  const [saves, setSaves] = useState(0)
  const { problem, mutationOptions } = useSaving<Row>((row) => {
    notify(of.saved(row), { type: 'success' })
    setSaves((count) => count + 1)
  })
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
      mutationOptions={mutationOptions}
    >
      <Setting of={of} problem={problem} onKept={() => setSaves((count) => count + 1)} />
    </EditBase>
  )
}

interface SettingProps<Row extends KeptRow> {
  of: KeptSettings<Row>
  problem: SaveProblem
  onKept(): void
}

function Setting<Row extends KeptRow>({ of, problem, onKept }: SettingProps<Row>) {
  const text = useText()
  const notify = useNotify()
  const client = useQueryClient()
  const { record, error, refetch } = useEditContext<Row>()
  const trial: TrialOfForm<Row> = {
    noun: `settings/${of.id}`,
    isOneRow: true,
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
    return (
      <KeptForm
        noun={of}
        title={of.title}
        submit={text('kept.save')}
        problem={problem}
        trial={trial}
      />
    )
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
