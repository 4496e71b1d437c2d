import { timeOfDay } from '../clock/clock-time.ts'
import { KeyTag, type KeyState } from '../marks/KeyTag.tsx'
import { useText } from '../texts/use-text.ts'
import { nearDay } from './agenda-title.ts'
import type { PropertyTimes } from './place-stay.ts'
import type { AgendaRoom } from './room-columns.ts'
import { RoomMenu } from './RoomMenu.tsx'
import type { RoomState } from './room-state.ts'
import styles from './time-grid.module.css'

/** The key of a room and, in words, what it says: occupied, comes, change, free, closed. */
export function RoomHead({
  room,
  state,
  times,
}: {
  room: AgendaRoom
  state: RoomState
  times: PropertyTimes
}) {
  const text = useText()
  const { word, detail } = useRoomWords(state, times)
  return (
    <div className={styles.room} data-off={room.active ? undefined : ''}>
      <div className={styles.roomState}>
        <KeyTag number={room.number} state={keyOf(state)} />
        <span>
          <b>{word}</b>
          {detail}
        </span>
      </div>
      <div className={styles.roomType}>
        <p title={room.label || undefined}>
          {room.active ? room.roomTypeName : text('agenda.offType', { type: room.roomTypeName })}
        </p>
        <RoomMenu room={room} />
      </div>
    </div>
  )
}

/** The key's look; brass only where something happens today. */
export function keyOf(state: RoomState): KeyState {
  switch (state.kind) {
    case 'occupied':
      return 'occupied'
    case 'comes':
    case 'change':
    case 'leaves':
      return 'due'
    case 'closed':
    case 'off':
      return 'closed'
    case 'free':
    case 'empty':
      return 'free'
    case 'nights':
      if (state.occupied === 0) return state.closed > 0 ? 'closed' : 'free'
      return state.occupied === state.of ? 'occupied' : 'free'
  }
}

export function useRoomWords(
  state: RoomState,
  times: PropertyTimes,
): { word: string; detail: string } {
  const text = useText()
  switch (state.kind) {
    case 'occupied':
      return {
        word: text(state.held ? 'agenda.keys.held' : 'agenda.keys.occupied'),
        detail: text('agenda.keys.untilDay', { day: nearDay(state.until) }),
      }
    case 'comes':
      return {
        word: text('agenda.keys.comes'),
        detail: text('agenda.keys.from', { time: timeOfDay(state.at) }),
      }
    case 'empty':
      return {
        word: text('agenda.keys.empty'),
        detail: text('agenda.keys.untilDay', { day: nearDay(state.until) }),
      }
    case 'change':
      return { word: text('agenda.keys.change'), detail: text('agenda.keys.today') }
    case 'leaves':
      return {
        word: text('agenda.keys.leaves'),
        detail: text('agenda.keys.before', { time: timeOfDay(times.checkOut) }),
      }
    case 'free':
      return {
        word: text('agenda.keys.free'),
        detail:
          state.through === null
            ? ''
            : text('agenda.keys.throughDay', { day: nearDay(state.through) }),
      }
    case 'closed':
      return {
        word: text('agenda.keys.closed'),
        detail: text('agenda.keys.untilDay', { day: nearDay(state.until) }),
      }
    case 'off':
      return { word: text('agenda.keys.off'), detail: '' }
    case 'nights':
      return wordsOfNights(state, text)
  }
}

/** `Bezet, 2 van 7 nachten`, or that some are closed; a single night needs no count. */
function wordsOfNights(
  { occupied, closed, of }: Extract<RoomState, { kind: 'nights' }>,
  text: ReturnType<typeof useText>,
): { word: string; detail: string } {
  const nights = (count: number) =>
    of === 1 ? '' : text('agenda.keys.nights', { occupied: count, of })
  if (occupied > 0) return { word: text('agenda.keys.occupied'), detail: nights(occupied) }
  return closed > 0
    ? { word: text('agenda.keys.closed'), detail: nights(closed) }
    : { word: text('agenda.keys.free'), detail: '' }
}
