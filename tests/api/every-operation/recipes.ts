import { FactsCache } from '../../../api/facts/facts-cache.ts'
import type { Hands, Recipe } from './hands.ts'
import { bookingRecipes } from './recipes-of-bookings.ts'
import { deskRecipes } from './recipes-of-desk.ts'
import { oldSiteRecipes } from './recipes-of-old-site.ts'
import { guestRecipes } from './recipes-of-guests.ts'
import { keptRecipes } from './recipes-of-kept-rows.ts'
import { staffRecipes } from './recipes-of-staff.ts'

/** A recipe for every operation that needs more than its address (`validRequest`). */
export const recipes: Record<string, Recipe> = {
  ...guestRecipes,
  ...bookingRecipes,
  ...deskRecipes,
  ...keptRecipes,
  ...oldSiteRecipes,
  ...staffRecipes,
}

/** What is set right again after an operation, so that the house stays as it is for the others. */
export const mended: Record<string, (hands: Hands) => Promise<unknown>> = {
  'Clock.move': ({ staff }) => staff.put('/settings/clock', { today: null }),
  'FirstSteps.close': ({ staff }) => staff.post('/first-steps/open'),
  // Past the API, which takes no change from a page of the address of before.
  'FirstSteps.setAddress': async ({ house }) => {
    await house.pool.query(`DELETE FROM settings WHERE key = 'public-address'`)
    await house.app.get(FactsCache).fresh()
  },
}
