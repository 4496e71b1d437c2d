import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { ApiError } from '../../../api/errors/api-error.ts'
import { words } from '../../../rules/texts/all-words.ts'
import { book, twoNights } from '../setup/book.ts'
import { handsOfStaff } from '../setup/hands-of-staff.ts'
import { mailRow } from '../setup/mail-row.ts'
import { type TestSetup, openSetup } from '../setup/open-setup.ts'
import { emptySetup } from '../setup/overlaps.ts'
import { type SignedIn, signedIn } from '../setup/signed-in.ts'
import { paidInFull } from '../setup/staff-asks.ts'
import { versionOf } from '../setup/version-of.ts'

let setup: TestSetup
let staff: SignedIn

beforeAll(async () => {
  setup = await openSetup()
  staff = await signedIn(setup.app)
})
afterEach(() => emptySetup(setup.pool))
afterAll(() => setup.close())

const held = async () => (await book(setup.app, twoNights)).body.id
const remove = async (id: string, requestId = 'press-to-delete') =>
  staff.post<ApiError>(`/api/back-office/bookings/${id}/acts/delete`, {
    requestId,
    version: await versionOf(setup.pool, id),
  })

describe('Deleting a booking', () => {
  it('that never had money or mail takes it out with its folio, once', async () => {
    const id = await held()
    for (const _ of [1, 2]) expect((await remove(id)).status).toBe(204)
    expect((await staff.get(`/api/back-office/bookings/${id}`)).status).toBe(404)
    const { rows } = await setup.pool.query(
      `SELECT (SELECT count(*) FROM bookings)::int AS bookings, (SELECT count(*) FROM folios)::int AS folios,
         (SELECT count(*) FROM folio_entries)::int AS entries,
         (SELECT by FROM presses WHERE order_id = $1) AS by`,
      [id],
    )
    expect(rows).toEqual([{ bookings: 0, folios: 0, entries: 0, by: 'Beheer' }])
    expect((await remove(id, 'press-to-delete-2')).status).toBe(404)
  })

  it.each([
    ['money', 'er is geld ontvangen'],
    ['an open payment', 'er is geld ontvangen'],
    ['mail', 'de klant heeft er een mail over gekregen'],
  ])('that had %s is refused with the reason, and all of it stays', async (what, why) => {
    const id = await held()
    if (what === 'money') await handsOfStaff(setup.app).markPaid(id, paidInFull({ cents: 100 }))
    if (what === 'an open payment') await setup.pool.query(`UPDATE payments SET state = 'open'`)
    if (what === 'mail') await mailRow(setup.pool, id, 'confirmation', 'sent')
    const { status, body } = await remove(id)
    expect([status, body.error.text]).toEqual([409, expect.stringContaining(why)])
    expect((await staff.get(`/api/back-office/bookings/${id}`)).status).toBe(200)
  })

  it('whose payment is being opened at that moment waits, and is refused', async () => {
    const id = await held()
    const opening = await setup.pool.connect()
    await opening.query('BEGIN')
    await opening.query(`UPDATE payments SET sent = '{}' WHERE folio_id = $1`, [id])
    const removed = remove(id)
    await vi.waitFor(async () => {
      const waiting = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`
      expect((await setup.pool.query(waiting)).rowCount).toBe(1)
    }, 10_000)
    await opening.query('COMMIT')
    opening.release()
    const { status, body } = await removed
    expect([status, body.error.text]).toEqual([
      409,
      expect.stringContaining('er is geld ontvangen'),
    ])
  })

  it('whose guests have been in the house is refused: the night register is kept', async () => {
    const id = await held()
    await setup.pool.query(
      `UPDATE bookings SET state = 'confirmed', hold_until = NULL, promised_until = NULL, visitor = NULL, attendance = 'arrived', attendance_at = now() WHERE id = $1`,
      [id],
    )
    const { status, body } = await remove(id)
    expect([status, body.error.text]).toEqual([409, words().attendance.hasRegister])
  })

  it('is the only way to take an entry out of a folio', async () => {
    const id = await held()
    await expect(
      setup.pool.query('DELETE FROM folio_entries WHERE folio_id = $1', [id]),
    ).rejects.toThrow('never changed')
  })
})
