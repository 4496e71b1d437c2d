/** More words than these narrow nothing. */
const MOST_WORDS = 6
/** Digits with what people write between them, as in `+31 (0)6 1234 5678`. */
const PHONE = /^\+?[\d\s().\-/]+$/

/**
 * What somebody typed as patterns for `LIKE` on a `search_text` (migration 0014), each of which has
 * to fit. A telephone number fits however it is written: what stands before it at home and abroad
 * (`0`, `0031`, `+31`) is left out. A word of one or two letters has to begin a word, so that the
 * index finds it.
 */
export function searchPatterns(typed: string): string[] {
  const words = typed.trim()
  if (words === '') return []
  if (PHONE.test(words) && digitsOf(words).length >= 4) return [`%${phoneCore(words)}%`]
  return words
    .split(/\s+/)
    .slice(0, MOST_WORDS)
    .map((word) => {
      const plain = asFound(word)
      return plain.length < 3 ? `% ${noPattern(plain)}%` : wordsAnywhere(plain)
    })
}

/** A word as `search_text` has it (migration 0082): doubled letters once, ij and y as i. */
export function asFound(word: string): string {
  return asSearched(word)
    .replaceAll('y', 'i')
    .replaceAll('ij', 'i')
    .replaceAll(/([a-z])\1+/g, '$1')
}

/** Small letters without accents. */
export function asSearched(word: string): string {
  return word
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .replaceAll('ø', 'o')
}

/** Words as they are looked for anywhere in a text, with `LIKE`: what was typed is no pattern. */
export const wordsAnywhere = (words: string) => `%${noPattern(words)}%`

/** Words as `LIKE` takes each sign of them for itself. */
export const noPattern = (words: string) => words.replaceAll(/[\\%_]/g, '\\$&')

const digitsOf = (words: string) => words.replaceAll(/\D/g, '')

/** The digits that every way of writing the number has. */
function phoneCore(words: string): string {
  const digits = digitsOf(words)
  const abroad = words.trimStart().startsWith('+') || digits.startsWith('00')
  if (!abroad) return digits.replace(/^0/, '')
  return digits.replace(/^00/, '').replace(/^310?/, '')
}
