import { createContext, useContext, useEffect } from 'react'
import { guestRouteAt } from '../../screens/guest-screens.ts'
import { useMaybeProperty } from '../property/PropertyContext.tsx'
import { usePlace } from './router.tsx'
import type { GuestWords } from '../../rules/texts/all-words.ts'
import { useWords } from '../texts/words.ts'
import { addressIn } from '../../screens/page-language.ts'

/** What a screen says about itself to the browser's tab, to search engines and to the server. */
export interface Head {
  title: string
  /** What the house is called, once that is known. */
  house?: string | undefined
  description?: string
  /**
   * The address of this page without what a guest chose; null for pages that search engines should
   * leave alone.
   */
  canonical: string | null
  /** What a link preview shows; the landscape where left out. On the server only. */
  picture?: string | undefined
  /** The languages in which the page is there, by their tags; left out: all of the site. */
  languages?: readonly string[] | undefined
  /** The HTTP status the server answers with; 200 where left out. */
  status?: number
}

/**
 * On the server the screen hands its head to whoever renders it, the last word wins; in the browser
 * there is nobody to take it.
 */
export const HeadSink = createContext<((head: Partial<Head>) => void) | null>(null)

/** What the site is called as long as its house has no name of its own, or is not known yet. */
export const siteName = 'Kamersleutel'

/** A title as it stands outside the page: without the marks of where a long word may break. */
export function plainTitle(title: string): string {
  return title.replaceAll('\u00ad', '')
}

/** The full title of a page: `Knusse kamer, De Kers`. */
export function fullTitle({ title, house }: Pick<Head, 'title' | 'house'>): string {
  const name = house || siteName
  return plainTitle(title.includes(name) ? title : `${title}, ${name}`)
}

/** Whether a search engine may list the page at an address, read in the language of `words`. */
export function isIndexed(
  { canonical, languages }: Head,
  pathname: string,
  { language: { tag } }: GuestWords,
): boolean {
  if (canonical === null || guestRouteAt(pathname)?.isUnlisted) return false
  return languages?.includes(tag) ?? true
}

/**
 * The addresses of a listed page in each of its languages, by what `hreflang` calls them. Who reads
 * none of them is led to the Dutch one.
 */
export function alternatesOf(
  { canonical, languages }: Head,
  { languages: all }: GuestWords,
): [hrefLang: string, address: string][] {
  const tags = Object.keys(all).filter((tag) => languages?.includes(tag) ?? true)
  if (canonical === null || tags.length < 2 || guestRouteAt(canonical)?.isDutch) return []
  return [
    ...tags.map((tag) => [tag, addressIn(tag, canonical)] as [string, string]),
    ['x-default', canonical],
  ]
}

/** Part of the page could not be read: the server says so, the page keeps its own title. */
export function FailedPart() {
  useContext(HeadSink)?.({ status: 503 })
  return null
}

/**
 * Sets the head of the page from inside a screen: straight into the document in the browser, into
 * the sink on the server.
 */
export function PageHead(said: Head) {
  const house = useMaybeProperty()?.name
  const head = { ...said, house: said.house ?? house }
  useContext(HeadSink)?.(head)
  const words = useWords()
  const listed = isIndexed(head, usePlace().pathname, words)
  const { tag } = words.language
  const alternates = JSON.stringify(listed ? alternatesOf(head, words) : [])
  useEffect(() => {
    document.title = fullTitle({ title: head.title, house: head.house })
    setContent('description', head.description ?? '')
    setContent('robots', listed ? 'index' : 'noindex')
    const own = head.canonical === null ? location.pathname : addressIn(tag, head.canonical)
    document
      .querySelector('link[rel=canonical]')
      ?.setAttribute('href', new URL(own, location.origin).href)
    for (const link of document.querySelectorAll('link[rel=alternate]')) link.remove()
    for (const [hrefLang, address] of JSON.parse(alternates) as [string, string][]) {
      const { href } = new URL(address, location.origin)
      document.head.append(
        Object.assign(document.createElement('link'), {
          rel: 'alternate',
          hreflang: hrefLang,
          href,
        }),
      )
    }
  }, [head.title, head.house, head.description, head.canonical, listed, tag, alternates])
  return null
}

function setContent(name: string, content: string) {
  document.querySelector(`meta[name=${name}]`)?.setAttribute('content', content)
}
