import { type BookingSource, bookingSources, sourceColours } from './booking-source.ts'
import { parseColour } from './source-shades.ts'

export type SourceColours = Readonly<Record<BookingSource, string>>

/** The colours as staff set them; what is not stored, or is no colour, is that of BO §9. */
export function loadSourceColours(stored: Readonly<Record<string, unknown>>): SourceColours {
  return Object.fromEntries(
    bookingSources.map((source) => {
      const colour = stored[source]
      return [
        source,
        (typeof colour === 'string' ? parseColour(colour) : null) ?? sourceColours[source],
      ]
    }),
  ) as Record<BookingSource, string>
}
