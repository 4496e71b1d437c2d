import { lazyPart } from '../page/lazy-part.tsx'

/** The order form in a file of its own: the review needs it only for an order that was refused. */
export const orderForm = lazyPart(
  ['breakfast/BreakfastScreen.tsx'],
  async () => (await import('./BreakfastScreen.tsx')).BreakfastScreen,
  { needsLaterWords: true },
)
