import { type TextCorrections, correctTexts } from './correct-texts.ts'

interface Area {
  literal: Record<string, string>
  /** The same object for as long as the process runs: every reader has it. */
  shown: Record<string, string>
}

const areas = new Map<string, Area>()
let inForce: TextCorrections = {}

/**
 * An area of the catalogue: its literal texts, each in the words of staff where they corrected it.
 * Read a text where it is shown, never into a constant: a correction counts from one moment to the
 * next. Why a process has one catalogue: docs/why-corrected-texts-are-laid-over-in-place.md
 */
export function correctable<const Texts extends Record<string, string>>(
  area: string,
  literal: Texts,
): Texts {
  const shown = correctTexts(area, literal, inForce)
  areas.set(area, { literal, shown })
  return shown as Texts
}

/**
 * Has this process show these corrections and no others; `{}`: every text is literal again. Areas
 * that are loaded later have them too.
 */
export function followCorrections(corrections: TextCorrections): void {
  inForce = corrections
  for (const [area, { literal, shown }] of areas)
    Object.assign(shown, correctTexts(area, literal, corrections))
}

/** What this process lays over its literal texts. */
export function correctionsInForce(): TextCorrections {
  return inForce
}

/** The literal texts of the areas that this process has loaded, by id. */
export function literalTexts(): Map<string, string> {
  return new Map(
    [...areas].flatMap(([area, { literal }]) =>
      Object.entries(literal).map(([name, text]): [string, string] => [`${area}.${name}`, text]),
    ),
  )
}
