import type { texts } from './catalogue.ts'
import type { AnswerArea, GuestArea, SentArea } from './guest-areas.ts'

/** The areas that stay Dutch in each language: the sign-up forms of the municipality. */
type DutchArea = 'projectForm' | 'vendorForm'

/** The form of a counted text for a number that is not "other" (CLDR), such as `nights_one`. */
type CountedName = `${string}_${'zero' | 'one' | 'two' | 'few' | 'many'}`

/**
 * All that a guest reads, in another language: each text of these areas, with the same blanks (a
 * test compares them), and each form of a counted text that the language has.
 */
export type Translation = {
  readonly [Area in Exclude<GuestArea, DutchArea> | SentArea | AnswerArea]: {
    readonly [Name in Exclude<keyof (typeof texts)[Area], CountedName>]: string
  } & Readonly<Record<CountedName, string>>
}
