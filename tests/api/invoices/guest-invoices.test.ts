import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ApiError } from '../../../api/errors/api-error.ts'
import { addEntry } from '../../../api/folios/folios.ts'
import { InvoicePlan } from '../../../api/invoices/invoice-plan.ts'
import type { GuestInvoicesView } from '../../../api/invoices/invoice-shapes.ts'
import { Invoices } from '../../../api/invoices/invoices.ts'
import type { BuyerForm } from '../../../rules/forms/check-buyer.ts'
import { words } from '../../../rules/texts/all-words.ts'
import { readPdf } from '../invoice-documents/read-pdf.ts'
import { ORIGIN } from '../setup/api-process.ts'
import { book, someVisitor, twoNights } from '../setup/book.ts'
import { type TestSetup, openSetup } from '../setup/open-setup.ts'
import { orderBreakfast } from '../setup/order-breakfast.ts'
import { signedIn } from '../setup/signed-in.ts'
import { confirmedAndPaid, endedUnpaid } from '../setup/standing.ts'
import { fillCompany, someBuyer } from './some-buyer.ts'

let setup: TestSetup
let begun: number
beforeAll(async () => {
  setup = await openSetup({ types: [{ slug: 'knusse-kamer', rooms: 12 }] })
  begun = setup.time.now
})
afterAll(() => setup.close())

type Answered = GuestInvoicesView & ApiError

/** As the guest's page asks, each time from somewhere else. */
async function call(
  method: 'GET' | 'POST',
  url: string,
  payload?: object,
  headers: Record<string, string> = { origin: ORIGIN, 'x-forwarded-for': someVisitor() },
) {
  const answer = await setup.app.inject({ method, url, headers, ...(payload && { payload }) })
  return { status: answer.statusCode, answer, body: answer.json<Answered>() }
}
const pathOf = (id: string) => `/api/bookings/${id}/invoices`
const ask = (id: string, more: Partial<BuyerForm> = {}) =>
  call('POST', pathOf(id), { ...someBuyer, ...more })
const see = async (id: string) => (await call('GET', pathOf(id))).body
const pdf = (id: string, invoiceId: string) =>
  setup.app.inject({ url: `${pathOf(id)}/${invoiceId}/pdf` })

async function paidStay(): Promise<string> {
  const { id } = (await book(setup.app, twoNights)).body
  await setup.pool.query(confirmedAndPaid(`id = '${id}'`))
  return id
}

/** The stay is over while `work` runs: it is noon of the day of departure, or later. */
async function afterTheStay<T>(work: () => Promise<T>): Promise<T> {
  setup.time.now = Date.parse('2026-03-04T12:00:00+01:00')
  try {
    return await work()
  } finally {
    setup.time.now = begun
  }
}
const invoiceCount = async (id: string) =>
  (await setup.pool.query('SELECT FROM invoices WHERE folio_id = $1', [id])).rowCount

