/**
 * Text for a header of a mail: on one line, because a line break would begin the next header (RFC
 * 5322 §2.2), and no longer than `most` characters.
 */
export function oneLine(text: string, most: number): string {
  // Control characters, and the two separators that some readers break a line at.
  const line = text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
  const characters = Array.from(line)
  return characters.length <= most ? line : `${characters.slice(0, most - 1).join('')}…`
}
