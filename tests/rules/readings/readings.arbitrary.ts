import fc from 'fast-check'
import { settableEntries } from '../../../rules/readings/catalogue.ts'
import type { Readings, SettableReading } from '../../../rules/readings/readings.ts'

/** Any choice of values for every reading that can be set. */
export const anyReadings: fc.Arbitrary<Readings> = fc.record(
  Object.fromEntries(
    settableEntries.map(({ id, values }) => [id, fc.constantFrom(...Object.keys(values))]),
  ),
) as unknown as fc.Arbitrary<Readings>

/** Every combination of the values of some readings; the others as they are in `rest`. */
export function everyCombination(ids: readonly SettableReading[], rest: Readings): Readings[] {
  let combinations: Readings[] = [rest]
  for (const id of ids) {
    const values = Object.keys(settableEntries.find((entry) => entry.id === id)!.values)
    combinations = combinations.flatMap((readings) =>
      values.map((value) => ({ ...readings, [id]: value })),
    )
  }
  return combinations
}
