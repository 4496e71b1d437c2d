import { Button, ToggleButton, ToggleButtonGroup } from '@mui/material'
import { useState } from 'react'
import { ListBase, useListContext } from 'react-admin'
import { Link } from 'react-router'
import type { StaffBreakfastOrderView } from '../../api/breakfast-orders/breakfast-order-shapes.ts'
import { screens } from '../../screens/screen-routes.ts'
import { useProperty } from '../property/use-property.ts'
import { ListPager } from '../shell/ListPager.tsx'
import { LoadFailure } from '../shell/LoadFailure.tsx'
import { Note } from '../shell/Note.tsx'
import { Page } from '../shell/Page.tsx'
import { useText } from '../texts/use-text.ts'
import { BreakfastOrderSkeleton } from './BreakfastOrderSkeleton.tsx'
import { BreakfastOrderTable } from './BreakfastOrderTable.tsx'
import styles from './breakfast-orders.module.css'

/** /ontbijt: what is to be brought, the next delivery first; what is over is asked for. */
export function BreakfastOrderListPage() {
  const text = useText()
  const [which, setWhich] = useState<'coming' | 'all'>('coming')
  const property = useProperty()
  return (
    <Page title={text('breakfastOrders.title')}>
      <div className={styles.tools}>
        <ToggleButtonGroup
          value={which}
          aria-label={text('breakfastOrders.which')}
          onChange={(_, chosen: typeof which | null) => chosen && setWhich(chosen)}
        >
          <ToggleButton value="coming">{text('breakfastOrders.coming')}</ToggleButton>
          <ToggleButton value="all">{text('breakfastOrders.all')}</ToggleButton>
        </ToggleButtonGroup>
        <Button component={Link} to={screens.breakfastMorning.path}>
          {text('breakfastOrders.morning')}
        </Button>
      </div>
      {property.data ? (
        <ListBase<StaffBreakfastOrderView>
          key={which}
          perPage={25}
          sort={{ field: 'day', order: which === 'coming' ? 'ASC' : 'DESC' }}
          filter={which === 'coming' ? { from: property.data.today } : {}}
          disableAuthentication
          disableSyncWithLocation
          storeKey={false}
        >
          <Orders />
        </ListBase>
      ) : property.error ? (
        <LoadFailure
          what={text('breakfastOrders.failed')}
          problem={property.error}
          onRetry={() => void property.refetch()}
        />
      ) : (
        <BreakfastOrderSkeleton />
      )}
    </Page>
  )
}

function Orders() {
  const text = useText()
  const { data, error, isPending, refetch, total } = useListContext<StaffBreakfastOrderView>()
  if (error)
    return (
      <LoadFailure
        what={text('breakfastOrders.failed')}
        problem={error}
        onRetry={() => void refetch()}
      />
    )
  if (isPending || !data) return <BreakfastOrderSkeleton />
  if (total === 0)
    return (
      <Note tone="ink" title={text('breakfastOrders.empty')}>
        {text('breakfastOrders.emptyHint')}
      </Note>
    )
  return (
    <>
      <BreakfastOrderTable orders={data} />
      <ListPager />
    </>
  )
}
