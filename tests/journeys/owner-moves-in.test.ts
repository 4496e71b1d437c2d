import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BookingDetailView, BookingView } from '../../api/bookings/booking-answer-shapes.ts'
import type { PropertyView } from '../../api/facts/property-shape.ts'
import type { MailView } from '../../api/mail/mail-shapes.ts'
import { formatDay, parseDay } from '../../rules/calendar/day.ts'
import { dutchDayInWords } from '../../rules/calendar/dutch.ts'
import { formatEuro } from '../../rules/money/format-euro.ts'
import { readPdf } from '../api/invoice-documents/read-pdf.ts'
import { type MailServer, startMailServer } from '../api/mail/mail-server.ts'
import { sampleExport } from '../rules/old-site/sample-export.ts'
import { DESK, PHONE, look, openBrowser, openPage } from './open-browser.ts'
import { type NewHouse, openNewHouse } from './open-setup.ts'

let mail: MailServer
let house: NewHouse
let browser: Browser

beforeAll(async () => {
  ;[mail, browser] = await Promise.all([startMailServer(), openBrowser()])
  house = await openNewHouse({ SMTP_URL: mail.url })
})
afterAll(async () => {
  await browser?.close()
  await house?.close()
  await mail?.stop()
})

const read = async <View>(page: Page, path: string): Promise<View> =>
  (await (await page.request.get(`${house.site}/api/${path}`)).json()) as View

const bookingsOf = (page: Page, filter: object) =>
  read<BookingView[]>(
    page,
    `back-office/bookings?filter=${encodeURIComponent(JSON.stringify(filter))}`,
  )

describe('the owner of the old site', () => {
  it('brings two years in, decides a double booking, changes a stay and invoices it; no other guest gets a mail', async () => {
    const { page, wrong } = await openPage(browser, DESK)
    await makeAccount(page)
    const today = parseDay((await read<PropertyView>(page, 'property')).today)!

    await page.goto(`${house.site}/instellingen?tab=meer`)
    await page.getByRole('link', { name: 'Verhuizen van de oude site' }).click()
    await page.getByLabel('Kies een bestand').setInputFiles({
      name: 'export.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(sampleExport(today))),
    })
    await page.getByText('Dit zou er komen. Er is nog niets veranderd.').waitFor()
    await page.getByText(/^Hersteld \(\d+\)$/).waitFor()
    expect(await bookingsOf(page, {})).toEqual([])
    await look(page)
    await page.setViewportSize(PHONE)
    await look(page)
    await page.setViewportSize(DESK)

    const double = page.getByLabel(/^Keuze voor .*Piet Dubbel$/)
    const room = await double
      .locator('option', { hasText: /^Kamer/ })
      .first()
      .textContent()
    await double.selectOption({ label: room! })
    await page.getByRole('button', { name: 'Bekijk opnieuw met deze keuzes' }).click()
    await page.getByText('Dit zou er komen. Er is nog niets veranderd.').waitFor()
    await page.getByRole('button', { name: 'Nu invoeren' }).click()
    await page.getByRole('button', { name: 'Ja, invoeren' }).click()
    await page.getByText('Het is ingevoerd.').waitFor()
    await look(page)

    const [decided] = await bookingsOf(page, { q: 'Piet Dubbel' })
    expect(`Kamer ${decided!.roomNumber}`).toBe(room)
    const from = formatDay(today + 8)
    const paid = await bookingsOf(page, { from, source: 'own-website', paid: true })
    // The sample is closed on a 25th; a stay in one month is on one page of the picker.
    const ahead = paid.find(
      ({ state, nights, arrival, roomTypeName }) =>
        state === 'confirmed' &&
        nights > 1 &&
        arrival > from &&
        Number(arrival.slice(-2)) < 20 &&
        roomTypeName !== 'Familiekamer',
    )!
    await findInAgenda(page, ahead)
    const changed = await leaveADayEarlier(page, ahead)
    await completeCompany(page, changed)
    await invoice(page, changed)

    await expect.poll(() => mail.received.length, { timeout: 30_000 }).toBeGreaterThan(0)
    const mails = await read<MailView[]>(page, 'back-office/mails')
    expect(mails.map(({ kind, subjectNumber }) => [kind, subjectNumber])).toEqual([
      ['stay-changed', ahead.number],
    ])
    expect(mail.received.map(({ to }) => to?.[0]?.address)).toEqual([ahead.email])
    expect(wrong.filter((line) => !line.endsWith('/api/staff/session'))).toEqual([])
  }, 300_000)
})

