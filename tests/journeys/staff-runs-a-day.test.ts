import { describe, expect, it } from 'vitest'
import type { DaySheetView } from '../../api/day-sheet/day-sheet-shape.ts'
import { houseInABrowser } from './house-in-a-browser.ts'
import { DESK, PHONE, look, openPage } from './open-browser.ts'
import { signIn } from './sign-in.ts'

const house = houseInABrowser()

describe('a member of staff', () => {
  it('lets guests in, says that they left, and cleans their room, from the day sheet', async () => {
    const { page, wrong } = await openPage(house.browser, DESK)
    await signIn(page, house)
    await page.getByRole('link', { name: 'Dagblad' }).click()
    await page.getByRole('region', { name: 'Aankomsten' }).waitFor()
    await look(page)

    const sheet = await page.request.get(`${house.site}/api/back-office/day-sheet`)
    const { arrivals } = (await sheet.json()) as DaySheetView
    const coming = arrivals.find(({ state, attendance }) => {
      return state === 'confirmed' && attendance === 'expected'
    })!
    await page
      .getByRole('region', { name: 'Aankomsten' })
      .getByRole('link', { name: coming.title })
      .first()
      .click()
    await page.getByRole('button', { name: 'Aangekomen' }).click()
    const register = page.getByRole('dialog', { name: 'Aangekomen' })
    await register.getByRole('button', { name: 'Aankomst vastleggen' }).click()
    await register.getByText('Kies het soort identiteitsbewijs.').waitFor()
    await look(page)
    await register.getByRole('textbox', { name: 'Woonplaats' }).fill('Maastricht')
    await register.getByRole('combobox').click()
    await page.getByRole('option', { name: 'Paspoort' }).click()
    await register.getByRole('button', { name: 'Aankomst vastleggen' }).click()
    await page.getByText('De gasten zijn aangekomen').waitFor()
    await page.getByText('Maastricht · Paspoort').waitFor()
    await look(page)

    await page.getByRole('button', { name: 'Vertrokken' }).click()
    await page.getByRole('button', { name: 'Ja, vertrokken' }).click()
    await page.getByText('De gasten zijn vertrokken').waitFor()

    await page.goto(`${house.site}/agenda/dagblad`)
    const name = `Meld kamer ${coming.roomNumber} schoon`
    await page.getByRole('button', { name, exact: true }).click()
    await page.getByText(`Kamer ${coming.roomNumber} is schoon`).waitFor()
    await page.getByRole('button', { name, exact: true }).waitFor({ state: 'detached' })
    expect(wrong).toEqual([])
  })

  it('reads the day sheet on a phone, and prints it on paper without the screen around it', async () => {
    const { page, wrong } = await openPage(house.browser, PHONE)
    await signIn(page, house)
    await page.goto(`${house.site}/agenda/dagblad`)
    await page.getByRole('region', { name: 'Aankomsten' }).waitFor()
    await look(page)
    await page.emulateMedia({ media: 'print' })
    expect(await page.getByRole('button', { name: 'Afdrukken' }).isVisible()).toBe(false)
    expect(await page.getByRole('banner').isVisible()).toBe(false)
    expect(await page.getByRole('contentinfo').isVisible()).toBe(false)
    expect(await page.getByRole('region', { name: 'Aankomsten' }).isVisible()).toBe(true)
    expect(wrong).toEqual([])
  })
})
