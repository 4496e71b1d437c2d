import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { goodForms } from '../rules/forms/good-forms.ts'
import { houseInABrowser } from './house-in-a-browser.ts'
import { DESK, PHONE, expectNoSidewaysScroll, look, openPage } from './open-browser.ts'
import { signIn } from './sign-in.ts'

const house = houseInABrowser()

const boxes = new Set(['stallChosen', 'vanChosen', 'electricity', 'tookPart', 'terms', 'privacy'])
const choices = new Set(['goods', 'voltage'])

/** Fills in the whole form, as a vendor would. */
async function fillIn(page: Page): Promise<void> {
  for (const [field, text] of Object.entries(goodForms.vendor)) {
    const input = page.locator(`[name="${field}"]`)
    if (boxes.has(field)) await input.check()
    else if (choices.has(field)) await page.locator(`[name="${field}"][value="${text}"]`).check()
    else if (field === 'country') await input.selectOption(text)
    else if (text !== '') await input.fill(text)
  }
}

describe('A vendor with a phone', () => {
  it('signs up for the market, and staff see it come in, note that it is handled and find its mails', async () => {
    const staff = await openPage(house.browser, DESK)
    await signIn(staff.page, house)
    await staff.page.goto(`${house.site}/marktinschrijvingen`)
    await staff.page.getByText('Niets te doen').waitFor()
    await expect.poll(() => staff.page.getByText('Live').isVisible()).toBe(true)
    await look(staff.page)

    const { page, wrong } = await openPage(house.browser, PHONE)
    await page.goto(`${house.site}/inschrijven-paasveerjaarmarkt`)
    await look(page)
    const send = page.getByRole('button', { name: 'Bevestig inschrijving' })
    await send.click()
    await page.getByRole('alert').getByText('Controlleer de voornaam.').waitFor()
    await look(page)
    await fillIn(page)
    expect(await page.getByRole('alert').count()).toBe(0)
    await send.click()
    await page.waitForURL('**/bedankt-inschrijving')
    await page.getByRole('heading', { name: 'Bedankt voor je inschrijving' }).waitFor()
    await look(page)
    expect(wrong).toEqual([])

    const row = staff.page.getByRole('link', { name: /Anne-José van 't Hooft/ })
    await row.click()
    await staff.page.getByText('Kaasboerderij De Maas').waitFor()
    await look(staff.page)
    await staff.page.getByLabel('Dit is afgehandeld').check()
    await staff.page.getByLabel('Notitie (niet verplicht)').fill('Staat naast de kerk')
    await staff.page.getByRole('button', { name: 'Opslaan' }).click()
    await staff.page.getByText(/Afgehandeld op/).waitFor()
    const download = await staff.page.request.get(
      `${house.site}/api/back-office/form-messages/spreadsheet?forms=vendor`,
    )
    expect(download.status()).toBe(200)
    await staff.page.goto(`${house.site}/mail`)
    for (const subject of [/Nieuwe marktinschrijving van/, /Je inschrijving voor de/])
      await staff.page.getByRole('link', { name: subject }).waitFor()
    expect(staff.wrong).toEqual([])
  })

  it('signs up without script: first told what is wrong at its field, then thanked', async () => {
    const context = await house.browser.newContext({ javaScriptEnabled: false, viewport: PHONE })
    const page = await context.newPage()
    await page.goto(`${house.site}/inschrijven-paasveerjaarmarkt`)
    await fillIn(page)
    await page.locator('[name="postcode"]').fill('3620')
    const send = page.getByRole('button', { name: 'Bevestig inschrijving' })
    await send.click()
    await page.locator('#postcode-error').getByText('De postcode is niet geldig.').waitFor()
    await expectNoSidewaysScroll(page)
    // What was typed is still there.
    expect(await page.locator('[name="lastName"]').inputValue()).toBe("van 't Hooft")
    expect(await page.locator('[name="voltage"][value="240"]').isChecked()).toBe(true)
    await page.locator('[name="postcode"]').fill('6181 KD')
    await page.waitForTimeout(3_200)
    await send.click()
    await page.waitForURL('**/bedankt-inschrijving')
    await context.close()
  })
})
