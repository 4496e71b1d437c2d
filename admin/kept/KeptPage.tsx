import {
  EditBase,
  SaveContextProvider,
  useEditContext,
  useNotify,
  useSaveContext,
} from 'react-admin'
import { useNavigate, useSearchParams } from 'react-router'
import { screens } from '../../screens/screen-routes.ts'
import { ApiProblem } from '../data/api-problem.ts'
import { ListSkeleton } from '../shell/ListSkeleton.tsx'
import { LoadFailure } from '../shell/LoadFailure.tsx'
import { Note } from '../shell/Note.tsx'
import { Page } from '../shell/Page.tsx'
import { nothingToSave } from '../shell/use-leave-warning.ts'
import { useText } from '../texts/use-text.ts'
import type { KeptNoun, KeptRow } from './kept-noun.ts'
import { KeptForm } from './KeptForm.tsx'
import { RemoveKeptButton } from './RemoveKeptButton.tsx'
import { useAddAgain } from './use-add-again.ts'
import { type SaveProblem, useSaving } from './use-saving.ts'
import { useTrialKept } from './use-trial-kept.ts'

/** `?id=`: a row that staff keep, to be changed or removed. */
export function KeptPage<Row extends KeptRow>({ noun }: { noun: KeptNoun<Row> }) {
  const text = useText()
  const notify = useNotify()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const id = query.get('id') ?? ''
  const list = noun.listAddress ?? screens[noun.screens.list].path
  const { problem, mutationOptions } = useSaving<Row>(() => {
    notify(noun.words.changed, { type: 'success' })
    void navigate(list, { state: nothingToSave })
  })
  return (
    <Page title={noun.words.one} crumb={{ to: list, label: noun.words.title }}>
      {id === '' ? (
        <Note tone="ink" title={text('kept.noId')} />
      ) : (
        <EditBase
          key={id}
          id={id}
          resource={noun.resource}
          mutationMode="pessimistic"
          disableAuthentication
          // What failed is said in its place, and nobody is led away from it.
          queryOptions={{ onError: () => undefined }}
          mutationOptions={mutationOptions}
        >
          <Row noun={noun} list={list} problem={problem} />
        </EditBase>
      )}
    </Page>
  )
}

interface RowProps<Row extends KeptRow> {
  noun: KeptNoun<Row>
  list: string
  problem: SaveProblem
}

function Row<Row extends KeptRow>({ noun, list, problem }: RowProps<Row>) {
  const text = useText()
  const { record, error, refetch } = useEditContext<Row>()
  const saving = useSaveContext()
  const addAgain = useAddAgain(noun, problem)
  const trial = useTrialKept(noun, noun.words.changed)
  const isGone = error instanceof ApiProblem && error.status === 404
  const isKept = record !== undefined && noun.isRemovable?.(record) === false
  if (record)
    return (
      // One form before and after: what was typed stays when a colleague removed the row meanwhile.
      <SaveContextProvider value={isGone ? { ...saving, save: addAgain } : saving}>
        {isGone ? (
          <Note tone="ink" title={text('kept.gone')}>
            {text('kept.goneForm')}
          </Note>
        ) : null}
        <KeptForm
          noun={noun}
          submit={text(isGone ? 'kept.addAgain' : 'kept.save')}
          problem={problem}
          {...(!isGone && { trial: isKept ? { ...trial, removal: undefined } : trial })}
        >
          {isGone || isKept ? null : (
            <RemoveKeptButton
              resource={noun.resource}
              list={list}
              words={noun.words}
              problem={problem}
            />
          )}
        </KeptForm>
      </SaveContextProvider>
    )
  if (isGone) return <Note tone="ink" title={text('kept.notFound')} />
  if (error)
    return <LoadFailure what={text('kept.failed')} problem={error} onRetry={() => void refetch()} />
  return <ListSkeleton label={text('kept.loading')} />
}
