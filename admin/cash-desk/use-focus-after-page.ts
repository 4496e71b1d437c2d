import { type RefObject, useEffect } from 'react'

/**
 * Puts the focus where a step is worked from: a page first gives it to its title, for who listens,
 * and a cash desk is worked with Enter.
 */
export function useFocusAfterPage(target: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      target.current?.focus()
      if (target.current instanceof HTMLInputElement) target.current.select()
    })
    return () => cancelAnimationFrame(frame)
  }, [target])
}
