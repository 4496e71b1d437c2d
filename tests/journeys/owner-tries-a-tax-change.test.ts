import { describe, expect, it } from 'vitest'
import { formatDay } from '../../rules/calendar/day.ts'
import { tuesdayAhead } from './a-stay.ts'
import { houseInABrowser } from './house-in-a-browser.ts'
import { DESK, expectAccessible, openPage } from './open-browser.ts'
import { signIn } from './sign-in.ts'

const house = houseInABrowser()

const read = async (path: string): Promise<unknown> => (await fetch(`${house.site}${path}`)).json()

/** What one person pays of tourist tax for one night, on a Tuesday at least four weeks ahead. */
async function taxCents(): Promise<number> {
  const day = await tuesdayAhead(house.site)
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
    const { page, wrong } = await openPage(house.browser, DESK)
    await signIn(page, house)
    await page.goto(`${house.site}/instellingen?tab=meer`)
    await page.getByRole('link', { name: 'Toeristenbelasting' }).click()
    await page.getByRole('table').getByRole('link').first().click()
    const amount = page.getByLabel('Bedrag per persoon per nacht')
    await amount.fill('4,75')
    await page.getByRole('button', { name: 'Eerst proberen', exact: true }).click()
    const trial = page.getByRole('region', { name: 'Proef: er is nog niets gewijzigd' })
    await trial.getByText(/naar 4,75/).waitFor()
    await trial.getByRole('heading', { name: 'In één oogopslag' }).waitFor()
    await trial.getByText(/Toeristenbelasting.*: in [\d.]+ verblijven/).waitFor()
    await trial.getByText('Hun prijs blijft zoals verkocht.').waitFor()
    await expectAccessible(page)
    // Trying changes nothing.
    expect(await taxCents()).toBe(before)

    await trial.getByRole('button', { name: 'Bewaren', exact: true }).click()
    await page.getByText('Het tarief is gewijzigd.').waitFor()
    await expect.poll(taxCents).toBe(475)
    expect(before).not.toBe(475)
    await page.goto(`${house.site}/instellingen/wijzigingen`)
    await page.getByText('4,75').first().waitFor()
    expect(wrong).toEqual([])
  })
})
