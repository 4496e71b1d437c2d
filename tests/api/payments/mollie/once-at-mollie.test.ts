import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { inTransaction } from '../../../../api/database/open-database.ts'
import { Clock } from '../../../../api/environment/clock.ts'
import { FactsCache } from '../../../../api/facts/facts-cache.ts'
import { addEntry } from '../../../../api/folios/folios.ts'
import { PaymentMethods } from '../../../../api/payments/payment-methods.ts'
import { PaymentAttempts } from '../../../../api/payments/payment-attempts.ts'
import { PaymentProvider } from '../../../../api/payments/payment-provider.ts'
import { PaymentSync } from '../../../../api/payments/payment-sync.ts'
import { repeatRefusedRefunds } from '../../../../api/payments/refund-standing.ts'
import { Refunds } from '../../../../api/payments/refunds.ts'
import { log } from '../../../../api/telemetry/log.ts'
import { USUAL_METHODS } from '../../../setup/mollie/memory.ts'
import { handsOfStaff } from '../../setup/hands-of-staff.ts'
import { emptySetup } from '../../setup/overlaps.ts'
import { cancelled } from '../../setup/staff-asks.ts'
import { type HouseAtMollie, houseAtMollie } from './house-at-mollie.ts'

const TWO_HOURS = 120

let house: HouseAtMollie
let passed = 0
beforeAll(async () => {
  house = await houseAtMollie()
})
afterEach(async () => {
  house.mollie.callsGoLost = false
  house.mollie.calls.length = 0
  house.mollie.methods = USUAL_METHODS
  house.pass(-passed)
  passed = 0
  vi.restoreAllMocks()
  await house.app.get(PaymentMethods).ask()
  await emptySetup(house.pool)
})
afterAll(() => house.close())

/** If nothing else is said, so long that Mollie has forgotten all keys. */
function later(minutes = TWO_HOURS) {
  house.pass(minutes)
  passed += minutes
}
const open = (id: string) => house.app.get(PaymentAttempts).openNewest({ kind: 'booking', id })
/** As another process would, which shares no call that is under way. */
function openElsewhere(id: string) {
  const own = house.app.get(PaymentAttempts)
  const other: PaymentAttempts = Object.assign(Object.create(own), { underWay: new Map() })
  return other.openNewest({ kind: 'booking', id })
}
const refundDue = (id: string) => house.app.get(Refunds).refundDue(id)
const refundsAt = (payment: string) =>
  house.mollie.payments.get(payment)!.refunds.map(({ cents }) => cents)
const refunds = async () =>
  (await house.pool.query('SELECT state, cents FROM refunds ORDER BY cents, created_at')).rows
const bodies = () =>
  house.mollie.calls
    .filter(({ what }) => what === 'POST /v2/payments')
    .map(({ key, body }) => JSON.stringify([key, body]))

/** Paid and cancelled; so much is to go back. */
async function owed(cents: number) {
  const one = await house.paid()
  await handsOfStaff(house.app).cancel(one.id, cancelled('ziek', { refundCents: cents }))
  house.mollie.callsGoLost = true
  return one
}

/** A minute later staff have paid so much of it back by hand. */
function inCash(id: string, cents: number) {
  later(1)
  return addEntry(house.pool, {
    folioId: id,
    kind: 'refunded',
    method: 'cash',
    cents,
    at: new Date(house.app.get(Clock).now()),
    by: 'Mieke Geurts',
  })
}

/** A minute later staff give back so much of what was kept. */
function givenBack(id: string, cents: number) {
  later(1)
  const data = { cents, reason: 'Geen warm water' }
  const by = 'Mieke Geurts'
  return handsOfStaff(house.app).act(id, { act: 'give-back', data, by, requestId: randomUUID() })
}

