import type { QuoteScreen, Screen } from '../quotes/screen.ts'

/** How many persons the fixed price is for (BO §9). */
export const personsInPrice = 4

/** The most that sleep in the family room (BO §2, G §5). */
export const mostPersons = 6

/**
 * The fewest a screen takes: guests choose 4 to 6, staff 1 to 6 (BO §2, §9; G §2; reading
 * `family.guests`).
 */
export function fewestPersons(screen: Screen | QuoteScreen): number {
  return screen === 'guest' || screen === 'checkout' ? 4 : 1
}

/** Whether the screen takes that number of persons. */
export function takesPersons(persons: number, screen: QuoteScreen): boolean {
  return Number.isInteger(persons) && persons >= fewestPersons(screen) && persons <= mostPersons
}
