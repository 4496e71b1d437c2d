import type { PropertyView } from '../../api/facts/property-shape.ts'
import { propertyCountry } from '../../rules/property/property-address.ts'
import type { GuestWords } from '../../rules/texts/all-words.ts'
import { fillText } from '../../rules/texts/fill-text.ts'
import { Link } from '../page/Link.tsx'
import { siteName } from '../page/PageHead.tsx'
import { useTextOf, useWords } from '../texts/words.ts'
import { FootLinks } from './FootLinks.tsx'
import { houseWords } from './house-words.ts'
import { bookingPages } from './menu.ts'
import { checkInWeek, checkOutWords, mailAddress, phoneWords, telephone } from './property-words.ts'
import { LanguageSwitch } from './LanguageSwitch.tsx'

/** The foot of the property: where it stands, how to reach it, and who it is by law. */
export function SiteFoot({ property }: { property: PropertyView | undefined }) {
  const words = useWords()
  const { sitePage } = words
  const line = property ? houseWords(words, 'foot', property) : ''
  return (
    <>
      <div className="half-timber" aria-hidden="true" />
      <footer className="site-foot">
        <div className="wrap">
          <div className="stack">
            <h2>{property?.name || siteName}</h2>
            {line && <p>{line}</p>}
            <LanguageSwitch />
          </div>
          {property?.open !== false && <FootPages property={property} />}
          {property && <PropertyFacts property={property} />}
          <p className="site-foot__last">
            {property && pricesHold(sitePage, property)}
            {property?.kvk && ` ${fillText(sitePage.kvk, { number: property.kvk })}`}
            {property?.vatId && ` ${fillText(sitePage.vatId, { number: property.vatId })}`}
          </p>
        </div>
      </footer>
    </>
  )
}

/** The pages of the site that the head has no place for. */
function FootPages({ property }: { property: PropertyView | undefined }) {
  const words = useWords()
  const { sitePage } = words
  return (
    <>
      <nav className="half" aria-label={sitePage.booking}>
        <h2>{sitePage.booking}</h2>
        <ul>
          {bookingPages(words).map(({ to, name }) => (
            <li key={to}>
              <Link to={to}>{name}</Link>
            </li>
          ))}
        </ul>
        <FootLinks list="booking" property={property} />
      </nav>
      <nav className="half" aria-labelledby="foot-house">
        <h2 id="foot-house">{sitePage.theHouse}</h2>
        <FootLinks list="house" property={property} />
      </nav>
      <nav className="half" aria-labelledby="foot-terms">
        <h2 id="foot-terms">{sitePage.goodToKnow}</h2>
        <FootLinks list="terms" property={property} />
      </nav>
    </>
  )
}

/** What every price of the site holds, by the reading `price.from`. */
function pricesHold(words: GuestWords['sitePage'], { readings }: PropertyView): string {
  return readings['price.from'] === 'all-in' ? words.pricesAllIn : words.pricesFrom
}

function PropertyFacts({ property }: { property: PropertyView }) {
  const words = useWords()
  const { sitePage } = words
  const { phone, email, address, city } = property
  // A house that has said nothing of itself yet has no heading above nothing.
  const isReached = [phone, email, address, city].some((known) => known !== '')
  return (
    <>
      <div className="half site-foot__hours">
        <h2>{sitePage.arrivalAndDeparture}</h2>
        <ul className="stack">
          {checkInWeek(words, property).map(([when, hours]) => (
            <li key={when}>
              {when} {hours}
            </li>
          ))}
          <li>
            {sitePage.checkOut} {checkOutWords(words, property)}
          </li>
        </ul>
      </div>
      {isReached && (
        <div className="half site-foot__contact">
          <h2>{sitePage.contact}</h2>
          <Contact property={property} />
        </div>
      )}
    </>
  )
}

/** How to reach the house, by what it has said of itself. */
function Contact({ property }: { property: PropertyView }) {
  const words = useWords()
  const textOf = useTextOf()
  return (
    <ul>
      {property.phone && (
        <li>
          <a href={telephone(property)}>{phoneWords(words, property)}</a>
        </li>
      )}
      {property.email && (
        <li>
          <a href={mailAddress(property)}>{property.email}</a>
        </li>
      )}
      {(property.address || property.city) && (
        <li className="site-foot__place">
          {property.address}
          <br />
          {property.postcode} {property.city}
          <br />
          {textOf(propertyCountry)}
        </li>
      )}
    </ul>
  )
}
