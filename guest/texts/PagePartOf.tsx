import type { PagePart } from '../../api/pages/page-content.ts'
import { propertyAddress } from '../../rules/property/property-address.ts'
import { extraInWords } from '../../rules/quotes/extra-in-words.ts'
import type { GuestWords } from '../../rules/texts/all-words.ts'
import { textOf, worded } from '../../rules/texts/words.ts'
import type { PropertyView } from '../../api/facts/property-shape.ts'
import { useProperty, useOwnWords } from '../property/PropertyContext.tsx'
import {
  checkInWeek,
  checkOutWords,
  mailAddress,
  phoneWords,
  telephone,
} from '../property/property-words.ts'
import { useWords } from './words.ts'

/** A line of a part: what, and what is said of it. */
interface PartLine {
  what: string
  said: string
  note?: string
  /** Where it is a way to reach the property. */
  to?: string
}

const lines: Record<PagePart, (words: GuestWords, property: PropertyView) => PartLine[]> = {
  extras: (words, { extras }) =>
    extras.map((extra) => {
      const { name, price, note } = worded(words, extraInWords(extra))
      return { what: name, said: price, note }
    }),
  annulering: (_, { cancellation }) =>
    cancellation.map(({ when, share }) => ({ what: when, said: share })),
  bedrijfsgegevens: (words, property) => [
    { what: words.sitePage.nameLabel, said: property.name },
    { what: words.sitePage.addressLabel, said: textOf(words, propertyAddress(property)) },
    {
      what: words.sitePage.phoneLabel,
      said: phoneWords(words, property),
      to: telephone(property),
    },
    { what: words.sitePage.emailLabel, said: property.email, to: mailAddress(property) },
    { what: words.sitePage.kvkLabel, said: property.kvk },
    { what: words.sitePage.vatIdLabel, said: property.vatId },
  ],
  aankomst: (words, property) => [
    ...checkInWeek(words, property).map(([what, said]) => ({ what, said })),
    { what: words.sitePage.checkOut, said: checkOutWords(words, property) },
  ],
}

/**
 * What the rules or the settings say, in the middle of a text, which may be in Dutch on a page in
 * another language.
 */
export function PagePartOf({ name }: { name: PagePart }) {
  const words = useWords()
  const { tag } = words.language
  const own = useOwnWords()
  const told = lines[name](words, useProperty()).filter(({ said }) => said !== '')
  if (told.length === 0)
    return name === 'annulering' && <p lang={tag}>{words.sitePage.cancelledByAgreement}</p>
  return (
    <dl className="lines text-page__lines" lang={tag}>
      {told.map(({ what, said, note, to }) => (
        <div key={what}>
          <dt>
            {own(what)}
            {note && <small>{note}</small>}
          </dt>
          <dd className="num">{to ? <a href={to}>{said}</a> : said}</dd>
        </div>
      ))}
    </dl>
  )
}
