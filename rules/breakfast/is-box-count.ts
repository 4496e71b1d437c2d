/** A number of boxes: whole, 0 or more (G §5). */
export function isBoxCount(count: number): boolean {
  return Number.isSafeInteger(count) && count >= 0
}
