/**
 * What can be tried before it counts, by the names of the back office's resources: what prices and
 * rules are made of. Each is written through the edits of staff and nothing else.
 */
const tryable: readonly RegExp[] = [
  /^(?:seasons|tourist-tax-tariffs|vat-rates|family-tariffs|breakfast-tariffs)(?:\/[\w-]{1,40})?$/,
  /^settings\/rule-numbers$/,
  /^readings\/[\w.-]{1,80}$/,
  /^room-types\/\d{1,9}\/(?:prices|minimum-nights)(?:\/\d{1,9})?$/,
]

/**
 * Whether an edit of this can be tried and planned.
 *
 * @param path below `/api/back-office/`, such as `seasons/3`
 */
export function isTryable(path: string): boolean {
  return tryable.some((one) => one.test(path))
}
