import { useEffect, useState } from 'react'
import { addressIn } from '../../screens/page-language.ts'
import { guestRouteAt, guestScreens } from '../../screens/guest-screens.ts'
import { usePlace } from '../page/router.tsx'
import { Icon } from '../icons/Icon.tsx'
import { useWords } from '../texts/words.ts'
import { saveTypedTexts } from '../forms/typed-texts.ts'

/** Whether this browser was offered its own language and its reader put the offer away. */
const CLOSED = 'kamersleutel.language-closed'

/**
 * The link to this page in a language, with all that was chosen and typed; of a page that is there
 * in Dutch alone (`isDutch`), to the home page.
 */
function useThisPage() {
  const { pathname, search } = usePlace()
  const isDutch = guestRouteAt(pathname)?.isDutch === true
  const own = isDutch ? guestScreens.home.path : pathname + search
  return {
    isDutch,
    linkIn: (tag: string) => ({
      href: addressIn(tag, own),
      lang: tag,
      hrefLang: tag,
      onClick: () => saveTypedTexts(pathname),
    }),
  }
}

/**
 * The languages of the site: each leads to this page in it. By their names, or where there is
 * little room by their tags, with the names for who listens. Nothing where there is one.
 */
export function LanguageSwitch({ short = false }: { short?: boolean }) {
  const { language, languages, sitePage } = useWords()
  const { linkIn } = useThisPage()
  const all = Object.entries(languages)
  if (all.length < 2) return null
  return (
    <ul className={`languages${short ? ' languages--short' : ''}`} aria-label={sitePage.language}>
      {all.map(([tag, name]) => (
        <li key={tag}>
          {tag === language.tag ? (
            <span lang={tag} aria-current="true">
              <LanguageName tag={tag} name={name} short={short} />
            </span>
          ) : (
            <a {...linkIn(tag)}>
              <LanguageName tag={tag} name={name} short={short} />
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}

function LanguageName({ tag, name, short }: { tag: string; name: string; short: boolean }) {
  if (!short) return <span>{name}</span>
  return (
    <>
      <span aria-hidden="true">{tag.toUpperCase()}</span>
      <span className="hidden-label">{name}</span>
    </>
  )
}

/**
 * Offers the page in the language that the browser asks for first, in that language's own words.
 * Once the script is there, since the page is the same for everybody; put away, it stays away.
 * Nothing on a page that is there in Dutch alone.
 */
export function LanguageOffer() {
  const { language, languages, languageOffers, sitePage } = useWords()
  const { isDutch, linkIn } = useThisPage()
  const [offered, setOffered] = useState('')
  useEffect(() => {
    const wanted = navigator.languages.map((tag) => tag.split('-')[0]!)
    const first = wanted.find((tag) => Object.hasOwn(languages, tag))
    const isWanted = first !== undefined && first !== language.tag && !isOfferClosed()
    setOffered(isWanted ? first : '')
  }, [language.tag, languages])
  if (offered === '' || isDutch) return null
  return (
    <aside className="banner" aria-label={sitePage.language}>
      <div className="wrap">
        <a {...linkIn(offered)}>{languageOffers[offered]}</a>
        <button
          className="close"
          type="button"
          aria-label={sitePage.closeOffer}
          onClick={() => {
            saveOfferClosed()
            setOffered('')
          }}
        >
          <Icon name="cross" />
        </button>
      </div>
    </aside>
  )
}

function isOfferClosed(): boolean {
  try {
    return localStorage.getItem(CLOSED) !== null
  } catch {
    return false
  }
}

function saveOfferClosed(): void {
  try {
    localStorage.setItem(CLOSED, 'yes')
  } catch {
    // A browser that keeps nothing is offered it again.
  }
}
