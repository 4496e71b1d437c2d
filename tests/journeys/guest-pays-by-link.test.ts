import { describe, expect, it } from 'vitest'
import type { BookingDetailView } from '../../api/bookings/booking-answer-shapes.ts'
import { enterBooking, readApi } from './enter-booking.ts'
import { houseInABrowser } from './house-in-a-browser.ts'
import { DESK, PHONE, expectAccessible, expectNoSidewaysScroll, openPage } from './open-browser.ts'
import { payInSandbox } from './pay-in-sandbox.ts'
import { signIn } from './sign-in.ts'

const house = houseInABrowser()

describe('a guest whose booking staff entered', () => {
  it('finds the way to pay in the confirmation, chooses how, pays, and staff see it paid', async () => {
    const staff = await openPage(house.browser, DESK)
    await signIn(staff.page, house)
    const { id } = await enterBooking(staff.page, house.site, {
      weeks: 26,
      name: 'Theo Hermans',
      email: 'theo@example.com',
    })
    const booking = () =>
      readApi<BookingDetailView>(staff.page, house.site, `back-office/bookings/${id}`)
    const entered = await booking()
    await staff.page.goto(`${house.site}/agenda/aanpassen?id=${entered.id}`)
    await staff.page.getByText(entered.number).first().waitFor()

    const { page, wrong } = await openPage(house.browser, PHONE)
    await page.goto(`${house.site}/bedankt?id=${entered.id}`)
    await page.getByRole('link', { name: 'Nu betalen' }).click()
    await page.waitForURL(`**/booking-betaling?id=${entered.id}`)
    await page.getByRole('heading', { name: 'Betaal je boeking' }).waitFor()
    await page.getByRole('radio', { name: 'Bancontact' }).check()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.getByRole('button', { name: /^Betaal/ }).click()

    await payInSandbox(page, () => page.getByText('Bancontact').waitFor())
    await page.waitForURL(`**/bedankt-booking?id=${entered.id}`)
    await page.getByRole('heading', { name: 'Je sleutel hangt klaar' }).waitFor()
    await expectAccessible(page)
    await page.goto(`${house.site}/booking-betaling?id=${entered.id}`)
    await page.getByRole('heading', { name: 'Je sleutel hangt klaar' }).waitFor()
    expect(wrong).toEqual([])

    await expect.poll(async () => (await booking()).paid).toBe(true)
    expect(staff.wrong).toEqual([])
  })
})
