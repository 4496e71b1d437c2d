/** A number of the Dutch Chamber of Commerce: eight digits (G §5 check 7 names no pattern). */
export function isKvkNumber(text: string): boolean {
  return /^\d{8}$/.test(text)
}
