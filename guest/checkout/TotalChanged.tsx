import { Link } from '../page/Link.tsx'
import { formatEuro } from '../../rules/money/format-euro.ts'
import type { Quote } from '../../rules/quotes/quote.ts'
import { Message } from '../controls/Message.tsx'
import { PriceLines } from '../quotes/PriceLines.tsx'
import { type ChosenStay, roomPath } from '../stay/stay-choice.ts'
import { stayWords } from '../stay/words.ts'

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
  const { quote } = props
  return (
    <div className="panel panel--narrow">
      <div className="beam" />
      <div className="panel__body">
        <Message kind="notice" role="alert" title="De prijs van je verblijf is veranderd.">
          <p>
            Er is niets geboekt en niets betaald. Hieronder staat wat {stayWords(quote)} nu kost.
          </p>
        </Message>
        <dl className="lines">
          <div>
            <dt>Je zag</dt>
            <dd className="price">
              <s>{formatEuro(props.seenCents)}</s>
            </dd>
          </div>
          <div>
            <dt>Het is nu</dt>
            <dd className="price">
              <b>{formatEuro(quote.totalCents)}</b>
            </dd>
          </div>
        </dl>
        <PriceLines quote={quote} totalName="Nieuw totaal" />
        <div className="buttons">
          <button className="button" type="button" onClick={props.onAccept}>
            Verder met {formatEuro(quote.totalCents)}
          </button>
          <Link className="button button--quiet" to={roomPath(props.stay)}>
            Andere datums kiezen
          </Link>
        </div>
      </div>
    </div>
  )
}
