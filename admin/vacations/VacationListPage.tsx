import { ToggleButton, ToggleButtonGroup } from '@mui/material'
import { useState } from 'react'
import { ListBase, useGetList } from 'react-admin'
import { useSearchParams } from 'react-router'
import type { StaffRoomView } from '../../api/rooms/room-views.ts'
import type { VacationView } from '../../api/vacations/vacation-view.ts'
import { useProperty, usePropertyToday } from '../property/use-property.ts'
import { ListSkeleton } from '../shell/ListSkeleton.tsx'
import { LoadFailure } from '../shell/LoadFailure.tsx'
import { Page } from '../shell/Page.tsx'
import { useText } from '../texts/use-text.ts'
import { PlanVacation } from './PlanVacation.tsx'
import { VacationList } from './VacationList.tsx'
import styles from './vacations.module.css'

/**
 * /vakantie (BO §2 Vacation): plan a vacation, and what is planned, has begun and was.
 * `?kamer=&reden=` fills in a room and why, as for one that is out of order.
 */
export function VacationListPage() {
  const text = useText()
  const [which, setWhich] = useState<'not-over' | 'over'>('not-over')
  const [query] = useSearchParams()
  const begunWith = { roomId: Number(query.get('kamer')), reason: query.get('reden') ?? '' }
  const property = useProperty()
  const today = usePropertyToday()
  const rooms = useGetList<StaffRoomView>('rooms', {
    pagination: { page: 1, perPage: 200 },
    sort: { field: 'number', order: 'ASC' },
  })
  const error = property.error ?? rooms.error
  return (
    <Page title={text('vacations.title')}>
      <div className={styles.columns}>
        {today !== null && rooms.data ? (
          <PlanVacation
            today={today}
            rooms={rooms.data.filter(({ active }) => active)}
            begunWith={begunWith}
          />
        ) : error ? (
          <LoadFailure
            what={text('vacations.roomsFailed')}
            problem={error}
            onRetry={() => void Promise.all([property.refetch(), rooms.refetch()])}
          />
        ) : (
          <ListSkeleton label={text('vacations.loading')} />
        )}
        <section aria-label={text('vacations.list')} className={styles.list}>
          <ToggleButtonGroup
            exclusive
            value={which}
            aria-label={text('vacations.which')}
            onChange={(_, chosen: typeof which | null) => chosen && setWhich(chosen)}
          >
            <ToggleButton value="not-over">{text('vacations.notOver')}</ToggleButton>
            <ToggleButton value="over">{text('vacations.over')}</ToggleButton>
          </ToggleButtonGroup>
          <ListBase<VacationView>
            key={which}
            resource="vacations"
            perPage={10}
            sort={{ field: 'firstNight', order: which === 'over' ? 'DESC' : 'ASC' }}
            filter={{ past: which === 'over' }}
            // What failed is said in its place.
            queryOptions={{ onError: () => undefined }}
            disableAuthentication
            disableSyncWithLocation
            storeKey={false}
          >
            <VacationList />
          </ListBase>
        </section>
      </div>
    </Page>
  )
}
