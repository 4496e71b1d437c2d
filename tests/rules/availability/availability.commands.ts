import fc from 'fast-check'
import { expect } from 'vitest'
import { explainStay } from '../../../rules/availability/explain-stay.ts'
import type { PropertyFacts, Occupancy } from '../../../rules/availability/property-facts.ts'
import { offerCalendar, offersStay } from '../../../rules/availability/offer-calendar.ts'
import type { StayQuestion } from '../../../rules/availability/stay-question.ts'
import type { See } from '../seen.ts'
import { factsOf, hangUp, isOpenFor, type KeyBoard, liveBookings, takeOff } from './key-board.ts'
import { naiveReasons } from './naive-property.ts'

/** The property that the rules run: the facts as they would be stored, after all that was accepted. */
export interface RunProperty {
  facts: PropertyFacts
}

type Command = fc.Command<KeyBoard, RunProperty>

/** A command that may always be given; `act` does it to the board and to the property. */
function command(name: string, act: (board: KeyBoard, property: RunProperty) => void): Command {
  return { check: () => true, run: act, toString: () => name }
}

function questionFor(arrival: number, nights: number, board: KeyBoard): StayQuestion {
  const from = board.moment.today + arrival
  return {
    roomTypeId: 3,
    arrival: from,
    departure: from + nights,
    persons: 2,
    screen: 'agenda',
    moment: board.moment,
  }
}

/**
 * A guest asks. Board and property must agree; an accepted guest is booked as the answer says, moves
 * and released holds included.
 */
function book(arrival: number, nights: number, isHeld: boolean, see: See): Command {
  return command(
    `book ${nights} nights in ${arrival} days${isHeld ? ', unpaid' : ''}`,
    (board, property) => {
      const asked = questionFor(arrival, nights, board)
      const answer = explainStay(asked, property.facts)
      see(answer.ok)
      expect(answer.ok).toBe(naiveReasons(asked, factsOf(board, property.facts)).size === 0)
      const calendar = offerCalendar(3, 2, 'agenda', board.moment, property.facts, 40)
      expect(offersStay(calendar, asked.arrival, asked.departure)).toBe(answer.ok)
      if (!answer.ok) return

      const id = `guest ${++board.booked}`
      const moved = answer.moves.map(({ bookingId, roomId }) => ({
        ...board.bookings.get(bookingId)!,
        roomId,
      }))
      for (const bookingId of [...answer.release, ...moved.map((stay) => stay.bookingId)])
        takeOff(board, bookingId)
      const { roomTypeId, departure } = asked
      const stay: Occupancy = {
        bookingId: id,
        roomTypeId,
        roomId: answer.roomId,
        arrival: asked.arrival,
        departure,
        pinned: false,
        holdUntil: isHeld ? board.moment.instant + 1 : null,
      }
      for (const changed of [...moved, stay]) {
        hangUp(board, changed)
        expect(
          isOpenFor(board, changed, property.facts),
          `${changed.bookingId} sleeps in an open room`,
        ).toBe(true)
      }
      const rooms = new Map(answer.moves.map(({ bookingId, roomId }) => [bookingId, roomId]))
      const kept = property.facts.occupancies
        .filter(({ bookingId }) => !answer.release.includes(bookingId))
        .map((other) => ({ ...other, roomId: rooms.get(other.bookingId) ?? other.roomId }))
      property.facts = { ...property.facts, occupancies: [...kept, stay] }
    },
  )
}

function pick<Item>(items: readonly Item[], index: number): Item | undefined {
  return items[index % Math.max(items.length, 1)]
}

function change(
  property: RunProperty,
  bookingId: string,
  to: (stay: Occupancy) => Occupancy[],
): void {
  property.facts = {
    ...property.facts,
    occupancies: property.facts.occupancies.flatMap((stay) =>
      stay.bookingId === bookingId ? to(stay) : [stay],
    ),
  }
}

/**
 * A booking is cancelled: its own stay could be sold again at once, unless its room was closed over
 * it.
 */
function cancel(index: number): Command {
  return command(`cancel booking ${index}`, (board, property) => {
    const stay = pick(liveBookings(board, property.facts), index)
    if (!stay) return
    takeOff(board, stay.bookingId)
    change(property, stay.bookingId, () => [])
    if (stay.arrival < board.moment.today || !isOpenFor(board, stay, property.facts)) return
    const again = questionFor(
      stay.arrival - board.moment.today,
      stay.departure - stay.arrival,
      board,
    )
    expect(explainStay(again, property.facts)).toMatchObject({ ok: true })
  })
}

function pin(index: number): Command {
  return command(`pin booking ${index}`, (board, property) => {
    const stay = pick(liveBookings(board, property.facts), index)
    if (!stay) return
    board.bookings.set(stay.bookingId, { ...stay, pinned: true })
    change(property, stay.bookingId, (real) => [{ ...real, pinned: true }])
  })
}

function close(roomId: number | null, from: number, nights: number): Command {
  return command(
    `close ${roomId === null ? 'the property' : `room ${roomId}`} for ${nights} nights in ${from} days`,
    (board, property) => {
      const first = board.moment.today + from
      const closure = {
        id: board.closures.length + 1,
        roomId,
        roomTypeId: null,
        from: first,
        until: first + nights,
      }
      board.closures = [...board.closures, closure]
      property.facts = { ...property.facts, closures: [...property.facts.closures, closure] }
    },
  )
}

function reopen(index: number): Command {
  return command(`reopen closure ${index}`, (board, property) => {
    const closure = pick(board.closures, index)
    board.closures = board.closures.filter((other) => other !== closure)
    property.facts = {
      ...property.facts,
      closures: property.facts.closures.filter((other) => other !== closure),
    }
  })
}

/** A night passes: unpaid holds end, arrivals come in house. */
function sleep(): Command {
  return command('sleep a night', (board) => {
    const { today, minuteOfDay, instant } = board.moment
    board.moment = { today: today + 1, minuteOfDay, instant: instant + 86_400_000 }
  })
}

/** Everything guests and staff do to availability. */
export function availabilityCommands(see: See): fc.Arbitrary<Iterable<Command>> {
  const night = fc.integer({ min: 0, max: 10 })
  const length = fc.integer({ min: 1, max: 5 })
  const booking = fc
    .tuple(night, length, fc.boolean())
    .map(([arrival, nights, isHeld]) => book(arrival, nights, isHeld, see))
  return fc.commands(
    [
      booking,
      booking,
      booking,
      fc.nat(20).map(cancel),
      fc.nat(20).map(pin),
      fc
        .tuple(fc.constantFrom(1, 2, null), night, fc.integer({ min: 1, max: 3 }))
        .map(([roomId, from, nights]) => close(roomId, from, nights)),
      fc.nat(5).map(reopen),
      fc.constant(sleep()),
    ],
    { maxCommands: 40, size: 'max' },
  )
}
