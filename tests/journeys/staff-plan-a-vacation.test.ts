import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { AgendaView } from '../../api/agenda/agenda.ts'
import type { CalendarView } from '../../api/availability/availability-shapes.ts'
import type { DashboardView } from '../../api/dashboard/dashboard-view.ts'
import { type EpochDay, formatDay, parseDay, partsOf } from '../../rules/calendar/day.ts'
import { dutchDayInWords } from '../../rules/calendar/dutch.ts'
import { houseInABrowser } from './house-in-a-browser.ts'
import { DESK, PHONE, expectAccessible, expectNoSidewaysScroll, openPage } from './open-browser.ts'
import { signIn } from './sign-in.ts'

const house = houseInABrowser()

async function staffPage(viewport = DESK): Promise<{ page: Page; wrong: string[] }> {
  const opened = await openPage(house.browser, viewport)
  const { page } = opened
  await signIn(page, house)
  return opened
}

const agendaOf = async (page: Page, from: EpochDay, until: EpochDay) =>
  (await (
    await page.request.get(
      `${house.site}/api/back-office/agenda?from=${formatDay(from)}&until=${formatDay(until)}`,
    )
  ).json()) as AgendaView

const night = (page: Page | Locator, day: EpochDay) =>
  page.getByRole('button', { name: new RegExp(`^${dutchDayInWords(day)}`) })

describe('staff who plan a vacation', () => {
  it('see the bookings inside first, close the nights around them, and take a part back', async () => {
    const { page, wrong } = await staffPage()
    // Two nights of this month or the next with a guest in the house: the calendar shows both.
    const dashboard = (await (
      await page.request.get(`${house.site}/api/back-office/dashboard`)
    ).json()) as DashboardView
    const today = parseDay(dashboard.today)!
    const { bookings } = await agendaOf(page, today + 1, today + 25)
    const inside = bookings.find(
      ({ state, arrival }) => state === 'confirmed' && parseDay(arrival)! > today,
    )!
    const first = parseDay(inside.arrival)!
    const calendar = await openPage(house.browser, DESK)
    const dayOf = async () => {
      const answer = await calendar.page.request.get(
        `${house.site}/api/room-types/ruime-knusse-kamer/calendar?persons=2`,
      )
      const { days } = (await answer.json()) as CalendarView
      return days.find(({ day }) => day === formatDay(first + 1))?.state
    }

    // The agenda of a colleague follows by itself.
    const colleague = await staffPage()
    await colleague.page.goto(`${house.site}/agenda?date=${formatDay(first)}&view=day`)
    await colleague.page.getByText(inside.guestName).first().waitFor()

    await page.goto(`${house.site}/vakantie`)
    await night(page, first).click()
    await night(page, first + 1).click()
    await page.getByText(/op deze nachten\. Die (blijft|blijven) staan\./).waitFor()
    await page.getByRole('link', { name: inside.guestName }).first().waitFor()
    await page.getByLabel('Reden (niet verplicht)').fill('Naar zee')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Plan de vakantie' }).click()
    await page.getByText('De vakantie is geplant!').waitFor()

    await colleague.page.getByText('Naar zee').first().waitFor()
    await colleague.page.getByText(inside.guestName).first().waitFor()
    await expect.poll(dayOf).toBe('closed')

    await page
      .getByRole('link', { name: /^Bekijk vakantie: Het hele huis/ })
      .first()
      .click()
    await page.waitForURL('**/vakantie/aanpassen*')
    // The list has a calendar too, which stays until this page's code is there.
    await night(page.getByRole('region', { name: 'Weer openen' }), first + 1).click()
    await page.getByRole('radio', { name: 'Alle kamers' }).check()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Open deze nachten' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Weer openen' }).click()
    await page.getByText('De nachten zijn weer te boeken.').waitFor()
    await expect.poll(dayOf).not.toBe('closed')
    const { closures } = await agendaOf(page, first, first + 2)
    expect(closures.map(({ from, until }) => [from, until])).toEqual([
      [formatDay(first), formatDay(first + 1)],
    ])
    expect([...wrong, ...colleague.wrong]).toEqual([])
  })
})

describe('the dashboard', () => {
  it('is where / leads, has the day in Dutch, and is one tap from a cure', async () => {
    const { page, wrong } = await staffPage()
    await page.goto(`${house.site}/`)
    await page.waitForURL('**/dashboard')
    const shown = (await (
      await page.request.get(`${house.site}/api/back-office/dashboard`)
    ).json()) as DashboardView
    const today = parseDay(shown.today)!
    const [weekday] = dutchDayInWords(today).split(' ')
    const tile = page.getByRole('link', { name: new RegExp(`^${weekday}`) })
    await tile
      .getByText(String(partsOf(today).dayOfMonth))
      .first()
      .waitFor()
    await page.getByRole('link', { name: /^Overnachtingen/ }).waitFor()
    await page.getByRole('region', { name: /een kolom per kamer$/ }).waitFor()
    await expectAccessible(page)
    const { unpaid } = shown.attention
    const first = unpaid.first[0]!
    await page
      .getByRole('region', { name: 'Rekening open' })
      .getByRole('link', { name: new RegExp(`^${first.name}`) })
      .first()
      .click()
    await page.waitForURL(`**/agenda/aanpassen?id=${first.id}`)
    await page.getByText(first.number).first().waitFor()
    expect(wrong).toEqual([])
  })

  it('fits a phone', async () => {
    const { page, wrong } = await staffPage(PHONE)
    await page.goto(`${house.site}/dashboard`)
    await page.getByRole('region', { name: 'Aankomsten' }).waitFor()
    await expectNoSidewaysScroll(page)
    await page.goto(`${house.site}/vakantie`)
    await page.getByRole('button', { name: 'Plan de vakantie' }).waitFor()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    expect(wrong).toEqual([])
  })
})
