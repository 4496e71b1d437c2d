import { CreateBase, useNotify } from 'react-admin'
import { useNavigate } from 'react-router'
import { screens } from '../../screens/screen-routes.ts'
import { Page } from '../shell/Page.tsx'
import { useText } from '../texts/use-text.ts'
import { ClosureForm } from './ClosureForm.tsx'

/** /vakantie/toevoegen: closes nights (BO §4 vacation confirmation). */
export function NewClosurePage() {
  const text = useText()
  const notify = useNotify()
  const navigate = useNavigate()
  return (
    <Page
      title={text('closures.add')}
      crumb={{ to: screens.closures.path, label: text('closures.title') }}
    >
      <CreateBase
        record={{ scope: 'property' }}
        disableAuthentication
        mutationOptions={{
          onSuccess: () => {
            notify(text('closures.planned'), { type: 'success' })
            void navigate(screens.closures.path)
          },
        }}
      >
        <ClosureForm submit={text('closures.plan')} />
      </CreateBase>
    </Page>
  )
}