describe('A payment of which Mollie’s answer was lost', () => {
  it('is asked for again byte for byte, whatever changed at Mollie and here meanwhile', async () => {
    const { body } = await house.booked()
    house.mollie.goesWrong({ kind: 'answer-lost' }, 1, /POST .*payments/)
    expect(await open(body.id)).toMatchObject({ ok: false, reason: 'unreachable' })
    house.mollie.methods = USUAL_METHODS.slice(0, 1)
    await house.app.get(PaymentMethods).ask()
    await house.pool.query(`UPDATE bookings SET number = 'B9' WHERE id = $1`, [body.id])
    expect(await open(body.id)).toMatchObject({ ok: true })
    const [first, again] = bodies()
    expect(again).toBe(first)
    const { rows } = await house.pool.query('SELECT state, sent FROM payments')
    expect(rows).toEqual([{ state: 'open', sent: null }])
  })

  it('is another one where its payer chooses another way to pay', async () => {
    const { body } = await house.booked({ method: 'ideal' })
    house.mollie.goesWrong({ kind: 'answer-lost' }, 1, /POST .*payments/)
    await open(body.id)
    await fetch(`${house.api.url}/api/bookings/${body.id}/payments`, {
      method: 'POST',
      headers: { origin: 'https://huis.example', 'content-type': 'application/json' },
      body: JSON.stringify({ method: 'creditcard' }),
    })
    expect(await open(body.id)).toMatchObject({ ok: true })
    const asked = house.mollie.calls.filter(({ what }) => what === 'POST /v2/payments')
    expect(asked.map(({ body: { method } }) => method)).toEqual(['ideal', 'creditcard'])
    expect(asked[1]!.key).not.toBe(asked[0]!.key)
  })

  it('is not refused while Mollie still works on the first call', async () => {
    const { body } = await house.booked()
    house.mollie.goesWrong({ kind: 'slow', ms: 300 }, 1, /POST .*payments/)
    const first = open(body.id)
    await expect.poll(bodies).toHaveLength(1)
    expect(await openElsewhere(body.id)).toMatchObject({ ok: false, reason: 'unreachable' })
    expect(await first).toMatchObject({ ok: true })
    const { rows } = await house.pool.query('SELECT state FROM payments')
    expect(rows).toEqual([{ state: 'open' }])
  })

  it('is opened for who came first and for who still asked how it may be paid', async () => {
    const { body } = await house.booked()
    const methods = house.app.get(PaymentMethods)
    const ofSum = methods.ofSum.bind(methods)
    let goOn = () => {}
    const pause = new Promise<void>((resolve) => (goOn = resolve))
    const asks = vi.spyOn(methods, 'ofSum').mockImplementationOnce(async (...asked) => {
      await pause
      return ofSum(...asked)
    })
    const slow = open(body.id)
    await expect.poll(() => asks.mock.calls).toHaveLength(1)
    const quick = await openElsewhere(body.id)
    goOn()
    expect(quick).toMatchObject({ ok: true })
    expect(await slow).toEqual(quick)
    expect(await open(body.id)).toEqual(quick)
  })
})

