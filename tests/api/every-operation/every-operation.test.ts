import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { apiDocument } from '../../../api/api-document.ts'
import { inTransaction } from '../../../api/database/open-database.ts'
import { mailToken } from '../../../api/mail/mail-token.ts'
import { newFirstAccountCode } from '../../../api/staff/first-account.ts'
import { someBuyer } from '../invoices/some-buyer.ts'
import { ORIGIN } from '../setup/api-process.ts'
import { openEmptyHouse } from '../setup/empty-house.ts'
import { ask } from './asked.ts'
import { brokenRequest, changed, textPlaces } from './broken-request.ts'
import { type DescribedOperation, describedOperations } from './described-operations.ts'
import { wrongWith } from './judge-answer.ts'
import { getRaw } from './get-raw.ts'
import { oddAddress } from './odd-addresses.ts'
import { type House, SECRET, openHouse } from './open-house.ts'
import { SECRET_GUEST, type Visitor, type Walk, beginWalk } from './walk.ts'

/** How many requests are made up, and from which seed: `FUZZ=10000 SEED=7`. */
const REQUESTS = Number(process.env['FUZZ'] ?? 1_000)
const SEED = Number(process.env['SEED'] ?? 14)
const VISITORS: Visitor[] = ['staff', 'nobody', 'guest']

/** Asked apart: a house that has staff makes no first account. */
const APART = new Set(['FirstAccount.make'])

let house: House
let walk: Walk
let operations: DescribedOperation[]
beforeAll(async () => {
  house = await openHouse()
  walk = await beginWalk(house)
  operations = describedOperations(await apiDocument(house.app))
}, 60_000)
afterAll(() => house.close())

describe('Every operation of the document', () => {
  it('succeeds when it is asked well, as the document says', { timeout: 600_000 }, async () => {
    const failed: string[] = []
    const changersOfLanguage: string[] = []
    const order = { POST: 0, PUT: 1, GET: 2, HEAD: 3, DELETE: 4 }
    for (const operation of operations.toSorted((a, b) => order[a.method] - order[b.method])) {
      if (APART.has(operation.id)) continue
      const asked = await walk.valid(operation)
      const isLanguageChanged = await giveUnknownLanguage(house)
      const answer = await walk.send(operation, asked, 'staff')
      if (await isLanguageChanged()) changersOfLanguage.push(operation.id)
      if (answer.status < 400) walk.succeeded.set(operation.id, asked)
      else failed.push(`${operation.id}: ${answer.status} ${answer.text.slice(0, 300)}`)
    }
    expect(failed).toEqual([])
    expect(walk.faults).toEqual([])
    // A guest's language is changed by these two acts of staff and by nothing else.
    expect(changersOfLanguage.toSorted()).toEqual(['BookingActs.edit', 'BreakfastOrderActs.edit'])
  })
})

describe('Half a character', () => {
  // PostgreSQL takes none in JSON, and changes are kept as JSON.
  it('is refused in every text of every body, at its field', { timeout: 300_000 }, async () => {
    const taken: string[] = []
    let sent = 0
    for (const operation of operations) {
      const good = walk.succeeded.get(operation.id)
      if (operation.body?.type !== 'application/json' || !good) continue
      for (const place of textPlaces(good.body)) {
        const body = changed(good.body, place, (text) => `${String(text)}\udc00`)
        const { status, text } = await walk.send(operation, { ...good, body }, 'staff')
        sent++
        const fields: { field: string }[] = JSON.parse(text).error?.fields ?? []
        if (status !== 400 || !fields.some(({ field }) => field === place.join('.')))
          taken.push(`${operation.id} ${place.join('.')}: ${status} ${text.slice(0, 200)}`)
      }
    }
    expect(taken).toEqual([])
    expect(walk.faults).toEqual([])
    expect(sent).toBeGreaterThan(200)
  })
})

describe('The first account of a house', () => {
  it('is made in an empty one, as the document says', async () => {
    const empty = await openEmptyHouse()
    const { secret } = empty.processes[0]!.environment
    const code = await inTransaction(empty.pool, (client) => newFirstAccountCode(client, secret))
    const answer = await empty.app.inject({
      method: 'POST',
      url: '/api/staff/first-account',
      headers: { origin: ORIGIN },
      payload: { code, name: 'Els', email: 'els@example.com', password: 'een fiets onder de kers' },
    })
    const operation = operations.find(({ id }) => id === 'FirstAccount.make')!
    const { statusCode: status, headers, body: text } = answer
    expect([status, wrongWith(operation, { status, headers, text })]).toEqual([201, null])
    await empty.close()
  })
})

