import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { InvoicePlan, invoiceSubject } from '../../../api/invoices/invoice-plan.ts'
import type { InvoiceDetailView } from '../../../api/invoices/invoice-shapes.ts'
import type {
  MailPreviewView,
  MailTemplateDetail,
} from '../../../api/mail-templates/mail-templates.ts'
import { Mails } from '../../../api/mail/mails.ts'
import { readPdf } from '../invoice-documents/read-pdf.ts'
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
  await fillCompany(setup.pool)
})
afterAll(() => setup.close())

const readsIn = (id: string, language: string) =>
  setup.pool.query('UPDATE breakfast_orders SET language = $2 WHERE id = $1', [id, language])

describe('The invoice of a guest who reads English', () => {
  it('is in English for good, and its mail in what the guest reads now', async () => {
    const folioId = (await orderBreakfast(setup.app)).body.id
    await readsIn(folioId, 'en')
    const { body } = await staff.post<InvoiceDetailView>(INVOICES, { folioId, buyer: someBuyer })
    await readsIn(folioId, 'de')
    expect(body.document).not.toHaveProperty('words')
    const url = `${INVOICES}/${body.id}/pdf`
    const { statusCode, rawPayload } = await setup.app.inject({ url, cookies: staff.cookies })
    expect(statusCode).toBe(200)
    const pdf = readPdf(rawPayload)
    expect(pdf.language).toBe('en-GB')
    expect(pdf.texts.join()).toContain('Mon 2 February 2026')

    await staff.post(`${INVOICES}/${body.id}/mail`, {
      requestId: randomUUID(),
      email: 'guest@example.com',
    })
    const record = (await setup.app.get(InvoicePlan).load(folioId))!
    await setup.app.get(Mails).send(invoiceSubject(folioId), 'invoice', record)
    const { rows } = await setup.pool.query<{ html: string }>(
      `SELECT html FROM mails WHERE subject_kind = 'invoice' AND subject_id = $1`,
      [folioId],
    )
    expect(rows[0]!.html).toContain('<html lang="de">')
    expect(rows[0]!.html).toContain('38,80\u00a0€')
  })
})

describe('The example of a mail', () => {
  const example = async (kind: string, language: string) => {
    const address = `/api/back-office/mail-templates/${kind}`
    const { body } = await staff.get<MailTemplateDetail>(address)
    const preview = await staff.post<MailPreviewView>(`${address}/preview`, { language })
    return { languages: body.languages, html: preview.body.html }
  }

  it('is written in each language of guests', async () => {
    const { languages, html } = await example('confirmation', 'en')
    expect(languages).toEqual(['nl', 'en', 'de'])
    expect(html).toContain('<html lang="en">')
  })

  it('of the house and of staff is in Dutch', async () => {
    for (const kind of ['new-booking', 'staff-invitation']) {
      const { languages, html } = await example(kind, 'en')
      expect(languages).toEqual(['nl'])
      expect(html).toContain('<html lang="nl">')
    }
  })
})
