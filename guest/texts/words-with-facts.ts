import type { PropertyView } from '../../api/facts/property-shape.ts'
import { propertyAddress } from '../../rules/property/property-address.ts'
import type { GuestWords } from '../../rules/texts/all-words.ts'
import { fillText } from '../../rules/texts/fill-text.ts'
import type { PageFactName } from '../../rules/texts/page-blanks.ts'
import { textOf } from '../../rules/texts/words.ts'
import {
  checkInWeek,
  checkOutWords,
  hoursWords,
  mailAddress,
  phoneWords,
  telephone,
} from '../property/property-words.ts'

/** Some words of a text; `to` where they are a way to reach the property. */
export interface FilledWords {
  words: string
  to?: string
}

/** What a text can ask of the property, by the name between braces. */
const facts: Record<PageFactName, (property: PropertyView, known: GuestWords) => FilledWords> = {
  naam: ({ name }) => ({ words: name }),
  adres: (property, known) => ({ words: textOf(known, propertyAddress(property)) }),
  telefoon: (property, known) => reach(phoneWords(known, property), telephone(property)),
  'e-mail': (property) => reach(property.email, mailAddress(property)),
  inchecktijden: (property, known) => ({
    words: checkInWeek(known, property)
      .map(([when, hours]) => fillText(known.sitePage.checkInHours, { when, hours }))
      .join(', '),
  }),
  uitchecktijd: (property, known) => ({ words: checkOutWords(known, property) }),
  ontbijttijden: (_, known) => ({
    words: fillText(known.sitePage.breakfastHours, {
      weekday: hoursWords(known, known.breakfast.inHouseWeekday),
      weekend: hoursWords(known, known.breakfast.inHouseWeekend),
    }),
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
      // What staff have not filled in yet.
      return fact.words === '' ? { words: known.sitePage.notYetKnown } : fact
    })
}
