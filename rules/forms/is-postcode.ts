import { isDutchPostcode } from './is-dutch-postcode.ts'

/** A postcode of the Netherlands, or of a neighbour: four or five digits, as `3620` and `B-3620`. */
export function isPostcode(text: string): boolean {
  const typed = text.trim()
  return isDutchPostcode(typed) || /^(?:[a-z]{1,2}[ -]?)?\d{4,5}$/i.test(typed)
}
