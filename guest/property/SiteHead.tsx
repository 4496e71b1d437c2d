import { fillText } from '../../rules/texts/fill-text.ts'
import { siteName } from '../page/PageHead.tsx'
import { Link, NavLink } from '../page/Link.tsx'
import type { PropertyView } from '../../api/facts/property-shape.ts'
import { Icon } from '../icons/Icon.tsx'
import { phoneWords, telephone } from './property-words.ts'
import { menuOf } from './menu.ts'
import { useKeptStay } from '../stay/use-kept-stay.ts'
import { useWords } from '../texts/words.ts'
import { PhoneMenu } from './PhoneMenu.tsx'
import { guestScreens } from '../../screens/guest-screens.ts'
import { LanguageSwitch } from './LanguageSwitch.tsx'

/**
 * The beam every page hangs from: the sign, the menu, and the telephone where the property is
 * known.
 */
export function SiteHead({ property }: { property: PropertyView | undefined }) {
  const words = useWords()
  const kept = useKeptStay()
  // A house that is not open yet has no pages to lead to.
  const isOpen = property?.open !== false
  return (
    <header className="site-head">
      <div className="wrap site-head__row">
        <Link className="brand" to={kept(guestScreens.home.path)}>
          <Sign />
          <span>
            <b>{property?.name || siteName}</b>
            <small>{fillText(words.sitePage.sign, { place: property?.city ?? '' })}</small>
          </span>
        </Link>
        <nav className="nav" aria-label={words.sitePage.mainMenu}>
          <ul>
            {(isOpen ? menuOf(words, property) : []).map(({ to, name }) => (
              <li key={to}>
                <NavLink to={kept(to)}>{name}</NavLink>
              </li>
            ))}
            {property?.phone && (
              <li>
                <a className="nav__phone" href={telephone(property)}>
                  <Icon name="phone" />
                  {phoneWords(words, property)}
                </a>
              </li>
            )}
          </ul>
        </nav>
        <LanguageSwitch short />
        {isOpen && <PhoneMenu property={property} />}
      </div>
      <div className="beam" />
    </header>
  )
}

/** The property on a key tag: the sign beside the door. */
function Sign() {
  return (
    <svg viewBox="0 0 36 44" aria-hidden="true">
      <path
        fill="#9e1f2e"
        d="M7 8C7.5 6 9 5 11 5h14c2 0 3.5 1 4 3l3 30c0 2-1 3.5-3 3.5H7c-2 0-3-1.5-3-3.5z"
      />
      <path fill="none" stroke="#4a392e" strokeWidth="2" d="M18 0v10" />
      <circle cx="18" cy="11" r="2.6" fill="#fbf5e4" />
      <path
        fill="none"
        stroke="#fbf5e4"
        strokeWidth="2.6"
        strokeLinejoin="round"
        strokeLinecap="round"
        d="M10.5 26.5 18 19l7.5 7.5V36h-15zM18 36v-6"
      />
    </svg>
  )
}
