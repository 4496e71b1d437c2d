import { useEffect, useState } from 'react'
import { addressIn } from '../../screens/page-language.ts'
import { guestRouteAt, guestScreens } from '../../screens/guest-screens.ts'
import { usePlace } from '../page/router.tsx'
import { Icon } from '../icons/Icon.tsx'
import { useWords } from '../texts/words.ts'
import { keepTypedTexts } from '../forms/typed-texts.ts'

/** Whether this browser was offered its own language and its reader put the offer away. */
const CLOSED = 'kamersleutel.language-closed'

/** This page in a language, with all that was chosen; a page that is there in Dutch alone: the home page. */
function useThisPage(): (tag: string) => string {
  const { pathname, search } = usePlace()
  const own = guestRouteAt(pathname)?.isDutch ? guestScreens.home.path : pathname + search
  return (tag) => addressIn(tag, own)
}

/**
 * The languages of the site: each leads to this page in it. By their names, or where there is little
 * room by their tags, with the names for who listens. Nothing where there is one.
 */
export function LanguageSwitch({ short = false }: { short?: boolean }) {
  const { language, languages, sitePage } = useWords()
  const thisPage = useThisPage()
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
            <a href={thisPage(tag)} onClick={keepTypedTexts} lang={tag} hrefLang={tag}>
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
 * Offers the page in the language that the browser asks for first, in that language's own words. Once
 * the script is there, since the page is the same for everybody; put away, it stays away.
 */
export function LanguageOffer() {
  const { language, languages, languageOffers, sitePage } = useWords()
  const thisPage = useThisPage()
  const [offered, setOffered] = useState('')
  useEffect(() => {
    const wanted = navigator.languages.map((tag) => tag.split('-')[0]!)
    const first = wanted.find((tag) => Object.hasOwn(languages, tag))
    const isWanted = first !== undefined && first !== language.tag && !isClosed()
    setOffered(isWanted ? first : '')
  }, [language.tag, languages])
  if (offered === '') return null
  return (
    <aside className="banner" aria-label={sitePage.language}>
      <div className="wrap">
        <a href={thisPage(offered)} lang={offered} hrefLang={offered} onClick={keepTypedTexts}>
          {languageOffers[offered]}
        </a>
        <button
          className="close"
          type="button"
          aria-label={sitePage.closeOffer}
          onClick={() => {
            close()
            setOffered('')
          }}
        >
          <Icon name="cross" />
        </button>
      </div>
    </aside>
  )
}

function isClosed(): boolean {
  try {
    return localStorage.getItem(CLOSED) !== null
  } catch {
    return false
  }
}

function close(): void {
  try {
    localStorage.setItem(CLOSED, 'yes')
  } catch {
    // A browser that keeps nothing is offered it again.
  }
}
