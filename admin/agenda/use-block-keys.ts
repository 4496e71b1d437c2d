import { useCallback, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { nextBlock } from './next-block.ts'

/** Where rooms are rows, the same walk lies on its side. */
const turned: Record<string, string> = {
  ArrowLeft: 'ArrowUp',
  ArrowRight: 'ArrowDown',
  ArrowUp: 'ArrowLeft',
  ArrowDown: 'ArrowRight',
}

/**
 * One tab stop for the whole grid: arrows go from block to block, Enter opens (it is a link).
 * `blockIds` in reading order; the first of them is where Tab enters until another one had the
 * focus.
 */
export function useBlockKeys(blockIds: string[], rooms: 'columns' | 'rows' = 'columns') {
  const [last, setLast] = useState<string | null>(null)
  const entry = last !== null && blockIds.includes(last) ? last : blockIds[0]

  const onKeyDown = useCallback(
    (event: KeyboardEvent<HTMLElement>) => {
      if (
        !event.key.startsWith('Arrow') ||
        event.altKey ||
        event.ctrlKey ||
        event.metaKey ||
        event.shiftKey
      )
        return
      const links = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-block]')]
      const from = links.indexOf(event.target as HTMLElement)
      if (from < 0) return
      // The arrow is ours, at the edge too: the week must not turn under a hand that walks the
      // grid.
      event.preventDefault()
      const spots = links.map((link) => {
        const { top, bottom, left, right } = (
          link.closest('article') ?? link
        ).getBoundingClientRect()
        return {
          column: Number(link.dataset['column']),
          ...(rooms === 'columns' ? { top, bottom } : { top: left, bottom: right }),
        }
      })
      const to = nextBlock(spots, from, rooms === 'columns' ? event.key : (turned[event.key] ?? ''))
      if (to !== null) links[to]?.focus()
    },
    [rooms],
  )

  const onFocus = useCallback((event: FocusEvent<HTMLElement>) => {
    const id = event.target.dataset['block']
    if (id) setLast(id)
  }, [])

  return { entry, grid: { onKeyDown, onFocus } }
}
