import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { BookingActs } from '../../../api/bookings/booking-acts.ts'
import { Refused, plainError } from '../../../api/errors/refused.ts'
import { ACTS_POOL, type Act, type OrderKind, Orders } from '../../../api/orders/orders.ts'
import { log } from '../../../api/telemetry/log.ts'
import type { TimelineStep } from '../../../api/timeline/timeline-shape.ts'
import { book, twoNights } from '../setup/book.ts'
import { type HandsOfStaff, handsOfStaff } from '../setup/hands-of-staff.ts'
import { losesAnswer } from '../setup/loses-answer.ts'
import { type TestSetup, openSetup } from '../setup/open-setup.ts'
import { emptySetup } from '../setup/overlaps.ts'
import { type SignedIn, signedIn } from '../setup/signed-in.ts'
import { cancelled, paidInFull } from '../setup/staff-asks.ts'

let setup: TestSetup
let hands: HandsOfStaff
let staff: SignedIn
beforeAll(async () => {
  setup = await openSetup({ types: [{ slug: 'knusse-kamer', rooms: 2 }] })
  hands = handsOfStaff(setup.app)
  staff = await signedIn(setup.app)
})
afterEach(async () => {
  vi.restoreAllMocks()
  await setup.pool.query('DELETE FROM presses')
  await emptySetup(setup.pool)
})
afterAll(() => setup.close())

const booked = async () => (await book(setup.app, twoNights)).body.id
const receipts = async (id: string) =>
  (
    await setup.pool.query<{ cents: number }>(
      `SELECT cents FROM folio_entries WHERE folio_id = $1 AND kind = 'received' ORDER BY id`,
      [id],
    )
  ).rows.map(({ cents }) => cents)
const presses = async () =>
  (
    await setup.pool.query<{ act: string; waits: boolean }>(
      'SELECT act, waits IS NOT NULL AS waits FROM presses ORDER BY at',
    )
  ).rows

describe('A press', () => {
  it('is carried out once, and has the same answer however often it is sent', async () => {
    const id = await booked()
    for (const _ of [1, 2, 3]) expect(await hands.markPaid(id, paidInFull())).toBeNull()
    expect(await receipts(id)).toEqual([-22_000])
  })

  it('sent many times at once is carried out once', async () => {
    const id = await booked()
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => hands.markPaid(id, paidInFull())),
    )
    expect(new Set(answers)).toEqual(new Set([null]))
    expect(await receipts(id)).toEqual([-22_000])
  })

  it('with other content under the same name is refused', async () => {
    const id = await booked()
    expect(await hands.markPaid(id, paidInFull({ cents: 1_000 }))).toBeNull()
    expect(await hands.markPaid(id, paidInFull({ cents: 1_001 }))).toBe('idempotency-key-reused')
    const data = cancelled()
    const requestId = 'press-of-receipt'
    expect(await hands.act(id, { act: 'cancel', data, by: 'Els', requestId })).toBe(
      'idempotency-key-reused',
    )
    expect(await receipts(id)).toEqual([-1_000])
  })

  it('that was refused may be tried anew, also with other content', async () => {
    const id = await booked()
    expect(await hands.markPaid(id, paidInFull({ cents: 22_001 }))).toBe('invalid-input')
    expect(await presses()).toEqual([])
    expect(await hands.markPaid(id, paidInFull())).toBeNull()
    expect(await receipts(id)).toEqual([-22_000])
  })

  it('whose commit was made and not answered is answered as done', async () => {
    const id = await booked()
    losesAnswer(setup.app.get<Pool>(ACTS_POOL), 'after')
    expect(await hands.markPaid(id, paidInFull())).toBeNull()
    expect(await receipts(id)).toEqual([-22_000])
  })

  it('whose commit was not made is no answer, and is carried out when it is repeated', async () => {
    const id = await booked()
    losesAnswer(setup.app.get<Pool>(ACTS_POOL), 'before')
    await expect(hands.markPaid(id, paidInFull())).rejects.toThrow('Connection terminated')
    expect(await receipts(id)).toEqual([])
    expect(await hands.markPaid(id, paidInFull())).toBeNull()
    expect(await receipts(id)).toEqual([-22_000])
  })
})

