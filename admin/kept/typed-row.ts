import { type EpochDay, parseDay } from '../../rules/calendar/day.ts'

/** A day as a field has it; null where there is none. */
export function typedDay(day: string | null | undefined): EpochDay | null {
  return parseDay(day ?? '')
}

/** Fields as texts: react-admin has null for one that was emptied. */
export function typedTexts<Field extends string>(
  typed: Partial<Record<Field, string | null>>,
  fields: readonly Field[],
): Record<Field, string> {
  return Object.fromEntries(fields.map((field) => [field, typed[field] ?? ''])) as Record<
    Field,
    string
  >
}
