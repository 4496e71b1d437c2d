import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type {
  BreakfastOptionsView,
  BreakfastOrderAccepted,
  BreakfastQuoteView,
} from '../../../api/breakfast-orders/breakfast-order-shapes.ts'
import type { BillDetailView } from '../../../api/bills/bill-shapes.ts'
import type { CashDayView } from '../../../api/cash-days/cash-day-shape.ts'
import type { BillSums, BillView } from '../../../api/bills/bill-shapes.ts'
import type { ApiError } from '../../../api/errors/api-error.ts'
import { ACTS_POOL } from '../../../api/orders/orders.ts'
import type { ProductView } from '../../../api/products/product-views.ts'
import type {
  OpenBillView,
  SaleOfferView,
  SaleReceiptView,
  SaleRequest,
  SaleView,
} from '../../../api/sales/sale-shape.ts'
import { MONDAY } from '../setup/api-process.ts'
import { emptied } from '../setup/emptied.ts'
import { losesAnswer } from '../setup/loses-answer.ts'
import { type TestSetup, openSetup } from '../setup/open-setup.ts'
import { orderBreakfast, threeBoxes } from '../setup/order-breakfast.ts'
import { emptySetup, occupy } from '../setup/overlaps.ts'
import { type SignedIn, signedIn } from '../setup/signed-in.ts'
import { readXlsx } from '../spreadsheets/read-xlsx.ts'

const SALES = '/api/back-office/sales'

let setup: TestSetup
let staff: SignedIn
let other: SignedIn
beforeAll(async () => {
  setup = await openSetup({ processes: 2 })
  staff = await signedIn(setup.processes[0]!.app)
  other = await signedIn(setup.processes[1]!.app)
})
afterAll(() => setup.close())
afterEach(() => vi.restoreAllMocks())
beforeEach(async () => {
  await emptied(setup.pool, 'sales')
  await emptySetup(setup.pool)
  await setup.pool.query(
    `UPDATE products SET stock = NULL; DELETE FROM settings WHERE key = 'readings'`,
  )
  setup.time.now = MONDAY
})

/** Two bunches of flowers and a child's seat: 2 × 12.50 + 5.00. */
const flowers: Omit<SaleRequest, 'id'> = {
  products: [
    { code: 'flowers', pieces: 2 },
    { code: 'child-seat', pieces: 1 },
  ],
  totalCents: 3000,
}

const begin = async (asked: Omit<SaleRequest, 'id'> = flowers, id = randomUUID()) =>
  staff.post<SaleView & ApiError>(SALES, { id, ...asked })
const move = async (id: string, name: string, asked: object = {}, who = staff) =>
  who.post<SaleView & ApiError>(`${SALES}/${id}/acts/${name}`, asked)

/** A sale up to the question whether it went well. */
async function upToTheQuestion(asked = flowers, method: 'cash' | 'pin' = 'pin', received = 5000) {
  const { id } = (await begin(asked)).body
  await move(id, 'choose', { method })
  const settled = await move(id, 'settle', { receivedCents: method === 'pin' ? null : received })
  return settled.body
}
async function made(asked = flowers, method: 'cash' | 'pin' = 'pin', received = 5000) {
  const { id, version } = await upToTheQuestion(asked, method, received)
  return (await move(id, 'yes', { version })).body
}

/** What is on a folio, in short. */
async function entriesOf(folioId: string): Promise<string[]> {
  const { rows } = await setup.pool.query<{ entry: string }>(
    `SELECT concat_ws(' ', kind, method, cents, nullif(note, '')) AS entry FROM folio_entries WHERE folio_id = $1 ORDER BY id`,
    [folioId],
  )
  return rows.map(({ entry }) => entry)
}
const countSales = async () => {
  const { rows } = await setup.pool.query<{ made: number }>(
    `SELECT count(*)::int AS made FROM folios WHERE kind = 'sale'`,
  )
  return rows[0]!.made
}
const stockOf = async (code: string) => {
  const { rows } = await setup.pool.query<{ stock: number | null }>(
    'SELECT stock FROM products WHERE code = $1',
    [code],
  )
  return rows[0]!.stock
}
const setStock = (code: string, stock: number) =>
  setup.pool.query('UPDATE products SET stock = $2 WHERE code = $1', [code, stock])

