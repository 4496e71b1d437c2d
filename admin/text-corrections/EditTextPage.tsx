import type { ReactNode } from 'react'
import { EditBase, useEditContext, useNotify } from 'react-admin'
import { useNavigate, useSearchParams } from 'react-router'
import { screens } from '../../screens/screen-routes.ts'
import { ApiProblem } from '../data/api-problem.ts'
import type { KeptRow } from '../kept/kept-noun.ts'
import { type SaveProblem, useSaving } from '../kept/use-saving.ts'
import { ListSkeleton } from '../shell/ListSkeleton.tsx'
import { LoadFailure } from '../shell/LoadFailure.tsx'
import { Note } from '../shell/Note.tsx'
import { Page } from '../shell/Page.tsx'
import { nothingToSave } from '../shell/use-leave-warning.ts'
import { useText } from '../texts/use-text.ts'
import { useListAddress } from './use-list-address.ts'

/** What the form of a text is drawn with. */
export interface TextFormProps<Row> {
  row: Row
  problem: SaveProblem
  /** Where one is afterwards. */
  list: string
}

interface Props<Row> {
  resource: 'texts' | 'translations'
  /** The titles of this page and of its list, and the notice of what was saved. */
  texts: { one: string; title: string; saved: string }
  /** Draws the form of the text that is edited. */
  children(form: TextFormProps<Row>): ReactNode
}

/** `?id=`: the page of one text; once it is saved one is on its list again. */
export function EditTextPage<Row extends KeptRow>({ resource, texts, children }: Props<Row>) {
  const text = useText()
  const notify = useNotify()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const id = query.get('id') ?? ''
  const list = useListAddress(screens[resource].path)
  const { problem, mutationOptions } = useSaving(() => {
    notify(texts.saved, { type: 'success' })
    void navigate(list, { state: nothingToSave })
  })
  return (
    <Page title={texts.one} crumb={{ to: list, label: texts.title }}>
      {id === '' ? (
        <Note tone="ink" title={text('kept.noId')} />
      ) : (
        <EditBase
          key={id}
          id={id}
          resource={resource}
          mutationMode="pessimistic"
          disableAuthentication
          // What failed is said in its place, and nobody is led away from it.
          queryOptions={{ onError: () => undefined }}
          mutationOptions={mutationOptions}
        >
          <Loaded<Row>>{(row) => children({ row, problem, list })}</Loaded>
        </EditBase>
      )}
    </Page>
  )
}

function Loaded<Row extends KeptRow>({ children }: { children(row: Row): ReactNode }) {
  const text = useText()
  const { record, error, refetch } = useEditContext<Row>()
  if (error instanceof ApiProblem && error.status === 404)
    return <Note tone="ink" title={text('kept.notFound')} />
  if (error)
    return <LoadFailure what={text('kept.failed')} problem={error} onRetry={() => void refetch()} />
  return record ? children(record) : <ListSkeleton label={text('kept.loading')} />
}
