import type { FromPrice } from '../../rules/availability/from-prices.ts'
import { sumInWords } from '../../rules/texts/in-language.ts'
import { useProperty } from '../property/PropertyContext.tsx'
import { personWords } from '../stay/words.ts'
import { useWords } from '../texts/words.ts'

/**
 * What a night costs at its cheapest per number of persons, and per person (G §2, 'p.p.n.'): the
 * same prices as on the key tag, with or without the mandatory costs by the reading `price.from`.
 */
export function PersonPrices({ prices }: { prices: FromPrice[] }) {
  const words = useWords()
  const allIn = useProperty().readings['price.from'] === 'all-in'
  if (prices.length === 0) return null
  return (
    <div>
      <dl className="lines">
        {prices.map(({ persons, cents }) => (
          <div key={persons}>
            <dt>
              {personWords(words, persons)}
              <small>
                <span className="price">{sumInWords(words, Math.ceil(cents / persons))}</span>{' '}
                {words.stay.perPersonPerNight}
              </small>
            </dt>
            <dd className="price">{sumInWords(words, cents)}</dd>
          </div>
        ))}
      </dl>
      <p className="small soft lines__note">
        {allIn ? words.siteRooms.pricesAllIn : words.siteRooms.prices}
      </p>
    </div>
  )
}
