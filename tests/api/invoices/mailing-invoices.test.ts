import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ApiError } from '../../../api/errors/api-error.ts'
import { InvoicePlan, invoiceSubject } from '../../../api/invoices/invoice-plan.ts'
import type { FolioInvoicesView, InvoiceDetailView } from '../../../api/invoices/invoice-shapes.ts'
import { Mails } from '../../../api/mail/mails.ts'
import { words } from '../../../rules/texts/all-words.ts'
import { readPdf } from '../invoice-documents/read-pdf.ts'
import { book, twoNights } from '../setup/book.ts'
import { type TestSetup, openSetup } from '../setup/open-setup.ts'
import { orderBreakfast } from '../setup/order-breakfast.ts'
import { type SignedIn, signedIn } from '../setup/signed-in.ts'
import { endedUnpaid } from '../setup/standing.ts'
import { fillCompany, someBuyer } from './some-buyer.ts'

const INVOICES = '/api/back-office/invoices'

let setup: TestSetup
let staff: SignedIn
beforeAll(async () => {
  setup = await openSetup()
  staff = await signedIn(setup.app)
  await fillCompany(setup.pool)
})
afterAll(() => setup.close())

async function issued(): Promise<{ id: string; number: string; folioId: string }> {
  const folioId = (await orderBreakfast(setup.app)).body.id
  const { body } = await staff.post<InvoiceDetailView>(INVOICES, { folioId, buyer: someBuyer })
  return { ...body, folioId }
}
const mail = (id: string, email: string, requestId = randomUUID()) =>
  staff.post<InvoiceDetailView & ApiError>(`${INVOICES}/${id}/mail`, { requestId, email })

/** What the workflow does once it is told of a mailing. */
async function carriedOut(folioId: string) {
  const plan = setup.app.get(InvoicePlan)
  const record = (await plan.load(folioId))!
  const steps = plan.plan(record, setup.time.now).map(({ step, about }) => [step, about])
  await setup.app.get(Mails).send(invoiceSubject(folioId), 'invoice', record)
  return steps
}
const mailsOf = async (folioId: string) =>
  (
    await setup.pool.query<{ recipient: string; subject: string; text: string }>(
      `SELECT recipient, subject, text FROM mails WHERE subject_kind = 'invoice' AND subject_id = $1
       ORDER BY created_at, recipient`,
      [folioId],
    )
  ).rows

describe('An invoice that staff mail', () => {
  it('goes once for each press to the address that was asked, and says what is to be paid and where to', async () => {
    const { id, number, folioId } = await issued()
    const press = randomUUID()
    for (let time = 0; time < 3; time++)
      expect((await mail(id, ' boekhouding@example.com ', press)).status).toBe(200)
    expect(await carriedOut(folioId)).toEqual([['sendMail', 'invoice']])
    const [written, ...others] = await mailsOf(folioId)
    expect(others).toEqual([])
    expect(written).toMatchObject({
      recipient: 'boekhouding@example.com',
      subject: `Factuur ${number} van De Luiken`,
    })
    const read = written!.text.replaceAll(/\s+/g, ' ')
    expect(read).toContain('Wil je € 38,80 uiterlijk ma 16 februari 2026 betalen?')
    expect(read).toContain(`Dat kan op NL91 ABNA 0417 1643 00 ten name van De Luiken.`)
    const { body } = await staff.get<InvoiceDetailView>(`${INVOICES}/${id}`)
    expect(body.mails.map(({ recipient }) => recipient)).toEqual(['boekhouding@example.com'])
    expect(await carriedOut(folioId)).toEqual([])
    await mail(id, 'liesbeth@example.com')
    await carriedOut(folioId)
    expect(await mailsOf(folioId)).toHaveLength(2)
  })

  it('is refused at the field without an address that can be, and unknown is unknown', async () => {
    const { id, folioId } = await issued()
    for (const wrong of ['', 'liesbeth', 'a@b c.nl']) {
      const { status, body } = await mail(id, wrong)
      expect([status, body.error]).toMatchObject([
        400,
        { fields: [{ field: 'email', text: words().formFields.email }] },
      ])
    }
    expect((await mail(randomUUID(), 'liesbeth@example.com')).status).toBe(404)
    const noPress = await staff.post<ApiError>(`${INVOICES}/${id}/mail`, { email: 'a@example.com' })
    expect(noPress.status).toBe(400)
    expect(await carriedOut(folioId)).toEqual([])
    expect(await mailsOf(folioId)).toEqual([])
  })
})

describe('An invoice that staff ask to be made later', () => {
  const request = (folioId: string, buyer: object = someBuyer) =>
    staff.post<FolioInvoicesView & ApiError>(`${INVOICES}/of/${folioId}/request`, { buyer })

  it('waits for the delivery, by the name of who asked, with the last address', async () => {
    const folioId = (await orderBreakfast(setup.app)).body.id
    await request(folioId)
    const { body } = await request(folioId, { ...someBuyer, city: 'Geleen' })
    expect(body).toMatchObject({
      request: { isOpen: true, refusal: null },
      buyer: { city: 'Geleen' },
      invoices: [],
    })
    const { rows } = await setup.pool.query('SELECT by FROM invoice_requests WHERE folio_id = $1', [
      folioId,
    ])
    expect(rows).toEqual([{ by: 'Beheer' }])
  })

  it('is refused for nothing, for an unknown order and with a wrong address, and nothing is kept', async () => {
    const { id } = (await book(setup.app, twoNights)).body
    await setup.pool.query(endedUnpaid('cancelled'))
    const nothing = await request(id)
    expect([nothing.status, nothing.body.error]).toMatchObject([
      400,
      { fields: [{ field: 'folioId', text: words().invoice.nothing }] },
    ])
    expect((await request(randomUUID())).status).toBe(404)
    const folioId = (await orderBreakfast(setup.app)).body.id
    const wrong = await request(folioId, { ...someBuyer, street: '' })
    expect([wrong.status, wrong.body.error]).toMatchObject([400, { fields: [{ field: 'street' }] }])
    const { rowCount } = await setup.pool.query(
      'SELECT FROM invoice_requests WHERE folio_id = ANY ($1)',
      [[id, folioId]],
    )
    expect(rowCount).toBe(0)
  })

  it('begins with the address of the invoice that is there, to be corrected', async () => {
    const { id, folioId } = await issued()
    const { body } = await staff.get<FolioInvoicesView>(`${INVOICES}/of/${folioId}`)
    expect(body.buyer).toEqual({ ...someBuyer, postcode: '6171 AA' })
    const again = await staff.post<InvoiceDetailView>(INVOICES, { folioId, buyer: body.buyer })
    expect(again.body.id).toBe(id)
    const file = await setup.app.inject({
      url: `${INVOICES}/${id}/pdf`,
      cookies: staff.cookies,
    })
    expect(readPdf(file.rawPayload).texts).toContain('Dorpsstraat 1a')
  })
})
