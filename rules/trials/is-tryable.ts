/**
 * What can be tried before it counts, by the names of the back office's resources: what prices and
 * rules are made of. Each is written through the edits of staff and nothing else.
 */
const tryable: readonly RegExp[] = [
  /^(?:seasons|tourist-tax-tariffs|vat-rates|family-tariffs|breakfast-tariffs)(?:\/[\w-]{1,40})?$/,
  /^settings\/rule-numbers$/,
  /^readings\/[\w.-]{1,80}$/,
  /^products(?:\/\d{1,9})?$/,
  /^room-types\/\d{1,9}(?:\/(?:prices|minimum-nights)(?:\/\d{1,9})?)?$/,
]

/** Of a removal: the last change that the screen knew. */
const seenVersion = /\?version=\d{1,15}$/

/**
 * Whether an edit of this can be tried and planned.
 *
 * @param path below `/api/back-office/`, such as `seasons/3`, or `seasons/3?version=7` of a removal
 */
export function isTryable(path: string): boolean {
  const what = path.replace(seenVersion, '')
  return tryable.some((one) => one.test(what))
}
