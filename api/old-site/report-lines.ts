import { formatEuro } from '../../rules/money/format-euro.ts'
import type { RemarkKind } from '../../rules/old-site/remark.ts'
import type { OldSiteReport } from './old-site-report.ts'

/** A terminal shows the end: the sums stand there, and before them what a person looks at. */
const kinds: RemarkKind[] = ['repaired', 'not-taken', 'unreadable', 'undecided']

/** The report of an import as `npm run import-old` says it, all that the screen shows, a line each. */
export function reportLines(report: OldSiteReport): string[] {
  const { kept, counts, remarks, undecided, occupancy, noInvoice, revenue } = report
  const change = (before: string | null, after: string | null) =>
    before === null && after === null ? '' : `  ${before ?? '–'} → ${after ?? '–'}`
  return [
    ...kinds.flatMap((of) =>
      remarks
        .filter(({ kind }) => kind === of)
        .map(
          ({ path, about, sentence, before, after }) =>
            `${of}  ${path}  ${about === null ? '' : `${about}: `}${sentence}${change(before, after)}`,
        ),
    ),
    ...undecided.map(
      ({ path, number, name, arrival, departure, takenBy, freeRooms }) =>
        `to decide  ${path}  ${number} ${name}, ${arrival} – ${departure}: the room is ${takenBy || 'taken'}; free: ${freeRooms.join(', ') || 'none'}`,
    ),
    ...occupancy.differences.map(
      ({ night, roomType, there, here }) =>
        `occupancy  ${night}  ${roomType}: ${there} there, ${here} here`,
    ),
    ...occupancy.notCompared.map(
      ({ roomType, first, last }) => `not compared  ${first} – ${last}  ${roomType}`,
    ),
    ...revenue.map(
      ({ month, thereCents, hereCents }) =>
        `revenue compared  ${month}: ${formatEuro(thereCents)} there, ${formatEuro(hereCents)} here`,
    ),
    ...(noInvoice === null ? [] : [`to fill in  ${noInvoice}`]),
    ...counts.map(
      ({ noun, found, brought, before, cents }) =>
        `${noun}: ${found} found, ${brought} ${kept ? 'imported' : 'to come'}, ${before} here already${cents === null ? '' : `, ${formatEuro(cents)}`}`,
    ),
    kept
      ? 'import-old: done'
      : 'import-old: nothing was changed; with --keep it is imported as it stands here',
  ]
}
