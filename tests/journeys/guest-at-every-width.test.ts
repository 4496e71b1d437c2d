import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import type { AvailabilityView, CalendarView } from '../../api/availability/availability-shapes.ts'
import type { BookingAccepted } from '../../api/bookings/booking-answer-shapes.ts'
import { screenRoutes, screens } from '../../screens/screen-routes.ts'
import { houseInABrowser } from './house-in-a-browser.ts'
import { expectNoSidewaysScroll, look, openPage } from './open-browser.ts'

const NARROW = { width: 320, height: 640 }
const WIDE = { width: 1920, height: 1080 }

const house = houseInABrowser()
/** Three nights that a room takes, as the address of a page says them. */
let stay: string
let bookingId: string
/** The nights of that booking, which nobody else can have. */
let takenStay: string

beforeAll(async () => {
  const room = 'ruime-knusse-kamer'
  const { days } = await get<CalendarView>(`/api/room-types/${room}/calendar`)
  // Not of the first days: at 14:00 those of today and tomorrow are no longer sold (G §9).
  const threeNights = days.flatMap(({ day, maxNights, minNights }, ahead) =>
    ahead > 2 && maxNights >= 3 && minNights <= 3 ? [[day, days[ahead + 3]!.day] as const] : [],
  )
  // The stay of the booking is another, so that the one to choose stays free.
  const [arrival, departure] = threeNights.at(-1)!
  stay = `aankomst=${threeNights[0]![0]}&vertrek=${threeNights[0]![1]}&personen=2`
  takenStay = `aankomst=${arrival}&vertrek=${departure}&personen=2`
  const { offers } = await get<AvailabilityView>(
    `/api/availability?arrival=${arrival}&departure=${departure}&guests=2`,
  )
  bookingId = (
    await get<BookingAccepted>('/api/bookings', {
      roomType: room,
      arrival,
      departure,
      persons: 2,
      firstName: 'Liesbeth',
      lastName: 'van der Meer-van den Oever',
      email: 'liesbethvandermeervandenoever@eenheellangdomein.example',
      phone: '0612345678',
      city: 'Elsloo',
      totalCents: offers.find(({ slug }) => slug === room)!.quote.totalCents,
    })
  ).id
})

/** Reads from the API, or writes `body` to it. */
async function get<Answer>(path: string, body?: object): Promise<Answer> {
  const answer = await fetch(house.site + path, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: {
      'content-type': 'application/json',
      origin: house.site,
      'idempotency-key': crypto.randomUUID(),
    },
  })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return (await answer.json()) as Answer
}

const guestPages = screenRoutes.filter(({ site }) => site === 'guest').map(({ path }) => path)

/** The page's address, with what those about a stay or a booking need to be told. */
function addressOf(path: string): string {
  const inRoom = `?kamer=ruime-knusse-kamer&${stay}`
  const asked: Record<string, string> = {
    [screens.search.path]: `?${stay}`,
    [screens.room.path]: inRoom,
    [screens.checkout.path]: inRoom,
    [screens.thanks.path]: `?id=${bookingId}`,
  }
  return path + (asked[path] ?? '')
}

/** The page of somebody who goes from one address to the next. */
let visitor: Awaited<ReturnType<typeof openPage>>
beforeAll(async () => {
  visitor = await openPage(house.browser, NARROW)
})

/** Opens the address on a narrow screen and looks at the page; answers what went wrong meanwhile. */
async function visit(address: string, lookAt: (page: Page) => Promise<void>): Promise<string[]> {
  const { page, wrong } = visitor
  wrong.length = 0
  await page.setViewportSize(NARROW)
  await page.goto(house.site + address, { waitUntil: 'load' })
  await page.locator('h1').first().waitFor()
  await lookAt(page)
  // A page about a booking that its address does not name answers 404.
  return wrong.filter((line) => !line.includes('404'))
}

describe.each(guestPages)('the page %s', (path) => {
  it('fits a screen of 320 pixels, where axe finds nothing, and one of 1920', async () => {
    const wrong = await visit(addressOf(path), async (page) => {
      await look(page)
      await page.setViewportSize(WIDE)
      await expectNoSidewaysScroll(page)
    })
    expect(wrong).toEqual([])
  })
})

it('the page of a room that is taken fits a screen of 320 pixels, where axe finds nothing', async () => {
  const taken = `${screens.room.path}?kamer=ruime-knusse-kamer&${takenStay}`
  expect(await visit(taken, look)).toEqual([])
})

describe('the home page in a low window', () => {
  it('has the search in sight without scrolling, its title on two lines', async () => {
    const { page } = await openPage(house.browser, { width: 1280, height: 640 })
    await page.goto(`${house.site}${screens.home.path}`)
    const search = await page.getByRole('button', { name: 'Zoeken' }).boundingBox()
    expect(search!.y + search!.height).toBeLessThan(640)
    const lines = await page
      .locator('h1')
      .evaluate((title) => title.clientHeight / parseFloat(getComputedStyle(title).lineHeight))
    expect(Math.round(lines)).toBe(2)
    await page.context().close()
  })
})

describe('a guest without script', () => {
  it('searches by the form and reads the rooms that are free, with their prices', async () => {
    const context = await house.browser.newContext({ javaScriptEnabled: false, locale: 'nl-NL' })
    const page = await context.newPage()
    const days = new URLSearchParams(stay)
    await page.goto(`${house.site}${screens.home.path}`)
    for (const day of ['aankomst', 'vertrek'])
      await page.locator(`input[name="${day}"]`).fill(days.get(day)!)
    await page.getByLabel('Gasten', { exact: true }).selectOption('2')
    await page.getByRole('button', { name: 'Zoeken' }).click()
    await page.waitForURL(`**${screens.search.path}?*`)
    await page.getByText(/kamers? (?:is|zijn) vrij voor 3\snachten/).waitFor()
    await page.getByRole('link', { name: 'Ruime knusse kamer' }).click()
    // Playwright's own search for texts leaves out what is for who has no script.
    expect(await page.locator('noscript .message').innerText()).toContain(
      'Online boeken gaat alleen met JavaScript.',
    )
    await context.close()
  })
})

describe('a guest whose system forces its own colours', () => {
  it('still sees which days are taken and which number of persons is chosen', async () => {
    const { page } = await openPage(house.browser, { width: 1280, height: 900 })
    await page.emulateMedia({ forcedColors: 'active' })
    await page.goto(`${house.site}${screens.room.path}?kamer=ruime-knusse-kamer&${stay}`)
    const chosen = page.locator('.choice:has(:checked)')
    await chosen.waitFor()
    const outline = await chosen.evaluate((element) => getComputedStyle(element).outlineStyle)
    expect(outline).toBe('solid')
    const drawn = await page
      .locator('.legend-list .day--taken')
      .evaluate((element) => getComputedStyle(element).backgroundImage)
    expect(drawn).toContain('gradient')
    await page.context().close()
  })
})
