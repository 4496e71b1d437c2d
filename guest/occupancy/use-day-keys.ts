import { type KeyboardEvent, type RefObject, useRef } from 'react'

/** How far a key goes, in days. */
const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

/**
 * The arrow keys in a table of days: they go to the next day one can arrive on, in the direction of
 * the key; Home and End to the first and the last of the month.
 */
export function useDayKeys(): {
  table: RefObject<HTMLTableElement | null>
  onKeyDown(event: KeyboardEvent): void
} {
  const table = useRef<HTMLTableElement>(null)
  return {
    table,
    onKeyDown(event) {
      const cells = [...(table.current?.querySelectorAll('td') ?? [])]
      const links = cells.map((cell) => cell.querySelector('a'))
      const at = links.indexOf(document.activeElement as HTMLAnchorElement)
      const next = at < 0 ? null : nextLink(links, at, event.key)
      if (!next) return
      event.preventDefault()
      for (const link of links) link?.setAttribute('tabindex', link === next ? '0' : '-1')
      next.focus()
    },
  }
}

function nextLink<Link>(links: readonly (Link | null)[], at: number, key: string): Link | null {
  if (key === 'Home') return links.find(Boolean) ?? null
  if (key === 'End') return links.findLast(Boolean) ?? null
  const step = steps[key]
  if (step === undefined) return null
  for (let place = at + step; place >= 0 && place < links.length; place += step)
    if (links[place]) return links[place] ?? null
  return null
}
