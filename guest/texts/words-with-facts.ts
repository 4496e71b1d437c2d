import type { PropertyView } from '../../api/facts/property-shape.ts'
import { propertyAddress } from '../../rules/property/property-address.ts'
import type { GuestWords } from '../../rules/texts/all-words.ts'
import type { PageFactName } from '../../rules/texts/page-blanks.ts'
import {
  checkInWeek,
  checkOutWords,
  hoursWords,
  mailAddress,
  telephone,
} from '../property/property-words.ts'

/** Some words of a text; `to` where they are a way to reach the property. */
export interface FilledWords {
  words: string
  to?: string
}

/** What stands in a text for something that staff have not filled in yet. */
const NOT_YET = 'nog niet bekend'

/** What a text can ask of the property, by the name between braces. */
const facts: Record<PageFactName, (property: PropertyView, known: GuestWords) => FilledWords> = {
  naam: ({ name }) => ({ words: name }),
  adres: (property) => ({ words: propertyAddress(property) }),
  telefoon: (property) => reach(property.phone, telephone(property)),
  'e-mail': (property) => reach(property.email, mailAddress(property)),
  inchecktijden: (property) => ({
    words: checkInWeek(property)
      .map(([when, hours]) => `${when} kan van ${hours}`)
      .join(', '),
  }),
  uitchecktijd: (property) => ({ words: checkOutWords(property) }),
  ontbijttijden: (_, { breakfast }) => ({
    words: `door de week van ${hoursWords(breakfast.inHouseWeekday)}, in het weekend van ${hoursWords(breakfast.inHouseWeekend)}`,
  }),
}

const reach = (words: string, to: string): FilledWords => (words === '' ? { words } : { words, to })

/**
 * The words of a text with `{telefoon}` and such filled in by what the property says now. Braces
 * around anything else stay as they were written.
 */
export function wordsWithFacts(
  text: string,
  property: PropertyView,
  known: GuestWords,
): FilledWords[] {
  return text
    .split(/(\{[a-z-]+\})/)
    .filter((words) => words !== '')
    .map((words) => {
      const name = /^\{(.+)\}$/.exec(words)?.[1] ?? ''
      const fact = Object.hasOwn(facts, name)
        ? facts[name as PageFactName](property, known)
        : { words }
      return fact.words === '' ? { words: NOT_YET } : fact
    })
}
