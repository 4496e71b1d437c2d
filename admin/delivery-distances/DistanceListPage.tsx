import { Button } from '@mui/material'
import { ListBase, useListContext } from 'react-admin'
import { Link } from 'react-router'
import type { DeliveryDistanceView } from '../../api/delivery-distances/delivery-distance-shape.ts'
import { screens } from '../../screens/screen-routes.ts'
import styles from './distance-list.module.css'
import { ListPager } from '../shell/ListPager.tsx'
import { LoadFailure } from '../shell/LoadFailure.tsx'
import { Note } from '../shell/Note.tsx'
import { Page } from '../shell/Page.tsx'
import { MORE_SETTINGS } from '../settings/more-settings.ts'
import { useText } from '../texts/use-text.ts'
import { ListSkeleton } from '../shell/ListSkeleton.tsx'
import { DistanceTable } from './DistanceTable.tsx'

/** /instellingen/bezorgafstanden: how far each postcode is, the nearest first. */
export function DistanceListPage() {
  const text = useText()
  return (
    <Page
      title={text('deliveryDistances.title')}
      crumb={{ to: MORE_SETTINGS, label: text('settings.title') }}
    >
      <div className={styles.tools}>
        <p>{text('deliveryDistances.explain')}</p>
        <Button variant="contained" component={Link} to={screens.newDeliveryDistance.path}>
          {text('deliveryDistances.add')}
        </Button>
      </div>
      <ListBase<DeliveryDistanceView>
        perPage={50}
        sort={{ field: 'metres', order: 'ASC' }}
        disableAuthentication
        disableSyncWithLocation
        storeKey={false}
      >
        <Distances />
      </ListBase>
    </Page>
  )
}

function Distances() {
  const text = useText()
  const { data, error, isPending, refetch, total } = useListContext<DeliveryDistanceView>()
  if (error)
    return (
      <LoadFailure
        what={text('deliveryDistances.failed')}
        problem={error}
        onRetry={() => void refetch()}
      />
    )
  if (isPending || !data) return <ListSkeleton label={text('deliveryDistances.loading')} />
  if (total === 0)
    return (
      <Note tone="ink" title={text('deliveryDistances.empty')}>
        {text('deliveryDistances.emptyHint')}
      </Note>
    )
  return (
    <>
      <DistanceTable distances={data} />
      <ListPager />
    </>
  )
}
