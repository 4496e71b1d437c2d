import { EditBase, useEditContext, useNotify } from 'react-admin'
import { useNavigate, useSearchParams } from 'react-router'
import type { ClosureView } from '../../api/closures/closure-view.ts'
import { screens } from '../../screens/screen-routes.ts'
import { ApiProblem } from '../data/api-problem.ts'
import { LoadFailure } from '../shell/LoadFailure.tsx'
import { Note } from '../shell/Note.tsx'
import { Page } from '../shell/Page.tsx'
import { useText } from '../texts/use-text.ts'
import { ClosureForm } from './ClosureForm.tsx'
import { ClosureSkeleton } from './ClosureSkeleton.tsx'
import { RemoveClosureButton } from './RemoveClosureButton.tsx'

/** /vakantie/aanpassen?id=: changes a closure, or opens its nights again. */
export function ClosurePage() {
  const text = useText()
  const notify = useNotify()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const id = query.get('id') ?? ''
  return (
    <Page
      title={text('closures.change')}
      crumb={{ to: screens.closures.path, label: text('closures.title') }}
    >
      {id === '' ? (
        <Note tone="ink" title={text('closures.noId')} />
      ) : (
        <EditBase
          key={id}
          id={id}
          mutationMode="pessimistic"
          disableAuthentication
          // What failed is said in its place, and nobody is led away from it.
          queryOptions={{ onError: () => undefined }}
          mutationOptions={{
            onSuccess: () => {
              notify(text('closures.changed'), { type: 'success' })
              void navigate(screens.closures.path)
            },
          }}
        >
          <Closure />
        </EditBase>
      )}
    </Page>
  )
}

function Closure() {
  const text = useText()
  const { record, error, refetch } = useEditContext<ClosureView>()
  if (record)
    return (
      <ClosureForm submit={text('closures.save')}>
        <RemoveClosureButton />
      </ClosureForm>
    )
  if (error instanceof ApiProblem && error.status === 404)
    return <Note tone="ink" title={text('closures.notFound')} />
  if (error)
    return (
      <LoadFailure what={text('closures.failed')} problem={error} onRetry={() => void refetch()} />
    )
  return <ClosureSkeleton />
}
