import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CustomerView } from '../../api/customers/customer-views.ts'
import type { PropertyView } from '../../api/facts/property-view.ts'
import { formatDay, parseDay, weekday } from '../../rules/calendar/day.ts'
import {
  DESK,
  PHONE,
  expectAccessible,
  expectNoSidewaysScroll,
  openBrowser,
  openPage,
} from './open-browser.ts'
import { type OpenSetup, openSetup } from './open-setup.ts'
import { signIn } from './sign-in.ts'

let setup: OpenSetup
let browser: Browser

beforeAll(async () => {
  ;[setup, browser] = await Promise.all([openSetup(), openBrowser()])
})
afterAll(async () => {
  await browser?.close()
  await setup?.close()
})

const read = async <View>(page: Page, path: string): Promise<View> =>
  (await (await page.request.get(`${setup.site}/api/${path}`)).json()) as View

/** Three nights from the first Monday so many days ahead, booked as the guest's page does. */
async function books(page: Page, email: string, days: number): Promise<void> {
  const first = parseDay((await read<PropertyView>(page, 'property')).today)! + days
  const monday = first + ((8 - weekday(first)) % 7)
  const request = {
    roomType: 'knusse-kamer',
    arrival: formatDay(monday),
    departure: formatDay(monday + 3),
    persons: 2,
    firstName: 'Wilhelmina',
    lastName: 'Zonneveld',
    email,
    phone: '06 12345678',
    city: 'Maastricht',
    totalCents: 1,
  }
  const post = async (totalCents: number) =>
    page.request.post(`${setup.site}/api/bookings`, {
      headers: { origin: setup.site, 'idempotency-key': crypto.randomUUID() },
      data: { ...request, totalCents },
    })
  // The first answer tells the price, as the page does before it asks.
  const refused = (await (await post(1)).json()) as { error: { quote: { totalCents: number } } }
  expect((await post(refused.error.quote.totalCents)).status()).toBe(201)
}

async function look(page: Page): Promise<void> {
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
}

describe('A guest who booked twice, with two addresses', () => {
  it('is found, merged into one customer, and handed all that is stored of them', async () => {
    const { page, wrong } = await openPage(browser, DESK)
    await books(page, 'mina@example.com', 40)
    await books(page, 'w.zonneveld@werk.example', 60)
    await signIn(page, setup)

    await page.goto(`${setup.site}/klanten`)
    await page.getByRole('searchbox').fill('zonneveld')
    await expect.poll(() => page.getByRole('link', { name: /^Open klant K\d+: / }).count()).toBe(2)
    await look(page)
    await page
      .getByRole('link', { name: /^Open klant/ })
      .first()
      .click()
    await page.getByRole('heading', { level: 2, name: 'Wilhelmina Zonneveld' }).waitFor()
    await page.getByLabel('Naam', { exact: true }).waitFor()
    await look(page)

    await page.getByRole('link', { name: 'Samenvoegen met een andere klant' }).click()
    await page.getByRole('button', { name: /^Kies K/ }).click()
    await page.getByText('Wat blijft?').waitFor()
    await look(page)
    await page.getByRole('button', { name: 'Samenvoegen' }).click()
    await page.getByText('De klanten zijn samengevoegd.').waitFor()
    await page.getByRole('heading', { level: 2, name: 'Wilhelmina Zonneveld' }).waitFor()
    await expect.poll(() => page.getByRole('link', { name: /^Verblijf B/ }).count()).toBe(2)

    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Alle gegevens als bestand (JSON)' }).click(),
    ])
    expect(file.suggestedFilename()).toMatch(/^klant-K\d+\.json$/)
    const filter = encodeURIComponent(JSON.stringify({ q: 'mina@example.com' }))
    const [merged] = await read<CustomerView[]>(page, `back-office/customers?filter=${filter}`)
    const { data } = await read<{ data: { bookings: unknown[]; addresses: unknown[] } }>(
      page,
      `back-office/customers/${merged!.id}/data`,
    )
    expect([data.bookings.length, data.addresses.length]).toEqual([2, 2])
    expect(wrong).toEqual([])
  })

  it('cannot be erased while their stays are still to come, as a phone says too', async () => {
    const { page } = await openPage(browser, PHONE)
    await signIn(page, setup)
    await page.goto(`${setup.site}/klanten`)
    await page.getByRole('searchbox').fill('zonneveld')
    await expect.poll(() => page.getByRole('link', { name: /^Open klant/ }).count()).toBe(1)
    await look(page)
    await page.getByRole('link', { name: /^Open klant/ }).click()
    await page.getByLabel('Naam', { exact: true }).waitFor()
    await look(page)
    await page.getByRole('link', { name: 'Gegevens wissen' }).click()
    await page.getByText('Wissen kan nu nog niet').waitFor()
    await look(page)
  })
})
