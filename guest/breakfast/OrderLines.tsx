import { formatEuro } from '../../rules/money/format-euro.ts'
import type { SummaryLine } from '../../rules/quotes/summarise-lines.ts'
import type { Worded } from '../../rules/texts/words.ts'
import { useWords } from '../texts/words.ts'

/** An order's lines as sold: unit price and amount, delivery, and the total below the beam. */
export function OrderLines({
  lines,
  totalCents,
  totalName,
}: {
  lines: readonly Worded<SummaryLine>[]
  totalCents: number
  totalName: string
}) {
  const { siteCheckout } = useWords()
  return (
    <dl className="lines">
      {lines.map(({ label, explanation, cents }) => (
        <div key={label}>
          <dt>
            {label}
            {explanation && <small>{explanation}</small>}
          </dt>
          <dd className="price">{formatEuro(cents)}</dd>
        </div>
      ))}
      <div className="total">
        <dt>
          {totalName}
          <small>{siteCheckout.withVat}</small>
        </dt>
        <dd className="price">{formatEuro(totalCents)}</dd>
      </div>
    </dl>
  )
}
