import type { BreakfastOptionsView } from '../../api/breakfast-orders/breakfast-order-shapes.ts'
import { fillText } from '../../rules/texts/fill-text.ts'
import { decimalInWords, sumInWords } from '../../rules/texts/in-language.ts'
import { message } from '../../rules/texts/message.ts'
import { textOf } from '../../rules/texts/words.ts'
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
              <dd className="price">{sumInWords(known, prices.boxCents)}</dd>
            </div>
            <div>
              <dt>{words.kidsBoxPrice}</dt>
              <dd className="price">{sumInWords(known, prices.kidsBoxCents)}</dd>
            </div>
            <div>
              <dt>
                {words.deliveryPrice}
                {prices.homeVillage && (
                  <small>{fillText(words.freeIn, { place: prices.homeVillage })}</small>
                )}
              </dt>
              <dd className="price">{sumInWords(known, prices.deliveryCents)}</dd>
            </div>
          </dl>
        )}
        <dl className="recap">
          <dt>{words.when}</dt>
          <dd>
            {textOf(
              known,
              earliestDay
                ? message('siteBreakfast.hoursFromDay', {
                    ...hours,
                    day: dayWords(known, earliestDay),
                  })
                : message('siteBreakfast.hours', hours),
            )}
          </dd>
          <dt>{words.where}</dt>
          <dd>
            {fillText(words.area, {
              km: decimalInWords(known, radiusMetres / 1_000),
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
