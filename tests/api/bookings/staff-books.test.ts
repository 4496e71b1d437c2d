import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { StaffBookings } from '../../../api/bookings/new-bookings.ts'
import type { Order } from '../../../api/bookings/order.ts'
import { answerOf } from '../../../api/errors/refused.ts'
import { balanceSql } from '../../../api/folios/folios.ts'
import { defaultReadings } from '../../../rules/readings/readings.ts'
import { message } from '../../../rules/texts/message.ts'
import { MONDAY } from '../setup/api-process.ts'
import { book, twoNights } from '../setup/book.ts'
import { type TestSetup, openSetup } from '../setup/open-setup.ts'
import { emptySetup, occupy } from '../setup/overlaps.ts'
import { staffOrder } from '../setup/staff-order.ts'

let setup: TestSetup
beforeAll(async () => {
  setup = await openSetup({
    types: [
      { slug: 'knusse-kamer', rooms: 2 },
      { slug: 'familiekamer', rooms: 1 },
    ],
    processes: 2,
  })
  await setup.pool.query(`UPDATE room_types SET kind = 'family' WHERE slug = 'familiekamer'`)
})
afterAll(() => setup.close())
beforeEach(async () => {
  setup.time.now = MONDAY
  await setup.pool.query(`DELETE FROM settings WHERE key = 'readings'`)
  await emptySetup(setup.pool)
})

let keys = 0
const enter = (order: Order, key = `entered-by-staff-${keys++}`, process = 0) =>
  answerOf(() =>
    setup.processes[process]!.app.get(StaffBookings).book(order, { staff: 'Marijke', key }),
  )
const stored = async <Row>(columns: string): Promise<Row> =>
  (await setup.pool.query(`SELECT ${columns} FROM bookings`)).rows[0] as Row
const weekend = { roomType: 'familiekamer', arrival: '2026-03-06', departure: '2026-03-09' }
const four = { adults: 4, childAges: [], residents: 0 }
const read = (readings: Record<string, string>) =>
  setup.pool.query(`INSERT INTO settings (key, value) VALUES ('readings', $1)`, [readings])

