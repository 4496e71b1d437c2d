import type { SummaryLine } from '../../rules/quotes/summarise-lines.ts'
import { sumInWords } from '../../rules/texts/in-language.ts'
import type { Worded } from '../../rules/texts/words.ts'
import { useWords } from '../texts/words.ts'
import { useOwnWords } from '../property/PropertyContext.tsx'

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
  const known = useWords()
  const own = useOwnWords()
  const { price } = known
  return (
    <dl className="lines">
      {lines.map(({ label, explanation, cents }) => (
        <div key={label}>
          <dt>
            {own(label)}
            {explanation && <small>{explanation}</small>}
          </dt>
          <dd className="price">{sumInWords(known, cents)}</dd>
        </div>
      ))}
      <div className="total">
        <dt>
          {totalName}
          <small>{price.withVat}</small>
        </dt>
        <dd className="price">{sumInWords(known, totalCents)}</dd>
      </div>
    </dl>
  )
}
