import type { BillSums } from '../../api/bills/bill-shapes.ts'
import { formatEuro } from '../../rules/money/format-euro.ts'
import { useText } from '../texts/use-text.ts'
import styles from './bills.module.css'

/**
 * What all that the filter has comes to, also on other pages. What was written off or is to be paid
 * back is said where there is any.
 */
export function BillSumsLine({ sums, failed }: { sums: BillSums | undefined; failed: boolean }) {
  const text = useText()
  const shown = [
    { name: 'total', cents: sums?.totalCents },
    { name: 'received', cents: sums?.receivedCents },
    { name: 'open', cents: sums?.openCents },
    ...(sums?.writtenOffCents
      ? [{ name: 'writtenOff', cents: sums.writtenOffCents } as const]
      : []),
    ...(sums?.toPayBackCents ? [{ name: 'toPayBack', cents: sums.toPayBackCents } as const] : []),
  ] as const
  if (failed) return <p className={styles.hint}>{text('bills.sums.failed')}</p>
  return (
    <dl className={styles.sums} aria-busy={sums === undefined}>
      <div>
        <dt>{text('bills.sums.count')}</dt>
        <dd>{sums ? sums.count.toLocaleString('nl-NL') : '…'}</dd>
      </div>
      {shown.map(({ name, cents }) => (
        <div key={name} data-sum={name}>
          <dt>{text(`bills.sums.${name}`)}</dt>
          <dd>{cents === undefined ? '…' : formatEuro(cents)}</dd>
        </div>
      ))}
    </dl>
  )
}
