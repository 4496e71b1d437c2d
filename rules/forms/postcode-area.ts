import { isDutchPostcode } from './is-dutch-postcode.ts'

/** A postcode's part that tells how far it is, and its country in two small letters. */
export interface PostcodeArea {
  country: 'nl' | 'be' | 'de'
  /** `6181`, `B-3630` or `D-52525`. */
  area: string
}

/**
 * Reads the area of a postcode as people write it. The three countries are told apart by its form:
 * `6181 AB` is Dutch, `3630` and `B-3630` Belgian, `52525` and `D-52525` German. Null where it is
 * none of these, or of another country than the one given.
 */
export function postcodeArea(typed: string, country?: string): PostcodeArea | null {
  const found = read(typed.trim())
  return found && (country === undefined || found.country === country) ? found : null
}

function read(postcode: string): PostcodeArea | null {
  if (isDutchPostcode(postcode)) return { country: 'nl', area: postcode.slice(0, 4) }
  const [, belgian] = /^(?:be?[ -]?)?([1-9]\d{3})$/i.exec(postcode) ?? []
  if (belgian !== undefined) return { country: 'be', area: `B-${belgian}` }
  const [, german] = /^(?:de?[ -]?)?(\d{5})$/i.exec(postcode) ?? []
  return german === undefined ? null : { country: 'de', area: `D-${german}` }
}

/**
 * The area that staff type for a row of the table of distances: four digits are Dutch there, a
 * Belgian one has its `B` before it. Null where it is none.
 */
export function typedArea(typed: string): string | null {
  const text = typed.trim()
  return /^[1-9]\d{3}$/.test(text)
    ? text
    : isDutchPostcode(text)
      ? null
      : (read(text)?.area ?? null)
}
