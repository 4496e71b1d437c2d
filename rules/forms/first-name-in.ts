import type { GreetingName } from '../texts/languages.ts'

/** Words before a name that are no first name; a family name may begin with one of the last. */
const titles = new Set(
  (
    'de heer dhr meneer mevrouw mevr mw familie fam gezin dr drs ing ir mr prof hotel pension ' +
    'stichting firma bakkerij café cafe gemeente school van von den der ten ter te op el al la le du'
  ).split(' '),
)

/** Several people, a company, or the family name first: to be said as a whole. */
const severalOrOther = /[,&/]|\s(?:en|bv|b\.v\.|vof|v\.o\.f\.|nv|n\.v\.)(?:\s|$)/i

/** Begins with a capital and has a small letter: no initials, and no name typed in capitals. */
const firstName = /^\p{Lu}[\p{L}\p{M}'’-]*\p{Ll}[\p{L}\p{M}'’-]*$/u

/**
 * How to speak to somebody whose name stands in one field: `Liesbeth van der Meer` is Liesbeth. A
 * name that does not say which part is the first one stays as it is: `Fam. Jansen`, `J. de Vries`,
 * `Jan en Els Smit`, `Hermans, Jos`.
 */
export function firstNameIn(name: string): string {
  const whole = name.trim()
  const [first = ''] = whole.split(/\s/)
  const isOne =
    firstName.test(first) && !titles.has(first.toLowerCase()) && !severalOrOther.test(whole)
  return isOne ? first : whole
}

/**
 * By which name a language speaks to somebody: `Bedankt, Liesbeth`, `Guten Tag Anna Schmidt`.
 *
 * @param firstName where it has a field of its own
 */
export function nameInGreeting(
  { language }: { language: { greetsBy: GreetingName } },
  name: string,
  firstName: string | null = null,
): string {
  return language.greetsBy === 'whole-name' ? name.trim() : (firstName ?? firstNameIn(name))
}
