import type { RaThemeOptions } from 'react-admin'
import options from './theme.json' with { type: 'json' }

/**
 * The key rack: ink on grey and white, one accent of brass. `<Admin theme>` makes the MUI theme of
 * it.
 */
export const themeOptions = options as unknown as RaThemeOptions

/** Our own keys beside MUI's: what the CSS tokens are made of. */
export const { brass, stroke, agenda: agendaSizes, palette } = options
