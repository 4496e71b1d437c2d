import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import type { CalendarView } from '../../api/availability/availability-shapes.ts'
import { houseInABrowser } from './house-in-a-browser.ts'
import { DESK, bookOnPhone, openPage } from './open-browser.ts'

const house = houseInABrowser()
let room: string
/** Two nights that the calendar offers, in the second month it shows. */
let stay: { arrival: string; departure: string }

beforeAll(async () => {
  room = `${house.site}/kamer-overzicht/details?kamer=ruime-knusse-kamer`
  const answer = await fetch(`${house.site}/api/room-types/ruime-knusse-kamer/calendar`)
  const { today, days } = (await answer.json()) as CalendarView
  const next = days.findIndex(
    ({ day, maxNights, minNights }) =>
      day.slice(0, 7) > today.slice(0, 7) && maxNights >= 3 && minNights <= 2,
  )
  stay = { arrival: days[next]!.day, departure: days[next + 2]!.day }
})

/** The file that a source of the guest site was built into, whose name does not tell. */
function builtFile(source: string): RegExp {
  const manifest = readFileSync('dist/client/guest/.vite/manifest.json', 'utf8')
  const { file } = (JSON.parse(manifest) as Record<string, { file: string }>)[source]!
  return new RegExp(file.replace('.', String.raw`\.`))
}

const ANY_SCRIPT = /\/assets\/guest\/.*\.js/

/** Keeps these files from the page until the answer is called. */
async function holdBack(page: Page, files: RegExp): Promise<() => void> {
  let letThrough = () => {}
  const late = new Promise<void>((resolve) => (letThrough = resolve))
  await page.route(files, async (route) => {
    await late
    await route.continue()
  })
  return letThrough
}

/** Where something stands counts once the style sheets are there and the letters have their form. */
const isStyled = (page: Page) =>
  page.waitForFunction(() => {
    const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]
    return (
      sheets.length > 0 && sheets.every(({ sheet }) => sheet) && document.fonts.status === 'loaded'
    )
  })

const yearLater = (day: string) => `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`
const dayButton = (day: string) => `.day[value$="${day}"]`

describe('a guest whose script is not there', () => {
  it('has a day counted that was pressed before the calendar answered', async () => {
    const { page, wrong } = await openPage(house.browser, DESK)
    const calendar = builtFile('calendar/StayCalendar.tsx')
    const letThrough = await holdBack(page, calendar)
    // Not until "load": the calendar's code is what is held back.
    const asked = page.waitForRequest(calendar)
    await page.goto(room, { waitUntil: 'commit' })
    await asked
    await page.locator(dayButton(stay.arrival)).click()
    await page.waitForURL(`**aankomst=${stay.arrival}*`, { waitUntil: 'commit' })
    await page.locator(dayButton(stay.departure)).click()
    await page.waitForURL(`**aankomst=${stay.arrival}&vertrek=${stay.departure}*`, {
      waitUntil: 'commit',
    })
    letThrough()
    await page.getByRole('radio', { name: /2\spersonen/ }).check()
    await page.getByRole('link', { name: 'Boeken' }).first().waitFor()
    expect(wrong).toEqual([])
  })

  it('has a number of persons counted that was pressed before any script was there', async () => {
    const { page, wrong } = await openPage(house.browser, DESK)
    const letThrough = await holdBack(page, ANY_SCRIPT)
    await page.goto(`${room}&aankomst=${stay.arrival}&vertrek=${stay.departure}`, {
      waitUntil: 'commit',
    })
    await page.getByRole('radio', { name: /2\spersonen/ }).check()
    letThrough()
    await page.getByRole('link', { name: 'Boeken' }).first().waitFor()
    expect(page.url()).toContain('personen=2')
    expect(wrong).toEqual([])
  })

  it('takes a stay that does fit, offered in place of one that does not, before any script was there', async () => {
    const { page, wrong } = await openPage(house.browser, DESK)
    const letThrough = await holdBack(page, ANY_SCRIPT)
    // Nobody stays as long as the property has nights.
    await page.goto(
      `${room}&aankomst=${stay.arrival}&vertrek=${yearLater(stay.arrival)}&personen=2`,
      { waitUntil: 'commit' },
    )
    const offered = page.getByRole('link', { name: /nacht.*2\spersonen/ }).first()
    const taken = new URL((await offered.getAttribute('href'))!, house.site)
    await offered.click()
    await page.waitForURL(taken.href, { waitUntil: 'commit' })
    letThrough()
    await page.getByRole('link', { name: 'Boeken' }).first().waitFor()
    expect(wrong).toEqual([])
  })

  it('has the search form as it stays, and a press on a day opens the calendar as soon as it can', async () => {
    const { page, wrong } = await openPage(house.browser, DESK)
    const letThrough = await holdBack(page, ANY_SCRIPT)
    await page.goto(`${house.site}/home`, { waitUntil: 'commit' })
    await isStyled(page)
    const arrival = page.getByRole('button', { name: 'Aankomst' })
    const before = await arrival.boundingBox()
    await arrival.click()
    letThrough()
    await page.getByRole('dialog', { name: 'Kies je aankomst' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(await arrival.boundingBox()).toEqual(before)
    expect(wrong).toEqual([])
  })

  it('has the breakfast form as it stays, and a press on the day opens the calendar as soon as it can', async () => {
    const { page, wrong } = await openPage(house.browser, DESK)
    const letThrough = await holdBack(page, ANY_SCRIPT)
    await page.goto(`${house.site}/ontbijtbox-bestellen`, { waitUntil: 'commit' })
    await isStyled(page)
    const day = page.getByRole('button', { name: 'Bezorgdag' })
    // On the page, not on the screen: the press scrolls to the field.
    const place = () =>
      day.evaluate((button) => {
        const { top, left, width, height } = button.getBoundingClientRect()
        return { top: top + scrollY, left, width, height }
      })
    const before = await place()
    await day.click()
    letThrough()
    await page.getByRole('dialog', { name: 'Kies de bezorgdag' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(await place()).toEqual(before)
    expect(await day.evaluate((button) => button === document.activeElement)).toBe(true)
    expect(wrong).toEqual([])
  })

  it('has the page work where the script with its words is lost once', async () => {
    const { page } = await openPage(house.browser, DESK)
    await page.route(/\/words\//, (route) => route.abort(), { times: 1 })
    await page.goto(`${house.site}/home`)
    await page.getByRole('button', { name: 'Aankomst' }).click()
    const dialog = page.getByRole('dialog', { name: 'Kies je aankomst' })
    await dialog.waitFor()
    expect(await dialog.textContent()).not.toBe('')
  })

  it('chooses days and persons all the same, turns months, and comes to the checkout', async () => {
    const context = await house.browser.newContext({
      viewport: { width: 360, height: 740 },
      javaScriptEnabled: false,
    })
    const page = await context.newPage()
    await page.goto(room)
    await page.getByRole('button', { name: 'Volgende maand' }).click()
    await page.locator(dayButton(stay.arrival)).click()
    await page.waitForURL(`**aankomst=${stay.arrival}*`)
    await page.locator(dayButton(stay.departure)).click()
    await page.getByRole('radio', { name: /2\spersonen/ }).check()
    await page.getByRole('button', { name: 'Kies het aantal personen' }).click()
    await bookOnPhone(page).click()
    await page.waitForURL('**/online-afrekenen?*')
    expect(await page.getByRole('main').textContent()).toContain('Totaal')
    await context.close()
  })
})
