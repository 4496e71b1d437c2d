import { Card, TextField } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { screens } from '../../screens/screen-routes.ts'
import { useBackOfficeData } from '../data/use-back-office-data.ts'
import { CardHead } from '../shell/CardHead.tsx'
import { ListSkeleton } from '../shell/ListSkeleton.tsx'
import { LoadFailure } from '../shell/LoadFailure.tsx'
import { Note } from '../shell/Note.tsx'
import { Page } from '../shell/Page.tsx'
import { useText } from '../texts/use-text.ts'
import { Reading } from './Reading.tsx'
import { readingGroups } from './reading-rows.ts'
import styles from './readings.module.css'

/** /instellingen/keuzes: every reading with what counts, and what another choice would cost. */
export function ReadingListPage() {
  const text = useText()
  const data = useBackOfficeData()
  const [search, setSearch] = useState('')
  const readings = useQuery({
    queryKey: ['settings', 'readings'],
    queryFn: () => data.readReadings(),
  })
  // Typing goes first: there are some hundred of them.
  const searched = useDeferredValue(search)
  const groups = readings.data ? readingGroups(readings.data, searched) : []
  const version = readings.data?.[0]?.version ?? 0
  return (
    <Page
      title={text('readings.title')}
      crumb={{ to: screens.settings.path, label: text('settings.title') }}
    >
      <div className={styles.page}>
        <p>{text('readings.explain')}</p>
        <TextField
          variant="outlined"
          type="search"
          label={text('readings.search')}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        {readings.error ? (
          <LoadFailure
            what={text('readings.failed')}
            problem={readings.error}
            onRetry={() => void readings.refetch()}
          />
        ) : !readings.data ? (
          <ListSkeleton label={text('readings.loading')} />
        ) : groups.length === 0 ? (
          <Note tone="ink" title={text('readings.none')} />
        ) : (
          groups.map(({ title, rows }) => (
            <Card component="section" key={title}>
              <CardHead title={title} />
              {rows.map((row) => (
                <Reading key={row.id} row={row} version={version} />
              ))}
            </Card>
          ))
        )}
      </div>
    </Page>
  )
}
