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

  it('names its room as guests of that language read it', async () => {
    const { rows } = await setup.pool.query<{ id: number; name: string }>(
      `SELECT id, name FROM room_types WHERE kind = 'ordinary' ORDER BY sort, id LIMIT 1`,
    )
    const { id, name } = rows[0]!
    await staff.put(`/api/back-office/translations/room_types.${id}.name.en`, { text: 'Nest' })
    const isNamed = async (kind: string, language: string) => {
      const { html } = await example(kind, language)
      return [html.includes('Nest'), html.includes(name)]
    }
    expect(await isNamed('confirmation', 'en')).toEqual([true, false])
    expect(await isNamed('confirmation', 'nl')).toEqual([false, true])
    // The house reads its own mails in Dutch, whatever is asked for.
    expect(await isNamed('new-booking', 'en')).toEqual([false, true])
  })

  it('of a receipt names what was paid in that language', async () => {
    expect((await example('sale-receipt', 'en')).html).not.toContain('Verblijf')
    expect((await example('sale-receipt', 'nl')).html).toContain('Verblijf B2026115')
  })

  it('of the house and of staff is in Dutch', async () => {
    for (const kind of ['new-booking', 'staff-invitation']) {
      const { languages, html } = await example(kind, 'en')
      expect(languages).toEqual(['nl'])
      expect(html).toContain('<html lang="nl">')
    }
  })
})
