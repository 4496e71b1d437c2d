import { useMediaQuery } from '@mui/material'
import { parseDay } from '../../rules/calendar/day.ts'
import { NotOpenYet } from '../first-steps/NotOpenYet.tsx'
import { Page } from '../shell/Page.tsx'
import { ListSkeleton } from '../shell/ListSkeleton.tsx'
import { LoadFailure } from '../shell/LoadFailure.tsx'
import { FinancialOverview } from '../revenue/FinancialOverview.tsx'
import { RevenueCard } from '../revenue/RevenueCard.tsx'
import { useText } from '../texts/use-text.ts'
import { Attention } from './Attention.tsx'
import styles from './dashboard.module.css'
import { NewBookings } from './NewBookings.tsx'
import { Tiles } from './Tiles.tsx'
import { Today } from './Today.tsx'
import { useDashboard } from './use-dashboard.ts'

/** /dashboard (BO §2): today in figures, what needs attention, the day room by room, the money. */
export function DashboardPage() {
  const text = useText()
  const isPhone = useMediaQuery('(max-width: 719.95px)', { noSsr: true })
  const { data, error, refetch } = useDashboard()
  return (
    <Page title={text('dashboard.title')}>
      {error ? (
        <LoadFailure
          what={text('dashboard.failed')}
          problem={error}
          onRetry={() => void refetch()}
        />
      ) : null}
      {data ? (
        <div className={styles.page}>
          <NotOpenYet />
          <Tiles tiles={data.tiles} today={parseDay(data.today) ?? 0} />
          <NewBookings bookings={data.attention.newBookings} />
          <Attention attention={data.attention} />
          <RevenueCard />
          <Today day={parseDay(data.today) ?? 0} isPhone={isPhone} />
          <FinancialOverview />
        </div>
      ) : error ? null : (
        <ListSkeleton label={text('dashboard.loading')} />
      )}
    </Page>
  )
}