describe('The cash desk', () => {
  it('offers what is sold without a stay, at the prices of today', async () => {
    const { products } = (await staff.get<SaleOfferView>(`${SALES}/offer`)).body
    expect(products.find(({ code }) => code === 'flowers')).toEqual({
      code: 'flowers',
      name: 'Bloemen op de kamer',
      unit: 'piece',
      cents: 1250,
      stock: null,
      fewest: 1,
    })
    // It goes with a stay of two nights or more.
    expect(products.map(({ code }) => code)).not.toContain('gift-card')
  })

  it('sells in four steps, each kept before it is answered', async () => {
    const begun = await begin()
    const { id } = begun.body
    expect([begun.status, begun.body]).toMatchObject([
      201,
      { step: 'method', number: null, employee: 'Beheer', regularCents: 3000 },
    ])
    const chosen = await move(id, 'choose', { method: 'cash' })
    expect(chosen.body).toMatchObject({ step: 'amount', method: 'cash', cashDueCents: 3000 })
    const settled = await move(id, 'settle', { receivedCents: 5000 })
    expect(settled.body).toMatchObject({ step: 'confirm', settlement: { changeCents: 2000 } })
    // Another process, as another device is.
    expect((await other.get<SaleView>(`${SALES}/${id}`)).body).toEqual(settled.body)
    expect(await countSales()).toBe(0)
    const done = await move(id, 'yes', { version: settled.body.version })
    expect(done.body).toMatchObject({ step: 'done', doneBy: 'Beheer', short: [] })
    expect(done.body.number).toMatch(/^K2026-\d{4,}$/)
    expect(await entriesOf(id)).toEqual(['sold 3000', 'received cash -3000'])
  })

  it('lists what was sold by the day in the house, in summer and in winter', async () => {
    // 00:30 and 23:30 of 2 February, and half an hour past midnight of 1 July, when the clock is ahead.
    for (const at of ['2026-02-01T23:30Z', '2026-02-02T22:30Z', '2026-06-30T22:30Z']) {
      setup.time.now = Date.parse(at)
      await made()
    }
    const madeOn = async (from: string, until: string) => {
      const filter = encodeURIComponent(JSON.stringify({ from, until }))
      return (await staff.get<SaleView[]>(`${SALES}?filter=${filter}`)).body.length
    }
    expect(await madeOn('2026-02-02', '2026-02-03')).toBe(2)
    expect(await madeOn('2026-02-01', '2026-02-02')).toBe(0)
    expect(await madeOn('2026-07-01', '2026-07-02')).toBe(1)
  })

  it('goes back after Nee to the choice of the method, with everything kept', async () => {
    const asked: Omit<SaleRequest, 'id'> = {
      ...flowers,
      discount: { kind: 'damaged', cents: 500, reason: 'Geknakte stelen' },
      totalCents: 2500,
    }
    const { id } = (await begin(asked)).body
    const before = (await staff.get<SaleView>(`${SALES}/${id}`)).body
    await move(id, 'choose', { method: 'pin' })
    await move(id, 'settle', { receivedCents: null })
    const back = (await move(id, 'no')).body
    expect({ ...back, version: 0 }).toEqual({ ...before, version: 0 })
    expect(await countSales()).toBe(0)
  })

  it('sells once, however often Ja is said, in how many tabs', async () => {
    const { id, version } = await upToTheQuestion()
    const answers = await Promise.all(
      [staff, other, staff, other].map((who) => move(id, 'yes', { version }, who)),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(new Set(answers.map(({ body }) => body.number)).size).toBe(1)
    expect(await entriesOf(id)).toEqual(['sold 3000', 'received pin -3000'])
  })

  it('sells once where the answer to Ja was lost, and the same Ja is answered by the sale', async () => {
    const { id, version } = await upToTheQuestion()
    losesAnswer(setup.processes[0]!.app.get<Pool>(ACTS_POOL), 'after')
    const first = await move(id, 'yes', { version })
    expect([first.status, first.body.step]).toEqual([200, 'done'])
    const again = await move(id, 'yes', { version }, other)
    expect([again.status, again.body.number]).toEqual([200, first.body.number])
    expect(await entriesOf(id)).toEqual(['sold 3000', 'received pin -3000'])
  })

  it('sells nothing more where Ja is said to a sale that is done', async () => {
    const { id, version } = await upToTheQuestion()
    const done = (await move(id, 'yes', { version })).body
    const again = await move(id, 'yes', { version: done.version }, other)
    expect([again.status, again.body]).toEqual([200, done])
    expect(await entriesOf(id)).toEqual(['sold 3000', 'received pin -3000'])
  })

  it('sells nothing where Ja was not written, and it may be said again', async () => {
    const { id, version } = await upToTheQuestion()
    losesAnswer(setup.processes[0]!.app.get<Pool>(ACTS_POOL), 'before')
    expect((await move(id, 'yes', { version })).status).toBe(503)
    expect(await countSales()).toBe(0)
    expect((await move(id, 'yes', { version })).body.step).toBe('done')
  })

  it('answers a step that was taken before as it stands, and refuses what cannot be done now', async () => {
    const id = randomUUID()
    const [first, again] = [await begin(flowers, id), await begin(flowers, id)]
    expect(again.body).toEqual(first.body)
    await move(id, 'choose', { method: 'cash' })
    expect((await move(id, 'choose', { method: 'cash' })).status).toBe(200)
    const yes = await move(id, 'yes', { version: 2 })
    expect([yes.status, yes.body.error.text]).toEqual([
      409,
      'Dit kan nu niet. Begin opnieuw bij de kassa.',
    ])
    const other = await begin({ products: [{ code: 'flowers', pieces: 1 }], totalCents: 1250 }, id)
    expect(other.status).toBe(422)
  })

  it('takes no Ja to what another tab has changed since it was shown', async () => {
    const { id, version } = await upToTheQuestion(flowers, 'pin')
    await move(id, 'no')
    await move(id, 'choose', { method: 'cash' })
    await move(id, 'settle', { receivedCents: 3000 })
    const stale = await move(id, 'yes', { version })
    expect([stale.status, await countSales()]).toEqual([409, 0])
  })

  it('shares a discount over what is taxed alike', async () => {
    const asked: Omit<SaleRequest, 'id'> = {
      ...flowers,
      discount: { kind: 'regular-guest', cents: 600, reason: 'Vaste gast' },
      totalCents: 2400,
    }
    const { id } = await made(asked)
    const { rows } = await setup.pool.query(
      'SELECT name, cents, vat_basis_points AS rate FROM folio_lines WHERE folio_id = $1 ORDER BY line',
      [id],
    )
    expect(rows).toEqual([
      { name: 'Bloemen op de kamer, 2 stuks', cents: 2500, rate: 900 },
      { name: 'Kinderzitje', cents: 500, rate: 2100 },
      { name: 'Korting: Vaste gast', cents: -500, rate: 900 },
      { name: 'Korting: Vaste gast', cents: -100, rate: 2100 },
    ])
  })

  it('rounds cash where the house does, and then nothing is open', async () => {
    await setup.pool.query(
      `INSERT INTO settings (key, value) VALUES ('readings', '{"cash.rounding": "to-0.05"}')`,
    )
    const asked: Omit<SaleRequest, 'id'> = {
      products: [{ code: 'friends-card', pieces: 1 }],
      discount: { kind: 'offer', cents: 3, reason: 'Actie' },
      totalCents: 892,
    }
    const sale = await made(asked, 'cash', 1000)
    expect(sale.settlement).toMatchObject({ roundingCents: -2, dueCents: 890, changeCents: 110 })
    expect(await entriesOf(sale.id)).toEqual([
      'sold 892',
      'changed -2 rounding',
      'received cash -890',
    ])
  })
})

describe('Stock at the cash desk', () => {
  it('is lowered with Ja, and comes back with a sale that is taken back', async () => {
    await setStock('flowers', 3)
    const { id } = await upToTheQuestion()
    expect(await stockOf('flowers')).toBe(3)
    await move(id, 'yes', { version: 3 })
    expect(await stockOf('flowers')).toBe(1)
    await move(id, 'take-back', { reason: 'Verkeerd aangeslagen' })
    expect(await stockOf('flowers')).toBe(3)
  })

  it('refuses what there is not, at its line', async () => {
    await setStock('flowers', 1)
    const few = await begin()
    expect([few.status, few.body.error]).toMatchObject([
      400,
      { fields: [{ field: 'products.0', text: 'Hiervan zijn er nog maar 1.' }] },
    ])
    await setStock('flowers', 0)
    expect((await begin()).body.error).toMatchObject({
      fields: [{ field: 'products.0', text: 'Hiervan is er geen meer.' }],
    })
  })

  it('that ran out while the guest paid is sold all the same, and staff are told', async () => {
    await setStock('flowers', 2)
    const { id, version } = await upToTheQuestion()
    await setStock('flowers', 1)
    const done = (await move(id, 'yes', { version })).body
    expect(done.short).toEqual([{ name: 'Bloemen op de kamer', pieces: 1 }])
    expect(await stockOf('flowers')).toBe(0)
    await move(id, 'take-back', { reason: 'Toch niet' })
    expect(await stockOf('flowers')).toBe(1)
  })

  it('is told with who sold it, as staff’s own changes are', async () => {
    await setStock('flowers', 3)
    await made()
    const { body } = await staff.get<ProductView[]>('/api/back-office/products')
    expect(body.find(({ code }) => code === 'flowers')!.version).toBeGreaterThan(0)
    const { rows } = await setup.pool.query(
      `SELECT by, staff_id IS NOT NULL AS is_known, before -> 'stock' AS was, after -> 'stock' AS became FROM changes WHERE noun = 'products' ORDER BY id DESC LIMIT 1`,
    )
    expect(rows).toEqual([{ by: 'Beheer', is_known: true, was: 3, became: 1 }])
  })
})

describe('Open bills at the cash desk', () => {
  async function booking(cents = 22_000): Promise<OpenBillView> {
    await occupy(setup.pool, { room: 1, arrival: '2026-03-02', departure: '2026-03-04', cents })
    return (await staff.get<OpenBillView[]>(`${SALES}/bills?q=bakker`)).body[0]!
  }
  const paying = (bill: OpenBillView, cents = bill.balanceCents): Omit<SaleRequest, 'id'> => ({
    bills: [{ folioId: bill.folioId, cents }],
    totalCents: cents,
  })

  it('are found by name and number, while something is to pay', async () => {
    const bill = await booking()
    expect(bill).toMatchObject({ kind: 'booking', guest: 'Bea Bakker', balanceCents: 22_000 })
    const found = async (q: string) =>
      (await staff.get<OpenBillView[]>(`${SALES}/bills?q=${q}`)).body.map(({ number }) => number)
    expect(await found(bill.number.toLowerCase())).toEqual([bill.number])
    expect(await found('100%25')).toEqual([])
    await made(paying(bill))
    expect(await found('bakker')).toEqual([])
  })

  it('are paid on their own folio, which the booking’s page and its workflow see', async () => {
    const bill = await booking()
    const sale = await made(paying(bill), 'cash', 25_000)
    expect(await entriesOf(bill.folioId)).toEqual(['sold 22000', 'received cash -22000'])
    // Nothing of its own was sold.
    expect([await countSales(), sale.step]).toEqual([0, 'done'])
    const { rows } = await setup.pool.query(
      `SELECT e.kind, o.topic FROM events e JOIN outbox o USING (subject_kind, subject_id) WHERE subject_id = $1`,
      [bill.folioId],
    )
    expect(rows).toEqual([{ kind: 'paid', topic: 'payment-changed' }])
  })

  it('paid alone are shown by their bill, the receipt, the day and the export, each once', async () => {
    const bill = await booking()
    const sale = await made(paying(bill))
    const { body } = await staff.get<BillDetailView>(`/api/back-office/bills/${bill.folioId}`)
    expect(body).toMatchObject({ receivedCents: 22_000, balanceCents: 0 })
    const receipt = (await staff.get<SaleReceiptView>(`${SALES}/${sale.id}/receipt`)).body
    expect(receipt).toMatchObject({
      sale: { lines: [{ name: `Verblijf ${bill.number}`, detail: 'Bea Bakker', cents: 22_000 }] },
      rates: [],
      hasInvoice: false,
    })
    const day = (await staff.get<CashDayView>('/api/back-office/cash-days/2026-02-02')).body
    expect(day.report).toMatchObject({
      pin: { receivedCents: 22_000 },
      sales: { count: 0, cents: 0 },
      bills: { count: 1, cents: 22_000 },
    })
    const file = await setup.app.inject({
      url: `${SALES}/spreadsheet?from=2026-02-01&until=2026-03-01`,
      cookies: staff.cookies,
    })
    const [heads, row] = readXlsx(file.rawPayload).rows
    const cellOf = (head: string) => row![heads!.indexOf(head)]
    expect([cellOf('Betaald'), cellOf('Voor rekeningen')]).toEqual([{ euro: 220 }, { euro: 220 }])
  })

  it('stand beside products on one receipt, and a discount is on the products alone', async () => {
    const bill = await booking()
    const both = {
      ...paying(bill),
      ...flowers,
      totalCents: bill.balanceCents + flowers.totalCents,
    }
    const much = { kind: 'goodwill', cents: 4000, reason: 'Lekkage' } as const
    const refused = await begin({ ...both, discount: much, totalCents: 21_000 })
    expect(refused.body.error).toMatchObject({ fields: [{ field: 'discount.cents' }] })
    const sale = await made(both)
    expect(await entriesOf(sale.id)).toEqual(['sold 3000', 'received pin -3000'])
    expect(await entriesOf(bill.folioId)).toEqual(['sold 22000', 'received pin -22000'])
  })

  it('of a breakfast order confirm it', async () => {
    const { id } = (await orderBreakfast(setup.app)).body
    await made({ bills: [{ folioId: id, cents: 3880 }], totalCents: 3880 })
    const { rows } = await setup.pool.query('SELECT state FROM breakfast_orders WHERE id = $1', [
      id,
    ])
    expect(rows).toEqual([{ state: 'confirmed' }])
  })

  it('that were paid another way meanwhile take no second payment, and nothing is written', async () => {
    const bill = await booking()
    const both = { ...paying(bill), ...flowers, totalCents: 25_000 }
    const { id, version } = await upToTheQuestion(both)
    await setup.pool.query(
      `INSERT INTO folio_entries (folio_id, kind, method, cents, at, by) VALUES ($1, 'received', 'ideal', -22000, now(), 'provider')`,
      [bill.folioId],
    )
    const yes = await move(id, 'yes', { version })
    expect([yes.status, yes.body.error.text]).toEqual([
      409,
      `Rekening ${bill.number} is intussen betaald of gewijzigd. Er is niets geboekt. Geef het geld terug en kies Nee.`,
    ])
    expect([await countSales(), (await entriesOf(bill.folioId)).length]).toEqual([0, 2])
    expect((await move(id, 'no')).body.step).toBe('method')
  })

  it('of two sales at once are paid by one of them, and the other books nothing', async () => {
    const { body: breakfast } = await orderBreakfast(setup.app)
    const stay = await booking()
    const bills = [
      { folioId: stay.folioId, cents: 22_000 },
      { folioId: breakfast.id, cents: 3880 },
    ]
    const [one, two] = [bills, bills.toReversed()].map((lines) => ({
      ...flowers,
      bills: lines,
      totalCents: 28_880,
    }))
    const sales = [await upToTheQuestion(one), await upToTheQuestion(two)]
    const answers = await Promise.all(
      sales.map(({ id, version }, place) =>
        move(id, 'yes', { version }, place === 0 ? staff : other),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(await entriesOf(stay.folioId)).toEqual(['sold 22000', 'received pin -22000'])
    expect(await entriesOf(breakfast.id)).toEqual(['sold 3880', 'received pin -3880'])
    expect(await countSales()).toBe(1)
  })

  it('are open again when the sale is taken back, once', async () => {
    const bill = await booking()
    const both = { ...paying(bill), ...flowers, totalCents: 25_000 }
    const { id } = await made(both, 'cash', 25_000)
    const answers = await Promise.all(
      [staff, other].map((who) => move(id, 'take-back', { reason: 'Verkeerde gast' }, who)),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await entriesOf(bill.folioId)).toEqual([
      'sold 22000',
      'received cash -22000',
      'received cash 22000',
    ])
    expect(await entriesOf(id)).toEqual([
      'sold 3000',
      'received cash -3000',
      'changed -3000 taken-back',
      'refunded cash 3000',
    ])
    const { rows } = await setup.pool.query(
      'SELECT coalesce(sum(cents), 0)::int AS cents FROM folio_lines WHERE folio_id = $1',
      [id],
    )
    expect(rows).toEqual([{ cents: 0 }])
  })
})

describe('The cash desk refuses', () => {
  const answerTo = async (asked: object) => {
    const { status, body } = await staff.post<ApiError>(SALES, { id: randomUUID(), ...asked })
    const { error } = body
    return [status, error.reason === 'invalid-input' ? error.fields[0] : error.text]
  }

  it.each([
    ['nothing at all', { totalCents: 0 }, 'products', 'Er staat nog niets op de bon.'],
    [
      'a product that is not sold',
      { products: [{ code: 'yacht', pieces: 1 }], totalCents: 1 },
      'products.0',
      'Dit product is er niet (meer).',
    ],
    [
      'the same product twice',
      { products: [flowers.products![0]!, flowers.products![0]!], totalCents: 5000 },
      'products.1',
      'Dit staat al op de bon.',
    ],
    [
      'a number below one',
      { products: [{ code: 'flowers', pieces: -2 }], totalCents: -2500 },
      'products.0',
      'Kies een aantal van 1 tot en met 99.',
    ],
    [
      'an absurd number',
      { products: [{ code: 'flowers', pieces: 1e9 }], totalCents: 0 },
      'products.0',
      'Kies een aantal van 1 tot en met 99.',
    ],
    [
      'a bill that nobody has',
      { bills: [{ folioId: randomUUID(), cents: 100 }], totalCents: 100 },
      'bills.0',
      'Voor deze rekening is niets (meer) te betalen.',
    ],
    [
      'a discount above the price',
      {
        ...flowers,
        discount: { kind: 'offer', cents: 3001, reason: 'Actie' },
        totalCents: -1,
      },
      'discount.cents',
      'De korting is hoger dan de prijs.',
    ],
    [
      'a discount below nothing',
      { ...flowers, discount: { kind: 'offer', cents: -1, reason: 'x' }, totalCents: 3001 },
      'discount.cents',
      'Vul een geldig bedrag in.',
    ],
    [
      'a discount without a reason',
      { ...flowers, discount: { kind: 'offer', cents: 100, reason: ' ' }, totalCents: 2900 },
      'discount.reason',
      'Vul een reden in.',
    ],
  ])('%s', async (_, asked, field, text) => {
    expect(await answerTo(asked)).toEqual([400, { field, text }])
    expect((await staff.get<SaleView[]>(`${SALES}?filter={"open":true}`)).body).toEqual([])
  })

  it('a total that is not the one that was seen', async () => {
    expect(await answerTo({ ...flowers, totalCents: 2999 })).toEqual([
      409,
      'De prijs is intussen veranderd. Er is niets verkocht. Bekijk het nieuwe totaal.',
    ])
  })

  it.each([
    [2999, 'Er is te weinig ontvangen.'],
    [-5000, 'Vul een geldig bedrag in.'],
    [null, 'Vul een geldig bedrag in.'],
    [1e12, 'Vul een geldig bedrag in.'],
  ])('%s cents for 30.00 in cash', async (receivedCents, text) => {
    const { id } = (await begin()).body
    await move(id, 'choose', { method: 'cash' })
    const { status, body } = await move(id, 'settle', { receivedCents })
    expect([status, body.error]).toMatchObject([
      400,
      { fields: [{ field: 'receivedCents', text }] },
    ])
  })

  it.each([-1, 3000])('%s cents received where a card pays', async (receivedCents) => {
    const { id } = (await begin()).body
    await move(id, 'choose', { method: 'pin' })
    const { status, body } = await move(id, 'settle', { receivedCents })
    expect([status, body.error]).toMatchObject([
      400,
      { fields: [{ field: 'receivedCents', text: 'Vul een geldig bedrag in.' }] },
    ])
  })

  it('an id that no sale has', async () => {
    for (const id of [randomUUID(), 'x']) {
      const { status, body } = await move(id, 'yes', { version: 1 })
      expect([status, body.error.text]).toEqual([404, 'Deze verkoop bestaat niet.'])
    }
  })

  it('who is not signed in', async () => {
    const headers = { origin: 'http://localhost:3000' }
    for (const url of [SALES, `${SALES}/offer`, `${SALES}/bills`, `${SALES}/${randomUUID()}`])
      expect((await setup.app.inject({ url, headers })).statusCode).toBe(401)
    const answer = await setup.app.inject({ method: 'POST', url: SALES, headers })
    expect(answer.statusCode).toBe(401)
  })

  it('to drop what was sold, to sell what was dropped, and to take back what was not sold', async () => {
    const { id } = await made()
    expect((await move(id, 'drop')).status).toBe(409)
    const dropped = (await begin()).body
    expect((await move(dropped.id, 'drop')).body.step).toBe('dropped')
    expect((await move(dropped.id, 'choose', { method: 'pin' })).status).toBe(409)
    expect((await move(dropped.id, 'take-back', { reason: 'x' })).status).toBe(409)
  })

  it('in the database itself, to change or delete what was sold', async () => {
    const { id } = await made()
    for (const sql of ['UPDATE sales SET price_cents = 1', 'DELETE FROM sales'])
      await expect(setup.pool.query(`${sql} WHERE id = $1`, [id])).rejects.toThrow('never changed')
  })
})

describe('A breakfast order at the cash desk', () => {
  const ORDERS = '/api/back-office/desk-orders'
  /** Tomorrow, with 24 hours' notice; outside the area in which guests' orders are brought. */
  const order = {
    ...threeBoxes,
    day: '2026-02-03',
    city: 'Maastricht',
    slot: 4,
    requestId: 'press-of-the-desk',
  }

  it('is taken with staff’s notice and wherever it is brought, once, and leads to its payment', async () => {
    const options = (await staff.get<BreakfastOptionsView>(`${ORDERS}/options`)).body
    expect([options.earliestDay, options.buttonText]).toEqual(['2026-02-03', 'Verzend bestelling!'])
    const asked = `adults=2&kids=1&city=Maastricht&day=${order.day}`
    const quote = (await staff.get<BreakfastQuoteView>(`${ORDERS}/quote?${asked}`)).body
    expect(quote).toMatchObject({ ok: true, totalCents: 3880, area: 'not-asked' })
    const placed = await staff.post<BreakfastOrderAccepted>(ORDERS, order)
    const again = await staff.post<BreakfastOrderAccepted>(ORDERS, order)
    expect([placed.status, again.body.id]).toEqual([201, placed.body.id])
    const { id } = placed.body
    await made({ bills: [{ folioId: id, cents: 3880 }], totalCents: 3880 }, 'cash')
    const { rows } = await setup.pool.query(
      `SELECT o.state, e.by FROM breakfast_orders o JOIN events e ON e.subject_id = o.id AND e.kind = 'placed'`,
    )
    expect(rows).toEqual([{ state: 'confirmed', by: 'Beheer' }])
  })

  it('is refused at its fields, and nobody else’s to place', async () => {
    const wrong = await staff.post<ApiError>(ORDERS, { ...order, street: '', day: '2026-02-02' })
    expect([wrong.status, wrong.body.error]).toMatchObject([
      400,
      { fields: [{ field: 'day' }, { field: 'street' }] },
    ])
    const headers = { origin: 'http://localhost:3000' }
    for (const [method, path] of [
      ['GET', '/options'],
      ['GET', '/quote?adults=1&kids=0'],
      ['POST', ''],
    ] as const) {
      const answer = await setup.app.inject({ method, url: `${ORDERS}${path}`, headers })
      expect([path, answer.statusCode]).toEqual([path, 401])
    }
  })
})

describe('The sales among the bills', () => {
  const of = (path: string, filter: object = {}) =>
    `/api/back-office/bills${path}?filter=${encodeURIComponent(JSON.stringify({ kind: 'sale', ...filter }))}`

  it('have what was sold, found by it and by day, with their sums, and one taken back is cancelled', async () => {
    const first = await made(flowers, 'cash')
    const second = await made()
    await move(second.id, 'take-back', { reason: 'Dubbel aangeslagen' })
    const { body } = await staff.get<BillView[]>(of(''))
    const sold = { name: 'Bloemen op de kamer, Kinderzitje', day: '2026-02-02', balanceCents: 0 }
    expect(body.find(({ id }) => id === first.id)).toMatchObject({
      ...sold,
      kind: 'sale',
      number: first.number,
      state: 'confirmed',
      totalCents: 3000,
      receivedCents: 3000,
    })
    expect(body.find(({ id }) => id === second.id)).toMatchObject({
      ...sold,
      state: 'cancelled',
      totalCents: 0,
    })
    const count = async (filter: object) =>
      (await staff.get<BillSums>(of('/sums', filter))).body.count
    expect(await count({ q: 'kinderzitje' })).toBe(2)
    expect(await count({ q: first.number! })).toBe(1)
    expect(await count({ from: '2026-02-03' })).toBe(0)
    expect(await count({ state: 'open' })).toBe(0)
    expect((await staff.get(`/api/back-office/bills/${first.id}`)).status).toBe(404)
    const csv = await setup.app.inject({ url: of('/csv'), cookies: staff.cookies })
    expect(csv.body).toContain(
      `${first.number};2026-02-02;Bloemen op de kamer, Kinderzitje;Contant;Verkocht;30,00;30,00;0,00;0,00`,
    )
  })

  it('leave out what was not made, and what was taken for a bill', async () => {
    await begin()
    expect((await staff.get<BillView[]>(of(''))).body).toEqual([])
  })
})

describe('The receipt of a sale', () => {
  it('has the house’s data, what was sold and the VAT by rate', async () => {
    const { id, number } = await made()
    const { body } = await staff.get<SaleReceiptView>(`${SALES}/${id}/receipt`)
    expect(body).toMatchObject({
      sale: { number },
      house: { name: 'Kamersleutel' },
      rates: [
        { vatBasisPoints: 2100, grossCents: 500, netCents: 413, vatCents: 87 },
        { vatBasisPoints: 900, grossCents: 2500, netCents: 2294, vatCents: 206 },
      ],
    })
  })

  it('is of a sale that was made alone', async () => {
    const { id } = (await begin()).body
    const { status, body } = await staff.get<ApiError>(`${SALES}/${id}/receipt`)
    expect([status, body.error.text]).toEqual([404, 'Van deze verkoop is er geen bon.'])
  })
})

describe('The export of the cash desk', () => {
  const of = async (kind: string, period = 'from=2026-02-01&until=2026-03-01') =>
    setup.app.inject({ url: `${SALES}/${kind}?${period}`, cookies: staff.cookies })

  it('has the fields of BO §3 by their names there, and nothing anywhere else has', async () => {
    const discount = { kind: 'damaged', cents: 500, reason: 'Geknakt' } as const
    const sale = await made({ ...flowers, discount, totalCents: 2500 }, 'cash')
    const lines = (await of('export')).body.replace('\u{feff}', '').trim().split('\r\n')
    expect(lines.map((line) => line.split(';'))).toEqual([
      [
        'number',
        'payId',
        'paymentData',
        'paymentMethod',
        'totalPrice',
        'regularPrice',
        'employee',
        'treatments',
        'price',
        'isSaleSet',
        'typeSale',
        'discount',
        'discountReason',
        'bills',
        'rounding',
        'takenBack',
      ],
      [
        sale.number,
        sale.id,
        '02-02-2026',
        'true',
        '25,00',
        '30,00',
        'Beheer',
        'Bloemen op de kamer, Kinderzitje',
        '25,00',
        'true',
        'damaged',
        '5,00',
        'Geknakt',
        '0,00',
        '0,00',
        '',
      ],
    ])
    expect(JSON.stringify(sale)).not.toMatch(/payId|isSaleSet|typeSale|treatments/)
  })

  it('is a spreadsheet too, and refuses what is no period', async () => {
    const { id, number } = await made()
    const { name, rows } = readXlsx((await of('spreadsheet')).rawPayload)
    expect(name).toBe('Kassa')
    // Its heads and words are staff's own: nothing of the program's.
    expect(rows[0]).toEqual([
      'Nummer',
      'Datum',
      'Betaald met',
      'Verkocht',
      'Door',
      'Voor korting',
      'Korting',
      'Soort korting',
      'Reden',
      'Prijs',
      'Afronding',
      'Betaald',
      'Voor rekeningen',
      'Teruggedraaid',
      'Kenmerk',
    ])
    expect(rows[1]!.slice(0, 3)).toEqual([number, { day: '2026-02-02' }, 'Pin'])
    expect(rows[1]!.at(-1)).toBe(id)
    expect(rows[3]).toMatchObject({ 0: 'Totaal', 11: { euro: 30, sum: 'SUM(L2:L2)' } })
    expect((await of('export', 'from=x&until=2026-01-01')).statusCode).toBe(400)
    expect((await setup.app.inject({ url: `${SALES}/export` })).statusCode).toBe(401)
  })
})
