import { describe, expect, it } from 'vitest'
import { aStay } from './a-stay.ts'
import { houseInABrowser } from './house-in-a-browser.ts'
import { DESK, PHONE, look, openPage } from './open-browser.ts'
import { payInSandbox } from './pay-in-sandbox.ts'
import { signIn } from './sign-in.ts'

const house = houseInABrowser()

/** Run in the page: all of the element's height is on the screen. */
const isInSight = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect()
  return top >= 0 && bottom <= innerHeight
}

describe('a guest with a phone', () => {
  it('searches, books and pays a room, and staff see it come in without reloading, with its mail and its timeline', async () => {
    const { arrival, departure } = await aStay(house.site)
    const staff = await openPage(house.browser, DESK)
    await signIn(staff.page, house)
    await staff.page.goto(`${house.site}/agenda?date=${arrival}`)
    const block = staff.page.getByRole('article', { name: /Anna van den Berg/ })
    await expect.poll(() => staff.page.getByText('Live').isVisible()).toBe(true)
    expect(await block.count()).toBe(0)
    await look(staff.page)

    const { page, wrong } = await openPage(house.browser, PHONE)
    await page.goto(`${house.site}/home`)
    await look(page)
    await page.goto(`${house.site}/zoeken?aankomst=${arrival}&vertrek=${departure}&personen=2`)
    await look(page)
    // On a slow line the price comes a moment after the page; it must not take the page from under
    // the guest.
    await page.route('**/api/quotes?*', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 400))
      await route.continue()
    })
    await page.getByRole('link', { name: /^Knusse kamer/ }).click()
    await page.waitForURL('**/kamer-overzicht/details*')
    await page.getByRole('link', { name: 'Boeken' }).first().waitFor()
    await look(page)
    // The days are chosen already: it lands at the room's name, with what they cost.
    const name = page.getByRole('heading', { level: 1, name: 'Knusse kamer' })
    expect(await name.evaluate(isInSight)).toBe(true)
    expect(await page.getByRole('region', { name: 'Totaal en boeken' }).evaluate(isInSight)).toBe(
      true,
    )
    // Every page opens by its address: reloaded, the stay is still chosen.
    await page.reload()
    await page.getByRole('link', { name: 'Boeken' }).first().click()

    await page.getByRole('button', { name: 'Verder naar details' }).click()
    await page.getByText('Controlleer de voornaam.').waitFor()
    await look(page)
    await page.getByLabel('Voornaam').fill('Anna')
    await page.getByLabel('Achternaam').fill('van den Berg')
    await page.getByLabel('E-mail').fill('anna@example.com')
    await page.getByLabel('Telefoon').fill('06 12345678')
    await page.getByLabel('Woonplaats').fill('Maastricht')
    await page.reload()
    // What was typed is this browser's alone: the server's HTML comes without it.
    await expect.poll(() => page.getByLabel('Achternaam').inputValue()).toBe('van den Berg')
    await page.getByRole('button', { name: 'Verder naar details' }).click()
    await page.getByRole('button', { name: 'Verder naar betalen' }).click()
    await page.getByRole('button', { name: 'Plaats boeking met betalingsverplichting' }).waitFor()
    await look(page)
    // Who leaves the last step comes back to where they were on it.
    const order = page.getByRole('button', { name: 'Plaats boeking met betalingsverplichting' })
    const expectToBeBack = async () => {
      await order.waitFor()
      await expect.poll(() => order.evaluate(isInSight)).toBe(true)
    }
    await order.evaluate((button) => button.scrollIntoView({ block: 'center' }))
    await page.reload()
    await expectToBeBack()
    await page.getByRole('link', { name: 'huisregels', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: /huisregels/i }).waitFor()
    await page.goBack()
    await expectToBeBack()
    await order.click()
    await page.waitForURL('**/sandbox/**')
    await page.goBack()
    await expectToBeBack()
    await order.click()

    await payInSandbox(page, () => look(page))
    await page.waitForURL('**/bedankt?id=*')
    await page.getByRole('heading', { name: 'Je sleutel hangt klaar' }).waitFor()
    await look(page)
    expect(wrong).toEqual([])

    await block.waitFor()
    await expect.poll(() => block.getAttribute('aria-label')).toMatch(/betaald/i)
    await block.getByRole('link').first().click()
    await staff.page.waitForURL('**/agenda/aanpassen?id=*')
    const timeline = staff.page.getByRole('list', { name: 'Verloop' })
    await timeline
      .getByText(/bevestiging/i)
      .first()
      .waitFor()
    await look(staff.page)
    await staff.page.goto(`${house.site}/mail`)
    await staff.page.getByText('anna@example.com').first().waitFor()
    await look(staff.page)
    await staff.page
      .getByRole('link', { name: /Open mail aan Anna/ })
      .first()
      .click()
    await staff.page.waitForURL('**/mail/details?id=*')
    await staff.page.getByRole('heading', { level: 1, name: 'Bevestiging' }).waitFor()
    await look(staff.page)
    expect(staff.wrong).toEqual([])
  })

  it('tries again after a payment that failed, and keeps the room meanwhile', async () => {
    const { arrival, departure } = await aStay(house.site)
    const { page, wrong } = await openPage(house.browser, PHONE)
    await page.goto(
      `${house.site}/online-afrekenen?kamer=ruime-knusse-kamer&aankomst=${arrival}&vertrek=${departure}&personen=1`,
    )
    await page.getByLabel('Voornaam').fill('Bram')
    await page.getByLabel('Achternaam').fill("O'Neill")
    await page.getByLabel('E-mail').fill('bram@example.com')
    await page.getByLabel('Telefoon').fill('0612345678')
    await page.getByLabel('Woonplaats').fill('Sittard')
    await page.getByRole('button', { name: 'Verder naar details' }).click()
    await page.getByRole('button', { name: 'Verder naar betalen' }).click()
    await page.getByRole('button', { name: 'Plaats boeking met betalingsverplichting' }).click()
    await page.getByRole('button', { name: 'Mislukt' }).click()
    await page.getByRole('heading', { name: 'De betaling is niet gelukt' }).waitFor()
    await look(page)
    // Every try chooses the way to pay anew: the one that failed may be the one that cannot work.
    await page.getByRole('link', { name: 'Opnieuw betalen', exact: true }).click()
    await page.waitForURL('**/booking-betaling?id=*')
    await page.getByRole('heading', { name: 'Betaal je boeking' }).waitFor()
    await page.getByText(/We houden de kamer tot .+ voor je vast/).waitFor()
    await page.getByRole('radio', { name: 'Bancontact' }).check()
    await look(page)
    await page.getByRole('button', { name: /^Betaal/ }).click()
    await payInSandbox(page, () => page.getByText('Bancontact').waitFor())
    await page.getByRole('heading', { name: 'Je sleutel hangt klaar' }).waitFor()
    expect(wrong).toEqual([])
  })
})
