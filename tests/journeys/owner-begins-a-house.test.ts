import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { words } from '../../rules/texts/all-words.ts'
import { type MailServer, startMailServer } from '../api/mail/mail-server.ts'
import { USUAL_METHODS } from '../setup/mollie/memory.ts'
import { type MollieServer, mollieServer } from '../setup/mollie/mollie-server.ts'
import { aStay } from './a-stay.ts'
import { DESK, PHONE, look, bookOnPhone, openBrowser, openPage } from './open-browser.ts'
import { type NewHouse, openNewHouse } from './open-setup.ts'

let mollie: MollieServer
let mail: MailServer
let house: NewHouse
let browser: Browser

beforeAll(async () => {
  const methods = USUAL_METHODS.filter(({ id }) => id === 'ideal')
  ;[mollie, mail, browser] = await Promise.all([
    // With a live one the house would not open at localhost.
    mollieServer({ key: 'test_local', methods }),
    startMailServer(),
    openBrowser(),
  ])
  house = await openNewHouse({
    MOLLIE_API_KEY: mollie.key,
    MOLLIE_URL: mollie.url,
    SMTP_URL: mail.url,
    PAYMENT_POLL_SECONDS: '1',
  })
})
afterAll(async () => {
  await browser?.close()
  await house?.close()
  await Promise.all([mollie?.close(), mail?.stop()])
})

describe('The owner of a new house', () => {
  it('goes from the code of the server to the first guest, in the browser', async () => {
    const guest = await openPage(browser, PHONE)
    await guest.page.goto(`${house.site}/home`)
    await guest.page.getByRole('heading', { name: words().opening.title }).waitFor()
    await look(guest.page)

    const { page, wrong } = await openPage(browser, DESK)
    await page.goto(`${house.site}/login`)
    await page.waitForURL('**/begin')
    await page.getByRole('heading', { name: 'Welkom in uw huis' }).waitFor()
    await look(page)
    await page.getByLabel('Code van de server').fill(house.code.toLowerCase())
    await page.getByLabel('Uw naam').fill('Els Hermans')
    await page.getByLabel('E-mail').fill('els@dekers.example')
    await page.getByLabel('Wachtwoord').fill('een fiets onder de kersenboom')
    await page.getByRole('button', { name: 'Maak het account' }).click()
    await page.waitForURL('**/instellingen/begin')
    await page.getByText('1 van 7 stappen klaar').waitFor()
    await look(page)

    const company = {
      Naam: 'De Kers',
      'Straat en huisnummer': 'Dorpsstraat 12',
      Postcode: '6181 AB',
      Plaats: 'Elsloo',
      Telefoon: '046 123 45 67',
    }
    for (const [label, typed] of Object.entries(company)) await page.getByLabel(label).fill(typed)
    await page.getByLabel(/^E-mail/).fill('hallo@dekers.example')
    await page.getByRole('button', { name: 'Opslaan' }).click()
    await page.getByText('Alle gegevens van het huis').waitFor()
    await page.getByRole('button', { name: 'Stuur mij een proefmail' }).click()
    await page.getByText(/^De proefmail is aangenomen voor els@dekers\.example/).waitFor()
    expect(mail.received.map(({ subject }) => subject)).toContain('Proefmail van De Kers')
    await page.getByRole('button', { name: 'Probeer de betaaldienst' }).click()
    await page.getByText('Gasten betalen met: iDEAL.').first().waitFor()

    expect(await page.getByLabel('Adres van de site').inputValue()).toBe(house.site)
    await page.getByRole('button', { name: 'Bewaar en probeer' }).click()
    await page.getByText(`Het huis antwoordt op ${house.site}.`).waitFor()

    await page.getByRole('heading', { name: 'Toeristenbelasting' }).waitFor()
    for (const name of ['Toeristenbelasting', 'Seizoenen'])
      await page
        .getByRole('region', { name })
        .getByRole('button', { name: 'Neem het voorbeeld over' })
        .click()
    const breakfast = page.getByRole('region', { name: 'Ontbijt' })
    await breakfast.getByRole('button', { name: 'Dit huis heeft er geen' }).click()
    await breakfast.waitFor({ state: 'detached' })

    await furnish(page)
    await page.getByText('Te boeken: Knusse kamer.').waitFor()
    await page.getByText('3 van 7 stappen klaar').waitFor()
    await look(page)
    await page.getByRole('button', { name: 'Open het huis' }).click()
    await page.getByText('Het huis is open: gasten kunnen boeken.').waitFor()
    // Who is signed in is asked before anybody is.
    expect(wrong.filter((line) => !line.endsWith('/api/staff/session'))).toEqual([])

    await guestBooks(guest.page)
    expect(guest.wrong).toEqual([])
    await expect
      .poll(() => mail.received.map(({ to }) => to?.[0]?.address), { timeout: 30_000 })
      .toContain('anna@example.com')
  })
})

/** From the guide to the rooms and back, as an owner goes: a room type with a room and a price. */
async function furnish(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Naar de kamers' }).click()
  await page.getByText('Geen kamers meer.').waitFor()
  await look(page)
  await page.getByRole('link', { name: 'Voeg toe' }).click()
  await page.getByRole('link', { name: 'Naar stap 1' }).click()
  await page.getByLabel('Naam').fill('Knusse kamer')
  await page.getByLabel('Naam').press('Enter')
  await page.waitForURL('**/instellingen/kamer-wijzigen?id=*')
  const rooms = page.getByRole('table', { name: 'Kamers van dit type' })
  await rooms.getByLabel('Nummer').fill('1')
  await rooms.getByLabel('Nummer').press('Enter')
  await rooms.getByRole('button', { name: 'Wijzig kamer 1' }).waitFor()
  const prices = page.getByRole('table', { name: 'Prijs per aantal personen' })
  await prices.getByLabel('Personen').fill('2')
  await prices.getByLabel('Per nacht (€)').fill('90,00')
  await prices.getByLabel('Per nacht (€)').press('Enter')
  await prices.getByText('€ 90,00').waitFor()
  await page.goto(`${house.site}/dashboard`)
  await page.getByRole('link', { name: 'Verder met de stappen' }).click()
  await page.waitForURL('**/instellingen/begin')
}

/** The first guest of the house books, pays at the provider, and is thanked. */
async function guestBooks(page: Page): Promise<void> {
  const { arrival, departure } = await aStay(house.site, ['knusse-kamer'])
  await page.goto(`${house.site}/zoeken?aankomst=${arrival}&vertrek=${departure}&personen=2`)
  await page.getByRole('link', { name: /^Knusse kamer/ }).click()
  await bookOnPhone(page).click()
  await page.getByLabel('Voornaam').fill('Anna')
  await page.getByLabel('Achternaam').fill('van den Berg')
  await page.getByLabel('E-mail').fill('anna@example.com')
  await page.getByLabel('Telefoon').fill('06 12345678')
  await page.getByLabel('Woonplaats').fill('Maastricht')
  await page.getByRole('button', { name: 'Verder naar details' }).click()
  await page.getByRole('button', { name: 'Verder naar betalen' }).click()
  await page.getByRole('button', { name: 'Plaats boeking met betalingsverplichting' }).click()
  await page.getByRole('button', { name: 'Betaal', exact: true }).click()
  await page.waitForURL('**/bedankt?id=*')
  await page.getByRole('heading', { name: 'Je sleutel hangt klaar' }).waitFor()
}
