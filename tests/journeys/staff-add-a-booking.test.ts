import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { BookingDetailView, BookingView } from '../../api/bookings/booking-answer-shapes.ts'
import type { PropertyView } from '../../api/facts/property-shape.ts'
import type { StaffRoomView } from '../../api/rooms/room-views.ts'
import { formatDay, parseDay, weekday } from '../../rules/calendar/day.ts'
import { dutchDayInWords } from '../../rules/calendar/dutch.ts'
import { houseInABrowser } from './house-in-a-browser.ts'
import {
  DESK,
  PHONE,
  expectAccessible,
  expectNoSidewaysScroll,
  look,
  openPage,
} from './open-browser.ts'
import { signIn } from './sign-in.ts'

const house = houseInABrowser()

const read = async <View>(page: Page, path: string): Promise<View> =>
  (await (await page.request.get(`${house.site}/api/${path}`)).json()) as View

/** The booking of a guest, once it is there. */
async function bookingOf(page: Page, name: string): Promise<BookingDetailView> {
  const filter = encodeURIComponent(JSON.stringify({ q: name }))
  const [found] = await read<BookingView[]>(page, `back-office/bookings?filter=${filter}`)
  return read<BookingDetailView>(page, `back-office/bookings/${found!.id}`)
}

async function choose(page: Page, field: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: field, exact: true }).click()
  await page.getByRole('option', { name: option }).click()
}

/** The first Monday at least so many days from the property's today. */
async function mondayAfter(page: Page, days: number): Promise<number> {
  const first = parseDay((await read<PropertyView>(page, 'property')).today)! + days
  return first + ((8 - weekday(first)) % 7)
}

describe('staff who sell at one more place', () => {
  it('add it as a source, book a stay from it, and see it in its colour in the agenda', async () => {
    const { page, wrong } = await openPage(house.browser, DESK)
    await signIn(page, house)
    await page.goto(`${house.site}/instellingen/bronnen`)
    await page.getByRole('link', { name: 'Wijzig bron: Airbnb' }).waitFor()
    await look(page)
    await page.getByRole('link', { name: 'Bron toevoegen' }).click()
    await page.getByLabel('Naam').fill('Natuurhuisje')
    await page.getByLabel('Kleur in de agenda').fill('#2E7D32')
    await page.getByLabel('Vooraf betaald').check()
    await look(page)
    await page.getByRole('button', { name: 'Bron toevoegen' }).click()
    await page.getByText('De bron is toegevoegd.').waitFor()
    await page.getByRole('link', { name: 'Wijzig bron: Natuurhuisje' }).waitFor()

    const rooms = await read<StaffRoomView[]>(page, 'back-office/rooms')
    const room = rooms.find(({ number }) => number === 9)!
    const monday = await mondayAfter(page, 90)
    const days = `van=${formatDay(monday)}&tot=${formatDay(monday + 2)}`
    await page.goto(`${house.site}/agenda/toevoegen?kamer=${room.id}&${days}`)
    await page.getByRole('button', { name: /^2 personen/ }).click()
    await page.getByText('Totaal').waitFor()
    await choose(page, 'Klant komt van', 'Natuurhuisje')
    await page.getByLabel('Naam klant').fill('Bosrand')
    await page.getByRole('button', { name: 'Plaats boeking (gewoon)' }).click()
    await page.waitForURL(`**/agenda?date=${formatDay(monday)}`)
    const block = page.getByRole('article', { name: /Bosrand.*Natuurhuisje.*betaald/ })
    await block.waitFor()
    expect(
      await block.evaluate((stay) => getComputedStyle(stay).getPropertyValue('--s').trim()),
    ).toBe('#2E7D32')
    await page.getByRole('group', { name: 'Legenda' }).getByText('Natuurhuisje').waitFor()
    await look(page)
    await page.setViewportSize(PHONE)
    await page.goto(`${house.site}/instellingen/bronnen`)
    await page.getByText('Natuurhuisje').waitFor()
    await look(page)
    expect(wrong).toEqual([])
  })
})

