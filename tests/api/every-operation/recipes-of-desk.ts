import { threeBoxes } from '../setup/order-breakfast.ts'
import { someBuyer } from '../invoices/some-buyer.ts'
import { type Body, type Hands, later, type Recipe } from './hands.ts'
import { entryOf } from './recipes-of-bookings.ts'

const onOrder =
  (made: (hands: Hands) => Promise<Body>, body: object = {}): Recipe =>
  async (hands) => {
    const { id } = await made(hands)
    return { parts: { id }, body: { ...(await hands.pressOn('breakfast-orders', id)), ...body } }
  }
const onSale =
  (upTo: Parameters<Hands['sale']>[0], body?: object): Recipe =>
  async ({ sale }) => ({ parts: { id: (await sale(upTo)).id }, body })
const issued = async ({ staff, paidOrder }: Hands): Promise<Body> =>
  staff.post('/invoices', { folioId: (await paidOrder()).id, buyer: someBuyer })
const onInvoice: Recipe = async (hands) => ({ parts: { id: (await issued(hands)).id } })
const onFolio: Recipe = async ({ paidOrder }) => ({ parts: { folioId: (await paidOrder()).id } })
const QUARTER = { from: '2026-01-01', last: '2026-03-31' }
const period: Recipe = () => ({ query: QUARTER })
const vacation = (hands: Hands) => {
  const firstNight = later('2026-07-06', hands.number() % 45)
  return { nights: [{ firstNight, lastNight: firstNight }], roomIds: null }
}
async function planned(hands: Hands): Promise<Body> {
  const asked = vacation(hands)
  const { seen } = await hands.staff.post('/vacation-previews', asked)
  return { id: hands.press(), reason: 'Naar zee', ...asked, seen }
}
async function paidFor(hands: Hands): Promise<Body> {
  const order = await hands.paidOrder()
  await hands.house.pool.query(
    `UPDATE breakfast_orders SET delivery_day = '2026-02-02' WHERE id = $1`,
    [order.id],
  )
  return order
}
/** Brought, though it was not paid yet. */
async function unpaid(hands: Hands): Promise<Body> {
  const order = await hands.order()
  await hands.house.pool.query(
    `UPDATE breakfast_orders SET state = 'delivered', visitor = NULL WHERE id = $1`,
    [order.id],
  )
  return order
}

