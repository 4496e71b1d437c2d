import type { BrowserContext, Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { houseInABrowser } from './house-in-a-browser.ts'
import { DESK, expectAccessible } from './open-browser.ts'
import { signIn } from './sign-in.ts'

const LIVE = '/api/back-office/live'

const house = houseInABrowser()
let context: BrowserContext

beforeAll(async () => {
  context = await house.browser.newContext({
    viewport: DESK,
    locale: 'nl-NL',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await signIn(page, house)
  await page.close()
})

/** A tab on the list of distances, once it is live; `streams` counts the streams that it opened. */
async function openTab(): Promise<{ page: Page; streams: () => number }> {
  const page = await context.newPage()
  page.setDefaultTimeout(15_000)
  let streams = 0
  page.on('request', (request) => (streams += Number(request.url().endsWith(LIVE))))
  await page.goto(`${house.site}/instellingen/bezorgafstanden`)
  await page.getByText('Live', { exact: true }).waitFor()
  return { page, streams: () => streams }
}

const row = (page: Page, place: string) => page.getByRole('link', { name: new RegExp(place) })

/** Somebody else adds a postcode, at another computer. */
async function colleagueAdds(postcode: string, place: string): Promise<void> {
  const headers = { origin: house.site, 'content-type': 'application/json' }
  const post = (path: string, body: object, cookie = '') =>
    fetch(`${house.site}${path}`, {
      method: 'POST',
      headers: { ...headers, cookie },
      body: JSON.stringify(body),
    })
  const session = await post('/api/staff/session', house.login)
  const cookie = session.headers
    .getSetCookie()
    .map((each) => each.split(';', 1)[0])
    .join('; ')
  const distance = { postcode, place, kilometres: '3' }
  const added = await post('/api/back-office/delivery-distances', distance, cookie)
  expect(added.ok, `${added.status}`).toBe(true)
}

describe('Staff with several tabs', () => {
  it('have one live connection, also when the tab that has it closes, and see what comes in', async () => {
    const first = await openTab()
    const second = await openTab()
    const third = await openTab()
    expect([first, second, third].map(({ streams }) => streams())).toEqual([1, 0, 0])

    await colleagueAdds('1001', 'Annendaal')
    for (const { page } of [first, second, third]) await row(page, 'Annendaal').waitFor()

    await first.page.close()
    await expect.poll(() => second.streams() + third.streams()).toBe(1)
    await colleagueAdds('1002', 'Bartshof')
    for (const { page } of [second, third]) await row(page, 'Bartshof').waitFor()
    await Promise.all([second.page.close(), third.page.close()])
  })

  it('see all that they missed once the network is back, without a reload', async () => {
    const { page } = await openTab()
    // Cut: no request and no stream comes through, while the property goes on.
    await context.setOffline(true)
    await page.getByText('Verbinding verbroken.').waitFor()
    await expectAccessible(page)
    await colleagueAdds('1003', 'Carlsveld')
    await colleagueAdds('1004', 'Dirksland')
    expect(await row(page, 'Carlsveld').count()).toBe(0)
    await context.setOffline(false)
    for (const place of ['Carlsveld', 'Dirksland']) await row(page, place).waitFor()
    await page.getByText('Live', { exact: true }).waitFor()
    await page.close()
  })

  it('are asked for the password over the screen when the session ends, and lose nothing typed', async () => {
    const { page } = await openTab()
    await page.goto(`${house.site}/instellingen/bezorgafstanden/toevoegen`)
    await page.getByLabel('Postcode (vier cijfers)').fill('1005')
    await page.getByLabel('Plaats').fill('Eefdal')
    await page.getByLabel('Kilometers over de weg').fill('4,5')
    await context.clearCookies()
    await page.getByRole('button', { name: 'Postcode toevoegen' }).click()
    const dialog = page.getByRole('dialog', { name: 'Uw sessie is afgelopen' })
    await dialog.waitFor()
    await expectAccessible(page)
    await dialog.getByLabel('Wachtwoord').fill(house.login.password)
    await dialog.getByRole('button', { name: 'Inloggen' }).click()
    await dialog.waitFor({ state: 'detached' })
    // The press that waited was done after all.
    await row(page, 'Eefdal').waitFor()
    await page.close()
  })
})
