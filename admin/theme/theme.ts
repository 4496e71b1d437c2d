import type { RaThemeOptions } from 'react-admin'
import { type BookingSource, sourceColours } from '../../rules/sources/booking-source.ts'
import options from './theme.json' with { type: 'json' }

/**
 * The key rack: ink on grey and white, one accent of brass. `<Admin theme>` makes the MUI theme of
 * it.
 */
export const themeOptions = options as unknown as RaThemeOptions

/** Our own keys beside MUI's: what the CSS tokens are made of. */
export const { brass, stroke, agenda: agendaSizes, palette } = options

type Shades = (typeof options.sources)[BookingSource] & { main: string }

/** A source's shades: the edge of a stay is the colour of BO §9, the others are made for it. */
export const sources = Object.fromEntries(
  Object.entries(options.sources).map(([source, shades]) => [
    source,
    { ...shades, main: sourceColours[source as BookingSource] },
  ]),
) as Record<BookingSource, Shades>
