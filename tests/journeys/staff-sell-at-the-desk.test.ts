import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { SaleView } from '../../api/sales/sale-shape.ts'
import { houseInABrowser } from './house-in-a-browser.ts'
import { DESK, PHONE, look, openPage } from './open-browser.ts'
import { signIn } from './sign-in.ts'

const house = houseInABrowser()

/** Puts two bunches of flowers on a receipt, and goes on to their payment. */
async function flowersForTwo(page: Page): Promise<void> {
  await page.goto(`${house.site}/kassa?deel=verkoop`)
  const more = page.getByRole('button', { name: 'Eén meer: Bloemen op de kamer' })
  await more.click()
  await more.click()
  await look(page)
  await page.getByRole('button', { name: 'Naar betalen' }).click()
  await page.waitForURL('**/kies-betaalmethode?id=*')
}

/** All sales of the house that were made. */
async function made(page: Page): Promise<SaleView[]> {
  return (await page.request.get(`${house.site}/api/back-office/sales`)).json()
}

describe('staff at the cash desk', () => {
  it('sell for cash: received, change, Ja, and the receipt; a reload loses nothing', async () => {
    const { page, wrong } = await openPage(house.browser, DESK)
    await signIn(page, house)
    await flowersForTwo(page)
    await page.reload()
    await page.getByRole('button', { name: 'Contact betalen' }).click()
    await page.waitForURL('**/transactie-klaar?id=*')
    await page.getByRole('textbox', { name: 'Ontvangen' }).fill('50')
    await page.getByText('€ 25,00').nth(1).waitFor()
    await page.getByRole('textbox', { name: 'Bon mailen naar' }).fill('sanne@example.com')
    await look(page)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/transactie-afronden?id=*')
    await page.reload()
    await page
      .getByText('De bon gaat per mail naar sanne@example.com, in het Nederlands.')
      .waitFor()
    await look(page)
    await page.getByRole('button', { name: 'Ja' }).click()
    await page.getByText(/Verkoop K\d{4}-\d{4} is geboekt/).waitFor()
    await look(page)
    const [sale] = await made(page)
    expect(sale).toMatchObject({
      method: 'cash',
      settlement: { changeCents: 2500 },
      receiptEmail: 'sanne@example.com',
    })
    await page.getByRole('link', { name: 'Bon bekijken' }).click()
    await page.getByRole('article', { name: sale!.number! }).waitFor()
    await look(page)
    const paper = await page.pdf({ preferCSSPageSize: true })
    expect(paper.toString('latin1').match(/\/Type \/Page\n/g)).toHaveLength(1)
    expect(wrong).toEqual([])
  })

  it('sell by card on a phone: Nee goes back with everything kept, then Ja books once', async () => {
    const { page, wrong } = await openPage(house.browser, PHONE)
    await signIn(page, house)
    const before = (await made(page)).length
    await flowersForTwo(page)
    await page.getByRole('button', { name: 'Betalen met pin' }).click()
    await page.getByRole('button', { name: 'Transactie voldoen' }).click()
    await page.getByRole('button', { name: 'Nee' }).click()
    await page.waitForURL('**/kies-betaalmethode?id=*')
    await page.getByText('Bloemen op de kamer').waitFor()
    await look(page)
    expect((await made(page)).length).toBe(before)
    await page.getByRole('button', { name: 'Betalen met pin' }).click()
    await page.getByRole('button', { name: 'Transactie voldoen' }).click()
    await page.getByRole('button', { name: 'Ja' }).dblclick()
    await page.getByText(/Verkoop K\d{4}-\d{4} is geboekt/).waitFor()
    const sales = await made(page)
    expect([sales.length, sales[0]?.method]).toEqual([before + 1, 'pin'])
    expect(wrong).toEqual([])
  })
})
