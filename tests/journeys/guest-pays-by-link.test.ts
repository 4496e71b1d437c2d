import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BookingView } from '../../api/bookings/booking-views.ts'
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

describe('a guest whose booking staff entered', () => {
  it('finds the way to pay in the confirmation, chooses how, pays, and staff see it paid', async () => {
    const staff = await openPage(browser, DESK)
    await signIn(staff.page, setup)
    const list = `${setup.site}/api/back-office/bookings?filter=${encodeURIComponent('{"q":"Hermans"}')}`
    const entered = ((await (await staff.page.request.get(list)).json()) as BookingView[]).find(
      ({ state, paid }) => state === 'confirmed' && !paid,
    )!
    await staff.page.goto(`${setup.site}/agenda/aanpassen?id=${entered.id}`)
    await staff.page.getByText(entered.number).first().waitFor()

    const { page, wrong } = await openPage(browser, PHONE)
    await page.goto(`${setup.site}/bedankt?id=${entered.id}`)
    await page.getByRole('link', { name: 'Nu betalen' }).click()
    await page.waitForURL(`**/booking-betaling?id=${entered.id}`)
    await page.getByRole('heading', { name: 'Betaal je boeking' }).waitFor()
    await page.getByRole('radio', { name: 'Bancontact' }).check()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.getByRole('button', { name: /^Betaal/ }).click()

    await page.waitForURL('**/sandbox/**')
    await page.getByText('Bancontact').waitFor()
    await page.getByRole('button', { name: 'Betaald' }).click()
    await page.waitForURL(`**/bedankt-booking?id=${entered.id}`)
    await page.getByRole('heading', { name: 'Je sleutel hangt klaar' }).waitFor()
    await expectAccessible(page)
    await page.goto(`${setup.site}/booking-betaling?id=${entered.id}`)
    await page.getByRole('heading', { name: 'Je sleutel hangt klaar' }).waitFor()
    expect(wrong).toEqual([])

    await expect
      .poll(async () => {
        const answer = await staff.page.request.get(
          `${setup.site}/api/back-office/bookings/${entered.id}`,
        )
        return ((await answer.json()) as BookingView).paid
      })
      .toBe(true)
    expect(staff.wrong).toEqual([])
  })
})
