import { shortJson } from './short-json.ts'

/**
 * What happened to a place of the old site's export. `repaired`: read in the one way it can be meant.
 * `undecided`: it can be meant in two ways, and a person looks. `unreadable`: it is not in the house.
 * `not-taken`: it can be read, and the house has no place for it.
 */
export type RemarkKind = 'repaired' | 'undecided' | 'unreadable' | 'not-taken'

/** What is said of each finding, to the owner. */
const sentences = {
  'no-house': 'Hier staat geen export van de oude site.',
  'other-house': 'Er staat meer dan één huis in het bestand; dit is niet gelezen.',
  'no-record': 'Hier hoort een gegeven met velden te staan.',
  'no-booking':
    'Van deze boeking is niet te lezen wanneer of in welk kamertype hij is; hij komt niet mee.',
  'unknown-field': 'Dit veld kennen we niet; het komt niet mee.',
  'said-otherwise': 'Dit staat ook elders, met een andere waarde; die telt.',
  'wrong-value': 'Deze waarde kan hier niet staan.',
  'missing-value': 'Dit was niet ingevuld.',
  'number-or-text': 'Een getal stond als tekst, of een tekst als getal.',
  rounded: 'Een bedrag had meer dan twee decimalen en is afgerond.',
  'day-text': 'De datum stond als tekst.',
  'day-that-does-not-exist': 'Deze dag bestaat niet.',
  'month-beyond-december': 'De maand lag na december: hier telde de oude site vanaf één.',
  'month-without-december':
    'December stond niet in de lijst; de bezetting is geteld uit de boekingen.',
  'months-from-zero': 'De maanden in deze lijst telden vanaf nul.',
  'stay-corrected':
    'Aankomst en vertrek pasten niet bij elkaar; de rest van de boeking zei wat klopt.',
  'nights-differ':
    'Er zijn andere nachten verkocht dan de datums zeggen. De datums en de som blijven staan.',
  'swapped-name-and-email': 'Naam en e-mailadres waren verwisseld.',
  'suffix-written-otherwise': '‘Geannuleerd’ stond er anders dan gewoonlijk.',
  'room-type-missing': 'Het kamertype ontbrak en volgt uit de kamer.',
  'double-number': 'Dit nummer bestond al.',
  'double-record': 'Dit stond er twee keer.',
  'two-prices': 'Er zijn twee prijzen voor hetzelfde aantal personen; de eerste telt.',
  'two-in-one-room':
    'In deze kamer slaapt die nacht al een ander. Kies een andere kamer, of laat de boeking weg.',
  'left-out': 'Deze boeking blijft weg, zoals gekozen.',
  'closure-or-count': 'De oude site zei 5: gesloten, of vijf boekingen. Er zijn vijf boekingen.',
} as const

/** What was found; remarks of one finding are listed together. */
export type Finding = keyof typeof sentences

/** One line of the report of an import: where, what, and what was made of it. */
export interface Remark {
  /** The keys from the top of the export, each as JSON Pointer writes it: `events/-Nx1/endMonth`. */
  path: string
  kind: RemarkKind
  what: Finding
  /** What was found and done, a Dutch sentence for the owner. */
  sentence: string
  /** What stands in the export, shortened (`shortJson`); null where nothing does. */
  before: string | null
  /** What it is read as; null where it is not in the house. */
  after: string | null
}

/** Notes what was found at a place. `before` is the value as it stands. */
export type Tell = (
  path: string,
  kind: RemarkKind,
  what: Finding,
  before: unknown,
  after?: string | number | null,
) => void

/** A booking that a person enters by hand is shown whole, with long notes too, signs. */
const wholeBooking = 5_000

/** Notes into a list. */
export function tellInto(remarks: Remark[]): Tell {
  return (path, kind, what, before, after = null) => {
    remarks.push({
      path,
      kind,
      what,
      sentence: sentences[what],
      before:
        before === undefined || before === null
          ? null
          : shortJson(before, what === 'no-booking' ? wholeBooking : undefined),
      after: after === null ? null : String(after),
    })
  }
}
