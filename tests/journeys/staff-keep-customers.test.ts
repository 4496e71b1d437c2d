import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { CustomerDetailView, CustomerView } from '../../api/customers/customer-shapes.ts'
import type { InvoiceView } from '../../api/invoices/invoice-shapes.ts'
import { formatEuro } from '../../rules/money/format-euro.ts'
import { aStay } from './a-stay.ts'
import { houseInABrowser } from './house-in-a-browser.ts'
import { DESK, PHONE, look, openPage } from './open-browser.ts'
import { signIn } from './sign-in.ts'

const house = houseInABrowser()

const read = async <View>(page: Page, path: string): Promise<View> =>
  (await (await page.request.get(`${house.site}/api/back-office/${path}`)).json()) as View

/** Two guests who each have one stay, paid and without an invoice, and nothing else. */
async function twoWithAStay(page: Page): Promise<[CustomerDetailView, CustomerDetailView]> {
  const question = `sort=${encodeURIComponent('["spentCents","DESC"]')}&filter=${encodeURIComponent('{"open":false}')}`
  const rows = await read<CustomerView[]>(page, `customers?${question}`)
  const invoiced = (await read<InvoiceView[]>(page, 'invoices')).map(({ folioId }) => folioId)
  const found: CustomerDetailView[] = []
  for (const { id, stays, orders, spentCents } of rows) {
    if (stays !== 1 || orders > 0 || spentCents === 0 || found.length === 2) continue
    const detail = await read<CustomerDetailView>(page, `customers/${id}`)
    if (!invoiced.includes(detail.bought[0]!.id)) found.push(detail)
  }
  return [found[0]!, found[1]!]
}

/** A guest's booking that waits for its payment, made as the guest's page does; answers its id. */
async function booked(page: Page, guest: object): Promise<string> {
  const ask = (totalCents: number) =>
    page.request.post(`${house.site}/api/bookings`, {
      headers: { origin: house.site, 'idempotency-key': crypto.randomUUID() },
      data: { roomType: 'knusse-kamer', ...stay, persons: 2, ...guest, totalCents },
    })
  const stay = await aStay(house.site)
  // A total that cannot be is answered with the one that is.
  const { error } = (await (await ask(100)).json()) as {
    error: { quote: { totalCents: number } }
  }
  return ((await (await ask(error.quote.totalCents)).json()) as { id: string }).id
}

/** Opens a customer the way staff do: by looking for their name. */
async function openByName(page: Page, { id, name }: CustomerView): Promise<void> {
  await page.getByRole('link', { name: 'Klanten' }).first().click()
  await page.getByRole('searchbox').fill(name)
  await page.getByRole('link', { name: `Open klant ${id}: ${name}` }).click()
  await page.getByRole('heading', { level: 2, name }).waitFor()
  await page.getByLabel('Naam', { exact: true }).waitFor()
}

