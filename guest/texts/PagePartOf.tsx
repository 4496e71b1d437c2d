import type { PagePart } from '../../api/pages/page-content.ts'
import { propertyAddress } from '../../rules/property/property-address.ts'
import { extraInWords } from '../../rules/quotes/extra-in-words.ts'
import type { PropertyView } from '../../api/facts/property-shape.ts'
import { useProperty } from '../property/PropertyContext.tsx'
import { checkInWeek, checkOutWords, mailAddress, telephone } from '../property/property-words.ts'

/** A line of a part: what, and what is said of it. */
interface PartLine {
  what: string
  said: string
  note?: string
  /** Where it is a way to reach the property. */
  to?: string
}

const lines: Record<PagePart, (property: PropertyView) => PartLine[]> = {
  extras: ({ extras }) =>
    extras.map((extra) => {
      const { name, price, note } = extraInWords(extra)
      return { what: name, said: price, note }
    }),
  annulering: ({ cancellation }) =>
    cancellation.map(({ when, share }) => ({ what: when, said: share })),
  bedrijfsgegevens: (property) => [
    { what: 'Naam', said: property.name },
    { what: 'Adres', said: propertyAddress(property) },
    { what: 'Telefoon', said: property.phone, to: telephone(property) },
    { what: 'E-mail', said: property.email, to: mailAddress(property) },
    { what: 'KVK-nummer', said: property.kvk },
    { what: 'Btw-nummer', said: property.vatId },
  ],
  aankomst: (property) => [
    ...checkInWeek(property).map(([what, said]) => ({ what, said })),
    { what: 'Uitchecken', said: checkOutWords(property) },
  ],
}

/** What is said in place of a part that has nothing to tell. */
const empty: Partial<Record<PagePart, string>> = {
  annulering: 'Wat je terugkrijgt, spreken we per boeking met je af.',
}

/** What the rules or the settings say, in the middle of a text. */
export function PagePartOf({ name }: { name: PagePart }) {
  const told = lines[name](useProperty()).filter(({ said }) => said !== '')
  if (told.length === 0) return empty[name] && <p>{empty[name]}</p>
  return (
    <dl className="lines text-page__lines">
      {told.map(({ what, said, note, to }) => (
        <div key={what}>
          <dt>
            {what}
            {note && <small>{note}</small>}
          </dt>
          <dd className="num">{to ? <a href={to}>{said}</a> : said}</dd>
        </div>
      ))}
    </dl>
  )
}
