import type { Quote } from '../../rules/quotes/quote.ts'
import { summariseLines } from '../../rules/quotes/summarise-lines.ts'
import { sumInWords } from '../../rules/texts/in-language.ts'
import { worded } from '../../rules/texts/words.ts'
import { useWords } from '../texts/words.ts'
import { useOwnWords } from '../property/PropertyContext.tsx'

/**
 * A quote as lines: what, how it came about, how much; the total below the beam. Lines of nothing
 * are left out.
 */
export function PriceLines({ quote, totalName }: { quote: Quote; totalName?: string }) {
  const words = useWords()
  const own = useOwnWords()
  return (
    <dl className="lines">
      {worded(words, summariseLines(quote))
        .filter(({ cents }) => cents !== 0)
        .map(({ label, explanation, cents }) => (
          <div key={label}>
            <dt>
              {own(label)}
              {explanation && <small>{explanation}</small>}
            </dt>
            <dd className="price">{sumInWords(words, cents)}</dd>
          </div>
        ))}
      <div className="total">
        <dt>
          {totalName ?? words.price.total}
          <small>{words.price.withVat}</small>
        </dt>
        <dd className="price">{sumInWords(words, quote.totalCents)}</dd>
      </div>
    </dl>
  )
}
