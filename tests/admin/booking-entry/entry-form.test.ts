import { describe, expect, it } from 'vitest'
import { enteredMessage } from '../../../admin/booking-entry/entered-message.ts'
import {
  entryErrors,
  entryRequest,
  previewRequest,
} from '../../../admin/booking-entry/entry-request.ts'
import {
  type EntryValues,
  emptyEntry,
  entryOfAddress,
} from '../../../admin/booking-entry/entry-values.ts'
import { lastDeparture, lookOf } from '../../../admin/booking-entry/night-looks.ts'
import { chosenDay } from '../../../admin/booking-entry/stay-choice.ts'
import type { StaffRoomTypeView, StaffRoomView } from '../../../api/rooms/room-views.ts'

const types: StaffRoomTypeView[] = [
  { id: 1, slug: 'knusse-kamer', name: 'Knusse kamer', kind: 'ordinary', sort: 1 },
  { id: 2, slug: 'familiekamer', name: 'Familiekamer', kind: 'family', sort: 2 },
]
const rooms = [
  { id: 7, roomTypeId: 1, active: true },
  { id: 8, roomTypeId: 1, active: false },
  { id: 12, roomTypeId: 2, active: true },
] as StaffRoomView[]
const begun = (query: string) =>
  entryOfAddress(new URLSearchParams(query), { rooms, types, today: '2026-11-25' })
const filled: EntryValues = {
  ...emptyEntry,
  roomTypeId: 1,
  source: 'none',
  name: 'Jos',
  email: 'jos@example.com',
  arrival: '2026-12-07',
  departure: '2026-12-09',
  persons: 2,
}

describe('the form that adds a booking begins', () => {
  it('with the room and the days that were chosen in the agenda', () => {
    expect(begun('kamer=7&van=2026-12-07&tot=2026-12-09')).toMatchObject({
      roomTypeId: 1,
      roomId: 7,
      arrival: '2026-12-07',
      departure: '2026-12-09',
      arrangement: null,
    })
  })

  it('with the variant of the family room that the days are', () => {
    expect(begun('kamer=12&van=2026-12-07&tot=2026-12-11').arrangement).toBe('monday-midweek')
    expect(begun('kamer=12&van=2026-12-08&tot=2026-12-11').arrangement).toBeNull()
  })

  it.each([
    '',
    'kamer=99&van=2026-12-09&tot=2026-12-07',
    'kamer=8&van=morgen&tot=2026-12-07',
    'van=2026-11-23&tot=2026-11-26',
  ])('empty where the address (%s) makes no sense or is past', (query) => {
    expect(begun(query)).toEqual(emptyEntry)
  })
})

describe('what is sent of the form', () => {
  it('asks for no price before a room type is chosen, nor for half a range', () => {
    expect(previewRequest(emptyEntry)).toBeNull()
    expect(previewRequest({ ...filled, departure: null })).toMatchObject({
      arrival: null,
      departure: null,
    })
  })

  it('has an answer to paid for the own website only', () => {
    const paid = { ...filled, paid: 'yes', method: 'pin' } as const
    expect(entryRequest(paid, undefined, 'press')).toMatchObject({ paid: null, method: null })
    expect(entryRequest({ ...paid, source: 'own-website' }, undefined, 'press')).toMatchObject({
      paid: true,
      method: 'pin',
      requestId: 'press',
      roomId: null,
    })
  })

  it('is checked field by field, the phone and the e-mail address left free', () => {
    expect(entryErrors(filled, undefined)).toEqual({})
    expect(Object.keys(entryErrors(emptyEntry, undefined))).toEqual([
      'roomTypeId',
      'source',
      'name',
      'persons',
      'arrival',
    ])
    expect(entryErrors({ ...filled, email: '' }, undefined)).toEqual({})
    expect(entryErrors({ ...filled, email: 'gast' }, undefined)).toHaveProperty('email')
    const paid = { ...filled, source: 'own-website', paid: 'yes' } as const
    expect(entryErrors(paid, undefined)).toEqual({ method: 'Kies hoe de klant heeft betaald.' })
    expect(entryErrors({ ...paid, method: 'pin' }, undefined)).toEqual({})
    expect(entryErrors({ ...filled, childAges: [null] }, undefined)).toHaveProperty('childAges')
  })
})

describe('days in the picker', () => {
  const runs = [
    { from: 10, until: 14, look: 'free' },
    { from: 14, until: 16, look: 'season' },
    { from: 16, until: 18, look: 'taken' },
    { from: 18, until: 20, look: 'free' },
  ] as const

  it('end at the morning of the first night that is not open', () => {
    expect([10, 13, 15, 18, 16].map((day) => lastDeparture(runs, day))).toEqual([
      16, 16, 16, 20, 16,
    ])
    expect(lookOf(runs, 9)).toBeNull()
  })

  it('are first the arrival, then a later departure, then anew', () => {
    const arrived = chosenDay({ arrival: null, departure: null }, 12)
    expect(arrived).toEqual({ arrival: 12, departure: null })
    expect(chosenDay(arrived, 14)).toEqual({ arrival: 12, departure: 14 })
    expect(chosenDay(arrived, 11)).toEqual({ arrival: 11, departure: null })
    expect(chosenDay({ arrival: 12, departure: 14 }, 13)).toEqual({ arrival: 13, departure: null })
  })
})

describe('what is said of an entered booking', () => {
  it.each([
    [null, 'newBooking.added', 'success'],
    ['sent', 'newBooking.mailSent', 'success'],
    ['queued', 'newBooking.mailReady', 'success'],
    ['sending', 'newBooking.mailReady', 'success'],
    ['kept', 'newBooking.mailKept', 'info'],
    ['uncertain', 'newBooking.mailUncertain', 'error'],
    ['failed', 'newBooking.mailNotSent', 'error'],
  ] as const)('with its mail %s is %s', (mail, message, type) => {
    expect(enteredMessage({ mail, payment: 'by-link' })).toEqual({ message, type })
  })

  it.each([
    ['sent', 'newBooking.added', 'success'],
    ['queued', 'newBooking.added', 'success'],
    ['kept', 'newBooking.mailKept', 'info'],
    ['uncertain', 'newBooking.mailUncertain', 'error'],
    ['failed', 'newBooking.mailNotSent', 'error'],
  ] as const)('paid already, with its confirmation %s, is %s', (mail, message, type) => {
    expect(enteredMessage({ mail, payment: 'paid' })).toEqual({ message, type })
  })
})