describe('staff who enter a booking', () => {
  it('of days chosen in the agenda see its price, its reason asked, and the booking in the agenda', async () => {
    const { page, wrong } = await openPage(house.browser, DESK)
    await signIn(page, house)
    await page.getByRole('link', { name: /^Voeg toe/ }).click()
    await page.waitForURL('**/agenda/toevoegen')
    const rooms = await read<StaffRoomView[]>(page, 'back-office/rooms')
    const room = rooms.find(({ number }) => number === 10)!
    // A Friday for one night: the weekend's minimum is a warning to staff.
    const friday = (await mondayAfter(page, 60)) + 4
    const days = `van=${formatDay(friday)}&tot=${formatDay(friday + 1)}`
    await page.goto(`${house.site}/agenda/toevoegen?kamer=${room.id}&${days}`)
    await page.getByRole('button', { name: /^2 personen/ }).click()
    await page.getByText('Totaal').waitFor()
    await choose(page, 'Klant komt van', 'Zelf ingevoerd')
    await page.getByLabel('Naam klant').fill('Truus Vanderheyden')
    await page.getByLabel('Email klant').fill('truus@')
    await expectAccessible(page)
    const place = page.getByRole('button', { name: 'Plaats boeking (gewoon)' })
    await place.click()
    await page.getByText(/e-mail adres/).waitFor()
    await page.getByText('Schrijf op waarom u toch boekt.').waitFor()
    await page.getByLabel('Email klant').fill('truus@example.com')
    await page.getByLabel('Toch boeken, want').fill('Vaste gast.')
    await place.click()
    await Promise.all([
      page.waitForURL(`**/agenda?date=${formatDay(friday)}`),
      // This house has no mail server, and says so of the confirmation.
      page.getByText('De boeking is toegevoegd. De e-mail is bewaard').waitFor(),
    ])
    await page.getByText('Truus Vanderheyden').first().waitFor()
    expect(await bookingOf(page, 'Vanderheyden')).toMatchObject({
      state: 'confirmed',
      source: 'none',
      roomNumber: 10,
      arrival: formatDay(friday),
      paid: false,
    })
    expect(wrong).toEqual([])
  })

  it('of the family room, unpaid and on a phone, hold it and have the guest asked to pay', async () => {
    const { page, wrong } = await openPage(house.browser, PHONE)
    await signIn(page, house)
    await page.getByRole('link', { name: 'Voeg toe' }).click()
    await page.waitForURL('**/agenda/toevoegen')
    await choose(page, 'Kamer', 'Familiekamer')
    await choose(page, 'Klant komt van', 'Eigen site')
    await page.getByRole('radio', { name: 'nee' }).check()
    await page.getByLabel('Naam klant').fill('Familie Quaedvlieg')
    await page.getByLabel('Email klant').fill('quaedvlieg@example.com')
    await page.getByRole('button', { name: /^Maandag-midweek/ }).click()
    await page.getByRole('button', { name: '5 personen' }).click()
    const monday = await mondayAfter(page, 60)
    const day = page.getByRole('button', { name: dutchDayInWords(monday), exact: true })
    while ((await day.count()) === 0)
      await page.getByRole('button', { name: 'Volgende maand' }).click()
    await day.click()
    await page.getByText('Totaal').waitFor()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.getByRole('button', { name: 'Plaats boeking', exact: true }).click()
    // The demo has no mail server: the mail is written and kept, and nobody says that it was sent.
    await Promise.all([
      page.waitForURL(`**/agenda?date=${formatDay(monday)}`),
      page.getByText(/De e-mail is bewaard en niet verzonden/).waitFor(),
    ])
    const booking = await bookingOf(page, 'Quaedvlieg')
    expect(booking).toMatchObject({ state: 'held', nights: 4, persons: 5, paid: false })
    expect(booking.mails.map(({ kind }) => kind)).toEqual(['payment-request'])
    expect(wrong).toEqual([])
  })
})