describe('a booking that staff enter', () => {
  it.each([
    ['booking.com', null, 'by-channel', 0],
    ['bedandbreakfast.nl', null, 'at-desk', 22_000],
    ['none', null, 'at-desk', 22_000],
    ['own-website', 'pin', 'paid', 0],
    ['own-website', null, 'by-link', 22_000],
  ] as const)(
    'from %s, paid by %s, is confirmed at once, payment %s, with %i cents open',
    async (source, paidBy, payment, open) => {
      const answer = await enter(staffOrder({ source, paidBy }))
      expect(answer).toMatchObject({ ok: true, value: { payment, overruled: [] } })
      const paymentUrl = answer.ok && answer.value.paymentUrl
      expect(paymentUrl).toEqual(payment === 'by-link' ? expect.any(String) : null)
      expect(
        await stored(
          `state, made_by, source, payment, hold_until, ${balanceSql('bookings.folio_id')} AS open`,
        ),
      ).toEqual({ state: 'confirmed', made_by: 'staff', source, payment, hold_until: null, open })
    },
  )

  it('unpaid from the own website can be paid by its link', async () => {
    const answer = await enter(staffOrder({ source: 'own-website' }))
    const { id } = answer.ok ? answer.value : { id: '' }
    const status = await setup.app.inject({ url: `/api/bookings/${id}/status` })
    expect(status.json()).toMatchObject({ state: 'confirmed', paid: false })
    expect(answer.ok && answer.value.paymentUrl).toMatch(
      new RegExp(`^https?://[^/]+/booking-betaling\\?id=${id}$`),
    )
  })

  it('says in its folio who sold it and how it was paid', async () => {
    await enter(staffOrder({ source: 'own-website', paidBy: 'cash' }))
    const { rows } = await setup.pool.query(
      'SELECT kind, method, cents, by FROM folio_entries ORDER BY id',
    )
    expect(rows).toEqual([
      { kind: 'sold', method: null, cents: 22_000, by: 'Marijke' },
      { kind: 'received', method: 'cash', cents: -22_000, by: 'Marijke' },
    ])
  })

  it('is bound by the rules of the agenda, whatever its source: no cut-off, a family room for two', async () => {
    setup.time.now = Date.parse('2026-02-02T15:00:00+01:00')
    const tomorrow = {
      source: 'own-website',
      arrival: '2026-02-03',
      departure: '2026-02-04',
    } as const
    expect(await enter(staffOrder(tomorrow))).toMatchObject({ ok: true })
    expect((await book(setup.app, { ...twoNights, ...tomorrow })).status).toBe(422)
    expect(
      await enter(staffOrder({ ...weekend, source: 'own-website', paidBy: 'bank' })),
    ).toMatchObject({ ok: true })
  })

  it('keeps who comes, when, and one name', async () => {
    const party = { adults: 2, childAges: [4], residents: 1 }
    await enter(staffOrder({ party, arrivalWindow: { from: 960, until: 1020 } }))
    expect(
      await stored(
        'adults, child_ages, residents, persons, name, first_name, arrival_from, arrival_until, version',
      ),
    ).toEqual({
      adults: 2,
      child_ages: [4],
      residents: 1,
      persons: 3,
      name: 'Jos Hermans',
      first_name: null,
      arrival_from: 960,
      arrival_until: 1020,
      version: 1,
    })
  })

  it('asks the tourist tax of those who owe it', async () => {
    await setup.pool.query(
      'UPDATE tourist_tax_tariffs SET child_age_limit = 12, residents_exempt = true',
    )
    const party = { adults: 2, childAges: [4], residents: 1 }
    await enter(staffOrder({ party }))
    await setup.pool.query(
      'UPDATE tourist_tax_tariffs SET child_age_limit = NULL, residents_exempt = false',
    )
    // 2 × (105.00 for three + 10.00 season + 2.50 for the one who pays)
    expect(await stored('total_cents')).toEqual({ total_cents: 23_500 })
  })

  it('without a name or a usable address is refused, field by field', async () => {
    const { guest } = staffOrder()
    expect(await enter(staffOrder({ guest: { ...guest, name: ' ', email: 'jos' } }))).toMatchObject(
      {
        ok: false,
        error: { reason: 'invalid-input', fields: [{ field: 'name' }, { field: 'email' }] },
      },
    )
  })

  it('is one booking under one key, with the same answer by either process', async () => {
    const order = staffOrder({ source: 'own-website' })
    const first = await enter(order, 'one-key-of-staff')
    expect(await enter(order, 'one-key-of-staff', 1)).toEqual(first)
    expect(await enter({ ...order, roomType: 'x' }, 'one-key-of-staff', 1)).toMatchObject({
      ok: false,
      error: { reason: 'idempotency-key-reused' },
    })
    expect((await setup.pool.query('SELECT FROM bookings')).rowCount).toBe(1)
  })
})

describe('an unpaid booking of the own website that staff enter', () => {
  it('is held as long as the guest stays, by the other reading', async () => {
    await read({ 'booking.staff-unpaid': 'held' })
    await enter(staffOrder({ source: 'own-website' }))
    expect(await stored('state, hold_until, visitor')).toEqual({
      state: 'held',
      hold_until: new Date('2026-03-03T23:00:00Z'),
      visitor: null,
    })
  })

  it('of the family room is held for 72 hours', async () => {
    await enter(staffOrder({ ...weekend, party: four, source: 'own-website' }))
    expect(await stored('state, hold_until, payment')).toEqual({
      state: 'held',
      hold_until: new Date(MONDAY + 72 * 3_600_000),
      payment: 'by-link',
    })
  })
})

