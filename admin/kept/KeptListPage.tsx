import { Button, Card } from '@mui/material'
import { ListBase, useListContext } from 'react-admin'
import { Link } from 'react-router'
import { recordAddress, screens } from '../../screens/screen-routes.ts'
import { ListPager } from '../shell/ListPager.tsx'
import { ListSkeleton } from '../shell/ListSkeleton.tsx'
import { LoadFailure } from '../shell/LoadFailure.tsx'
import { Note } from '../shell/Note.tsx'
import { Page } from '../shell/Page.tsx'
import styles from '../shell/records.module.css'
import { MORE_SETTINGS } from '../settings/more-settings.ts'
import { useText } from '../texts/use-text.ts'
import type { KeptNoun, KeptRow } from './kept-noun.ts'

/** The list of a kind of rows that staff keep, with the way to add one. */
export function KeptListPage<Row extends KeptRow>({ noun }: { noun: KeptNoun<Row> }) {
  const text = useText()
  return (
    <Page title={noun.words.title} crumb={{ to: MORE_SETTINGS, label: text('settings.title') }}>
      <div className={styles.tools}>
        <p>{noun.words.explain}</p>
        <Button variant="contained" component={Link} to={screens[noun.screens.add].path}>
          {noun.words.add}
        </Button>
      </div>
      <ListBase<Row>
        resource={noun.resource}
        perPage={50}
        sort={noun.sort}
        disableAuthentication
        disableSyncWithLocation
        storeKey={false}
      >
        <Rows noun={noun} />
      </ListBase>
    </Page>
  )
}

function Rows<Row extends KeptRow>({ noun }: { noun: KeptNoun<Row> }) {
  const text = useText()
  const { data, error, isPending, refetch, total } = useListContext<Row>()
  if (error)
    return <LoadFailure what={text('kept.failed')} problem={error} onRetry={() => void refetch()} />
  if (isPending || !data) return <ListSkeleton label={text('kept.loading')} />
  if (total === 0)
    return (
      <Note tone="ink" title={noun.words.empty}>
        {noun.words.emptyHint}
      </Note>
    )
  return (
    <>
      <Card>
        <table className={styles.table}>
          <caption className="visually-hidden">{noun.words.list}</caption>
          <thead>
            <tr>
              {noun.columns.map(({ label }) => (
                <th scope="col" key={label}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {data.map((row) => (
              <tr key={row.id}>
                {noun.columns.map(({ label, value }, place) =>
                  place === 0 ? (
                    <td className={styles.days} key={label}>
                      <Link
                        to={recordAddress(noun.screens.one, row.id)}
                        aria-label={noun.open(row)}
                      >
                        {value(row)}
                      </Link>
                    </td>
                  ) : (
                    <td key={label} data-label={label}>
                      {value(row)}
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </Card>
      <ListPager />
    </>
  )
}