describe('An act on an order', () => {
  const kind: OrderKind<object> = {
    kind: 'booking',
    noun: 'bookings',
    unknown: 'Deze boeking bestaat niet.',
    unfit: plainError('booking-not-changeable', 'Dat kan nu niet.'),
    lock: async (client, id) =>
      (await client.query<object>('SELECT id FROM bookings WHERE id = $1 FOR UPDATE', [id]))
        .rows[0] ?? null,
  }
  const act = (id: string, how: Partial<Act<object>>) =>
    setup.app.get(Orders).act(kind, id, { do: async () => {}, ...how })
  const news = async (id: string) =>
    (await setup.pool.query(`SELECT FROM outbox WHERE subject_id = $1 AND topic = 'changed'`, [id]))
      .rowCount

  it('that met another one in a deadlock is carried out once more, and only then', async () => {
    const id = await booked()
    const codes = ['40P01', '40P01']
    const meets = async () => {
      const code = codes.pop()
      if (code) throw Object.assign(new Error('met another one'), { code })
    }
    expect(await act(id, { do: meets })).toBeNull()
    expect(await news(id)).toBe(1)
    codes.push('23505')
    await expect(act(id, { do: meets })).rejects.toMatchObject({ code: '23505' })
    expect(await news(id)).toBe(1)
  })

  it('leaves nothing of what it wrote where it refuses', async () => {
    const id = await booked()
    const outcome = await act(id, {
      async do(client) {
        await client.query(`UPDATE bookings SET notes = 'geschreven' WHERE id = $1`, [id])
        throw new Refused(plainError('order-not-payable'))
      },
    })
    expect(outcome).toEqual(plainError('order-not-payable'))
    const { rows } = await setup.pool.query('SELECT notes FROM bookings WHERE id = $1', [id])
    expect(rows).toEqual([{ notes: '' }])
    expect(await news(id)).toBe(0)
  })

  it('of an order that is not there is refused', async () => {
    expect(await act(randomUUID(), {})).toMatchObject({ reason: 'not-found' })
  })
})

describe('What staff asked of an earlier version and was not carried out yet', () => {
  const waits = (id: string, requestId: string, act: string, data: object, seq: number) =>
    setup.pool.query(
      `INSERT INTO presses (order_kind, order_id, request_id, act, by, at, waits)
       VALUES ('booking', $1, $2, $3, 'Els', now(), jsonb_build_object('seq', $4::int, 'data', $5::jsonb, 'version', NULL))`,
      [id, requestId, act, seq, JSON.stringify(data)],
    )

  it('is carried out at the start, in its order; what does not fit by then stands in the timeline', async () => {
    const id = await booked()
    vi.spyOn(log, 'warn').mockImplementation(() => {})
    await waits(id, 'press-second', 'mark-paid', { cents: 22_000, method: 'pin' }, 2)
    await waits(id, 'press-first', 'mark-paid', { cents: 100, method: 'cash' }, 1)
    await setup.app.get(BookingActs).carryOutWaiting()
    expect(await receipts(id)).toEqual([-100])
    expect(await presses()).toEqual([{ act: 'mark-paid', waits: false }])
    const url = `/api/back-office/timelines/booking/${id}`
    const { body } = await staff.get<TimelineStep[]>(url)
    expect(body.find((step) => step.kind === 'action-refused')).toMatchObject({
      by: 'Els',
      data: { reason: 'mark-paid', note: expect.any(String) },
    })
    await setup.app.get(BookingActs).carryOutWaiting()
    expect(await receipts(id)).toEqual([-100])
  })

  it('is stored without the blanks around what was typed, as what is asked today', async () => {
    const id = await booked()
    await waits(id, 'press-edit', 'edit', { name: '  Ans de Boer ', notes: ' Laat. ' }, 1)
    await setup.app.get(BookingActs).carryOutWaiting()
    const { rows } = await setup.pool.query('SELECT name, notes FROM bookings WHERE id = $1', [id])
    expect(rows).toEqual([{ name: 'Ans de Boer', notes: 'Laat.' }])
  })

  it('that cannot be carried out waits for the next start, and keeps no other from being done', async () => {
    vi.spyOn(log, 'error').mockImplementation(() => {})
    const id = await booked()
    await waits(id, 'press-odd', 'no-such-act', {}, 1)
    await waits(id, 'press-paid', 'mark-paid', { cents: 100, method: 'cash' }, 2)
    await setup.app.get(BookingActs).carryOutWaiting()
    expect(await receipts(id)).toEqual([-100])
    expect((await presses()).toSorted((a, b) => a.act.localeCompare(b.act))).toEqual([
      { act: 'mark-paid', waits: false },
      { act: 'no-such-act', waits: true },
    ])
  })
})