describe('a warning to staff', () => {
  const friday = { arrival: '2026-03-06', departure: '2026-03-07' }

  it('is told before anything is stored', async () => {
    expect(await enter(staffOrder(friday))).toMatchObject({
      ok: false,
      error: {
        reason: 'overrule-reason-missing',
        text: message('booking.overruleReasonMissing'),
        warnings: [{ reason: 'minimum-nights-weekend' }],
      },
    })
    expect((await setup.pool.query('SELECT FROM bookings')).rowCount).toBe(0)
  })

  it('is overruled with a reason, which is stored with who gave it', async () => {
    const overruleReason = ' Oma van de buren. '
    expect(await enter(staffOrder({ ...friday, overruleReason }))).toMatchObject({
      ok: true,
      value: { overruled: ['minimum-nights-weekend'] },
    })
    expect(await stored('overruled, overrule_reason, overruled_by')).toEqual({
      overruled: ['minimum-nights-weekend'],
      overrule_reason: 'Oma van de buren.',
      overruled_by: 'Marijke',
    })
  })

  it('that there was none of stores no reason', async () => {
    await enter(staffOrder({ overruleReason: 'Zomaar.' }))
    expect(await stored('overruled, overrule_reason, overruled_by')).toEqual({
      overruled: [],
      overrule_reason: null,
      overruled_by: null,
    })
  })
})

describe('a room that staff chose', () => {
  const roomId = async (number: number) =>
    (await setup.pool.query('SELECT id FROM rooms WHERE number = $1', [number])).rows[0]
      .id as number

  it('is cleared for the guest, who stays in it', async () => {
    await occupy(setup.pool, { room: 2, arrival: '2026-03-01', departure: '2026-03-03' })
    const chosen = await roomId(2)
    expect(await enter(staffOrder({ roomId: chosen }))).toMatchObject({ ok: true })
    const { rows } = await setup.pool.query(
      'SELECT room_id = $1 AS chosen, wanted_room_id = $1 AS wanted, pinned FROM bookings ORDER BY created_at',
      [chosen],
    )
    expect(rows).toContainEqual({ chosen: true, wanted: true, pinned: true })
    expect(rows).toContainEqual({ chosen: false, wanted: null, pinned: false })
  })

  it('is not taken from its guest for the next one', async () => {
    await enter(staffOrder({ roomId: await roomId(2) }))
    expect(await enter(staffOrder({ roomId: await roomId(2) }))).toMatchObject({
      ok: false,
      error: { reason: 'stay-refused', refusals: [{ reason: 'room-not-free' }] },
    })
    expect(await enter(staffOrder())).toMatchObject({ ok: true })
  })

  it('is refused where the guests in it cannot move', async () => {
    await occupy(setup.pool, {
      room: 2,
      arrival: '2026-03-01',
      departure: '2026-03-03',
      pinned: true,
    })
    expect(await enter(staffOrder({ roomId: await roomId(2) }))).toMatchObject({
      ok: false,
      error: { reason: 'stay-refused', refusals: [{ reason: 'room-not-free' }] },
    })
  })
})

describe('the terms of a sale', () => {
  const terms = () =>
    setup.pool.query<{ id: string; price_list: { rooms: object[] }; readings: object }>(
      'SELECT id, price_list, readings FROM sale_terms ORDER BY first_used_at',
    )
  const soldBy = async () =>
    (
      await setup.pool.query<{ terms_id: string }>(
        `SELECT DISTINCT terms_id FROM folio_entries WHERE kind = 'sold'`,
      )
    ).rows.map(({ terms_id }) => terms_id)

  it('are stored once for all sales with the same price list and readings, whoever makes them', async () => {
    const before = (await terms()).rowCount!
    await enter(staffOrder())
    await book(setup.processes[1]!.app, {
      ...twoNights,
      arrival: '2026-03-09',
      departure: '2026-03-11',
    })
    const ids = await soldBy()
    expect(ids).toHaveLength(1)
    const { rows, rowCount } = await terms()
    expect(rowCount! - before).toBeLessThanOrEqual(1)
    const kept = rows.find(({ id }) => id === ids[0])!
    expect(kept.price_list.rooms).toHaveLength(2)
    expect(kept.readings).toEqual(defaultReadings)
  })

  it('are others once a price has changed', async () => {
    await enter(staffOrder())
    await setup.pool.query('UPDATE room_type_prices SET cents = cents + 100')
    await enter(staffOrder({ arrival: '2026-03-09', departure: '2026-03-11' }))
    await setup.pool.query('UPDATE room_type_prices SET cents = cents - 100')
    expect(await soldBy()).toHaveLength(2)
  })
})