describe('What one guest has', () => {
  const asked = async (id: string, parts: Record<string, string>, body?: object) => {
    const { method, path } = operations.find((operation) => operation.id === id)!
    const { status, text } = await ask(house, method, path, { parts, body }, null)
    return { status, text }
  }

  it('is for another guest what is not there at all', async () => {
    const { hands } = walk
    const [own, others] = [(await hands.paid()).id, (await hands.paid()).id]
    const [ownOrder, othersOrder] = [(await hands.paidOrder()).id, (await hands.paidOrder()).id]
    const issue = (folioId: string) => hands.staff.post('/invoices', { folioId, buyer: someBuyer })
    const [invoice, orderInvoice] = [await issue(others), await issue(othersOrder)]
    const nowhere = randomUUID()
    const token = mailToken(SECRET, { kind: 'breakfast-order', id: ownOrder })
    const pairs: [string, Record<string, string>, Record<string, string>, object?][] = [
      ['GuestInvoices.pdf', { id: own, invoiceId: invoice.id }, { id: own, invoiceId: nowhere }],
      [
        'GuestOrderInvoices.pdf',
        { id: ownOrder, invoiceId: orderInvoice.id },
        { id: ownOrder, invoiceId: nowhere },
      ],
      ['BreakfastOrders.cancel', { id: othersOrder }, { id: nowhere }, { token }],
      ['Bookings.statusOf', { id: othersOrder }, { id: nowhere }],
      ['BreakfastOrders.statusOf', { id: others }, { id: nowhere }],
      ['Bookings.payAgain', { id: othersOrder }, { id: nowhere }, {}],
      ['BreakfastOrders.payAgain', { id: others }, { id: nowhere }, {}],
    ]
    for (const [id, theirs, none, body] of pairs) {
      const answer = await asked(id, theirs, body)
      expect([id, answer.status]).toEqual([id, 404])
      expect([id, answer]).toEqual([id, await asked(id, none, body)])
    }
  })
})

describe('Addresses of every kind', () => {
  it(
    `${REQUESTS} of them lead nowhere else and break nothing`,
    { timeout: 60_000 + REQUESTS * 300 },
    async () => {
      const odd: string[] = []
      for (const path of fc.sample(oddAddress, { seed: SEED, numRuns: REQUESTS })) {
        const { status, location, text } = await getRaw(house.api.url, path)
        const isOurs = location === undefined || /^\/(?![/\\])/.test(location)
        if (status >= 500 || !isOurs || /\bat \S+ \(|node_modules/.test(text))
          odd.push(`${path}: ${status} ${location} ${text.slice(0, 200)}`)
      }
      expect(odd).toEqual([])
    },
  )
})

/** Gives all guests a language of no table; answers whether one of them has another by then. */
async function giveUnknownLanguage({ pool }: House): Promise<() => Promise<boolean>> {
  const ids = await inTransaction(pool, async (client) => {
    // No trigger: nobody did anything to these bookings.
    await client.query(`SET LOCAL session_replication_role = replica`)
    const { rows } = await client.query<{ id: string }>(
      `WITH b AS (UPDATE bookings SET language = 'xx' RETURNING id), o AS (UPDATE breakfast_orders SET language = 'xx' RETURNING id)
       SELECT id FROM b UNION ALL SELECT id FROM o`,
    )
    return rows.map(({ id }) => id)
  })
  return async () => {
    const { rowCount } = await pool.query(
      `SELECT FROM bookings WHERE language <> 'xx' AND id = ANY ($1)
       UNION ALL SELECT FROM breakfast_orders WHERE language <> 'xx' AND id = ANY ($1)`,
      [ids],
    )
    return rowCount !== 0
  }
}

// Last: what is broken and all the same accepted changes the house.
describe('Requests of every kind', () => {
  it(
    `of nobody, of guests and of staff, ${REQUESTS} and most of them broken, are answered as the document says`,
    { timeout: 60_000 + REQUESTS * 300 },
    async () => {
      await walk.hands.paid({ lastName: SECRET_GUEST, email: `${SECRET_GUEST}@example.com` })
      await walk.hands.paidOrder({ receiver: SECRET_GUEST })
      let succeeded = 0
      let n = 0
      for (; n < REQUESTS; n++) {
        const operation = operations[n % operations.length]!
        const visitor = VISITORS[Math.floor(n / operations.length) % VISITORS.length]!
        // What can be had so often only, such as a test payment, is asked for once more.
        const good = walk.succeeded.get(operation.id) ?? {}
        const [asked] =
          n % 10 === 0 && !APART.has(operation.id)
            ? [await walk.valid(operation).catch(() => good)]
            : fc.sample(brokenRequest(operation, good), { seed: SEED + n, numRuns: 1 })
        const { status } = await walk.send(operation, asked!, visitor)
        if (status < 400) succeeded++
      }
      console.log(`${n} requests from seed ${SEED}:`, Object.fromEntries(walk.statuses))
      expect(walk.faults).toEqual([])
      expect(succeeded).toBeGreaterThan(REQUESTS / 10)
    },
  )
})
