import { Button, IconButton } from '@mui/material'
import { useSearchParams } from 'react-router'
import type { RevenueView } from '../../api/revenue/revenue-view.ts'
import { monthAfter } from '../../rules/calendar/named-period.ts'
import { formatEuro } from '../../rules/money/format-euro.ts'
import { DASHBOARD } from '../../screens/screen-routes.ts'
import { Icon } from '../marks/Icon.tsx'
import { ListSkeleton } from '../shell/ListSkeleton.tsx'
import { LoadFailure } from '../shell/LoadFailure.tsx'
import { Page } from '../shell/Page.tsx'
import { useText } from '../texts/use-text.ts'
import { monthInWords } from './month-words.ts'
import styles from './revenue.module.css'
import { RevenueDetails } from './RevenueDetails.tsx'
import { RevenueDownloads } from './RevenueDownloads.tsx'
import { Section } from './Section.tsx'
import { TargetBar } from './TargetBar.tsx'
import { useRevenue } from './use-revenue.ts'

/** /omzet?maand=2026-07 (BO §2 Dashboard's financial overview): what a month earned. */
export function RevenuePage() {
  const text = useText()
  const [query, setQuery] = useSearchParams()
  const asked = query.get('maand')
  const { data, error, refetch } = useRevenue(asked)
  const go = (month: string | null) => setQuery(month === null ? {} : { maand: month })
  return (
    <Page title={text('revenue.title')} crumb={{ to: DASHBOARD, label: text('revenue.dashboard') }}>
      <div className={styles.tools}>
        <Button onClick={() => go(null)}>{text('revenue.thisMonth')}</Button>
        {data ? (
          <span className={styles.steps}>
            <IconButton
              aria-label={text('revenue.earlier')}
              onClick={() => go(monthAfter(data.month, -1))}
            >
              <Icon name="left" />
            </IconButton>
            <h2 aria-live="polite">{monthInWords(data.month)}</h2>
            <IconButton
              aria-label={text('revenue.later')}
              onClick={() => go(monthAfter(data.month, 1))}
            >
              <Icon name="right" />
            </IconButton>
          </span>
        ) : null}
        {data && !error ? <RevenueDownloads month={data.month} /> : null}
      </div>
      {error ? (
        <LoadFailure what={text('revenue.failed')} problem={error} onRetry={() => void refetch()} />
      ) : null}
      {data && !error ? (
        <Overview revenue={data} />
      ) : error ? null : (
        <ListSkeleton label={text('revenue.loading')} rows={8} />
      )}
    </Page>
  )
}

function Overview({ revenue }: { revenue: RevenueView }) {
  const text = useText()
  return (
    <div className={styles.page}>
      <Section
        title={text('revenue.of', { month: monthInWords(revenue.month) })}
        aside={text('revenue.target', { amount: formatEuro(revenue.targetCents) })}
      >
        <TargetBar {...revenue} />
      </Section>
      <RevenueDetails revenue={revenue} />
    </div>
  )
}
