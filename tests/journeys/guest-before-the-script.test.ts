import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CalendarView } from '../../api/availability/availability-views.ts'
import { DESK, openBrowser, openPage } from './open-browser.ts'
import { type OpenHouse, openHouse } from './open-house.ts'

let house: OpenHouse
let browser: Browser
let room: string
/** Two nights that the calendar offers, in the second month it shows. */
let stay: { arrival: string; departure: string }

beforeAll(async () => {
  ;[house, browser] = await Promise.all([openHouse(), openBrowser()])
  room = `${house.site}/kamer-overzicht/details?kamer=ruime-knusse-kamer`
  const answer = await fetch(`${house.site}/api/room-types/ruime-knusse-kamer/calendar`)
  const { today, days } = (await answer.json()) as CalendarView
  const next = days.findIndex(({ day, maxNights, minNights }) => day.slice(0, 7) > today.slice(0, 7) && maxNights >= 3 && minNights <= 2)
  stay = { arrival: days[next]!.day, departure: days[next + 2]!.day }
})
afterAll(async () => {
  await browser?.close()
  await house?.close()
})

const dayButton = (day: string) => `.day[value$="${day}"]`

describe('a guest whose script is not there', () => {
  it('has a day counted that was pressed before the calendar answered', async () => {
    const { page, wrong } = await openPage(browser, DESK)
    let letThrough = () => {}
    const late = new Promise<void>((resolve) => (letThrough = resolve))
    await page.route(/StayCalendar/, async (route) => {
      await late
      await route.continue()
    })
    // Not until "load": the calendar's code is what is held back.
    const asked = page.waitForRequest(/StayCalendar/)
    await page.goto(room, { waitUntil: 'commit' })
    await asked
    await page.locator(dayButton(stay.arrival)).click()
    await page.waitForURL(`**aankomst=${stay.arrival}*`, { waitUntil: 'commit' })
    await page.locator(dayButton(stay.departure)).click()
    await page.waitForURL(`**aankomst=${stay.arrival}&vertrek=${stay.departure}*`, { waitUntil: 'commit' })
    letThrough()
    await page.getByRole('radio', { name: /2\spersonen/ }).check()
    await page.getByRole('link', { name: 'Boeken' }).first().waitFor()
    expect(wrong).toEqual([])
  })

  it('has a number of persons counted that was pressed before any script was there', async () => {
    const { page, wrong } = await openPage(browser, DESK)
    let letThrough = () => {}
    const late = new Promise<void>((resolve) => (letThrough = resolve))
    await page.route(/\/assets\/guest\/.*\.js/, async (route) => {
      await late
      await route.continue()
    })
    await page.goto(`${room}&aankomst=${stay.arrival}&vertrek=${stay.departure}`, { waitUntil: 'commit' })
    await page.getByRole('radio', { name: /2\spersonen/ }).check()
    letThrough()
    await page.getByRole('link', { name: 'Boeken' }).first().waitFor()
    expect(page.url()).toContain('personen=2')
    expect(wrong).toEqual([])
  })

  it('chooses days and persons all the same, turns months, and comes to the checkout', async () => {
    const context = await browser.newContext({ viewport: { width: 360, height: 740 }, javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(room)
    await page.getByRole('button', { name: 'Volgende maand' }).click()
    await page.locator(dayButton(stay.arrival)).click()
    await page.waitForURL(`**aankomst=${stay.arrival}*`)
    await page.locator(dayButton(stay.departure)).click()
    await page.getByRole('radio', { name: /2\spersonen/ }).check()
    await page.getByRole('button', { name: 'Kies het aantal personen' }).click()
    await page.getByRole('link', { name: 'Boeken' }).first().click()
    await page.waitForURL('**/online-afrekenen?*')
    expect(await page.getByRole('main').textContent()).toContain('Totaal')
    await context.close()
  })
})
