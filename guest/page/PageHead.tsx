import { createContext, useContext, useEffect } from 'react'
import { guestRouteAt } from '../../screens/guest-screens.ts'
import { useMaybeProperty } from '../property/PropertyContext.tsx'
import { usePlace } from './router.tsx'

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

/** The full title of a page: `Knusse kamer, De Kers`. */
export function fullTitle({ title, house }: Pick<Head, 'title' | 'house'>): string {
  const name = house || siteName
  return title.includes(name) ? title : `${title}, ${name}`
}

/** Whether a search engine may list the page at an address. */
export function isIndexed({ canonical }: Head, pathname: string): boolean {
  return canonical !== null && !guestRouteAt(pathname)?.isUnlisted
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
  const listed = isIndexed(head, usePlace().pathname)
  useEffect(() => {
    document.title = fullTitle({ title: head.title, house: head.house })
    setContent('description', head.description ?? '')
    setContent('robots', listed ? 'index' : 'noindex')
    const own = head.canonical ?? location.pathname
    document
      .querySelector('link[rel=canonical]')
      ?.setAttribute('href', new URL(own, location.origin).href)
  }, [head.title, head.house, head.description, head.canonical, listed])
  return null
}

function setContent(name: string, content: string) {
  document.querySelector(`meta[name=${name}]`)?.setAttribute('content', content)
}
