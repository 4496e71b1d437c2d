import { type SettableEntry, settableEntries } from './catalogue.ts'

/**
 * The chosen value of every reading that can be set: what a rule takes as data.
 * `readings['total.ordinary']` is a union of its values.
 */
export type Readings = { [E in SettableEntry as E['id']]: keyof E['values'] & string }

/** The id of a reading that can be set. */
export type SettableReading = keyof Readings

/** The default of every reading: the first value of its entry. */
export const defaultReadings: Readings = Object.freeze(
  Object.fromEntries(settableEntries.map((entry) => [entry.id, Object.keys(entry.values)[0]])),
) as Readings

/**
 * A choice that cannot be taken: the id is unknown or not for staff to set, or the value is not one
 * of its values.
 */
export interface RefusedReading {
  /** Empty when the configuration is not a record of choices at all. */
  id: string
  value: unknown
}

/**
 * Readings from a stored configuration `{ id: value }`. What it leaves out has its default. So has
 * what cannot be taken (an unknown id, a fixed one, an unknown value): a stored value never takes
 * the site down. Each of those is named, to be told to staff: a misspelt choice must not silently be
 * the default.
 */
export function loadReadings(configuration: unknown): {
  readings: Readings
  refused: RefusedReading[]
} {
  if (typeof configuration !== 'object' || configuration === null || Array.isArray(configuration))
    return { readings: defaultReadings, refused: [{ id: '', value: configuration }] }
  const choices = Object.entries(configuration)
  const isKnown = ([id, value]: [string, unknown]) => valuesOf(id).includes(value)
  return {
    readings: { ...defaultReadings, ...Object.fromEntries(choices.filter(isKnown)) },
    refused: choices.filter((choice) => !isKnown(choice)).map(([id, value]) => ({ id, value })),
  }
}

/**
 * The values of a reading, the default first; none when the id is unknown or not for staff to set.
 */
export function valuesOf(id: string): readonly unknown[] {
  const entry = settableEntries.find((candidate) => candidate.id === id)
  return entry ? Object.keys(entry.values) : []
}
