import { describe, expect, it } from 'vitest'
import { changeAsShown, wishBack, wishOfDrop } from '../../../admin/stay-moves/stay-wish.ts'
import type { StayChangePreviewView } from '../../../api/bookings/booking-answer-shapes.ts'
import { booking, monday } from '../setup/agenda-of.ts'

const four = { id: 1, roomTypeId: 2 }
const nine = { id: 6, roomTypeId: 3 }
const onThursday = { arrival: monday + 3, departure: monday + 5, isFree: true }

describe('a stay that was dropped', () => {
  it('asks for another room by its number and type', () => {
    expect(wishOfDrop(booking(1, 3), { ...onThursday, room: nine })).toEqual({
      arrival: '2026-11-26',
      departure: '2026-11-28',
      roomTypeId: 3,
      roomId: 6,
      persons: 2,
    })
  })

  it('asks for its own room where it is pinned or somebody sleeps there, else leaves it open', () => {
    const roomId = (pinned: boolean, isFree: boolean) =>
      wishOfDrop(booking(1, 3, { pinned }), { ...onThursday, room: four, isFree }).roomId
    expect([roomId(false, true), roomId(true, true), roomId(false, false)]).toEqual([null, 1, 1])
  })
})

const side = {
  arrival: '2026-11-24',
  departure: '2026-11-26',
  nights: 2,
  roomTypeId: 2,
  roomTypeName: 'Knusse kamer',
  roomId: 1,
  roomNumber: 4,
  persons: 2,
  quote: {} as StayChangePreviewView['before']['quote'],
  totalCents: 20_800,
}
const preview: StayChangePreviewView = {
  version: 3,
  before: side,
  after: { ...side, totalCents: 21_800 },
  differenceCents: 1_000,
  balanceAfterCents: 1_000,
  onlineCents: 0,
  mailed: true,
  refusals: [],
  warnings: [],
  overruleReason: '',
  nearest: [],
  moves: [],
}

describe('a change that is carried out', () => {
  it('is the one that was shown: its version, its total and who moves for it', () => {
    const wish = wishBack(side)
    const moves = [{ bookingId: 'b', roomId: 5 }] as StayChangePreviewView['moves']
    expect(changeAsShown(wish, { ...preview, moves }, 'press', 'Vaste gast')).toEqual({
      ...wish,
      requestId: 'press',
      version: 3,
      overruleReason: 'Vaste gast',
      shownTotalCents: 21_800,
      moves: [{ bookingId: 'b', roomId: 5 }],
    })
  })

  it('is none where it was refused or has no price', () => {
    const wish = wishBack(side)
    expect(changeAsShown(wish, { ...preview, after: null }, 'press', '')).toBeNull()
    const refusals = [{ reason: 'taken' }] as StayChangePreviewView['refusals']
    expect(changeAsShown(wish, { ...preview, refusals }, 'press', '')).toBeNull()
  })
})

describe('a change that is taken back', () => {
  it('asks for the stay as it was, in the room that it had', () => {
    expect(wishBack(side)).toEqual({
      arrival: '2026-11-24',
      departure: '2026-11-26',
      roomTypeId: 2,
      roomId: 1,
      persons: 2,
    })
  })
})
