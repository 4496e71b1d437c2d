import { parseDay } from '../../../rules/calendar/day.ts'
import { dutchDay } from '../../../rules/calendar/dutch.ts'
import { houseAddress } from '../../../rules/house/house-address.ts'
import type { Letter } from '../letter.ts'
import type { MailFacts } from '../mail-facts.ts'
import { greeting, stayFacts } from './stay-facts.ts'

/** Shortly before arrival: what one needs on the way. */
export function arrival(facts: MailFacts): Letter {
  const { house } = facts
  const day = dutchDay(parseDay(facts.arrival)!)
  const address = houseAddress(house)
  return {
    subject: `Tot ${day}: je verblijf bij ${house.name}`,
    parts: [
      greeting(facts),
      {
        kind: 'text',
        text: `Op ${day} verwachten we je. Je kunt inchecken tussen ${facts.checkIn}.`,
      },
      stayFacts(facts),
      ...(address === '' ? [] : [{ kind: 'text' as const, text: `Ons adres is ${address}.` }]),
      ...(house.phone === ''
        ? []
        : [
            {
              kind: 'text' as const,
              text: `Kom je later, of lukt het niet? Bel ons op ${house.phone}.`,
            },
          ]),
    ],
    attachments: [],
  }
}
