import { describe, expect, it } from 'vitest'
import { photo } from '../api/setup/pictures.ts'
import { aStay } from './a-stay.ts'
import { houseInABrowser } from './house-in-a-browser.ts'
import { DESK, PHONE, look, bookOnPhone, openPage } from './open-browser.ts'
import { payInSandbox } from './pay-in-sandbox.ts'
import { signIn } from './sign-in.ts'

const house = houseInABrowser()

describe('the owner', () => {
  it('adds a room with pictures in the browser, and a guest finds it, books it and pays it', async () => {
    const { arrival, departure } = await aStay(house.site)
    const staff = await openPage(house.browser, DESK)
    await signIn(staff.page, house)
    await staff.page.goto(`${house.site}/instellingen?tab=kamers`)
    await staff.page.getByText('Geen kamers meer.').waitFor()
    await look(staff.page)
    await staff.page.getByRole('link', { name: 'Voeg toe' }).click()
    await staff.page.getByRole('link', { name: 'Naar stap 1' }).click()
    await staff.page.waitForURL('**/instellingen/kamer-toevoegen/stap-1')
    await staff.page.getByLabel('Naam').fill('Boomgaardkamer')
    await staff.page.getByRole('button', { name: 'Kamer toevoegen' }).click()
    await staff.page.waitForURL('**/instellingen/kamer-wijzigen?id=*')
    await staff.page.getByText('Gasten kunnen dit kamertype nog niet boeken').waitFor()
    await look(staff.page)

    const rooms = staff.page.getByRole('table', { name: 'Kamers van dit type' })
    await rooms.getByLabel('Nummer').fill('21')
    await rooms.getByLabel('Bijnaam').fill('Onder de perenboom')
    await rooms.getByRole('button', { name: 'Kamer toevoegen' }).click()
    await rooms.getByText('Onder de perenboom').waitFor()
    const prices = staff.page.getByRole('table', { name: 'Prijs per aantal personen' })
    await prices.getByLabel('Personen').fill('2')
    await prices.getByLabel('Per nacht (€)').fill('111,00')
    await prices.getByLabel('Per nacht (€)').press('Enter')
    await prices.getByText('€ 111,00').waitFor()
    await staff.page.getByLabel('Nieuwe faciliteit').fill('Uitzicht op de boomgaard')
    await staff.page.getByLabel('Nieuwe faciliteit').press('Enter')
    await staff.page.getByRole('button', { name: 'Wijzig Uitzicht op de boomgaard' }).waitFor()
    await expect
      .poll(() => staff.page.getByText('Gasten kunnen dit kamertype nog niet boeken').count())
      .toBe(0)
    await staff.page.getByLabel('Foto’s kiezen').setInputFiles([
      { name: 'bed.jpg', mimeType: 'image/jpeg', buffer: await photo().jpeg().toBuffer() },
      { name: 'raam.png', mimeType: 'image/png', buffer: await photo(500, 400).png().toBuffer() },
    ])
    const chosen = staff.page.getByRole('list', { name: 'Gekozen foto’s' })
    await chosen.getByLabel('Wat is er te zien?').first().fill('Het bed onder het raam')
    await chosen.getByLabel('Wat is er te zien?').last().fill('Uitzicht op de perenbomen')
    await staff.page.getByRole('button', { name: '2 foto’s uploaden' }).click()
    await staff.page.getByRole('img', { name: 'Uitzicht op de perenbomen' }).waitFor()
    await staff.page.getByLabel('Omschrijving').fill('Een kamer tussen de perenbomen.')
    await staff.page.getByRole('button', { name: 'Opslaan' }).click()
    await staff.page.getByText('Wijzigingen zijn verwerkt').waitFor()
    await look(staff.page)

    const { page, wrong } = await openPage(house.browser, PHONE)
    await page.goto(`${house.site}/zoeken?aankomst=${arrival}&vertrek=${departure}&personen=2`)
    await page.getByRole('link', { name: /^Boomgaardkamer/ }).click()
    await page.waitForURL('**/kamer-overzicht/details*')
    await page.getByText('Een kamer tussen de perenbomen.').waitFor()
    await page.getByText('Uitzicht op de boomgaard').waitFor()
    await page.getByRole('img', { name: 'Het bed onder het raam' }).first().waitFor()
    await look(page)
    await bookOnPhone(page).click()
    await page.getByLabel('Voornaam').fill('Piet')
    await page.getByLabel('Achternaam').fill('Peer')
    await page.getByLabel('E-mail').fill('piet@example.com')
    await page.getByLabel('Telefoon').fill('0612345678')
    await page.getByLabel('Woonplaats').fill('Sittard')
    await page.getByRole('button', { name: 'Verder naar details' }).click()
    await page.getByRole('button', { name: 'Verder naar betalen' }).click()
    await page.getByRole('button', { name: 'Plaats boeking met betalingsverplichting' }).click()
    await payInSandbox(page)
    await page.getByRole('heading', { name: 'Je sleutel hangt klaar' }).waitFor()
    expect(wrong).toEqual([])

    // It sleeps in the new room; what has bookings is switched off and not taken away.
    await staff.page.goto(`${house.site}/agenda?date=${arrival}`)
    await staff.page.getByRole('article', { name: /Piet Peer.*kamer 21/i }).waitFor()
    await staff.page.goto(`${house.site}/instellingen?tab=kamers`)
    await staff.page.getByRole('link', { name: 'Bekijk Boomgaardkamer' }).click()
    await staff.page.getByRole('button', { name: 'Verwijder kamer 21' }).click()
    await staff.page.getByText(/Kamer 21 heeft boekingen of sluitingen/).waitFor()
    await staff.page.getByRole('switch', { name: 'Kamer 21 wordt verkocht' }).click()
    await staff.page.getByText('Er is nog geen kamer die aan staat').waitFor()
    await staff.page.goto(`${house.site}/agenda?date=${arrival}`)
    await staff.page.getByText('Staat uit: Boomgaardkamer').waitFor()
    await staff.page.getByRole('article', { name: /Piet Peer/ }).waitFor()
    await look(staff.page)
    // The browser writes down the refusal itself.
    expect(staff.wrong.filter((line) => !line.includes('409 (Conflict)'))).toEqual([])
  })
})
