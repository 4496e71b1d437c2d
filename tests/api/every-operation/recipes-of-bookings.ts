import { asShown } from '../setup/asked-change.ts'
import { bookingEntry } from '../setup/booking-entry.ts'
import { type Body, type Hands, later, type Recipe } from './hands.ts'

/** An act of staff on a booking that `made` makes. */
const act =
  (made: (hands: Hands) => Promise<Body>, body: object = {}): Recipe =>
  async (hands) => {
    const { id } = await made(hands)
    return { parts: { id }, body: { ...(await hands.pressOn('bookings', id)), ...body } }
  }

const register = {
  guests: [
    { name: 'Anna van den Berg', residence: 'Maastricht', document: 'passport' },
    { name: 'Bert Smeets', residence: 'Luik', document: 'identity-card' },
  ],
  arrival: '2026-02-02',
  departure: '2026-02-03',
}

/** The same room type and persons, a week later. */
async function moved(hands: Hands, id: string): Promise<Body> {
  const roomTypeId = await hands.typeId()
  return { ...hands.nights(), roomTypeId, roomId: null, persons: 2, id: undefined, bookingId: id }
}

/** The newest entry of a kind in the folio of a booking. */
export async function entryOf({ house }: Hands, id: string, kind: string): Promise<string> {
  const { rows } = await house.pool.query<{ id: string }>(
    'SELECT id FROM folio_entries WHERE folio_id = $1 AND kind = $2 ORDER BY id DESC',
    [id, kind],
  )
  return rows[0]!.id
}

export const bookingRecipes: Record<string, Recipe> = {
  'Agenda.period': () => ({ query: { from: '2026-03-02', until: '2026-03-16' } }),
  'BookingCalendars.ofType': async ({ typeId }) => ({ parts: { id: String(await typeId()) } }),
  'BookingPreviews.look': async ({ typeId, nights }) => ({
    body: { roomTypeId: await typeId(), roomId: null, ...nights(), persons: 2, source: 'airbnb' },
  }),
  'BookingEntry.enter': ({ nights, press }) => ({
    body: bookingEntry({ requestId: press(), ...nights() }),
  }),
  'StaffBookings.one': async ({ held }) => ({ parts: { id: (await held()).id } }),
  'StaffBookings.agreement': async ({ held }) => ({ parts: { id: (await held()).id } }),
  'BookingActs.cancel': act(({ entered }) => entered(), {
    reason: 'Ziek',
    refundCents: 0,
    mailGuest: false,
  }),
  'BookingActs.delete': act(({ held }) => held()),
  'BookingActs.edit': async (hands) => {
    const { id } = await hands.entered()
    const press = await hands.pressOn('bookings', id)
    return { parts: { id }, body: { ...press, notes: 'Komt laat', language: 'nl' } }
  },
  'BookingActs.give-back': act(({ paid }) => paid(), { cents: 100, reason: 'De douche lekte' }),
  'BookingActs.mark-paid': act(({ entered }) => entered(), { cents: 100, method: 'pin' }),
  'BookingActs.refunded-by-hand': async (hands) => {
    const { id } = await hands.paid()
    await hands.refusedRefund(id, 5_000)
    const { refundByHand } = await hands.staff.get(`/bookings/${id}`)
    return { parts: { id }, body: { ...refundByHand, method: 'bank', requestId: hands.press() } }
  },
  'BookingActs.resend-confirmation': act(({ paid }) => paid()),
  'BookingActs.take-back-receipt': async (hands) => {
    const { id } = await hands.entered()
    await hands.act(id, 'mark-paid', { cents: 100, method: 'pin' })
    const entryId = await entryOf(hands, id, 'received')
    return { parts: { id }, body: { ...(await hands.pressOn('bookings', id)), entryId } }
  },
  'BookingActs.write-off': act(({ entered }) => entered(), {
    cents: 100,
    reason: 'Kapotte douche',
  }),
  'BookingActs.take-back-write-off': async (hands) => {
    const { id } = await hands.entered()
    await hands.act(id, 'write-off', { cents: 100, reason: 'Kapotte douche' })
    const entryId = await entryOf(hands, id, 'written-off')
    return { parts: { id }, body: { ...(await hands.pressOn('bookings', id)), entryId } }
  },
  'StaffBookings.changeCalendar': async ({ paid, typeId }) => ({
    parts: { id: (await paid()).id },
    query: { roomTypeId: String(await typeId()) },
  }),
  'StaffBookings.previewChange': async (hands) => {
    const { id } = await hands.entered()
    const { bookingId: _, ...wish } = await moved(hands, id)
    return { parts: { id }, body: wish }
  },
  'BookingActs.change-stay': async (hands) => {
    const { id } = await hands.entered()
    const { bookingId: _, ...wish } = await moved(hands, id)
    const preview = await hands.staff.post(`/bookings/${id}/stay-change-preview`, wish)
    return { parts: { id }, body: asShown(wish, preview) }
  },
  'BookingActs.pin-room': act(({ entered }) => entered(), { pinned: true }),
  'BookingActs.arrive': act(({ today }) => today(), register),
  'BookingActs.depart': async (hands) => {
    const { id } = await hands.today()
    await hands.act(id, 'arrive', register)
    return { parts: { id }, body: await hands.pressOn('bookings', id) }
  },
  'BookingActs.no-show': act(async (hands) => {
    const booked = await hands.entered()
    const night = later('2025-01-01', hands.number() % 300)
    await hands.house.pool.query(
      `UPDATE bookings SET stay = daterange($2, $3), created_at = $2 WHERE id = $1`,
      [booked.id, night, later(night, 1)],
    )
    return booked
  }),
  'BookingActs.take-back-attendance': async (hands) => {
    const { id } = await hands.today()
    await hands.act(id, 'arrive', register)
    const press = await hands.pressOn('bookings', id)
    return { parts: { id }, body: { ...press, said: 'arrived' } }
  },
  'KnownGuests.find': () => ({ query: { q: 'berg' } }),
  'Search.find': () => ({ query: { q: 'berg' } }),
  'Timelines.one': async ({ held }) => ({ parts: { kind: 'booking', id: (await held()).id } }),
  'Timelines.repeat': async ({ paid, house }) => {
    const { id } = await paid()
    const { rows } = await house.pool.query<{ id: string }>(
      `INSERT INTO mails (id, subject_kind, subject_id, kind, about, message_id, recipient, subject, text, html, state, created_at)
       VALUES (gen_random_uuid(), 'booking', $1, 'confirmation', '', gen_random_uuid(), 'x@example.com', 'x', 'x', 'x', 'failed', now())
       RETURNING id`,
      [id],
    )
    return { parts: { kind: 'booking', id }, body: { what: 'mail', id: rows[0]!.id } }
  },
}
