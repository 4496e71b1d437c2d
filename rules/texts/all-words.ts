import { type TextArea, texts } from './catalogue.ts'
import { type TextCorrections, type WordsOf, correct } from './correct-texts.ts'

/** The whole catalogue as staff corrected it. */
export type Words = WordsOf<typeof texts>

/** The catalogue with corrections: `words({ 'stay.book': 'Boek' }).stay.book`. */
export function words(corrections: TextCorrections = {}): Words {
  return correct(texts, corrections)
}

/** The areas that guests read too. */
const guestAreas = [
  'breakfast',
  'cancellation',
  'checkout',
  'company',
  'contactForm',
  'extra',
  'familyRoom',
  'formFields',
  'formLabels',
  'house',
  'invoice',
  'opening',
  'price',
  'projectForm',
  'search',
  'stay',
  'stayTimes',
  'vendorForm',
] as const satisfies TextArea[]

/** What guests read on the site: sent with its pages, so that its scripts hold no sentence. */
export type GuestWords = Pick<Words, (typeof guestAreas)[number] | SiteArea>

/** The areas that nobody but guests reads. */
type SiteArea = Extract<TextArea, `site${string}`>

export function guestWords(known: Words): GuestWords {
  return only(
    known,
    (area) => area.startsWith('site') || (guestAreas as readonly string[]).includes(area),
  ) as GuestWords
}

/** What the back office says: all but what mails or the guest site alone say. */
export type ScreenWords = Omit<Words, SiteArea | Extract<TextArea, `mail${string}`>>

export function screenWords(known: Words): ScreenWords {
  return only(known, (area) => !/^(?:mail|site)/.test(area)) as ScreenWords
}

function only(known: Words, wanted: (area: string) => boolean): Partial<Words> {
  return Object.fromEntries(Object.entries(known).filter(([area]) => wanted(area)))
}
