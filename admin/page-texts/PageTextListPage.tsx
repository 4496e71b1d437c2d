import { Card } from '@mui/material'
import { ListBase, useListContext } from 'react-admin'
import { Link } from 'react-router'
import type { KeptPageView } from '../../api/pages/page-text-shape.ts'
import { recordAddress } from '../../screens/screen-routes.ts'
import { MORE_SETTINGS } from '../settings/more-settings.ts'
import { ListSkeleton } from '../shell/ListSkeleton.tsx'
import { LoadFailure } from '../shell/LoadFailure.tsx'
import { Page } from '../shell/Page.tsx'
import records from '../shell/records.module.css'
import { useText } from '../texts/use-text.ts'
import styles from './page-texts.module.css'

/** /instellingen/paginas: the information pages that the site has. */
export function PageTextListPage() {
  const text = useText()
  return (
    <Page
      title={text('pageTexts.title')}
      crumb={{ to: MORE_SETTINGS, label: text('settings.title') }}
    >
      <p className={styles.explain}>{text('pageTexts.explain')}</p>
      <ListBase<KeptPageView>
        resource="page-texts"
        perPage={100}
        disableAuthentication
        disableSyncWithLocation
        storeKey={false}
      >
        <Pages />
      </ListBase>
    </Page>
  )
}

function Pages() {
  const text = useText()
  const { data, error, isPending, refetch } = useListContext<KeptPageView>()
  if (error)
    return <LoadFailure what={text('kept.failed')} problem={error} onRetry={() => void refetch()} />
  if (isPending || !data) return <ListSkeleton label={text('kept.loading')} />
  return (
    <Card>
      <table className={records.table}>
        <caption className="visually-hidden">{text('pageTexts.list')}</caption>
        <thead>
          <tr>
            <th scope="col">{text('pageTexts.page')}</th>
            <th scope="col">{text('pageTexts.address')}</th>
            <th scope="col">{text('pageTexts.state')}</th>
          </tr>
        </thead>
        <tbody>
          {data.map(({ id, title, address, body, changed }) => (
            <tr key={id}>
              <td className={records.days}>
                <Link
                  to={recordAddress('pageText', id)}
                  aria-label={text('pageTexts.open', { title })}
                >
                  {title}
                </Link>
              </td>
              <td data-label={text('pageTexts.address')}>{address}</td>
              <td data-label={text('pageTexts.state')}>
                {text(
                  body === ''
                    ? 'pageTexts.empty'
                    : changed
                      ? 'pageTexts.changed'
                      : 'pageTexts.supplied',
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}
