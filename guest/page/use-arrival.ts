import { type RefObject, useEffect, useRef } from 'react'
import { leftAt, usePlace } from './router.tsx'

/**
 * Coming to another page without a reload: start at its top and put the focus on its title, as a
 * fresh page would; or at the part that the address names, such as the calendar of a room. Going
 * back leads to where one was: the browser would look for it on the page that is left. Not when the site is first opened, and not for a change
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
    else scrollTo(0, how === 'back' ? leftAt() : 0)
    const title = part ?? main.current?.querySelector('h1')
    title?.setAttribute('tabindex', '-1')
    ;(title ?? main.current)?.focus({ preventScroll: true })
  }, [pathname, hash, how])
  return main
}