describe('A guest who wants an invoice', () => {
  it('cannot ask while the house lacks what the law wants, and is told so', async () => {
    const id = await paidStay()
    expect(await see(id)).toMatchObject({ canAsk: false, isAsked: false, invoices: [] })
    const { status, body } = await ask(id)
    expect([status, body.error.reason]).toEqual([409, 'seller-incomplete'])
    await fillCompany(setup.pool)
    expect((await see(id)).canAsk).toBe(true)
  })

  it('reads in their language that there is no such order or invoice', async () => {
    const english = { 'accept-language': 'en' }
    const says = async (url: string) => (await call('GET', url, undefined, english)).body.error.text
    const id = await paidStay()
    expect([
      await says(pathOf(randomUUID())),
      await says(pathOf('x')),
      await says(`${pathOf(id)}/${randomUUID()}/pdf`),
    ]).toEqual([
      'This booking or order doesn’t exist.',
      'This booking or order doesn’t exist.',
      'This invoice doesn’t exist.',
    ])
  })

  it('asks before departure, gets it then by its workflow, and the last address counts', async () => {
    const id = await paidStay()
    const asked = await ask(id)
    const waiting = { canAsk: true, isAsked: true, isRefused: false, isOver: false, invoices: [] }
    expect([asked.status, asked.body]).toEqual([200, waiting])
    expect((await ask(id, { name: 'Bakkerij De Korst', vatId: 'nl001234567b01' })).status).toBe(200)
    expect(await invoiceCount(id)).toBe(0)
    const plan = setup.app.get(InvoicePlan)
    expect(plan.plan((await plan.load(id))!, begun)).toEqual([
      { step: 'issue', dueAt: Date.parse('2026-03-04T12:00:00+01:00') },
    ])
    await afterTheStay(() => setup.app.get(Invoices).carryOut(id))
    const { canAsk, isAsked, invoices } = await see(id)
    expect([canAsk, isAsked, invoices.length]).toEqual([false, false, 1])
    expect(invoices[0]!.isCredit).toBe(false)

    const file = await pdf(id, invoices[0]!.id)
    expect(file.headers['content-disposition']).toContain(`factuur-${invoices[0]!.number}.pdf`)
    const said = readPdf(file.rawPayload).texts.join('\n')
    for (const text of ['Bakkerij De Korst', 'Dorpsstraat 1a', '6171 AA  Stein', 'NL001234567B01'])
      expect(said).toContain(text)
    expect(said).toContain('Deze factuur is betaald.')
    expect(said).toContain('IBAN NL91 ABNA 0417 1643 00')
    const mailed = await setup.pool.query(
      'SELECT email, by FROM invoice_mailings WHERE invoice_id = $1',
      [invoices[0]!.id],
    )
    expect(mailed.rows).toEqual([{ email: 'liesbeth@example.com', by: null }])
  })

  it('gets it at once where the stay is over, and it is one, however often it is asked', async () => {
    const id = await paidStay()
    const answers = await afterTheStay(() => Promise.all([1, 2, 3].map(() => ask(id))))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await see(id)).invoices).toHaveLength(1)
    expect((await afterTheStay(() => ask(id))).body.invoices).toHaveLength(1)
  })

  it('who has one is sent to the house for another address: staff decide', async () => {
    const id = await paidStay()
    await afterTheStay(() => ask(id))
    for (const asking of [
      () => ask(id, { city: 'Geleen' }),
      () => afterTheStay(() => ask(id, { city: 'Geleen' })),
    ]) {
      const { status, body } = await asking()
      expect([status, body.error]).toEqual([
        409,
        { reason: 'invoice-outdated', text: words().invoice.guestOutdated },
      ])
    }
    expect(await see(id)).toMatchObject({ isAsked: false, isRefused: false })
    expect(await invoiceCount(id)).toBe(1)
  })

  it('sees that it was refused where it could not be made when its time came', async () => {
    const id = await paidStay()
    await ask(id)
    await addEntry(setup.pool, {
      folioId: id,
      kind: 'changed',
      cents: -22_000,
      at: new Date(begun),
      by: 'Mieke',
    })
    await afterTheStay(() => setup.app.get(Invoices).carryOut(id))
    expect(await see(id)).toMatchObject({ isAsked: false, isRefused: true, invoices: [] })
  })

  it('gets one of a breakfast order too, under the key of that order', async () => {
    const { id } = (await orderBreakfast(setup.app)).body
    const path = `/api/breakfast-orders/${id}/invoices`
    expect((await call('GET', path)).status).toBe(404)
    await setup.pool.query(
      `UPDATE breakfast_orders SET state = 'confirmed', visitor = NULL WHERE id = $1`,
      [id],
    )
    expect((await call('POST', path, someBuyer)).body).toMatchObject({
      isAsked: true,
      isOver: false,
    })
    const made = await afterTheStay(() => call('POST', path, someBuyer))
    const [invoice] = made.body.invoices
    const file = await setup.app.inject({ url: `${path}/${invoice!.id}/pdf` })
    expect(readPdf(file.rawPayload).texts.join('\n')).toContain('Geleverd op')
  })
})

