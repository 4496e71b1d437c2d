/**
 * The names between braces in a text: `{day}` and `{n}` of 'op de {day}-ste minimaal {n} nachten'.
 */
export type Blanks<Text extends string> = string extends Text
  ? string
  : Text extends `${string}{${infer Name}}${infer Rest}`
    ? Name | Blanks<Rest>
    : never

declare const names: unique symbol
/** Any text that asks for these blanks, as staff may have corrected it. */
export type TextWith<Names extends string> = string & { readonly [names]?: Names }

/** The blanks that a text asks for: those of its type, or those of a literal. */
export type BlanksIn<Text extends string> = Text extends { readonly [names]?: infer Names }
  ? Names & string
  : Blanks<Text>

/**
 * Fills the blanks of a text; a literal text, and one of `words`, asks for exactly its own blanks.
 * `fillText(words.stay.minimumNightsDate, { day: 5, n: 3 })` is 'Je moet op de 5-ste minimaal 3
 * nachten boeken'. Throws `RangeError` for a blank without a value: a programmer's error, a
 * corrected text is checked when it is saved.
 */
export function fillText<Text extends string>(
  text: Text,
  values: Record<BlanksIn<Text>, string | number>,
): string {
  const known: Record<string, string | number | undefined> = values
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = known[name]
    if (value === undefined) throw new RangeError(`no value for {${name}} in '${text}'`)
    return String(value)
  })
}

/** The names of the blanks of a text, each once, in the order of the alphabet. */
export function blanksOf(text: string): string[] {
  return [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!))].toSorted()
}

/** Whether two texts ask for the same blanks, so that one may stand in place of the other. */
export function haveSameBlanks(some: string, other: string): boolean {
  return blanksOf(some).join() === blanksOf(other).join()
}
