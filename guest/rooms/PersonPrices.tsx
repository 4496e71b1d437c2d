import { formatEuro } from '../../rules/money/format-euro.ts'
import type { PersonPrice } from '../../rules/rooms/room.ts'
import { stayTexts } from '../../rules/texts/stay.ts'
import { useHouse } from '../house/HouseContext.tsx'
import { personWords } from '../stay/words.ts'

/**
 * The price of a night per number of persons, and per person (G §2, 'p.p.n.'). By the reading
 * `price.unit` the stored price is the room's or each person's: 85.00 for 2 persons is 42.50 p.p.n.
 * by the first and 170.00 a night by the second.
 */
export function PersonPrices({ prices }: { prices: PersonPrice[] }) {
  const perRoom = useHouse().readings['price.unit'] === 'per-room'
  return (
    <div>
      <dl className="lines">
        {prices.map(({ persons, cents }) => (
          <div key={persons}>
            <dt>
              {personWords(persons)}
              <small>
                <span className="price">
                  {formatEuro(perRoom ? Math.ceil(cents / persons) : cents)}
                </span>{' '}
                {stayTexts.perPersonPerNight}
              </small>
            </dt>
            <dd className="price">{formatEuro(perRoom ? cents : cents * persons)}</dd>
          </div>
        ))}
      </dl>
      <p className="small soft lines__note">
        Per nacht, zonder toeristenbelasting en seizoenstoeslag.
      </p>
    </div>
  )
}