export const deskRecipes: Record<string, Recipe> = {
  'PaymentDifferences.see': async ({ house }) => {
    const { rows } = await house.pool.query<{ id: number }>(
      `INSERT INTO payment_differences (provider_id, kind, here_cents, there_cents, found_at)
       VALUES ('tr_' || gen_random_uuid(), 'unknown-here', 0, 100, now()) RETURNING id`,
    )
    return { parts: { id: String(rows[0]!.id) }, body: { hereCents: 0, thereCents: 100 } }
  },
  'BreakfastMornings.keepRoute': async ({ paidOrder }) => {
    const { id } = await paidOrder({ day: '2026-05-20' })
    return { body: { day: '2026-05-20', slot: 2, orderIds: [id] } }
  },
  'StaffBreakfastOrders.agreement': async ({ order }) => ({ parts: { id: (await order()).id } }),
  'BreakfastOrderActs.cancel': onOrder(({ order }) => order(), { refundLate: true }),
  'BreakfastOrderActs.deliver': onOrder(paidFor),
  'BreakfastOrderActs.edit': onOrder(({ order }) => order(), { language: 'nl' }),
  'BreakfastOrderActs.fail-delivery': onOrder(paidFor, { because: 'nobody-home', note: '' }),
  'BreakfastOrderActs.give-back': onOrder(({ paidOrder }) => paidOrder(), {
    cents: 100,
    reason: 'Te laat',
  }),
  'BreakfastOrderActs.mark-paid': onOrder(({ order }) => order(), { cents: 100, method: 'pin' }),
  'BreakfastOrderActs.refunded-by-hand': async (hands) => {
    const { id } = await hands.paidOrder()
    await hands.refusedRefund(id, 500)
    const { refundByHand } = await hands.staff.get(`/breakfast-orders/${id}`)
    return { parts: { id }, body: { ...refundByHand, method: 'bank', requestId: hands.press() } }
  },
  'BreakfastOrderActs.write-off': onOrder(unpaid, { cents: 100, reason: 'Te laat' }),
  'BreakfastOrderActs.take-back-write-off': async (hands) => {
    const { id } = await unpaid(hands)
    const press = await hands.pressOn('breakfast-orders', id)
    const body = { ...press, cents: 100, reason: 'Te laat' }
    await hands.staff.post(`/breakfast-orders/${id}/acts/write-off`, body)
    const entryId = await entryOf(hands, id, 'written-off')
    return { parts: { id }, body: { ...(await hands.pressOn('breakfast-orders', id)), entryId } }
  },
  'DeskOrders.place': ({ boxes, press }) => ({ body: { ...boxes(), requestId: press() } }),
  'DeskOrders.quote': () => ({ query: { adults: '2', kids: '1', day: threeBoxes.day } }),
  'CashDays.close': async ({ staff }) => {
    const { report } = await staff.get('/cash-days/2026-02-01')
    const cash = report.cash.receivedCents - report.cash.refundedCents
    const body = { day: '2026-02-01', floatCents: 0, countedCents: cash, leftCents: cash }
    return { body: { ...body, seenCashCents: cash } }
  },
  'CashDays.reopen': async ({ staff }) => {
    const day = '2026-02-02'
    const known = (await staff.get(`/cash-days/${day}`)).closed
    const empty = { day, floatCents: 0, countedCents: 0, leftCents: 0, seenCashCents: 0 }
    const { number } = known ?? (await staff.post('/cash-days', empty))
    return { parts: { day }, body: { number, reason: 'Te vroeg' } }
  },
  'CashDays.one': () => ({ parts: { day: '2026-02-01' } }),
  'Invoices.issue': async ({ paid }) => ({
    body: { folioId: (await paid()).id, buyer: someBuyer },
  }),
  'Invoices.of': onFolio,
  'Invoices.receipt': onFolio,
  'Invoices.request': async ({ paid }) => ({
    parts: { folioId: (await paid()).id },
    body: { buyer: someBuyer },
  }),
  'Invoices.one': onInvoice,
  'Invoices.credit': onInvoice,
  'Invoices.pdf': onInvoice,
  'Invoices.ubl': onInvoice,
  'Invoices.mail': async (hands) => ({
    parts: { id: (await issued(hands)).id },
    body: { requestId: hands.press(), email: 'a@example.com' },
  }),
  'NightRegister.of': period,
  'Revenue.month': () => ({ query: { month: '2026-02' } }),
  'Revenue.payments': period,
  'Revenue.sales': period,
  'Revenue.vat': period,
  'TouristTax.of': () => ({ query: { period: '2026-Q1' } }),
  'TouristTax.spreadsheet': () => ({ query: { period: '2026' } }),
  'Sales.exported': () => ({ query: { from: '2026-01-01', until: '2026-03-31' } }),
  'Sales.spreadsheet': () => ({ query: { from: '2026-01-01', until: '2026-03-31' } }),
  'Sales.openBills': () => ({ query: { q: 'berg' } }),
  'Sales.begin': ({ press }) => ({
    body: { id: press(), products: [{ code: 'flowers', pieces: 2 }], totalCents: 2500 },
  }),
  'Sales.one': onSale('begun'),
  'SaleActs.choose': onSale('begun', { method: 'pin' }),
  'SaleActs.back': onSale('chosen', {}),
  'SaleActs.drop': onSale('begun', {}),
  'SaleActs.settle': onSale('chosen', { receivedCents: null }),
  'SaleActs.no': onSale('settled', {}),
  'SaleActs.yes': async ({ sale }) => {
    const { id, version } = await sale('settled')
    return { parts: { id }, body: { version } }
  },
  'SaleActs.take-back': onSale('done', { reason: 'Verkeerd aangeslagen' }),
  'Sales.receipt': onSale('done'),
  'SaleActs.mail': async ({ sale, press }) => ({
    parts: { id: (await sale('done')).id },
    body: { requestId: press(), email: 'sanne@example.com' },
  }),
  'TestPayments.begin': ({ press }) => ({ body: { id: press() } }),
  'TestPayments.one': async ({ staff, press }) => ({
    parts: { id: (await staff.post('/test-payments', { id: press() })).id },
  }),
  'VacationPreviews.preview': (hands) => ({ body: vacation(hands) }),
  'Vacations.plan': async (hands) => ({ body: await planned(hands) }),
  'Vacations.one': async (hands) => ({
    parts: { id: (await hands.staff.post('/vacations', await planned(hands))).id },
  }),
  'Vacations.takeBack': async (hands) => ({
    parts: { id: (await hands.staff.post('/vacations', await planned(hands))).id },
    body: { nights: null, roomIds: null },
  }),
}
