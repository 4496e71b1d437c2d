import type { Browser } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { openBrowser } from './open-browser.ts'
import { type OpenSetup, openSetup } from './open-setup.ts'

/** A property that is open and a browser to come to it with. */
export interface HouseInABrowser extends Pick<OpenSetup, 'site' | 'login'> {
  browser: Browser
}

/**
 * Opens both before the journeys of a file, before what the file itself does then, and closes them
 * after the last. What it answers can be used from there on.
 */
export function houseInABrowser(): HouseInABrowser {
  const house = {} as HouseInABrowser
  let setup: OpenSetup | undefined
  beforeAll(async () => {
    ;[setup, house.browser] = await Promise.all([openSetup(), openBrowser()])
    Object.assign(house, { site: setup.site, login: setup.login })
  })
  afterAll(async () => {
    await house.browser?.close()
    await setup?.close()
  })
  return house
}
