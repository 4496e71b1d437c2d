import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WEBHOOK } from '../../../api/requests/entrances.ts'
import { isOldCall } from '../../../screens/old-calls.ts'
import { ORIGIN } from '../setup/api-process.ts'
import { type TestSetup, openSetup } from '../setup/open-setup.ts'
import { type SignedIn, signedIn } from '../setup/signed-in.ts'
import { writingRoutes } from '../setup/writing-routes.ts'

let setup: TestSetup
let staff: SignedIn
beforeAll(async () => {
  setup = await openSetup()
  staff = await signedIn(setup.app)
})
afterAll(() => setup.close())

/**
 * Asked by the payment provider's server or by the house itself, with a key and without a cookie. Of
 * the old calls, which read none either, `tests/api/legacy-calls` has the tests.
 */
const WITHOUT_COOKIE = [WEBHOOK, '/sandbox/']

/** Every route that may change something and reads a cookie. */
const routesWithCookie = () =>
  writingRoutes(setup.app).filter(
    ({ url }) => !isOldCall(url) && !WITHOUT_COOKIE.some((start) => url.startsWith(start)),
  )

describe('A change that another site has a browser of staff send', () => {
  it.each<[string, Record<string, string>]>([
    ['from its own origin', { origin: 'https://evil.example' }],
    ['from a page without an origin', { origin: 'null' }],
    ['without an origin', {}],
    ['without an origin, as its browser says', { 'sec-fetch-site': 'cross-site' }],
    ['from another port of this machine', { origin: ORIGIN, 'sec-fetch-site': 'cross-site' }],
    [
      'from a sibling of the domain',
      { origin: 'https://shop.example', 'sec-fetch-site': 'same-site' },
    ],
  ])('%s is refused on every route', async (_, headers) => {
    const routes = routesWithCookie()
    // The whole API: as many as the document has, and the forms of pages.
    expect(routes.length).toBeGreaterThan(140)
    expect(routes).toContainEqual({ method: 'POST', url: '/contact' })
    for (const { method, url } of routes) {
      const { statusCode } = await setup.app.inject({
        method: method as 'POST',
        url,
        headers,
        cookies: staff.cookies,
        payload: {},
      })
      expect([method, url, statusCode]).toEqual([method, url, 403])
    }
  })
})
