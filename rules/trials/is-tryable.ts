/** What prices and rules are made of, by the names that the back office gives it. */
const tryable: ReadonlySet<string> = new Set([
  'seasons',
  'tourist-tax-tariffs',
  'vat-rates',
  'family-tariffs',
  'breakfast-tariffs',
  'settings/rule-numbers',
  'readings',
  'products',
  'sources',
  'room-types',
  'room-types/prices',
  'room-types/minimum-nights',
])

/**
 * Whether an edit can be tried before it counts, and planned for a day.
 *
 * @param noun what is edited, such as `seasons` or `room-types/prices`
 */
export function isTryable(noun: string): boolean {
  return tryable.has(noun)
}
