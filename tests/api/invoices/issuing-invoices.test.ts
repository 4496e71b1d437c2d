import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ApiError } from '../../../api/errors/api-error.ts'
import { addEntry, openFolio } from '../../../api/folios/folios.ts'
import type {
  FolioInvoicesView,
  InvoiceDetailView,
  InvoiceView,
} from '../../../api/invoices/invoice-shapes.ts'
import { words } from '../../../rules/texts/all-words.ts'
import { MONDAY, ORIGIN } from '../setup/api-process.ts'
import { type TestSetup, openSetup } from '../setup/open-setup.ts'
import { orderBreakfast } from '../setup/order-breakfast.ts'
import { type SignedIn, signedIn } from '../setup/signed-in.ts'
import { fillCompany, someBuyer } from './some-buyer.ts'

const INVOICES = '/api/back-office/invoices'

let setup: TestSetup
let staff: SignedIn
beforeAll(async () => {
  setup = await openSetup()
  staff = await signedIn(setup.app)
})
afterAll(() => setup.close())

const anOrder = async () => (await orderBreakfast(setup.app)).body.id
const issue = (folioId: string, more: object = {}) =>
  staff.post<InvoiceDetailView & ApiError>(INVOICES, { folioId, buyer: someBuyer, ...more })
const one = async (id: string) => (await staff.get<InvoiceDetailView>(`${INVOICES}/${id}`)).body
const of = async (folioId: string) =>
  (await staff.get<FolioInvoicesView>(`${INVOICES}/of/${folioId}`)).body
const changeBy = (folioId: string, cents: number) =>
  addEntry(setup.pool, { folioId, kind: 'changed', cents, at: new Date(MONDAY), by: 'Mieke' })

