import type { BreakfastQuoteView } from '../../api/breakfast-orders/breakfast-order-shapes.ts'
import { Spinner } from '../controls/Spinner.tsx'
import { OrderLines } from './OrderLines.tsx'

/** The price of what is filled in so far, beside the form (G §2). */
export function OrderPrice({
  quote,
  isBusy,
  isDown,
}: {
  quote: BreakfastQuoteView | undefined
  isBusy: boolean
  isDown: boolean
}) {
  return (
    <aside className="panel" aria-label="Prijs van je bestelling" aria-busy={isBusy || undefined}>
      <div className="beam" />
      <div className="panel__body">
        <h2 className="h3">Je bestelling</h2>
        {quote?.ok && (
          <>
            <OrderLines lines={quote.lines} totalCents={quote.totalCents} />
            <p className="small soft" role="status">
              {areaWords[quote.area]}
            </p>
          </>
        )}
        {quote && !quote.ok && <p className="soft">{quote.text}</p>}
        {!quote && isDown && (
          <p className="soft">
            We kunnen de prijs nu niet uitrekenen. Bij het controleren zie je hem alsnog.
          </p>
        )}
        {!quote && isBusy && (
          <p className="loading-line">
            <Spinner /> We rekenen de prijs uit…
          </p>
        )}
      </div>
    </aside>
  )
}

const areaWords = {
  inside: 'We bezorgen op dit adres.',
  outside: 'Op dit adres bezorgen we niet.',
  'not-asked': 'Vul het adres in, dan zie je of we daar bezorgen.',
} as const
