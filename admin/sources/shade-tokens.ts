import type { CSSProperties } from 'react'
import { sourceShades } from '../../rules/sources/source-shades.ts'

/** The tokens of `[data-source]` (`ThemeTokens`) for a colour of staff. */
export function shadeTokens(colour: string): CSSProperties {
  const { main, tint, pale, deep } = sourceShades(colour)
  return { '--s': main, '--t': tint, '--p': pale, '--d': deep } as CSSProperties
}