describe('An invoice', () => {
  it('is refused while the company data lack what the law wants, and the sentence names it', async () => {
    const folioId = await anOrder()
    const { status, body } = await issue(folioId)
    expect([status, body.error.reason]).toEqual([409, 'seller-incomplete'])
    expect(body.error.text).toContain('het KVK-nummer en het btw-id')
    expect((await of(folioId)).missing).toBe(body.error.text)
    await fillCompany(setup.pool)
  })

  it('tells what was sold, at the rate of the day of supply, to be paid in 14 days', async () => {
    const folioId = await anOrder()
    const { status, body } = await issue(folioId)
    expect(status).toBe(200)
    const { document, orderNumber, by } = await one(body.id)
    expect(by).toBe('Beheer')
    expect(document).toMatchObject({
      number: body.number,
      credits: null,
      issuedOn: '2026-02-02',
      dueOn: '2026-02-16',
      suppliedFrom: '2026-03-04',
      suppliedUntil: '2026-03-05',
      grossCents: 3880,
      paidCents: 0,
      rates: [{ vatBasisPoints: 900, grossCents: 3880, netCents: 3560, vatCents: 320 }],
      seller: { name: 'De Luiken', kvk: '12345678' },
      buyer: { name: 'Liesbeth van der Meer', address: 'Dorpsstraat 1a', postcode: '6171 AA' },
    })
    expect(orderNumber).toMatch(/^P2026/)
  })

  it('waits for what is still to come, not for what is over or cancelled', async () => {
    const folioId = await anOrder()
    expect((await of(folioId)).isAhead).toBe(true)
    setup.time.now += 40 * 86_400_000
    expect((await of(folioId)).isAhead).toBe(false)
    setup.time.now -= 40 * 86_400_000
    await setup.pool.query(
      `UPDATE breakfast_orders SET state = 'cancelled', cancelled_because = 'staff', visitor = NULL WHERE folio_id = $1`,
      [folioId],
    )
    expect((await of(folioId)).isAhead).toBe(false)
  })

  it('is one, however often and at once it is asked for', async () => {
    const folioId = await anOrder()
    const answers = await Promise.all(Array.from({ length: 6 }, () => issue(folioId)))
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
    await addEntry(setup.pool, {
      folioId,
      kind: 'received',
      method: 'cash',
      cents: -3880,
      at: new Date(MONDAY),
      by: 'Mieke',
    })
    expect((await issue(folioId)).body.id).toBe(answers[0]!.body.id)
    expect((await of(folioId)).invoices).toHaveLength(1)
  })

  it('stays the same in its words where a word of it was corrected since; the next one has the new', async () => {
    const folioId = await anOrder()
    const { id } = (await issue(folioId)).body
    const former = await anOrder()
    const { id: formerId } = (await issue(former)).body
    // As a version wrote it whose lines did not keep what was sold.
    await setup.pool.query('ALTER TABLE invoices DISABLE TRIGGER USER')
    await setup.pool.query(
      `UPDATE invoices SET document = jsonb_set(document, '{lines}', (SELECT jsonb_agg(line - 'sold' ORDER BY place)
         FROM jsonb_array_elements(document -> 'lines') WITH ORDINALITY AS each (line, place))) WHERE id = $1`,
      [formerId],
    )
    await setup.pool.query('ALTER TABLE invoices ENABLE TRIGGER USER')
    await setup.pool.query(
      `INSERT INTO text_corrections VALUES ('invoice.delivery', 'Aan de deur gebracht')`,
    )
    expect((await issue(folioId)).body.id).toBe(id)
    expect((await issue(former)).body.id).toBe(formerId)
    const said = async (invoiceId: string) =>
      (await one(invoiceId)).document.lines.map(({ description }) => description)
    expect(await said(id)).toContain('Bezorgkosten')
    expect(await said((await issue(await anOrder())).body.id)).toContain('Aan de deur gebracht')
    await setup.pool.query('DELETE FROM text_corrections')
  })

  it('is taken back for a new one where the order changed, but only once that was asked', async () => {
    const folioId = await anOrder()
    const first = (await issue(folioId)).body
    await changeBy(folioId, 1000)
    const refused = await issue(folioId)
    expect([refused.status, refused.body.error.reason]).toEqual([409, 'invoice-outdated'])
    expect(refused.body.error.text).toContain(first.number)
    const replaced = await Promise.all([1, 2].map(() => issue(folioId, { replaces: first.id })))
    const [{ body: second }] = replaced as [(typeof replaced)[0]]
    expect(replaced.map(({ body }) => body.id)).toEqual([second.id, second.id])
    const { invoices, standingId } = await of(folioId)
    expect(invoices.map(({ grossCents }) => grossCents)).toEqual([4880, -3880, 3880])
    expect(standingId).toBe(second.id)
    expect((await one(first.id)).creditNoteNumber).toBe(invoices[1]!.number)
  })

  it('is taken back whole, once, and the credit note is not taken back itself', async () => {
    const folioId = await anOrder()
    const { id, number } = (await issue(folioId)).body
    const credit = (of: string) =>
      staff.post<InvoiceDetailView & ApiError>(`${INVOICES}/${of}/credit`)
    const [first, second] = await Promise.all([credit(id), credit(id)])
    expect([first.status, second.status]).toEqual([200, 200])
    const note = first.body
    expect(second.body.id).toBe(note.id)
    expect(note.document).toMatchObject({ credits: number, grossCents: -3880, vatCents: -320 })
    const again = await credit(note.id)
    expect([again.status, again.body.error]).toEqual([
      409,
      { reason: 'invoice-not-creditable', text: words().invoice.isCreditNote },
    ])
    const anew = await issue(folioId)
    expect([anew.status, anew.body.creditNoteId]).toEqual([200, null])
    expect(anew.body.id).not.toBe(id)
  })

  it('is refused for nothing, for an unknown order and with bad input, each at its field', async () => {
    const empty = randomUUID()
    const at = new Date(MONDAY)
    await openFolio(setup.pool, { id: empty, kind: 'sale', number: 'K2026-1', at })
    const nothing = await issue(empty)
    expect([nothing.status, nothing.body.error]).toMatchObject([
      400,
      { fields: [{ field: 'folioId', text: words().invoice.nothing }] },
    ])
    expect((await issue(randomUUID())).status).toBe(404)
    const folioId = await anOrder()
    const wrong = await issue(folioId, {
      buyer: { ...someBuyer, name: ' ', postcode: 'x', country: 'XX', kvk: '1', email: 'a@' },
    })
    expect(wrong.status).toBe(400)
    expect(
      (wrong.body.error as { fields: { field: string }[] }).fields.map((each) => each.field),
    ).toEqual(['name', 'country', 'kvk', 'email'])
    expect((await of(folioId)).invoices).toEqual([])
    for (const path of ['', '/pdf', '/ubl']) {
      const { status } = await staff.get(`${INVOICES}/${randomUUID()}${path}`)
      expect([path, status]).toEqual([path, 404])
    }
  })

  it('is never changed or removed in the database', async () => {
    const { id } = (await issue(await anOrder())).body
    for (const change of ['UPDATE invoices SET by = NULL', 'DELETE FROM invoices'])
      await expect(setup.pool.query(`${change} WHERE id = $1`, [id])).rejects.toThrow(
        'an invoice is never changed',
      )
  })

  it('is given as PDF and as UBL, and the receipt of who gives no address has no number', async () => {
    const folioId = await anOrder()
    const { id, number } = (await issue(folioId)).body
    const file = async (path: string) =>
      setup.app.inject({ url: `${INVOICES}/${path}`, cookies: staff.cookies })
    const pdf = await file(`${id}/pdf`)
    expect(pdf.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="factuur-${number}.pdf"`,
      'cache-control': 'private, no-store',
    })
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    const ubl = await file(`${id}/ubl`)
    expect(ubl.headers['content-type']).toContain('application/xml')
    expect(ubl.body).toContain(`<cbc:ID>${number}</cbc:ID>`)
    const receipt = await file(`of/${folioId}/receipt`)
    expect(receipt.headers['content-disposition']).toContain('bon-P2026')
    expect((await of(folioId)).invoices).toHaveLength(1)
  })

  it('is listed by number, found by words and year, and read by staff alone', async () => {
    const { number } = (await issue(await anOrder())).body
    const listed = async (filter: object, sort = ['number', 'DESC']) => {
      const query = `?filter=${encodeURIComponent(JSON.stringify(filter))}&sort=${encodeURIComponent(JSON.stringify(sort))}`
      return (await staff.get<InvoiceView[]>(INVOICES + query)).body.map((each) => each.number)
    }
    expect((await listed({}))[0]).toBe(number)
    expect(await listed({ q: number.toLowerCase() })).toEqual([number])
    expect(await listed({ year: 2025 })).toEqual([])
    expect((await listed({ credit: true })).length).toBeGreaterThan(0)
    for (const by of ['issuedOn', 'buyer', 'orderNumber', 'grossCents', 'id'])
      expect((await listed({}, [by, 'ASC'])).length).toBeGreaterThan(0)
    for (const [method, path] of [
      ['GET', ''],
      ['POST', ''],
      ['GET', `/${randomUUID()}/pdf`],
      ['POST', `/${randomUUID()}/credit`],
      ['POST', `/${randomUUID()}/mail`],
      ['GET', `/of/${randomUUID()}/receipt`],
    ] as const) {
      const headers = { origin: ORIGIN }
      const answer = await setup.app.inject({ method, url: INVOICES + path, headers })
      expect([path, answer.statusCode]).toEqual([path, 401])
    }
  })
})
