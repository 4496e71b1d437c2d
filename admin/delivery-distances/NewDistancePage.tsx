import { CreateBase, useNotify } from 'react-admin'
import { useNavigate } from 'react-router'
import { screens } from '../../screens/screen-routes.ts'
import { Page } from '../shell/Page.tsx'
import { useText } from '../texts/use-text.ts'
import { DistanceForm } from './DistanceForm.tsx'

/** /instellingen/bezorgafstanden/toevoegen: one more postcode. */
export function NewDistancePage() {
  const text = useText()
  const notify = useNotify()
  const navigate = useNavigate()
  return (
    <Page
      title={text('deliveryDistances.add')}
      crumb={{ to: screens.deliveryDistances.path, label: text('deliveryDistances.title') }}
    >
      <CreateBase
        record={{ estimated: false }}
        disableAuthentication
        mutationOptions={{
          onSuccess: () => {
            notify(text('deliveryDistances.added'), { type: 'success' })
            void navigate(screens.deliveryDistances.path)
          },
        }}
      >
        <DistanceForm submit={text('deliveryDistances.add')} />
      </CreateBase>
    </Page>
  )
}
