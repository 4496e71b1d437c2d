import type { BreakfastOptionsView } from '../../api/breakfast-orders/breakfast-order-shapes.ts'
import { kilometresText } from '../../rules/breakfast/delivery-area.ts'
import { formatEuro } from '../../rules/money/format-euro.ts'
import { inPlace } from '../property/property-words.ts'
import { dayWords } from '../stay/words.ts'
import { deliveryHoursWords } from './delivery-hours-words.ts'

/** The box before the form: what is in it, allergens, when, where to and what it costs (G §9). */
export function BoxFacts({ options }: { options: BreakfastOptionsView }) {
  const { prices, city, radiusMetres, slots } = options
  return (
    <section className="scene-card scene-card--side" aria-labelledby="box-title">
      <img src="/art/ontbijtbox.svg" alt="" width="600" height="400" />
      <div className="scene-card__body box-facts">
        <h2 id="box-title">De ontbijtbox</h2>
        <p>
          Versgebakken broodjes, kaas en ham van de boer, een gekookt ei, yoghurt met fruit, jam,
          hagelslag, sap en een stukje Limburgse vlaai. In een doos met een lint, klaar om uit te
          pakken.
        </p>
        {/* What cannot be ordered has no price: a house may have set none yet. */}
        {options.earliestDay === null || prices === null ? null : (
          <dl className="lines">
            <div>
              <dt>Box voor een volwassene</dt>
              <dd className="price">{formatEuro(prices.boxCents)}</dd>
            </div>
            <div>
              <dt>Box voor een kind</dt>
              <dd className="price">{formatEuro(prices.kidsBoxCents)}</dd>
            </div>
            <div>
              <dt>
                Bezorgen, per bestelling
                {prices.homeVillage && <small>gratis in {prices.homeVillage}</small>}
              </dt>
              <dd className="price">{formatEuro(prices.deliveryCents)}</dd>
            </div>
          </dl>
        )}
        <dl className="recap">
          <dt>Wanneer</dt>
          <dd>
            ’s ochtends {deliveryHoursWords(slots)}
            {options.earliestDay && `, vanaf ${dayWords(options.earliestDay)}`}
          </dd>
          <dt>Waar</dt>
          <dd>
            tot {kilometresText(radiusMetres)} km rijden van ons huis{inPlace(city)}
          </dd>
          <dt>Allergenen</dt>
          <dd>{options.allergens}</dd>
        </dl>
      </div>
    </section>
  )
}
