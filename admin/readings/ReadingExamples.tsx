import { LinearProgress } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useBackOfficeData } from '../data/use-back-office-data.ts'
import { LoadFailure } from '../shell/LoadFailure.tsx'
import { useText } from '../texts/use-text.ts'
import { TrialExample } from '../trials/TrialExample.tsx'
import { TrialOrder } from '../trials/TrialOrder.tsx'
import type { ReadingRow } from './reading-rows.ts'
import styles from './readings.module.css'

/** What each other value would come to in a stay or an order of this house. */
export function ReadingExamples({ row }: { row: ReadingRow }) {
  const text = useText()
  const data = useBackOfficeData()
  const examples = useQuery({
    queryKey: ['settings', 'reading-examples', row.id, row.chosen],
    queryFn: ({ signal }) => data.readReadingExamples(row.id, signal),
  })
  return (
    <section className={styles.examples}>
      <h3>{text('readings.examples')}</h3>
      {examples.error ? (
        <LoadFailure
          what={text('readings.examplesFailed')}
          problem={examples.error}
          onRetry={() => void examples.refetch()}
        />
      ) : null}
      {examples.isPending ? (
        <>
          <p>{text('readings.counting')}</p>
          <LinearProgress aria-label={text('readings.counting')} />
        </>
      ) : null}
      {examples.data?.others.map(({ value, stay, order, screen }) => (
        <div key={value}>
          <h4>{row.values.find((one) => one.value === value)?.text ?? value}</h4>
          {stay ? <TrialExample example={stay} open /> : null}
          {stay && screen === 'agenda' ? <p>{text('kept.trial.asStaff')}</p> : null}
          {order ? <TrialOrder order={order} /> : null}
          {stay || order ? null : <p>{text('readings.noPrice')}</p>}
        </div>
      ))}
    </section>
  )
}