/** The first account of a house that has nobody yet; the browser is signed in then. */
async function makeAccount(page: Page): Promise<void> {
  await page.goto(`${house.site}/begin`)
  await page.getByLabel('Code van de server').fill(house.code)
  await page.getByLabel('Uw naam').fill('Els Hermans')
  await page.getByLabel('E-mail').fill('els@dekers.example')
  await page.getByLabel('Wachtwoord').fill('een fiets onder de kersenboom')
  await page.getByRole('button', { name: 'Maak het account' }).click()
  await page.waitForURL('**/instellingen/begin')
}

/** The week of a stay shows it; the search of the app bar opens it by its number. */
async function findInAgenda(page: Page, { id, number, arrival }: BookingView): Promise<void> {
  await page.goto(`${house.site}/agenda?date=${arrival}`)
  await page.locator(`[data-stay="${id}"]`).waitFor()
  await look(page)
  await page.setViewportSize(PHONE)
  await look(page)
  await page.setViewportSize(DESK)
  await page.getByLabel('Zoek gast, boeking of kamer').fill(number)
  await page
    .getByRole('option')
    .filter({ hasText: `${number} ·` })
    .click()
  await page.waitForURL(`**/agenda/aanpassen?id=${id}`)
}

/** Takes the last night off on the open booking; answers what became of it. */
async function leaveADayEarlier(page: Page, before: BookingView): Promise<BookingDetailView> {
  const days = [parseDay(before.arrival)!, parseDay(before.departure)! - 1]
  await page.getByRole('button', { name: 'Datum/ Type Wijzigen' }).click()
  const overlay = page.getByRole('dialog', { name: 'Wijzig datum/type' })
  for (const day of days)
    await overlay.getByRole('button', { name: new RegExp(`^${dutchDayInWords(day)}`) }).click()
  await overlay.getByText('Terug te betalen').first().waitFor()
  await look(page)
  await overlay.getByRole('button', { name: 'Wijziging doorvoeren' }).click()
  await page.getByText('De boeking is Gewijzigd!').waitFor()
  const after = await read<BookingDetailView>(page, `back-office/bookings/${before.id}`)
  expect(after).toMatchObject({
    number: before.number,
    departure: formatDay(days[1]!),
    nights: before.nights - 1,
  })
  expect(after.totalCents).toBeLessThan(before.totalCents)
  return after
}

/** The old site kept no postcode and no town of the house: an invoice asks for them. */
async function completeCompany(page: Page, { id }: BookingDetailView): Promise<void> {
  await page.goto(`${house.site}/rekeningen/factuur?id=${id}`)
  await page.getByText('Er kan nog geen factuur worden gemaakt').waitFor()
  await page.getByRole('link', { name: 'Naar Instellingen' }).click()
  const company = page.locator('form').filter({ has: page.getByLabel('Postcode') })
  await company.getByLabel('Postcode').fill('6181 AB')
  await company.getByLabel('Plaats').fill('Elsloo')
  await company.getByRole('button', { name: 'Opslaan' }).click()
  await page.getByText('De bedrijfsgegevens zijn opgeslagen.').waitFor()
}

/** Makes its invoice at the guest's asking, and reads the PDF. */
async function invoice(page: Page, { id, number, guestName, totalCents }: BookingDetailView) {
  await page.goto(`${house.site}/rekeningen/factuur?id=${id}`)
  await page.getByRole('textbox', { name: 'Straat' }).fill('Markt')
  await page.getByRole('textbox', { name: 'Huisnummer' }).fill('1')
  await page.getByRole('textbox', { name: 'Postcode' }).fill('6211 CJ')
  await page.getByRole('textbox', { name: 'Woonplaats' }).fill('Maastricht')
  await page.getByRole('button', { name: 'Factuur maken' }).click()
  const link = page.getByRole('link', { name: 'Open de PDF' })
  await link.waitFor()
  await look(page)
  const pdf = await page.request.get(`${house.site}${await link.getAttribute('href')}`)
  expect(pdf.status()).toBe(200)
  const said = readPdf(await pdf.body()).texts.join('\n')
  for (const text of ['De Sleutel van Elsloo', guestName, number, formatEuro(totalCents)])
    expect(said).toContain(text)
}
