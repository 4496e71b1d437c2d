import { Link } from '../page/Link.tsx'
import type { HouseView } from '../../api/facts/house-view.ts'
import { checkInWeek, checkOutWords, mailAddress, telephone } from './house-words.ts'
import { menu } from './menu.ts'

/** The foot of the house: where it stands, how to reach it, and who it is by law. */
export function SiteFoot({ house }: { house: HouseView | undefined }) {
  return (
    <>
      <div className="half-timber" aria-hidden="true" />
      <footer className="site-foot">
        <div className="wrap">
          <div className="stack">
            <h2>Kamersleutel</h2>
            <p>
              Acht kamers en een familiekamer in het dorp Elsloo, tussen de Maas en de boomgaarden.
            </p>
          </div>
          <nav className="half" aria-label="Boeken">
            <h2>Boeken</h2>
            <ul>
              {menu.map(({ to, name }) => (
                <li key={to}>
                  <Link to={to}>{name}</Link>
                </li>
              ))}
            </ul>
          </nav>
          {house && <HouseFacts house={house} />}
          <p className="site-foot__last">
            {house && pricesHold(house)}
            {house?.kvk && ` KVK ${house.kvk}.`}
            {house?.vatId && ` Btw-nummer ${house.vatId}.`}
          </p>
        </div>
      </footer>
    </>
  )
}

/** What every price of the site holds, by the reading `price.from`. */
function pricesHold({ readings }: HouseView): string {
  return readings['price.from'] === 'all-in'
    ? 'Alle prijzen zijn inclusief btw en verplichte kosten.'
    : 'Alle prijzen zijn inclusief btw. Bij een vanaf-prijs komen de verplichte kosten nog.'
}

function HouseFacts({ house }: { house: HouseView }) {
  return (
    <>
      <div className="half">
        <h2>Aankomst en vertrek</h2>
        <ul className="stack">
          {checkInWeek(house).map(([when, hours]) => (
            <li key={when}>
              {when} {hours}
            </li>
          ))}
          <li>Uitchecken {checkOutWords(house)}</li>
        </ul>
      </div>
      <div>
        <h2>Contact</h2>
        <ul>
          {house.phone && (
            <li>
              <a href={telephone(house)}>{house.phone}</a>
            </li>
          )}
          {house.email && (
            <li>
              <a href={mailAddress(house)}>{house.email}</a>
            </li>
          )}
          <li className="site-foot__place">
            {house.address}
            <br />
            {house.postcode} {house.city}
          </li>
        </ul>
      </div>
    </>
  )
}
