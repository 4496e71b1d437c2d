import { type RefObject, useEffect, useRef } from 'react'

/**
 * On a phone an answer could come outside the screen: what the ref holds is brought into sight when
 * `what` it shows becomes something else, not when the page is first opened.
 *
 * @param what null where it shows nothing, undefined while that is not known yet
 */
export function useInSight<Shown extends HTMLElement>(
  what: string | null | undefined,
): RefObject<Shown | null> {
  const shown = useRef<Shown>(null)
  const before = useRef<typeof what>(undefined)
  useEffect(() => {
    if (what === undefined || what === before.current) return
    const isFirst = before.current === undefined
    before.current = what
    if (isFirst || what === null) return
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    shown.current?.scrollIntoView({ block: 'nearest', behavior: still ? 'auto' : 'smooth' })
  }, [what])
  return shown
}
