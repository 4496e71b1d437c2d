import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { streamCsv } from './stream-csv.ts'
import { streamXlsx } from './stream-xlsx.ts'
import type { TypedTable } from './typed-table.ts'

/** The type of an answer that is a spreadsheet. */
export const SPREADSHEET_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
/** The type of an answer that is a CSV file. */
export const CSV_TYPE = 'text/csv; charset=utf-8'

/**
 * Sends a table as a file that is written while its rows are read: as slow as who takes it, and
 * never whole in memory.
 *
 * @param file its name without an ending; in staff's own words it may hold any sign (RFC 8187)
 */
export function sendTable<Row>(
  reply: FastifyReply,
  format: 'xlsx' | 'csv',
  file: string,
  table: TypedTable<Row>,
): void {
  const written = format === 'xlsx' ? streamXlsx(table) : streamCsv(table)
  const name = encodeURIComponent(`${file}.${format}`)
  void reply
    .type(format === 'xlsx' ? SPREADSHEET_TYPE : CSV_TYPE)
    .header('content-disposition', `attachment; filename*=UTF-8''${name}`)
    .send(Readable.from(written as AsyncIterable<string | Uint8Array>, { objectMode: false }))
}
