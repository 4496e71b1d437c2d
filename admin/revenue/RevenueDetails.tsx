import type { RevenueView } from '../../api/revenue/revenue-view.ts'
import { useText } from '../texts/use-text.ts'
import { BesideRevenue } from './BesideRevenue.tsx'
import { MonthsChart } from './MonthsChart.tsx'
import { MonthsTable } from './MonthsTable.tsx'
import styles from './revenue.module.css'
import { RevenueFigures } from './RevenueFigures.tsx'
import { Section } from './Section.tsx'
import { SourcesTable } from './SourcesTable.tsx'

/** What is behind a month's revenue: nights, months, sources, and what is passed on. */
export function RevenueDetails({ revenue }: { revenue: RevenueView }) {
  const text = useText()
  const year = revenue.month.slice(0, 4)
  return (
    <>
      <RevenueFigures revenue={revenue} />
      <Section title={`${text('revenue.months')}, ${year}`} aside={text('revenue.monthsHint')}>
        <div className={styles.months}>
          <MonthsChart revenue={revenue} />
          <MonthsTable revenue={revenue} />
        </div>
      </Section>
      <div className={styles.columns}>
        <Section title={text('revenue.sources')}>
          <SourcesTable revenue={revenue} />
        </Section>
        <Section title={text('revenue.beside')}>
          <BesideRevenue revenue={revenue} />
        </Section>
      </div>
    </>
  )
}
