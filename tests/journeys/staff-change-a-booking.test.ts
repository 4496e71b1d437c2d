import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { BookingEnteredView } from '../../api/bookings/booking-entry-views.ts'
import type { BookingDetailView } from '../../api/bookings/booking-views.ts'
import type { PropertyView } from '../../api/facts/property-view.ts'
import type { StaffRoomTypeView } from '../../api/rooms/room-views.ts'
import { formatDay, parseDay, weekday } from '../../rules/calendar/day.ts'
import { dutchDayInWords } from '../../rules/calendar/dutch.ts'
import { houseInABrowser } from './house-in-a-browser.ts'
import { DESK, PHONE, expectAccessible, expectNoSidewaysScroll, openPage } from './open-browser.ts'
import { signIn } from './sign-in.ts'

const house = houseInABrowser()

const read = async <View>(page: Page, path: string): Promise<View> =>
  (await (await page.request.get(`${house.site}/api/${path}`)).json()) as View

async function ask<View>(page: Page, path: string, data: object): Promise<View> {
  const headers = { origin: house.site }
  const answer = await page.request.post(`${house.site}/api/${path}`, { data, headers })
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`)
  return (await answer.json()) as View
}

/** Two nights for two of a Monday months from now, unpaid; answers its id and the Monday. */
async function entered(page: Page, weeks: number): Promise<{ id: string; monday: number }> {
  const today = parseDay((await read<PropertyView>(page, 'property')).today)!
  const monday = today + 7 * weeks + ((8 - weekday(today)) % 7)
  const types = await read<StaffRoomTypeView[]>(page, 'back-office/room-types')
  const { id } = await ask<BookingEnteredView>(page, 'back-office/bookings', {
    requestId: randomUUID(),
    roomTypeId: types.find(({ slug }) => slug === 'ruime-knusse-kamer')!.id,
    roomId: null,
    source: 'none',
    paid: null,
    method: null,
    name: 'Truus Vanderheyden',
    email: 'truus@example.com',
    arrival: formatDay(monday),
    departure: formatDay(monday + 2),
    persons: 2,
    shownTotalCents: null,
  })
  return { id, monday }
}

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

    await ask(page, `back-office/bookings/${id}/mark-paid`, {
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
    await first.page.getByLabel('Naam klant').fill('Truus van der Heijden')
    await first.page.getByRole('button', { name: 'Opslaan', exact: true }).click()
    await first.page.getByText('De boeking is gewijzigd!').waitFor()

    await second.page.waitForFunction(
      () =>
        [...document.querySelectorAll('input')].some(
          ({ value }) => value === 'Truus van der Heijden',
        ),
      null,
      { timeout: 15_000 },
    )
    expect(await second.page.getByLabel('Telefoon').inputValue()).toBe('046 437 2211')
    await second.page.getByRole('button', { name: 'Opslaan', exact: true }).click()
    await second.page.getByText('De boeking is gewijzigd!').waitFor()
    expect(await detail(second.page, id)).toMatchObject({
      guestName: 'Truus van der Heijden',
      phone: '046 437 2211',
    })
    expect([...first.wrong, ...second.wrong]).toEqual([])
  })
})
