import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { BillView } from '../../api/bills/bill-shapes.ts'
import type { InvoiceView } from '../../api/invoices/invoice-shapes.ts'
import { formatEuro } from '../../rules/money/format-euro.ts'
import { readPdf } from '../api/invoice-documents/read-pdf.ts'
import { houseInABrowser } from './house-in-a-browser.ts'
import { DESK, PHONE, look, openPage } from './open-browser.ts'
import { signIn } from './sign-in.ts'

const house = houseInABrowser()

const read = async <View>(page: Page, path: string): Promise<View> =>
  (await (await page.request.get(`${house.site}/api/back-office/${path}`)).json()) as View
const pdfOf = async (page: Page, id: string) =>
  readPdf(await (await page.request.get(`${house.site}/api/back-office/invoices/${id}/pdf`)).body())
const idIn = (page: Page) => new URL(page.url()).searchParams.get('id')!

describe('staff who invoice a paid booking', () => {
  it('ask for the address, open the PDF, take the invoice back and make another, without a gap', async () => {
    const { page, wrong } = await openPage(house.browser, DESK)
    await signIn(page, house)
    const bills = await read<BillView[]>(page, 'bills')
    const before = await read<InvoiceView[]>(page, 'invoices')
    const invoiced = new Set(before.map(({ folioId }) => folioId))
    const bill = bills.find(
      ({ id, state, totalCents, paid }) =>
        state === 'confirmed' && paid && totalCents > 0 && !invoiced.has(id),
    )!

    await page.goto(`${house.site}/rekeningen/details?id=${bill.id}`)
    await page.getByRole('link', { name: 'Factuur', exact: true }).click()
    await page.waitForURL('**/rekeningen/factuur?**')
    const number = page.getByRole('textbox', { name: 'Huisnummer' })
    await number.fill('')
    await page.getByRole('button', { name: 'Factuur maken' }).click()
    await page.getByText('Een huisnummer is verplicht.').waitFor()
    await page.getByRole('textbox', { name: 'Naam' }).fill('Bakkerij De Korst')
    await page.getByRole('textbox', { name: 'Straat' }).fill('Dorpsstraat')
    await number.fill('12')
    await page.getByRole('textbox', { name: 'Postcode' }).fill('6181 AB')
    await page.getByRole('textbox', { name: 'Woonplaats' }).fill('Elsloo')
    await look(page)
    await page.getByRole('button', { name: 'Factuur maken' }).click()
    await page.waitForURL('**/invoice-pdf?**')
    await page.getByRole('link', { name: 'Open de PDF' }).waitFor()
    await look(page)

    const first = idIn(page)
    const invoice = await pdfOf(page, first)
    const said = invoice.texts.join('\n')
    for (const text of ['Bakkerij De Korst', 'Dorpsstraat 12', bill.number, 'Btw per tarief'])
      expect(said).toContain(text)
    expect(said).toContain(formatEuro(bill.totalCents))
    expect(said).toContain('Deze factuur is betaald.')

    await page.getByRole('button', { name: 'Crediteren' }).click()
    await page.getByRole('button', { name: 'Maak creditnota' }).click()
    await page.getByRole('heading', { name: /^Creditnota F/ }).waitFor()
    const note = idIn(page)
    expect(note).not.toBe(first)
    expect((await pdfOf(page, note)).texts.join('\n')).toContain('Met deze creditnota vervalt')
    await look(page)

    await page.goto(`${house.site}/rekeningen/factuur?id=${bill.id}`)
    await page.getByRole('button', { name: 'Factuur maken' }).click()
    await page.waitForURL('**/invoice-pdf?**')
    const made = (await read<InvoiceView[]>(page, 'invoices')).slice(0, -before.length || undefined)
    const running = made.map((one) => Number(one.number.split('-')[1])).toReversed()
    expect(running).toEqual([1, 2, 3].map((place) => before.length + place))
    expect(made.map(({ creditsId }) => creditsId)).toEqual([null, first, null])
    expect(wrong).toEqual([])
  })

  it('see the same on a phone, where nothing scrolls sideways', async () => {
    const { page, wrong } = await openPage(house.browser, PHONE)
    await signIn(page, house)
    await page.goto(`${house.site}/facturen`)
    const [newest] = await read<InvoiceView[]>(page, 'invoices')
    const row = page.getByRole('link', { name: `Open ${newest!.number} voor ${newest!.buyer}` })
    await row.waitFor()
    await look(page)
    await row.click()
    await page.getByRole('link', { name: 'Open de PDF' }).waitFor()
    await look(page)
    expect(wrong).toEqual([])
  })
})
