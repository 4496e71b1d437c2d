import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { BookingDetailView } from '../../api/bookings/booking-answer-shapes.ts'
import { formatDay } from '../../rules/calendar/day.ts'
import { dutchDayInWords } from '../../rules/calendar/dutch.ts'
import { askApi, enterBooking, readApi } from './enter-booking.ts'
import { houseInABrowser } from './house-in-a-browser.ts'
import { DESK, PHONE, expectAccessible, expectNoSidewaysScroll, openPage } from './open-browser.ts'
import { signIn } from './sign-in.ts'

const house = houseInABrowser()

const read = <View>(page: Page, path: string) => readApi<View>(page, house.site, path)
const ask = <View>(page: Page, path: string, data: object) =>
  askApi<View>(page, house.site, path, data)

/** Two nights for two of a Monday months from now, unpaid; answers its id and the Monday. */
const entered = (page: Page, weeks: number) =>
  enterBooking(page, house.site, {
    weeks,
    name: 'Greet Vandenbroeck',
    email: 'greet@example.com',
  })

const detail = (page: Page, id: string) =>
  read<BookingDetailView>(page, `back-office/bookings/${id}`)

const open = (page: Page, id: string) => page.goto(`${house.site}/agenda/aanpassen?id=${id}`)

/** Opens the overlay and chooses days; answers the overlay. */
async function wish(page: Page, arrival: number, departure: number) {
  await page.getByRole('button', { name: 'Datum/ Type Wijzigen' }).click()
  const overlay = page.getByRole('dialog', { name: 'Wijzig datum/type' })
  for (const day of [arrival, departure])
    await overlay.getByRole('button', { name: new RegExp(`^${dutchDayInWords(day)}`) }).click()
  return overlay
}

describe('staff who change a booking', () => {
  it('see what a longer and a shorter stay come to, carry both out, and pay back half when they cancel', async () => {
    const { page, wrong } = await openPage(house.browser, DESK)
    await signIn(page, house)
    const { id, monday } = await entered(page, 20)
    const sold = await detail(page, id)

    await open(page, id)
    const longer = await wish(page, monday, monday + 3)
    await longer.getByText('Nog te betalen').first().waitFor()
    await expectAccessible(page)
    expect((await detail(page, id)).departure).toBe(sold.departure)
    await longer.getByRole('button', { name: 'Wijziging doorvoeren' }).click()
    await page.getByText('De boeking is Gewijzigd!').waitFor()
    const grown = await detail(page, id)
    expect(grown).toMatchObject({ departure: formatDay(monday + 3), nights: 3 })
    expect(grown.balanceCents).toBe(grown.totalCents)
    expect(grown.totalCents).toBeGreaterThan(sold.totalCents)

    await ask(page, `back-office/bookings/${id}/acts/mark-paid`, {
      requestId: randomUUID(),
      version: grown.version,
      cents: grown.balanceCents,
      method: 'pin',
    })
    await page.setViewportSize(PHONE)
    await open(page, id)
    const shorter = await wish(page, monday, monday + 1)
    await shorter.getByText('Terug te betalen').first().waitFor()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await shorter.getByRole('button', { name: 'Wijziging doorvoeren' }).click()
    await page.getByText('De boeking is Gewijzigd!').waitFor()
    const shrunk = await detail(page, id)
    expect(shrunk.nights).toBe(1)
    expect(shrunk.balanceCents).toBe(shrunk.totalCents - grown.totalCents)

    await page.setViewportSize(DESK)
    await open(page, id)
    await page.getByRole('button', { name: 'Boeking annuleren' }).click()
    const asked = page.getByRole('dialog', { name: 'Boeking annuleren' })
    await asked.getByText('Een deel').click()
    await asked.getByLabel('Bedrag dat teruggaat, in euro').fill('40,00')
    await asked.getByRole('button', { name: 'Boeking annuleren' }).click()
    // Other money than the conditions say asks for a reason, and nothing is lost.
    await asked
      .getByLabel('Waarom iets anders dan de voorwaarden')
      .fill('Afgesproken aan de telefoon')
    await expectAccessible(page)
    await asked.getByRole('button', { name: 'Boeking annuleren' }).click()
    await page.getByText('De boeking is Geannuleerd!').waitFor()
    const ended = await detail(page, id)
    expect(ended.state).toBe('cancelled')
    expect(ended.totalCents).toBe(shrunk.totalCents - 4000)
    await page
      .getByText(/\(Geannuleerd\)/)
      .first()
      .waitFor()
    expect(wrong).toEqual([])
  })
})

