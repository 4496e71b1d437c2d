/**
 * A number that nobody has, and the running number it was made from: the next one starts after it.
 */
export interface NextNumber {
  number: string
  running: number
}

/**
 * The first number from `running` on that is not taken. Numbers of another form, imported or from
 * before a reading changed, are skipped too.
 */
export function nextFree(
  numberOf: (running: number) => string,
  running: number,
  taken: (number: string) => boolean,
): NextNumber {
  let next = running
  while (taken(numberOf(next))) next++
  return { number: numberOf(next), running: next }
}
