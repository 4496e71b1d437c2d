import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { houseInABrowser } from './house-in-a-browser.ts'
import { DESK, PHONE, look, openPage } from './open-browser.ts'
import { payInSandbox } from './pay-in-sandbox.ts'

const house = houseInABrowser()

const ORDER = 'Verzend bestelling! (met betalingsverplichting)'

async function fillIn(page: Page, address: { postcode: string; city: string }): Promise<void> {
  await page.getByLabel('Boxen voor kinderen').fill('1')
  await page.getByLabel('Bezorgtijd').selectOption('2')
  await page.getByLabel('Naam van de ontvanger').fill('Bram de Wit')
  await page.getByLabel('Straat').fill('Kerkstraat')
  await page.getByLabel('Huisnummer').fill('4a')
  await page.getByLabel('Postcode').fill(address.postcode)
  await page.getByLabel('Plaats').fill(address.city)
  await page.getByLabel('Je naam').fill('Sanne Hoekstra')
  await page.getByLabel('E-mail').fill('sanne@example.com')
  await page.getByLabel('Telefoon').fill('06 12345678')
}

describe('a guest with a phone', () => {
  it('orders a surprise breakfast: refused outside the area, taken within it, paid, confirmed', async () => {
    const { page, wrong } = await openPage(house.browser, PHONE)
    await page.goto(`${house.site}/verrassingsontbijt`)
    await look(page)
    await page.getByRole('link', { name: 'Bestel een verrassingsontbijt' }).click()
    await page.waitForURL('**/ontbijtbox-bestellen')
    await page.getByText('€ 31,85').waitFor()
    await look(page)

    await page.getByRole('button', { name: 'Bezorgdag: Kies een dag' }).click()
    const dialog = page.getByRole('dialog', { name: 'Kies de bezorgdag' })
    await dialog.waitFor()
    await look(page)
    await dialog.getByRole('button', { name: 'Volgende maand' }).click()
    await dialog.locator('button.day:not([disabled])').first().click()

    await fillIn(page, { postcode: '1012 AB', city: 'Amsterdam' })
    await page.getByText('Het adres ligt buiten ons bezorggebied van 10 km.').waitFor()
    await look(page)
    const onwards = page.getByRole('button', { name: 'Verder naar controleren' })
    expect(await onwards.getAttribute('aria-disabled')).toBe('true')
    await onwards.click({ force: true })
    expect(new URL(page.url()).pathname).toBe('/ontbijtbox-bestellen')

    await page.getByLabel('Postcode').fill('6171 AB')
    await page.getByLabel('Plaats').fill('Stein')
    await page.getByText('We bezorgen op dit adres.').waitFor()
    await onwards.click()
    await page.waitForURL('**/online-afrekenen-ontbijt')
    await page.getByText('€ 38,80').waitFor()
    await look(page)
    // What was typed is this tab's alone, and still there after a reload.
    await page.reload()
    await page.getByText('Kerkstraat 4a, 6171 AB Stein').waitFor()
    await page.getByRole('radio', { name: 'Bancontact' }).check()
    await page.getByRole('button', { name: ORDER }).click()

    await payInSandbox(page)
    await page.waitForURL('**/bedankt-ontbijt?id=*')
    await page.getByRole('heading', { name: 'Het ontbijt komt eraan' }).waitFor()
    await look(page)
    await page.goto(page.url().replace('/bedankt-ontbijt', '/ontbijt-betaling'))
    await page.getByRole('heading', { name: 'Het ontbijt komt eraan' }).waitFor()
    expect(wrong).toEqual([])
  })
})

describe('a guest without script', () => {
  it('orders up to a page that leads to paying', async () => {
    const context = await house.browser.newContext({ viewport: DESK, javaScriptEnabled: false })
    const page = await context.newPage()
    page.setDefaultTimeout(15_000)
    await page.goto(`${house.site}/ontbijtbox`)
    const day = page.locator('input[name="day"]')
    await day.fill((await day.getAttribute('min'))!)
    await fillIn(page, { postcode: '1012 AB', city: 'Amsterdam' })
    await page.getByRole('button', { name: 'Verder naar controleren' }).click()
    await page.locator('#street-error').waitFor()
    expect(await page.getByLabel('Je naam').inputValue()).toBe('Sanne Hoekstra')

    await page.getByLabel('Postcode').fill('6171 AB')
    await page.getByLabel('Plaats').fill('Stein')
    await page.getByRole('button', { name: 'Verder naar controleren' }).click()
    await page.getByText('€ 38,80').waitFor()
    await page.getByRole('button', { name: ORDER }).click()
    await page.waitForURL('**/ontbijt-betaling?id=*')
    await page.getByRole('heading', { name: 'Betaal je ontbijt' }).waitFor()
    await page.getByRole('link', { name: 'Naar de betaalpagina' }).click()
    await page.waitForURL('**/sandbox/**')
  })
})
