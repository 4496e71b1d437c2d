import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PropertyView } from '../../api/facts/property-view.ts'
import { formatDay, parseDay, weekday } from '../../rules/calendar/day.ts'
import { DESK, expectAccessible, openBrowser, openPage } from './open-browser.ts'
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

const read = async (path: string): Promise<unknown> => (await fetch(`${setup.site}${path}`)).json()

/** What one person pays of tourist tax for one night, on a Tuesday at least four weeks ahead. */
async function taxCents(): Promise<number> {
  const { today } = (await read('/api/property')) as PropertyView
  let day = parseDay(today)! + 28
  while (weekday(day) !== 2) day++
  const [{ slug }] = (await read('/api/room-types')) as [{ slug: string }]
  const stay = `arrival=${formatDay(day)}&departure=${formatDay(day + 1)}&persons=1`
  const { quote } = (await read(`/api/quotes?room=${slug}&${stay}`)) as {
    quote: { lines: { item: string; cents: number }[] }
  }
  return quote.lines
    .filter(({ item }) => item === 'tourist-tax')
    .reduce((sum, { cents }) => sum + cents, 0)
}

describe('the owner', () => {
  it('tries another tourist tax, sees what it would change, and keeps it', async () => {
    const before = await taxCents()
    const { page, wrong } = await openPage(browser, DESK)
    await signIn(page, setup)
    await page.goto(`${setup.site}/instellingen?tab=meer`)
    await page.getByRole('link', { name: 'Toeristenbelasting' }).click()
    await page.getByRole('table').getByRole('link').first().click()
    const amount = page.getByLabel('Bedrag per persoon per nacht')
    await amount.fill('4,75')
    await page.getByRole('button', { name: 'Eerst proberen' }).click()
    const trial = page.getByRole('region', { name: 'Proef: er is nog niets gewijzigd' })
    await trial.getByText(/naar 4,75/).waitFor()
    await trial.getByRole('heading', { name: 'In één oogopslag' }).waitFor()
    await trial.getByText(/Toeristenbelasting.*: in \d+ verblijven/).waitFor()
    await trial.getByText('Hun prijs blijft zoals verkocht.').waitFor()
    await expectAccessible(page)
    // Trying changes nothing.
    expect(await taxCents()).toBe(before)

    await trial.getByRole('button', { name: 'Bewaren', exact: true }).click()
    await page.getByText('Het tarief is gewijzigd.').waitFor()
    await expect.poll(taxCents).toBe(475)
    expect(before).not.toBe(475)
    await page.goto(`${setup.site}/instellingen/wijzigingen`)
    await page.getByText('4,75').first().waitFor()
    expect(wrong).toEqual([])
  })
})
