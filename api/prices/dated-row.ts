import { z } from 'zod'
import { type Day, type EpochDay, formatDay, parseDay } from '../../rules/calendar/day.ts'
import { refuseSameStart } from '../../rules/forms/check-dated-row.ts'
import type { FieldError } from '../../rules/forms/field-error.ts'
import { textId } from '../../rules/texts/message.ts'
import { chosenDay, rowView, seenVersion, typedText } from '../edits/kept-shape.ts'
import type { KeptTable } from '../edits/kept-table.ts'

/** What every order of a row holds that counts from a day on. */
export const datedOrder = {
  validFrom: chosenDay(textId('datedRow.validFromMissing')),
  source: typedText,
  ...seenVersion,
}

/** What every such row tells. */
export const datedView = {
  ...rowView,
  validFrom: z.iso.date(),
  source: z.string().meta({ description: 'Where the numbers come from.' }),
}

interface StoredDated {
  validFrom: Day
  source: string
}

/** Its columns; null where no day was chosen. */
export function datedColumns({
  validFrom,
  source,
}: {
  validFrom: EpochDay | null
  source: string
}): StoredDated | null {
  return validFrom === null ? null : { validFrom: formatDay(validFrom), source: source.trim() }
}

/** Says at the field that another row counts from the same day. */
function sameStart(row: StoredDated, others: StoredDated[]): FieldError[] {
  const starts = others.map(({ validFrom }) => ({ validFrom: parseDay(validFrom)! }))
  return refuseSameStart(parseDay(row.validFrom)!, starts)
}

/** How such rows are listed, the latest first, and which of them cannot stand beside another. */
export const datedRows = {
  sorts: ['id', 'validFrom'],
  otherwise: ['validFrom', 'DESC'],
  searched: ['source'],
  clashes: sameStart,
} satisfies Partial<KeptTable<StoredDated & { id: number }, never, never>>
