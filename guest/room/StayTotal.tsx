import type { Quote } from '../../rules/quotes/quote.ts'
import { PriceLines } from '../quotes/PriceLines.tsx'

/** The total of the stay as it stands, said aloud when it changes. */
export function StayTotal({ quote }: { quote: Quote | undefined }) {
  return <div aria-live="polite">{quote && <PriceLines quote={quote} />}</div>
}
