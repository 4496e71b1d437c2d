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
 * Readings from a stored configuration `{ id: value }`. What it leaves out has its default. An
 * unknown id, a fixed one or an unknown value refuses the whole configuration and names each: a
 * misspelt choice must not silently be the default.
 */
export function loadReadings(
  configuration: unknown,
): { ok: true; readings: Readings } | { ok: false; refused: RefusedReading[] } {
  if (typeof configuration !== 'object' || configuration === null || Array.isArray(configuration)) {
    return { ok: false, refused: [{ id: '', value: configuration }] }
  }
  const choices = Object.entries(configuration)
  const refused = choices
    .filter(([id, value]) => !valuesOf(id).includes(value))
    .map(([id, value]) => ({ id, value }))
  return refused.length > 0
    ? { ok: false, refused }
    : { ok: true, readings: { ...defaultReadings, ...Object.fromEntries(choices) } }
}

/**
 * The values of a reading, the default first; none when the id is unknown or not for staff to set.
 */
export function valuesOf(id: string): readonly unknown[] {
  const entry = settableEntries.find((candidate) => candidate.id === id)
  return entry ? Object.keys(entry.values) : []
}
