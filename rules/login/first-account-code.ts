/** Capitals and digits without those that look alike: no I, O, 0 or 1. Two to the fifth of them. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** The code is three groups of four: 60 bits, more than anybody can try over a network. */
const group = 4
const groups = 3

/** How many random bytes a code is made of. */
export const codeBytes = group * groups

/**
 * The one-time code of the first account, such as `K7QM-2XWD-9RTP`. Each random byte gives one
 * letter; every letter is as likely as any other.
 */
export function firstAccountCode(random: Uint8Array): string {
  const letters = Array.from(
    random.subarray(0, codeBytes),
    (byte) => alphabet[byte % alphabet.length]!,
  )
  return inGroups(letters.join(''))
}

/**
 * The code as somebody types it, in small letters, with spaces or without the dashes; null where it
 * cannot be one.
 */
export function readFirstAccountCode(typed: string): string | null {
  const letters = typed.toUpperCase().replace(/[\s\p{Pd}]/gu, '')
  const isOne = new RegExp(`^[${alphabet}]{${codeBytes}}$`).test(letters)
  return isOne ? inGroups(letters) : null
}

function inGroups(letters: string): string {
  return Array.from({ length: groups }, (_, at) =>
    letters.slice(at * group, (at + 1) * group),
  ).join('-')
}
