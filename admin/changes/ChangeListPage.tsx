import { ListBase, useListContext } from 'react-admin'
import { useSearchParams } from 'react-router'
import type { ChangeView } from '../../api/edits/change-view.ts'
import { screens } from '../../screens/screen-routes.ts'
import { ListPager } from '../shell/ListPager.tsx'
import { ListSkeleton } from '../shell/ListSkeleton.tsx'
import { LoadFailure } from '../shell/LoadFailure.tsx'
import { Note } from '../shell/Note.tsx'
import { Page } from '../shell/Page.tsx'
import { useText } from '../texts/use-text.ts'
import { ChangeCard } from './ChangeCard.tsx'
import { ChangeFilters } from './ChangeFilters.tsx'
import styles from './changes.module.css'
import { useNames } from './use-names.ts'

/** What the address can narrow the list by. */
export const filterNames = ['noun', 'staff', 'q'] as const

/** /instellingen/wijzigingen: who of staff changed what, from what to what. */
export function ChangeListPage() {
  const text = useText()
  const [query] = useSearchParams()
  const filter = Object.fromEntries(
    filterNames.flatMap((name) => {
      const value = query.get(name)
      return value ? [[name, value]] : []
    }),
  )
  return (
    <Page
      title={text('changes.title')}
      crumb={{ to: screens.settings.path, label: text('settings.title') }}
    >
      <p className={styles.explain}>{text('changes.explain')}</p>
      <ChangeFilters key={JSON.stringify(filter)} filter={filter} />
      <ListBase<ChangeView>
        // Another question begins at its first page.
        key={JSON.stringify(['of', filter])}
        resource="changes"
        filter={filter}
        perPage={25}
        sort={{ field: 'id', order: 'DESC' }}
        disableAuthentication
        disableSyncWithLocation
        storeKey={false}
      >
        <Changes isFiltered={Object.keys(filter).length > 0} />
      </ListBase>
    </Page>
  )
}

function Changes({ isFiltered }: { isFiltered: boolean }) {
  const text = useText()
  const names = useNames()
  const { data, error, isPending, refetch, total } = useListContext<ChangeView>()
  if (error)
    return (
      <LoadFailure what={text('changes.failed')} problem={error} onRetry={() => void refetch()} />
    )
  if (isPending || !data) return <ListSkeleton label={text('changes.loading')} />
  if (total === 0)
    return (
      <Note tone="ink" title={text(isFiltered ? 'changes.noneFound' : 'changes.empty')}>
        {text(isFiltered ? 'changes.noneFoundHint' : 'changes.emptyHint')}
      </Note>
    )
  return (
    <>
      <ol className={styles.list} aria-label={text('changes.list')}>
        {data.map((change) => (
          <li key={change.id}>
            <ChangeCard change={change} names={names} />
          </li>
        ))}
      </ol>
      <ListPager />
    </>
  )
}
