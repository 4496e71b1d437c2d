import { staffDayYear } from '../../rules/calendar/dutch.ts'
import type { KeptRow } from '../kept/kept-noun.ts'
import { typedDay, typedTexts } from '../kept/typed-row.ts'
import type { useText } from '../texts/use-text.ts'

/** A row that counts from a day on, until the next. */
export type DatedRow = KeptRow & { validFrom: string; source: string }

type Text = ReturnType<typeof useText>

/** What the lists of such rows have in common: the latest first, from when, and where from. */
export const latestFirst = { field: 'validFrom', order: 'DESC' } as const

/** `vanaf 1 jan 2027`. */
export function fromDay(text: Text, { validFrom }: Pick<DatedRow, 'validFrom'>): string {
  return text('prices.from', { day: staffDayYear(typedDay(validFrom) ?? 0) })
}

export function fromColumn<Row extends DatedRow>(text: Text) {
  return { label: text('prices.counts'), value: (row: Row) => fromDay(text, row) }
}

export function sourceColumn<Row extends DatedRow>(text: Text) {
  return { label: text('prices.source'), value: ({ source }: Row) => source }
}

/** The fields that every such row has, in Dutch. */
export function datedNames(text: Text) {
  return { validFrom: text('prices.validFrom'), source: text('prices.source') }
}

/** What was typed of them, as the rules check it. */
export function typedDated(typed: Partial<DatedRow>) {
  return { validFrom: typedDay(typed.validFrom), ...typedTexts(typed, ['source']) }
}
