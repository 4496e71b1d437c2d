import type { EpochDay, Stay } from '../../rules/calendar/day.ts'
import type { AgendaStay } from './room-columns.ts'

/** A place on the grid: a room, by its place among the columns, and a day. */
export interface GridSpot {
  room: number
  day: EpochDay
}

/** Nights in a room: where a stay would go, or those of a new one. */
export interface GridTarget extends Stay {
  room: number
}

/** What a hand holds on the grid, by pointer or by keyboard, and where it holds it. */
export interface GridHand {
  /** `arrival` and `departure` pull one end of a stay; `choose` marks nights for a new one. */
  kind: 'move' | 'arrival' | 'departure' | 'choose'
  /** The stay that is held; null while nights are chosen. */
  stay: AgendaStay | null
  /** Where it was before. */
  origin: GridTarget
  /** Where the pointer took hold. */
  grip: GridSpot
  target: GridTarget
}

/** Takes hold of a stay, of one of its ends, or of the empty night of a spot. */
export function takeHold(
  kind: GridHand['kind'],
  stay: AgendaStay | null,
  grip: GridSpot,
): GridHand {
  const origin = stay
    ? { room: grip.room, arrival: stay.arrival, departure: stay.departure }
    : { room: grip.room, arrival: grip.day, departure: grip.day + 1 }
  return { kind, stay, origin, grip, target: origin }
}

/**
 * The hand with its pointer over another spot. A stay keeps its length and goes as far as the
 * pointer; an end follows the day; chosen nights run from the first day to this one. At least one
 * night is left.
 */
export function dragTo(hand: GridHand, spot: GridSpot): GridHand {
  const { kind, origin, grip } = hand
  return { ...hand, target: targetAt() }

  function targetAt(): GridTarget {
    const { room, arrival, departure } = origin
    switch (kind) {
      case 'move': {
        const days = spot.day - grip.day
        return { room: spot.room, arrival: arrival + days, departure: departure + days }
      }
      case 'arrival':
        return { room, arrival: Math.min(spot.day, departure - 1), departure }
      case 'departure':
        return { room, arrival, departure: Math.max(spot.day, arrival + 1) }
      case 'choose': {
        const first = Math.min(spot.day, grip.day)
        return { room, arrival: first, departure: Math.max(spot.day, grip.day, first + 1) }
      }
    }
  }
}

/** One press of an arrow key: how many rooms, days and nights it adds. */
export interface GridStep {
  rooms?: number
  days?: number
  nights?: number
}

/**
 * The hand one step on, within `rooms` rooms; a step that would leave no night, or no room, leaves
 * it where it is.
 */
export function stepBy(
  hand: GridHand,
  { rooms = 0, days = 0, nights = 0 }: GridStep,
  roomCount: number,
): GridHand {
  const { room, arrival, departure } = hand.target
  const target = {
    room: room + rooms,
    arrival: arrival + days,
    departure: departure + days + nights,
  }
  const isThere = target.room >= 0 && target.room < roomCount && target.departure > target.arrival
  return isThere ? { ...hand, target } : hand
}

/** True while what is held is where it was. */
export function isUnmoved({ origin, target }: Pick<GridHand, 'origin' | 'target'>): boolean {
  return (
    origin.room === target.room &&
    origin.arrival === target.arrival &&
    origin.departure === target.departure
  )
}
