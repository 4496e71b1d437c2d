import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, inject } from 'vitest'
import { openBrowser } from './open-browser.ts'
import type { OpenSetup } from './open-setup.ts'

/** A property that is open and a browser to come to it with. */
export interface HouseInABrowser extends Pick<OpenSetup, 'site' | 'login'> {
  browser: Browser
}

/**
 * The house of this worker (`houses-setup.ts`), where the journeys of other files were before, and a
 * browser of the file's own. The browser can be used from the first `beforeAll` of the file on.
 */
export function houseInABrowser(): HouseInABrowser {
  const place = Number(process.env['VITEST_POOL_ID']) - 1
  const house = { ...inject('houses')[place]! } as HouseInABrowser
  beforeAll(async () => {
    house.browser = await openBrowser()
  })
  afterAll(() => house.browser?.close())
  return house
}