describe('A refund at Mollie', () => {
  it('of a part is made once though its answer was lost and its key is forgotten', async () => {
    const { id, payment } = await owed(5_000)
    house.mollie.goesWrong({ kind: 'answer-lost' }, 1, /refunds/)
    await expect(refundDue(id)).rejects.toMatchObject({ reason: 'unreachable' })
    later()
    await refundDue(id)
    expect(refundsAt(payment)).toEqual([5_000])
    expect(await house.money(id)).toEqual(['received -22000', 'refunded 5000'])
  })

  it('whose answer was lost is the one that went back, though one of its sum was refused before', async () => {
    vi.spyOn(log, 'warn').mockImplementation(() => {})
    const { id, payment } = await owed(5_000)
    house.mollie.goesWrong({ kind: 'broken', status: 422 }, 1, /refunds/)
    await refundDue(id)
    expect(await givenBack(id, 5_000)).toBeNull()
    house.mollie.goesWrong({ kind: 'answer-lost' }, 1, /refunds/)
    await expect(refundDue(id)).rejects.toMatchObject({ reason: 'unreachable' })
    await refundDue(id)
    expect(refundsAt(payment)).toEqual([5_000])
    expect(await house.money(id)).toEqual(['received -22000', 'refunded 5000'])
    expect(await refunds()).toEqual([
      { state: 'refused', cents: 5_000 },
      { state: 'made', cents: 5_000 },
    ])
  })

  it('is not made again by a house that was restored from before it and decides anew', async () => {
    const { id, payment } = await owed(5_000)
    house.mollie.goesWrong({ kind: 'answer-lost' }, 1, /refunds/)
    await expect(refundDue(id)).rejects.toMatchObject({ reason: 'unreachable' })
    await house.pool.query('DELETE FROM refunds')
    await refundDue(id)
    expect(refundsAt(payment)).toEqual([5_000])
    expect(await house.money(id)).toEqual(['received -22000', 'refunded 5000'])
  })

  it('is told apart from one of the same sum that its owner made at Mollie, though its answer was lost', async () => {
    const { id, payment } = await owed(5_000)
    house.mollie.callsGoLost = true
    await house.mollie.refund(payment, 5_000)
    house.mollie.goesWrong({ kind: 'answer-lost' }, 1, /POST .*refunds/)
    const provider = house.app.get(PaymentProvider)
    // What Mollie tells of a payment may be a moment old.
    vi.spyOn(provider, 'find').mockResolvedValueOnce(null)
    await expect(refundDue(id)).rejects.toMatchObject({ reason: 'unreachable' })
    house.mollie.callsGoLost = false
    await house.mollie.call(payment)
    await house.app.get(PaymentSync).sync(id)
    const { rows } = await house.pool.query(
      'SELECT provider_id AS id, by FROM refunds ORDER BY provider_id',
    )
    const [owners, ours] = house.mollie.payments.get(payment)!.refunds
    expect(rows).toEqual(
      [
        { id: owners!.id, by: 'provider' },
        { id: ours!.id, by: 'Mieke Geurts' },
      ].toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    )
    expect((await house.money(id)).toSorted()).toEqual([
      'received -22000',
      'refunded 5000',
      'refunded 5000 at-provider',
    ])
  })

  it('is asked for again byte for byte, though its payer reads another language since and its words were corrected', async () => {
    const { id, payment } = await owed(5_000)
    const provider = house.app.get(PaymentProvider)
    const before = await provider.find(payment)
    house.mollie.goesWrong({ kind: 'answer-lost' }, 1, /POST .*refunds/)
    await expect(refundDue(id)).rejects.toMatchObject({ reason: 'unreachable' })
    await house.pool.query(`UPDATE bookings SET language = 'de' WHERE id = $1`, [id])
    await house.pool.query(
      `INSERT INTO translations (noun, key, field, language, text, original) VALUES ('texts', 'sitePayment.backForBooking', 'text', 'de', 'Zurück für {number}', '')`,
    )
    await house.app.get(FactsCache).fresh()
    // What Mollie tells of a payment may be a moment old.
    vi.spyOn(provider, 'find').mockResolvedValueOnce(before)
    await refundDue(id)
    const [first, again, ...more] = house.mollie.calls
      .filter(({ what }) => /^POST .*refunds/.test(what))
      .map(({ key, body }) => JSON.stringify([key, body]))
    expect(first).toContain('Terugbetaling boeking')
    expect([again, more]).toEqual([first, []])
    expect(refundsAt(payment)).toEqual([5_000])
    expect(await refunds()).toEqual([{ state: 'made', cents: 5_000 }])
    await house.pool.query('DELETE FROM translations')
  })

  it('that was refused and is asked for anew says it in the language that its payer reads by then', async () => {
    vi.spyOn(log, 'warn').mockImplementation(() => {})
    const { id } = await owed(5_000)
    house.mollie.goesWrong({ kind: 'broken', status: 422 }, 1, /POST .*refunds/)
    await refundDue(id)
    await house.pool.query(`UPDATE bookings SET language = 'de' WHERE id = $1`, [id])
    await inTransaction(house.pool, (client) => repeatRefusedRefunds(client, id, new Date()))
    await refundDue(id)
    const said = house.mollie.calls
      .filter(({ what }) => /^POST .*refunds/.test(what))
      .map(({ body }) => (body as { description: string }).description)
    expect(said).toEqual([
      expect.stringMatching(/^Terugbetaling boeking/),
      expect.stringMatching(/^Rückzahlung Buchung/),
    ])
  })

  it('that was asked for stays as it is, whatever is owed by now: what is too much of it is to be paid once more', async () => {
    const { id, payment } = await owed(10_000)
    const provider = house.app.get(PaymentProvider)
    const before = await provider.find(payment)
    house.mollie.goesWrong({ kind: 'answer-lost' }, 1, /refunds/)
    await expect(refundDue(id)).rejects.toMatchObject({ reason: 'unreachable' })
    await inCash(id, 4_000)
    // What Mollie tells of a payment may be a moment old.
    vi.spyOn(provider, 'find').mockResolvedValueOnce(before)
    await refundDue(id)
    expect(refundsAt(payment)).toEqual([10_000])
    expect(await refunds()).toEqual([{ state: 'made', cents: 10_000 }])
    expect(await house.money(id)).toEqual(['received -22000', 'refunded 4000', 'refunded 10000'])
  })

  it('that Mollie refuses after less was owed is for a person, as far as it is owed', async () => {
    vi.spyOn(log, 'warn').mockImplementation(() => {})
    const { id, payment } = await owed(10_000)
    const provider = house.app.get(PaymentProvider)
    const refund = provider.refund.bind(provider)
    house.mollie.goesWrong({ kind: 'broken', status: 422 }, 1, /refunds/)
    vi.spyOn(provider, 'refund').mockImplementationOnce(async (...asked) => {
      await inCash(id, 4_000)
      return refund(...asked)
    })
    await refundDue(id)
    expect(refundsAt(payment)).toEqual([])
    expect(await refunds()).toEqual([{ state: 'refused', cents: 6_000 }])
  })

  it('that was decided otherwise since it was read is not asked for', async () => {
    const { id, payment } = await owed(10_000)
    const provider = house.app.get(PaymentProvider)
    const find = provider.find.bind(provider)
    vi.spyOn(provider, 'find').mockImplementationOnce(async (one) => {
      await inCash(id, 4_000)
      return find(one)
    })
    await refundDue(id)
    await refundDue(id)
    expect(refundsAt(payment)).toEqual([6_000])
    expect(await house.money(id)).toEqual(['received -22000', 'refunded 4000', 'refunded 6000'])
  })

  it('that Mollie refuses is not made because another one of the payment was', async () => {
    vi.spyOn(log, 'warn').mockImplementation(() => {})
    const { id, payment } = await owed(10_000)
    await house.pool.query(
      `WITH part AS (UPDATE refunds SET cents = 6000)
       INSERT INTO refunds (id, payment_id, cents, state, by, created_at, updated_at)
       SELECT gen_random_uuid(), payment_id, 4000, state, by, created_at + interval '1 ms', updated_at FROM refunds`,
    )
    house.mollie.goesWrong({ kind: 'slow', ms: 1 }, 1, /refunds/)
    house.mollie.goesWrong({ kind: 'broken', status: 422 }, 1, /refunds/)
    await refundDue(id)
    expect(refundsAt(payment)).toEqual([6_000])
    expect(await refunds()).toEqual([
      { state: 'refused', cents: 4_000 },
      { state: 'made', cents: 6_000 },
    ])
    expect(await house.money(id)).toEqual(['received -22000', 'refunded 6000'])
  })

  it('asks only for what its owner has not paid back there already', async () => {
    const { id, payment } = await owed(22_000)
    await house.mollie.refund(payment, 20_000)
    await refundDue(id)
    expect(refundsAt(payment)).toEqual([20_000, 2_000])
    expect(await house.money(id)).toEqual([
      'received -22000',
      'refunded 20000 at-provider',
      'refunded 2000',
    ])
  })
})
