import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'
import { dragTo, type GridHand, type GridSpot, stepBy, takeHold } from './grid-hand.ts'
import { spotAt } from './grid-spot.ts'
import { type GridLayout, stepOfKey } from './grid-step.ts'
import type { AgendaStay, RoomColumn } from './room-columns.ts'

/** A mouse that moves less than this presses, it does not drag. */
const DRAG_PX = 6
/** A finger that rests this long takes hold; one that moves before scrolls. */
const LONG_PRESS_MS = 400
const FINGER_PX = 10

interface GridHandOptions {
  columns: RoomColumn[]
  layout: GridLayout
  /** What was held is let go where it is to stay. */
  onDrop(hand: GridHand): void
}

/** Where a pointer went down, before it is known whether it drags. */
interface Press {
  hand: GridHand
  x: number
  y: number
  pointer: number
  isFinger: boolean
  longPress: ReturnType<typeof setTimeout> | undefined
}

/**
 * Takes hold of stays and of empty nights on a grid of rooms and days: by mouse or pen when it
 * drags, by a finger that rests, by keyboard with `take`. Escape, or a scroll of the browser, lets
 * go without a change.
 */
export function useGridHand({ columns, layout, onDrop }: GridHandOptions) {
  const [hand, setHand] = useState<GridHand | null>(null)
  // What the next event finds, also before the last one is drawn.
  const held = useRef<GridHand | null>(null)
  const grid = useRef<HTMLDivElement>(null)
  const press = useRef<Press | null>(null)
  const wasDragged = useRef(false)
  const latest = useRef({ columns, layout, onDrop })
  latest.current = { columns, layout, onDrop }

  const hold = useCallback((next: GridHand | null) => {
    held.current = next
    setHand(next)
  }, [])

  const letGo = useCallback(() => {
    clearTimeout(press.current?.longPress)
    press.current = null
    if (held.current) hold(null)
  }, [hold])

  const drop = useCallback(() => {
    const dropped = held.current
    letGo()
    if (dropped) latest.current.onDrop(dropped)
  }, [letGo])

  useEffect(() => {
    const element = grid.current
    const move = (event: globalThis.PointerEvent) => {
      const { current } = press
      if (!current || !element || event.pointerId !== current.pointer) return
      const gone = Math.hypot(event.clientX - current.x, event.clientY - current.y)
      if (!held.current) {
        if (current.isFinger && gone > FINGER_PX) letGo()
        if (current.isFinger || gone < DRAG_PX) return
      }
      wasDragged.current = true
      const spot = spotAt(element, event.clientX, event.clientY, latest.current.layout)
      if (spot) hold(dragTo(held.current ?? current.hand, spot))
    }
    const up = (event: globalThis.PointerEvent) => {
      if (event.pointerId !== press.current?.pointer) return
      if (held.current) drop()
      else letGo()
      // The click that follows is not meant for what lies beneath.
      setTimeout(() => (wasDragged.current = false), 0)
    }
    const cancel = () => press.current && letGo()
    const escape = (event: globalThis.KeyboardEvent) => event.key === 'Escape' && letGo()
    // A finger that holds something does not scroll.
    const still = (event: TouchEvent) => held.current && event.preventDefault()
    window.addEventListener('pointermove', move)
    window.addEventListener('pointerup', up)
    window.addEventListener('pointercancel', cancel)
    window.addEventListener('keydown', escape)
    element?.addEventListener('touchmove', still, { passive: false })
    return () => {
      window.removeEventListener('pointermove', move)
      window.removeEventListener('pointerup', up)
      window.removeEventListener('pointercancel', cancel)
      window.removeEventListener('keydown', escape)
      element?.removeEventListener('touchmove', still)
      clearTimeout(press.current?.longPress)
    }
  }, [drop, hold, letGo])

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    wasDragged.current = false
    const element = grid.current
    if (event.button !== 0 || !event.isPrimary || !element || held.current) return
    const found = handAt(event.target as HTMLElement, event.clientX, event.clientY)
    if (!found) return
    const isFinger = event.pointerType === 'touch'
    const begun: Press = {
      hand: found,
      x: event.clientX,
      y: event.clientY,
      pointer: event.pointerId,
      isFinger,
      longPress: isFinger ? setTimeout(() => liftByFinger(begun), LONG_PRESS_MS) : undefined,
    }
    press.current = begun
  }

  const liftByFinger = (begun: Press) => {
    if (press.current !== begun) return
    wasDragged.current = true
    hold(begun.hand)
  }

  /** What a pointer would take hold of: a grip of a stay, a stay, or the empty night of a lane. */
  function handAt(target: HTMLElement, x: number, y: number): GridHand | null {
    const spot = grid.current && spotAt(grid.current, x, y, layout)
    if (!spot || !target.closest('[data-lane]')) return null
    // The hours after a departure are free to sell.
    const stayElement = target.closest('[data-tail]')
      ? null
      : target.closest<HTMLElement>('[data-stay]')
    const id = stayElement?.dataset['stay']
    if (id === undefined) return target.closest('a') ? null : takeHold('choose', null, spot)
    const stay = stayOf(columns, id)
    const grip = target.closest<HTMLElement>('[data-grip]')?.dataset['grip']
    const kind = grip === 'arrival' || grip === 'departure' ? grip : 'move'
    return stay && takeHold(kind, stay.stay, { room: stay.room, day: spot.day })
  }

  /** By keyboard: arrows move what is held, Enter lets it go there, Escape where it was. */
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): boolean => {
    if (!hand || event.altKey || event.ctrlKey || event.metaKey) return false
    const step = stepOfKey(event.key, event.shiftKey, layout)
    if (step) hold(stepBy(hand, step, columns.length))
    else if (event.key === 'Enter') drop()
    else if (event.key === 'Tab') letGo()
    else return false
    if (event.key !== 'Tab') event.preventDefault()
    event.stopPropagation()
    return true
  }

  return {
    hand,
    /** Takes a live stay by its booking, by keyboard; false where there is none. */
    takeStay: (id: string): boolean => {
      const found = stayOf(columns, id)
      if (!found) return false
      hold(takeHold('move', found.stay, { room: found.room, day: found.stay.arrival }))
      return true
    },
    /** Takes the night of a spot for a new stay, by keyboard. */
    takeNight: (spot: GridSpot) => hold(takeHold('choose', null, spot)),
    onKeyDown,
    grid: {
      ref: grid,
      onPointerDown,
      onClickCapture: (event: MouseEvent) => {
        if (!wasDragged.current) return
        event.preventDefault()
        event.stopPropagation()
      },
      // A finger that rests would open the menu of the link beneath it.
      onContextMenu: (event: MouseEvent) => {
        if (press.current?.isFinger) event.preventDefault()
      },
    },
  }
}

/** A live stay of the grid, by its booking, with the place of its room; null for any other. */
function stayOf(columns: RoomColumn[], id: string): { room: number; stay: AgendaStay } | null {
  for (const [room, column] of columns.entries()) {
    const stay = column.stays.find(
      ({ booking, presence }) => presence === 'live' && booking.id === id,
    )
    if (stay) return { room, stay }
  }
  return null
}
