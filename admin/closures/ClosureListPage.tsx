import { Button, ToggleButton, ToggleButtonGroup } from '@mui/material'
import { useState } from 'react'
import { ListBase, useListContext } from 'react-admin'
import { Link } from 'react-router'
import type { ClosureView } from '../../api/closures/closure-view.ts'
import { screens } from '../../screens/screen-routes.ts'
import { useProperty } from '../property/use-property.ts'
import { ListPager } from '../shell/ListPager.tsx'
import { LoadFailure } from '../shell/LoadFailure.tsx'
import { Note } from '../shell/Note.tsx'
import { Page } from '../shell/Page.tsx'
import { useText } from '../texts/use-text.ts'
import { ClosureSkeleton } from './ClosureSkeleton.tsx'
import { ClosureTable } from './ClosureTable.tsx'
import styles from './closures.module.css'

/** /vakantie: the nights that are closed, those still to come first; past ones are asked for. */
export function ClosureListPage() {
  const text = useText()
  const [which, setWhich] = useState<'coming' | 'all'>('coming')
  const property = useProperty()
  return (
    <Page title={text('closures.title')}>
      <div className={styles.tools}>
        <ToggleButtonGroup
          value={which}
          aria-label={text('closures.which')}
          onChange={(_, chosen: typeof which | null) => chosen && setWhich(chosen)}
        >
          <ToggleButton value="coming">{text('closures.coming')}</ToggleButton>
          <ToggleButton value="all">{text('closures.all')}</ToggleButton>
        </ToggleButtonGroup>
        <Button variant="contained" component={Link} to={screens.newClosure.path}>
          {text('closures.add')}
        </Button>
      </div>
      {property.data ? (
        <ListBase<ClosureView>
          key={which}
          perPage={25}
          sort={{ field: 'firstNight', order: 'ASC' }}
          filter={which === 'coming' ? { from: property.data.today } : {}}
          disableAuthentication
          disableSyncWithLocation
          storeKey={false}
        >
          <Closures />
        </ListBase>
      ) : property.error ? (
        <LoadFailure
          what={text('closures.failed')}
          problem={property.error}
          onRetry={() => void property.refetch()}
        />
      ) : (
        <ClosureSkeleton />
      )}
    </Page>
  )
}

function Closures() {
  const text = useText()
  const { data, error, isPending, refetch, total } = useListContext<ClosureView>()
  if (error)
    return (
      <LoadFailure what={text('closures.failed')} problem={error} onRetry={() => void refetch()} />
    )
  if (isPending || !data) return <ClosureSkeleton />
  if (total === 0)
    return (
      <Note tone="ink" title={text('closures.empty')}>
        {text('closures.emptyHint')}
      </Note>
    )
  return (
    <>
      <ClosureTable closures={data} />
      <ListPager />
    </>
  )
}
