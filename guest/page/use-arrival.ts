import { type RefObject, useEffect, useRef } from 'react'
import { usePlace } from './router.tsx'

/**
 * Coming to another page without a reload: start at its top and put the focus on its title, as a
 * fresh page would; or at the part that the address names, such as the calendar of a room. Going
 * back leaves the place to the browser. Not when the site is first opened, and not for a change
 * within a page.
 */
export function useArrival(): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null)
  const { pathname, hash, how } = usePlace()
  const before = useRef(pathname)
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    const part = hash && how !== 'back' ? document.getElementById(hash.slice(1)) : null
    if (part) part.scrollIntoView()
    else if (how !== 'back') scrollTo(0, 0)
    const title = part ?? main.current?.querySelector('h1')
    title?.setAttribute('tabindex', '-1')
    ;(title ?? main.current)?.focus({ preventScroll: true })
  }, [pathname, hash, how])
  return main
}
