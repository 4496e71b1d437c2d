import type { PropertyFacts } from '../../rules/availability/property-facts.ts'
import type { EpochDay } from '../../rules/calendar/day.ts'
import type { Source } from '../../rules/sources/source.ts'
import type { Words } from '../../rules/texts/all-words.ts'
import type { TextCorrections } from '../../rules/texts/correct-texts.ts'
import type { Language } from '../../rules/texts/languages.ts'
import type { Photo } from '../../screens/picture-addresses.ts'
import type { ClockSetting } from '../environment/clock.ts'
import type { AddressSetting } from '../environment/public-address.ts'
import type { OwnWords, StoredTranslation } from './own-words.ts'
import type { PropertySettings } from './property-settings.ts'

/** What a room type shows beside what the rules know of it. */
export interface RoomTypeDetails {
  id: number
  description: string
  registrationNumber: string | null
  facilities: string[]
  /** The cover first. */
  images: { id: number; url: string; alt: string; photo: Photo | null }[]
}

/**
 * All a process knows of the property at one moment of the database: the rules' facts, and what
 * screens tell.
 */
export interface KnownProperty {
  /** The row of `facts_version`: moves with everything but bookings. */
  version: string
  facts: PropertyFacts
  /** In the order of their sort field. */
  details: RoomTypeDetails[]
  property: PropertySettings
  /** One line of news for guests; empty where there is none. */
  banner: string
  /** Whether breakfast in the house is part of every stay (setting `breakfast.included`). */
  breakfastIncluded: boolean
  clock: ClockSetting | null
  /** Where guests find the house, as staff set it. */
  address: AddressSetting | null
  /** Where bookings come from, in their order. */
  sources: readonly Source[]
  /** How long a guest's booking keeps its room unpaid, where staff set it. */
  holdMinutes: number | null
  /** Texts as staff corrected them; one that cannot stand is left out, and is literal then. */
  corrections: TextCorrections
  /** The catalogue with these corrections. */
  words: Words
  /** The same in a language in which guests read. */
  wordsIn: (language: Language) => Words
  /** What staff typed in Dutch, in other languages; a text whose row is gone may be among them. */
  translations: readonly StoredTranslation[]
  /** What staff typed, as guests of a language read it. */
  ownIn: (language: Language) => OwnWords
  /** The titles of the information pages that have words, by slug. */
  pages: Readonly<Record<string, string>>
  /** When the owner opened the house to guests (setting `opening`), ISO 8601; null: not yet. */
  openSince: string | null
  /** Stored readings that the rules do not know, by id: their defaults stand. */
  refusedReadings: string[]
}

/** A moment of the database: what was visible when the facts were read. */
export interface FactsMoment {
  /**
   * Transactions from this one on may not have been visible: their bookings are asked for again.
   */
  horizon: string
  /** Bookings that end on or before this day were left out. */
  since: EpochDay
}