describe('staff who leave a booking with something typed and not saved', () => {
  it('are asked first, by link, by Back and by closing the page; once it is saved they are not', async () => {
    const { page } = await openPage(house.browser, DESK)
    await signIn(page, house)
    const { id, monday } = await entered(page, 24)
    const asked: string[] = []
    let stays = true
    page.on('dialog', (dialog) => {
      asked.push(dialog.type())
      void (stays ? dialog.dismiss() : dialog.accept())
    })
    await page.goto(`${house.site}/agenda?date=${formatDay(monday)}`)
    await page.locator(`a[data-block="${id}"]`).click()
    const phone = page.getByLabel('Telefoon')
    await phone.fill('046 437 2211')
    expect(asked).toEqual([])

    await page.locator('nav a[href="/mail"]').click()
    await page.evaluate(() => window.history.back())
    await expect.poll(() => asked).toEqual(['confirm', 'confirm'])
    await expect.poll(() => page.url()).toContain(`/agenda/aanpassen?id=${id}`)
    await page.close({ runBeforeUnload: true })
    await expect.poll(() => asked).toEqual(['confirm', 'confirm', 'beforeunload'])
    expect(await phone.inputValue()).toBe('046 437 2211')

    stays = false
    await page.evaluate(() => window.history.back())
    await page.getByRole('region', { name: /^Week/ }).waitFor()
    expect(asked).toHaveLength(4)

    await page.evaluate(() => window.history.forward())
    await phone.fill('046 437 2211')
    await page.getByRole('button', { name: 'Opslaan', exact: true }).click()
    await page.getByText('De boeking is gewijzigd!').waitFor()
    await page.getByRole('button', { name: 'Opslaan', exact: true, disabled: true }).waitFor()
    await page.evaluate(() => window.history.back())
    await page.getByRole('region', { name: /^Week/ }).waitFor()
    expect(asked).toHaveLength(4)
  })
})

describe('two people at the same booking', () => {
  it('the second follows what the first saved, and keeps what she typed herself', async () => {
    const first = await openPage(house.browser, DESK)
    const second = await openPage(house.browser, DESK)
    await signIn(first.page, house)
    await signIn(second.page, house)
    const { id } = await entered(first.page, 22)
    await open(first.page, id)
    await open(second.page, id)
    await second.page.getByLabel('Telefoon').fill('046 437 2211')
    await first.page.getByLabel('Naam klant').fill('Greet van den Broeck')
    await first.page.getByRole('button', { name: 'Opslaan', exact: true }).click()
    await first.page.getByText('De boeking is gewijzigd!').waitFor()

    await second.page.waitForFunction(
      () =>
        [...document.querySelectorAll('input')].some(
          ({ value }) => value === 'Greet van den Broeck',
        ),
      null,
      { timeout: 15_000 },
    )
    expect(await second.page.getByLabel('Telefoon').inputValue()).toBe('046 437 2211')
    await second.page.getByRole('button', { name: 'Opslaan', exact: true }).click()
    await second.page.getByText('De boeking is gewijzigd!').waitFor()
    expect(await detail(second.page, id)).toMatchObject({
      guestName: 'Greet van den Broeck',
      phone: '046 437 2211',
    })
    expect([...first.wrong, ...second.wrong]).toEqual([])
  })
})