describe('staff who keep their customers', () => {
  it('find one, make an invoice, merge a second record into it, and split it off again', async () => {
    const { page, wrong } = await openPage(house.browser, DESK)
    await signIn(page, house)
    const [guest, double] = await twoWithAStay(page)
    const [stay, otherStay] = [guest.bought[0]!, double.bought[0]!]

    await openByName(page, guest)
    await page.getByText(`${formatEuro(guest.spentCents)} besteed`).waitFor()
    await look(page)

    await page.getByRole('link', { name: `Factuur maken van ${stay.number}` }).click()
    await page.getByRole('textbox', { name: 'Straat' }).fill('Markt')
    await page.getByRole('textbox', { name: 'Huisnummer' }).fill('1')
    await page.getByRole('textbox', { name: 'Postcode' }).fill('6211 CJ')
    await page.getByRole('textbox', { name: 'Woonplaats' }).fill('Maastricht')
    await page.getByRole('button', { name: 'Factuur maken' }).click()
    await page.waitForURL('**/invoice-pdf?*')
    await openByName(page, guest)
    const invoice = page.getByRole('link', { name: / als PDF$/ })
    await expect.poll(() => invoice.count()).toBe(2)
    const pdf = await page.request.get(`${house.site}${await invoice.first().getAttribute('href')}`)
    expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-')

    await page.getByRole('link', { name: 'Samenvoegen met een andere klant' }).click()
    await page.getByRole('searchbox', { name: 'Zoek de andere klant' }).fill(double.email)
    await page.getByRole('button', { name: `Kies klant ${double.id}` }).click()
    await page.getByText('Wat blijft?').waitFor()
    await look(page)
    await page.getByRole('button', { name: 'Samenvoegen' }).click()
    await page.getByText('De klanten zijn samengevoegd.').waitFor()
    await page.getByText(`${formatEuro(guest.spentCents + double.spentCents)} besteed`).waitFor()

    await page.getByRole('button', { name: `${otherStay.number} afsplitsen` }).click()
    const asked = page.getByRole('dialog')
    await asked.getByRole('button', { name: `${otherStay.number} afsplitsen` }).click()
    await page.getByText(`${otherStay.number} heeft nu een eigen klant.`).waitFor()
    await page.getByText(`${formatEuro(double.spentCents)} besteed`).waitFor()
    await look(page)
    const { spentCents, bought } = await read<CustomerDetailView>(page, `customers/${guest.id}`)
    expect([spentCents, bought.map(({ number }) => number)]).toEqual([
      guest.spentCents,
      [stay.number],
    ])
    expect(wrong).toEqual([])
  })

  it('hand out all that is stored of one, and erase it once nothing is to come, on a phone', async () => {
    const { page, wrong } = await openPage(house.browser, PHONE)
    await signIn(page, house)
    const name = 'Wilhelmina Zonneveld'
    const stayId = await booked(page, {
      ...{
        firstName: 'Wilhelmina',
        lastName: 'Zonneveld',
        email: `${crypto.randomUUID()}@example.com`,
      },
      ...{ phone: '06 12345678', city: 'Maastricht' },
    })
    await page.goto(`${house.site}/klanten/details?order=${stayId}`)
    await page.getByLabel('Naam', { exact: true }).waitFor()
    await look(page)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Alle gegevens als bestand (JSON)' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^klant-\d+\.json$/)
    const { data } = JSON.parse(await readFile(await download.path(), 'utf8')) as {
      data: Record<string, { name?: string }[]>
    }
    expect(data['customer']!.map((each) => each.name)).toEqual([name])
    expect(data['bookings']!.map((each) => each.name)).toEqual([name])

    await page.getByRole('link', { name: 'Gegevens wissen' }).click()
    await page.getByText('Wissen kan nu nog niet').waitFor()
    await look(page)
    const shown = await page.request.get(`${house.site}/api/back-office/bookings/${stayId}`)
    const { version } = (await shown.json()) as { version: number }
    const cancelled = await page.request.post(
      `${house.site}/api/back-office/bookings/${stayId}/acts/cancel`,
      {
        headers: { origin: house.site },
        data: { requestId: crypto.randomUUID(), version, mailGuest: false, refundCents: 0 },
      },
    )
    expect(cancelled.status()).toBe(200)
    const submit = page.getByRole('button', { name: 'Definitief wissen' })
    // The page follows what changes elsewhere.
    await page.getByLabel(`Ik wil de gegevens van ${name} wissen`).check()
    await look(page)
    await submit.click()
    const asked = page.getByRole('dialog')
    await asked.getByLabel('Naam van de klant').fill(name)
    await asked.getByRole('button', { name: 'Definitief wissen' }).click()
    await page.getByText('De gegevens van deze klant zijn gewist. De bedragen blijven.').waitFor()
    await look(page)
    const { name: left, email } = await read<{ name: string; email: string }>(
      page,
      `bookings/${stayId}`,
    )
    expect([left, email]).toEqual([undefined, ''])
    // What would be erased may be asked once more while it was just erased: then it is refused.
    expect(wrong.filter((line) => !/409 .*\/erasure$/.test(line))).toEqual([])
  })
})
