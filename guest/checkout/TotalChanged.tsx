import { Link } from '../page/Link.tsx'
import type { Quote } from '../../rules/quotes/quote.ts'
import { fillText } from '../../rules/texts/fill-text.ts'
import { sumInWords } from '../../rules/texts/in-language.ts'
import { Message } from '../controls/Message.tsx'
import { PriceLines } from '../quotes/PriceLines.tsx'
import { type ChosenStay, roomPath } from '../stay/stay-choice.ts'
import { stayWords } from '../stay/words.ts'
import { useWords } from '../texts/words.ts'

/**
 * The price moved while the guest was filling in: old and new side by side, and nothing happens
 * until they agree.
 */
export function TotalChanged(props: {
  stay: ChosenStay
  seenCents: number
  quote: Quote
  onAccept(): void
}) {
  const known = useWords()
  const { siteCheckout: words, sitePage } = known
  const { quote } = props
  return (
    <div className="panel panel--narrow">
      <div className="beam" />
      <div className="panel__body">
        <Message kind="notice" role="alert" title={words.totalChanged}>
          <p>
            {sitePage.nothingBooked}{' '}
            {fillText(words.newPriceBelow, { stay: stayWords(known, quote) })}
          </p>
        </Message>
        <dl className="lines">
          <div>
            <dt>{words.totalBefore}</dt>
            <dd className="price">
              <s>{sumInWords(known, props.seenCents)}</s>
            </dd>
          </div>
          <div>
            <dt>{words.totalNow}</dt>
            <dd className="price">
              <b>{sumInWords(known, quote.totalCents)}</b>
            </dd>
          </div>
        </dl>
        <PriceLines quote={quote} totalName={words.newTotal} />
        <div className="buttons">
          <button className="button" type="button" onClick={props.onAccept}>
            {fillText(words.acceptTotal, { total: sumInWords(known, quote.totalCents) })}
          </button>
          <Link className="button button--quiet" to={roomPath(props.stay)}>
            {words.otherDates}
          </Link>
        </div>
      </div>
    </div>
  )
}
