import { Button, Card } from '@mui/material'
import { useId } from 'react'
import { Link } from 'react-router'
import { formatEuro } from '../../rules/money/format-euro.ts'
import { screens } from '../../screens/screen-routes.ts'
import { CardHead } from '../shell/CardHead.tsx'
import { TestPaymentButton } from '../test-payments/TestPaymentButton.tsx'
import { ListSkeleton } from '../shell/ListSkeleton.tsx'
import { LoadFailure } from '../shell/LoadFailure.tsx'
import { useText } from '../texts/use-text.ts'
import { monthName } from './month-words.ts'
import styles from './revenue.module.css'
import { TargetBar } from './TargetBar.tsx'
import { useRevenue } from './use-revenue.ts'

/** The financial overview on the dashboard (BO §2): this month against its target. */
export function RevenueCard() {
  const text = useText()
  const id = useId()
  const { data, error, refetch } = useRevenue(null)
  if (error && !data)
    return (
      <LoadFailure what={text('revenue.failed')} problem={error} onRetry={() => void refetch()} />
    )
  if (!data) return <ListSkeleton label={text('revenue.loading')} rows={2} />
  return (
    <Card component="section" aria-labelledby={id}>
      <CardHead id={id} title={text('revenue.of', { month: monthName(data.month) })}>
        <span className={styles.aim}>
          {text('revenue.target', { amount: formatEuro(data.targetCents) })}
        </span>
      </CardHead>
      <div className={styles.body}>
        <TargetBar {...data} />
        <div className={styles.actions}>
          <Button component={Link} to={screens.revenue.path}>
            {text('revenue.more')}
          </Button>
          <TestPaymentButton />
        </div>
      </div>
    </Card>
  )
}
