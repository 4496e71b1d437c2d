import { type DOMAttributes, type KeyboardEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import type { EpochDay, Stay } from '../../rules/calendar/day.ts'
import { shortcutsOn } from '../keyboard/shortcut-switch.ts'
import { useText } from '../texts/use-text.ts'
import { addBookingAddress } from './add-booking-address.ts'
import { type GridHand, type GridTarget, isUnmoved } from './grid-hand.ts'
import type { GridLayout } from './grid-step.ts'
import { targetWords, type TargetWords } from './hand-words.ts'
import { firstFreeNight, inTheWay, type InTheWay } from './in-the-way.ts'
import type { AgendaStay, RoomColumn } from './room-columns.ts'
import type { DayRange } from './room-state.ts'
import { usePin } from './use-pin.ts'
import { useGridHand } from './use-grid-hand.ts'

/** Nights that are held over a grid, drawn there and said beside it. */
export interface HeldNights {
  target: GridTarget
  words: TargetWords
  state: 'fits' | 'taken' | 'refused'
}

/** A stay that was let go elsewhere: nothing counts before staff say so. */
export interface DroppedStay {
  stay: AgendaStay
  target: GridTarget
  /** Nobody else sleeps there, as far as the agenda has read. */
  isFree: boolean
}

interface HeldNightsOptions {
  columns: RoomColumn[]
  layout: GridLayout
  /** What keys do while nothing is held. */
  blockKeys: Pick<DOMAttributes<HTMLElement>, 'onFocus' | 'onKeyDown'>
  range: DayRange
  today: EpochDay
}

/**
 * Stays that are moved over a grid and empty nights that are chosen on it: chosen ones lead to the
 * form that adds a booking, a moved stay waits in `dropped` for what it would cost.
 */
export function useHeldNights({ columns, layout, blockKeys, range, today }: HeldNightsOptions) {
  const text = useText()
  const navigate = useNavigate()
  const pin = usePin()
  const [dropped, setDropped] = useState<DroppedStay | null>(null)
  const [told, setTold] = useState('')
  const { hand, grid, takeStay, takeNight, onKeyDown } = useGridHand({ columns, layout, onDrop })
  const target = hand?.target ?? dropped?.target ?? null
  const way = target && inTheWay(columns, target, today, hand?.stay ?? dropped?.stay ?? null)
  const words = target && targetWords(columns, target, way, text)
  const held: HeldNights | null = target && words && { target, words, state: stateOf(way) }
  const said = words && [words.room, words.stay, words.nights, words.obstacle]

  function onDrop(released: GridHand) {
    const { stay, target: to } = released
    const obstacle = inTheWay(columns, to, today, stay)
    if (stay) {
      if (!isUnmoved(released)) setDropped({ stay, target: to, isFree: !obstacle })
      return
    }
    const room = columns[to.room]?.room
    if (obstacle) setTold(targetWords(columns, to, obstacle, text).obstacle ?? '')
    else if (room) void navigate(addBookingAddress(room.id, to))
  }

  return {
    held,
    /** The stay that is held or was let go: its old place stays in sight. */
    lifted: hand?.stay?.booking.id ?? dropped?.stay.booking.id ?? null,
    layer: {
      said: hand && said ? said.filter(Boolean).join(', ') : told,
      dropped,
      onSettled: () => setDropped(null),
      onWished: (stay: Stay, roomId: number | null) => {
        const found = columns.findIndex((column) => column.room.id === roomId)
        setDropped((before) => {
          if (!before) return null
          const target = { ...stay, room: found < 0 ? before.target.room : found }
          const isThere = isUnmoved({ origin: before.target, target })
          return isThere ? before : { ...before, target }
        })
      },
      onChoose: () => {
        const from = Math.max(today, range.from)
        const free = firstFreeNight(columns, from, range.until)
        if (free) takeNight({ room: free.room, day: free.arrival })
        else setTold(text('agenda.hand.nothingFree'))
      },
    },
    grid: {
      ...grid,
      ...blockKeys,
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        if (!onKeyDown(event) && !takeByKey(event)) blockKeys.onKeyDown?.(event)
      },
    },
  }

  function pinByKey(event: KeyboardEvent<HTMLElement>, id: string): boolean {
    const stay = columns.flatMap(({ stays }) => stays).find(({ booking }) => booking.id === id)
    if (stay?.presence !== 'live' || stay.booking.roomNumber === null) return false
    pin.run(stay.booking)
    event.preventDefault()
    event.stopPropagation()
    return true
  }

  function takeByKey(event: KeyboardEvent<HTMLElement>): boolean {
    const id = (event.target as HTMLElement).dataset['block']
    const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey
    if (!id || !isPlain || !shortcutsOn()) return false
    const key = event.key.toLowerCase()
    if (key === 'p') return pinByKey(event, id)
    if (key !== 'v' || !takeStay(id)) return false
    event.preventDefault()
    event.stopPropagation()
    return true
  }
}

/** Another stay may make way; a closed night and the past never do. */
function stateOf(way: InTheWay | null): HeldNights['state'] {
  if (!way) return 'fits'
  return way.kind === 'stay' ? 'taken' : 'refused'
}
