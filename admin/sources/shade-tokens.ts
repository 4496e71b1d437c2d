import type { CSSProperties } from 'react'
import { sourceShades } from '../../rules/sources/source-shades.ts'
import { type Source, defaultColour, noSource } from '../../rules/sources/source.ts'

/**
 * The tokens of `[data-source]` (`ThemeTokens`) for a source. What came from nowhere keeps its grey
 * ground as long as its colour is the default.
 */
export function shadeTokens({ id, colour }: Pick<Source, 'id' | 'colour'>): CSSProperties {
  if (id === noSource && colour === defaultColour) return {}
  const { main, tint, pale, deep } = sourceShades(colour)
  return { '--s': main, '--t': tint, '--p': pale, '--d': deep } as CSSProperties
}
