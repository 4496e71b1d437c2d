import type { BreakfastOptionsView } from '../../api/breakfast-orders/breakfast-order-shapes.ts'
import { kilometresText } from '../../rules/breakfast/delivery-area.ts'
import { formatEuro } from '../../rules/money/format-euro.ts'
import { fillText } from '../../rules/texts/fill-text.ts'
import { inPlace } from '../property/property-words.ts'
import { dayWords } from '../stay/words.ts'
import { useWords } from '../texts/words.ts'
import { deliveryHours } from './delivery-hours.ts'

/** The box before the form: what is in it, allergens, when, where to and what it costs (G §9). */
export function BoxFacts({ options }: { options: BreakfastOptionsView }) {
  const known = useWords()
  const { siteBreakfast: words } = known
  const { prices, city, radiusMetres, slots, earliestDay } = options
  const hours = deliveryHours(slots)
  return (
    <section className="scene-card scene-card--side" aria-labelledby="box-title">
      <img src="/art/ontbijtbox.svg" alt="" width="600" height="400" />
      <div className="scene-card__body box-facts">
        <h2 id="box-title">{words.boxTitle}</h2>
        <p>{words.boxText}</p>
        {/* What cannot be ordered has no price: a house may have set none yet. */}
        {earliestDay === null || prices === null ? null : (
          <dl className="lines">
            <div>
              <dt>{words.boxPrice}</dt>
              <dd className="price">{formatEuro(prices.boxCents)}</dd>
            </div>
            <div>
              <dt>{words.kidsBoxPrice}</dt>
              <dd className="price">{formatEuro(prices.kidsBoxCents)}</dd>
            </div>
            <div>
              <dt>
                {words.deliveryPrice}
                {prices.homeVillage && (
                  <small>{fillText(words.freeIn, { place: prices.homeVillage })}</small>
                )}
              </dt>
              <dd className="price">{formatEuro(prices.deliveryCents)}</dd>
            </div>
          </dl>
        )}
        <dl className="recap">
          <dt>{words.when}</dt>
          <dd>
            {earliestDay
              ? fillText(words.hoursFromDay, { ...hours, day: dayWords(earliestDay) })
              : fillText(words.hours, hours)}
          </dd>
          <dt>{words.where}</dt>
          <dd>
            {fillText(words.area, {
              km: kilometresText(radiusMetres),
              inPlace: inPlace(known, city),
            })}
          </dd>
          <dt>{words.allergens}</dt>
          <dd>{options.allergens}</dd>
        </dl>
      </div>
    </section>
  )
}
