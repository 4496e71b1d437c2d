import { EditBase, useEditContext, useNotify } from 'react-admin'
import { useNavigate, useSearchParams } from 'react-router'
import type { DeliveryDistanceView } from '../../api/delivery-distances/delivery-distance-shape.ts'
import { screens } from '../../screens/screen-routes.ts'
import { ApiProblem } from '../data/api-problem.ts'
import { LoadFailure } from '../shell/LoadFailure.tsx'
import { Note } from '../shell/Note.tsx'
import { Page } from '../shell/Page.tsx'
import { useText } from '../texts/use-text.ts'
import { DistanceForm } from './DistanceForm.tsx'
import { ListSkeleton } from '../shell/ListSkeleton.tsx'
import { RemoveDistanceButton } from './RemoveDistanceButton.tsx'

/** /instellingen/bezorgafstanden/aanpassen?id=: changes or removes a postcode. */
export function DistancePage() {
  const text = useText()
  const notify = useNotify()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const id = query.get('id') ?? ''
  return (
    <Page
      title={text('deliveryDistances.change')}
      crumb={{ to: screens.deliveryDistances.path, label: text('deliveryDistances.title') }}
    >
      {id === '' ? (
        <Note tone="ink" title={text('deliveryDistances.noId')} />
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
              notify(text('deliveryDistances.changed'), { type: 'success' })
              void navigate(screens.deliveryDistances.path)
            },
          }}
        >
          <Distance />
        </EditBase>
      )}
    </Page>
  )
}

function Distance() {
  const text = useText()
  const { record, error, refetch } = useEditContext<DeliveryDistanceView>()
  if (record)
    return (
      <DistanceForm submit={text('deliveryDistances.save')}>
        <RemoveDistanceButton />
      </DistanceForm>
    )
  if (error instanceof ApiProblem && error.status === 404)
    return <Note tone="ink" title={text('deliveryDistances.notFound')} />
  if (error)
    return (
      <LoadFailure
        what={text('deliveryDistances.failed')}
        problem={error}
        onRetry={() => void refetch()}
      />
    )
  return <ListSkeleton label={text('deliveryDistances.loading')} />
}
