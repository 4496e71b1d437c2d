/** What a number counts: how it is shown and typed. */
export type NumberUnit = 'nights'

/** A number of the rules that staff can set. */
export interface RuleNumber {
  unit: NumberUnit
  /** What the house starts with, and how far staff may go. */
  start: number
  least: number
  most: number
  /** The paragraph that names it; `own` where the documents do not. */
  source: string
}

/**
 * The numbers of the rules that staff set, by the id under which they are stored (setting
 * `rule-numbers`). What a document states is where the house starts.
 */
export const ruleNumberCatalogue = {
  // Without a limit, anyone could keep rooms for years without paying: four weeks is longer than a
  // holiday, six weeks is three holidays of a fortnight.
  'stay.nights': { unit: 'nights', start: 28, least: 1, most: 365, source: 'own' },
  'visitor.nights': { unit: 'nights', start: 42, least: 1, most: 365, source: 'own' },
} as const satisfies Record<string, RuleNumber>

export type RuleNumberId = keyof typeof ruleNumberCatalogue
export type RuleNumbers = Readonly<Record<RuleNumberId, number>>

export const ruleNumberIds = Object.keys(ruleNumberCatalogue) as RuleNumberId[]

/** The numbers as a house starts with them. */
export const startNumbers: RuleNumbers = loadRuleNumbers({})

/** Whether a number may be what a rule counts with. */
export function isWithinBounds(id: RuleNumberId, value: unknown): value is number {
  const { least, most }: RuleNumber = ruleNumberCatalogue[id]
  return Number.isSafeInteger(value) && (value as number) >= least && (value as number) <= most
}

/**
 * The numbers as they are stored. One that is not, or that is out of its bounds, is what the house
 * starts with: a stored value never takes the site down.
 */
export function loadRuleNumbers(stored: Readonly<Record<string, unknown>>): RuleNumbers {
  return Object.fromEntries(
    ruleNumberIds.map((id) => {
      const value = stored[id]
      return [id, isWithinBounds(id, value) ? value : ruleNumberCatalogue[id].start]
    }),
  ) as Record<RuleNumberId, number>
}
