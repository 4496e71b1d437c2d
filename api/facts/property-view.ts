import type { Day } from '../../rules/calendar/day.ts'
import type { GeneralCondition } from '../../rules/cancellation/conditions-in-general.ts'
import type { Extra } from '../../rules/quotes/extras.ts'
import type { Readings } from '../../rules/readings/readings.ts'
import type { RoomCounts } from '../../rules/rooms/rooms-in-words.ts'
import type { RuleNumbers } from '../../rules/rule-numbers/catalogue.ts'
import type { TextCorrections } from '../../rules/texts/correct-texts.ts'
import type { SourceColours } from '../../rules/sources/load-source-colours.ts'
import type { PropertySettings } from '../settings/property-settings.ts'

/** `GET /api/property`: what every guest screen needs to know of the property and the clock. */
export interface PropertyView extends Omit<PropertySettings, 'iban'> {
  /** The check-in hours of each weekday, Monday first, by the reading `check-in`. */
  checkIn: string[]
  checkOut: string
  /** What goes back to a guest who cancels a stay that is sold today; empty where staff decide. */
  cancellation: GeneralCondition[]
  /** Whether guests can book; until then the guest site says that the house is not open yet. */
  open: boolean
  /** Whether the house is tried: the reviews of its home page are invented (G §1). */
  isDemo: boolean
  /** How many rooms guests are shown, of each kind. */
  roomCounts: RoomCounts
  /** The titles of the information pages that have words, by slug: the others are not there. */
  pages: Readonly<Record<string, string>>
  /** News of the house for the home page; empty where there is none. */
  banner: string
  /** What can be had with a stay, in the order of the house. */
  extras: Extra[]
  /** Whether breakfast in the house is part of every stay. */
  breakfastIncluded: boolean
  today: Day
  /** The instant of the injected clock, ISO 8601. */
  now: string
  /** True when the clock was moved (never in production mode). */
  clockMoved: boolean
  readings: Readings
  /** The numbers of the rules, as staff set them. */
  numbers: RuleNumbers
  /** The colour of each source in the agenda. */
  sourceColours: SourceColours
  /** What staff corrected of the texts that guests read, by id. */
  texts: TextCorrections
}
