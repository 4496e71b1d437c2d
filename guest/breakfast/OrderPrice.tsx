import type { BreakfastQuoteView } from '../../api/breakfast-orders/breakfast-order-shapes.ts'
import { Spinner } from '../controls/Spinner.tsx'
import { useWords } from '../texts/words.ts'
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
  const { price, siteBreakfast: words } = useWords()
  const areaWords = {
    inside: words.insideArea,
    outside: words.outsideArea,
    'not-asked': words.areaNotAsked,
  }
  return (
    <aside className="panel" aria-label={words.priceOfOrder} aria-busy={isBusy || undefined}>
      <div className="beam" />
      <div className="panel__body">
        <h2 className="h3">{words.yourOrder}</h2>
        {quote?.ok && (
          <>
            <OrderLines lines={quote.lines} totalCents={quote.totalCents} totalName={price.total} />
            <p className="small soft" role="status">
              {areaWords[quote.area]}
            </p>
          </>
        )}
        {quote && !quote.ok && <p className="soft">{quote.text}</p>}
        {!quote && isDown && <p className="soft">{words.noPrice}</p>}
        {!quote && isBusy && (
          <p className="loading-line">
            <Spinner /> {words.readingPrice}
          </p>
        )}
      </div>
    </aside>
  )
}
