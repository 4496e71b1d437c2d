import { type RefObject, useEffect, useRef } from 'react'

/**
 * A heading that takes the focus when what stands below it becomes something else; not when the
 * page is first opened. Where it is not there, the title of the page takes it.
 */
export function useFocusOnChange(what: string | undefined): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(what)
  useEffect(() => {
    if (before.current === what) return
    const isFirst = before.current === undefined
    before.current = what
    if (isFirst) return
    // From the top, where the steps stand: on a phone the price comes before this heading.
    scrollTo(0, 0)
    const title = heading.current ?? document.querySelector<HTMLElement>('main h1')
    title?.setAttribute('tabindex', '-1')
    title?.focus({ preventScroll: true })
  }, [what])
  return heading
}
