import { useQuery } from '@tanstack/react-query'
import type { AccountView } from '../../api/staff/staff-shapes.ts'
import { screens } from '../../screens/screen-routes.ts'
import { useBackOfficeData } from '../data/use-back-office-data.ts'
import { ListSkeleton } from '../shell/ListSkeleton.tsx'
import { LoadFailure } from '../shell/LoadFailure.tsx'
import { Page } from '../shell/Page.tsx'
import { useText } from '../texts/use-text.ts'
import styles from './account.module.css'
import { EmailCard, NameCard, PasswordCard } from './SignInCards.tsx'
import { SessionsCard } from './SessionsCard.tsx'
import { TwoStepsCard } from './TwoStepsCard.tsx'

/** /instellingen/mijn-account: the account of who is signed in. */
export function AccountPage() {
  const text = useText()
  const data = useBackOfficeData()
  const account = useQuery({
    // Below the people: who changes them changes this.
    queryKey: ['staff', 'account'],
    queryFn: () => data.call<AccountView>('account', undefined, 'GET'),
  })
  return (
    <Page
      title={text('account.title')}
      crumb={{ to: screens.settings.path, label: text('settings.title') }}
    >
      {account.data ? (
        <div className={styles.cards}>
          <div className={styles.column}>
            <NameCard key={account.data.version} account={account.data} />
            <EmailCard account={account.data} />
            <PasswordCard />
          </div>
          <div className={styles.column}>
            <TwoStepsCard account={account.data} />
            <SessionsCard />
          </div>
        </div>
      ) : account.error ? (
        <LoadFailure
          what={text('account.failed')}
          problem={account.error}
          onRetry={() => void account.refetch()}
        />
      ) : (
        <ListSkeleton label={text('kept.loading')} />
      )}
    </Page>
  )
}
