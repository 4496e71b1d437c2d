import { screenCorrections } from '../../rules/texts/areas.ts'
import type { TextCorrections } from '../../rules/texts/correct-texts.ts'

/**
 * What staff corrected, as an element of the back office's page: its screens read it before they
 * draw anything. Data, not a script; no text can end it. Empty where nothing is corrected.
 */
export function correctedTexts(corrections: TextCorrections): string {
  const shown = screenCorrections(corrections)
  if (Object.keys(shown).length === 0) return ''
  const data = JSON.stringify(shown).replaceAll('<', '\\u003c')
  return `<script type="application/json" id="corrected-texts">${data}</script>\n`
}
