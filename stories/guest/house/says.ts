/**
 * The whole of a name or text, whatever kind of space stands between its words: dates and amounts
 * are held together on one line.
 */
export function says(text: string): RegExp {
  return new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s')}$`)
}
