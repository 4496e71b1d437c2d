import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type BookingDraft,
  conflictsIn,
  draftFields,
  editOf,
  keepMine,
  shownIn,
  standingOf,
  takeTheirs,
  write,
} from '../../../admin/booking-form/booking-draft.ts'

const booking = {
  roomId: 4,
  guestName: 'Sanne Hoekstra',
  email: 'sanne@voorbeeld.nl',
  phone: '06 12 34 56 78',
  notes: '',
  language: 'nl',
}
const written = write({}, booking, 'phone', '06 99')

describe('What is written and not saved', () => {
  it('is sent as far as it was touched, a room by its id', () => {
    const draft = write(write({}, booking, 'roomId', '9'), booking, 'notes', 'Komt laat.')
    expect(editOf(draft)).toEqual({ roomId: 9, notes: 'Komt laat.' })
  })

  it('is nothing once it is what stands there', () => {
    expect(write(written, booking, 'phone', booking.phone)).toEqual({})
  })

  it('clashes with what somebody else wrote in that field, and not where both wrote the same', () => {
    expect(conflictsIn(written, { ...booking, phone: '06 11' })).toEqual(['phone'])
    expect(conflictsIn(written, { ...booking, phone: '06 99' })).toEqual([])
    expect(conflictsIn(written, { ...booking, notes: 'Belde.' })).toEqual([])
  })

  it('clashes no more once it is said which of the two stays', () => {
    const changed = { ...booking, phone: '06 11' }
    const mine = keepMine(written, changed, 'phone')
    expect([conflictsIn(mine, changed), shownIn(mine, changed, 'phone')]).toEqual([[], '06 99'])
    const theirs = takeTheirs(written, 'phone')
    expect([theirs, shownIn(theirs, changed, 'phone')]).toEqual([{}, '06 11'])
  })

  const text = fc.string({ maxLength: 3 })
  const standing = fc.record({
    roomId: fc.nat(5),
    guestName: text,
    email: text,
    phone: text,
    notes: text,
    language: text,
  })
  const drafts = fc.array(fc.tuple(fc.constantFrom(...draftFields), text), { maxLength: 6 })

  it('is all that a field shows, and what others wrote is all that the other fields show', () => {
    fc.assert(
      fc.property(standing, standing, drafts, (before, after, typed) => {
        const draft = typed.reduce<BookingDraft>(
          (kept, [field, to]) => write(kept, before, field, to),
          {},
        )
        for (const field of draftFields) {
          const last = typed.findLast(([one]) => one === field)?.[1]
          const isTouched = last !== undefined && last !== standingOf(before)[field]
          expect(shownIn(draft, after, field)).toBe(isTouched ? last : standingOf(after)[field])
        }
      }),
    )
  })
})