describe('An invoice that a guest asks for is refused, and nothing is stored,', () => {
  const stored = async () =>
    (await setup.pool.query('SELECT count(*)::int AS count FROM invoice_requests')).rows[0].count

  it('for nothing: a booking that was cancelled unpaid', async () => {
    const { id } = (await book(setup.app, twoNights)).body
    await setup.pool.query(endedUnpaid('cancelled', `id = '${id}'`))
    const before = await stored()
    expect((await see(id)).canAsk).toBe(false)
    const { status, body } = await ask(id)
    expect([status, body.error]).toMatchObject([
      400,
      { reason: 'invalid-input', text: words().invoice.nothing },
    ])
    expect(await stored()).toBe(before)
  })

  it('for a sum below nothing', async () => {
    const id = await paidStay()
    const back = { folioId: id, kind: 'changed', at: new Date(begun), by: 'Mieke' } as const
    await addEntry(setup.pool, { ...back, cents: -23_000 })
    const before = await stored()
    const { status, body } = await ask(id)
    expect([status, body.error]).toMatchObject([400, { text: words().invoice.belowNothing }])
    expect(await stored()).toBe(before)
    const staff = await signedIn(setup.app)
    const order = { folioId: id, buyer: someBuyer }
    const byStaff = await staff.post<ApiError>('/api/back-office/invoices', order)
    expect([byStaff.status, byStaff.body.error]).toMatchObject([
      400,
      { fields: [{ field: 'folioId', text: words().invoice.belowNothing }] },
    ])
    expect(await invoiceCount(id)).toBe(0)
  })

  it('with a wrong address, at each field in Dutch', async () => {
    const id = await paidStay()
    const before = await stored()
    const { status, body } = await ask(id, { name: '', postcode: '12', vatId: 'NL1', email: 'a@' })
    expect(status).toBe(400)
    const { fields } = body.error as { fields: { field: string; text: string }[] }
    expect(fields.map(({ field }) => field)).toEqual(['name', 'postcode', 'vatId', 'email'])
    for (const { text } of fields) expect(text).toMatch(/^[A-Z].+\.$/)
    expect((await call('POST', pathOf(id), { name: 'Anna' })).status).toBe(400)
    expect(await stored()).toBe(before)
  })

  it('under a key that is nobody’s, of a room that is only held, and by another site', async () => {
    const { id: held } = (await book(setup.app, twoNights)).body
    for (const id of [randomUUID(), held, 'nergens']) {
      expect((await call('GET', pathOf(id))).status).toBe(404)
      expect((await ask(id)).status).toBe(404)
    }
    const evil = { origin: 'https://evil.example', 'x-forwarded-for': someVisitor() }
    expect((await call('POST', pathOf(await paidStay()), someBuyer, evil)).status).toBe(403)
  })

  it('and cannot be read with somebody else’s key, or without one', async () => {
    const [mine, other] = [await paidStay(), await paidStay()]
    const { body } = await afterTheStay(() => ask(mine))
    const [invoice] = body.invoices
    expect((await pdf(mine, invoice!.id)).statusCode).toBe(200)
    for (const [id, of] of [
      [other, invoice!.id],
      [randomUUID(), invoice!.id],
      [mine, randomUUID()],
      [mine, 'x'],
    ] as const)
      expect((await pdf(id, of)).statusCode).toBe(404)
    const staffOnly = await setup.app.inject({
      url: `/api/back-office/invoices/${invoice!.id}/pdf`,
    })
    expect(staffOnly.statusCode).toBe(401)
  })
})

describe('Invoices asked for from one place', () => {
  it('are as many as any change from there: then it is to wait', async () => {
    const slow = await openSetup({ variables: { REQUESTS_PER_MINUTE: '60' } })
    try {
      const statuses: number[] = []
      for (let time = 0; time < 5; time++)
        statuses.push(
          (
            await slow.app.inject({
              method: 'POST',
              url: pathOf(randomUUID()),
              headers: { origin: ORIGIN },
              payload: someBuyer,
            })
          ).statusCode,
        )
      expect(statuses).toEqual([404, 404, 404, 429, 429])
    } finally {
      await slow.close()
    }
  })
})
