import {
  createContext,
  type ReactNode,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { addressIn, readLanguage } from '../../screens/page-language.ts'
import { ownPart, readAddress } from '../../screens/read-address.ts'
import { useWords } from '../texts/words.ts'

/** Where the visitor is, and how they came there. */
export interface Place {
  /** The Dutch path of the page, in whichever language it is read. */
  pathname: string
  /** With its question mark; empty where there is none. */
  search: string
  /** The part of the page to go to, with its `#`; empty where there is none. */
  hash: string
  how: 'start' | 'push' | 'replace' | 'back'
}

/** Goes to a Dutch address of this site. `replace` leaves no step back. */
export type Go = (to: string, options?: { replace?: boolean }) => void

interface Routing {
  place: Place
  /**
   * The place as it is now, also before the screen has followed: two quick presses must not start
   * from the same one.
   */
  now(): Place
  go: Go
}

const RoutingContext = createContext<Routing | null>(null)

/**
 * The address as state. The site's addresses are a plain table without parameters, so this is all
 * it needs; a routing library would be 12 kB of the 105 kB a first visit may cost.
 */
export function Router(props: {
  /** The address to start from, on the server and in stories; the browser's own where left out. */
  url?: string
  /** Stories: leave the browser's address alone. */
  memory?: boolean
  children: ReactNode
}) {
  const { language, languages } = useWords()
  const { tag } = language
  const placeAt = useCallback(
    (address: string, how: Place['how']) => placeOf(address, how, languages),
    [languages],
  )
  const [place, setPlace] = useState(() => placeAt(props.url ?? location.href, 'start'))
  const now = useRef(place)
  const { memory = false } = props
  const routing = useMemo(() => {
    const show = (next: Place) => {
      if (next.pathname === now.current.pathname && next.search === now.current.search) return
      const otherPage = next.pathname !== now.current.pathname
      now.current = next
      // Another page may have to be fetched: the old one stays meanwhile. A change within a page,
      // such as a pressed radio, shows at once.
      if (otherPage) startTransition(() => setPlace(next))
      else setPlace(next)
    }
    const go: Go = (to, { replace = false } = {}) => {
      const next = placeAt(to, replace ? 'replace' : 'push')
      const same = next.pathname === now.current.pathname && next.search === now.current.search
      if (!memory) {
        if (!replace && !same) history.replaceState({ leftAt: scrollY }, '')
        history[replace || same ? 'replaceState' : 'pushState'](null, '', addressIn(tag, to))
      }
      show(next)
    }
    return { show, go, now: () => now.current }
  }, [memory, placeAt, tag])
  useEffect(() => {
    if (memory) return
    const back = () => routing.show(placeAt(location.href, 'back'))
    addEventListener('popstate', back)
    return () => removeEventListener('popstate', back)
  }, [memory, placeAt, routing])
  const value = useMemo(() => ({ place, now: routing.now, go: routing.go }), [place, routing])
  return <RoutingContext value={value}>{props.children}</RoutingContext>
}

function placeOf(address: string, how: Place['how'], languages: object): Place {
  const isLanguage = (tag: string) => Object.hasOwn(languages, tag)
  const { path, search, hash } = readAddress(readLanguage(ownPart(address), isLanguage).address)
  return { pathname: path, search, hash, how }
}

/**
 * How far down the page was scrolled when its visitor followed a link from it; where none was
 * followed, as far as the browser has scrolled it. It counts once: who leaves again by the
 * browser's own buttons has the browser remember where.
 */
export function leftAt(): number {
  const left = (history.state as { leftAt: number } | null)?.leftAt ?? scrollY
  history.replaceState(null, '')
  return left
}

/** The routing, for who needs more than the place. */
export function useRouting(): Routing {
  const routing = useContext(RoutingContext)
  if (routing === null) throw new RangeError('a screen outside the router')
  return routing
}

export const usePlace = (): Place => useRouting().place

export const useGo = (): Go => useRouting().go

/** Addresses of the site as this page's language has them, for what is no `Link`: a form. */
export function useAddress(): (address: string) => string {
  const { tag } = useWords().language
  return (address) => addressIn(tag, address)
}

/** Sends the visitor on, without a step back to here. */
export function Redirect({ to }: { to: string }) {
  const go = useGo()
  useEffect(() => go(to, { replace: true }), [go, to])
  return null
}
