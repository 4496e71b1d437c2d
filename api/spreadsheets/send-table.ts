import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { Answers } from '../requests/routes.ts'
import { streamCsv } from './stream-csv.ts'
import { streamXlsx } from './stream-xlsx.ts'
import type { TypedTable } from './typed-table.ts'

const types = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
}

/** What a route answers that sends a table as a spreadsheet, or as a CSV file. */
export const AnswersXlsx = () => Answers(z.string().meta({ format: 'binary' }), types.xlsx)
export const AnswersCsv = () => Answers(z.string(), types.csv)

/**
 * Sends a table as a file that is written while its rows are read: as slow as who takes it, and
 * never whole in memory.
 *
 * @param file its name without an ending; in staff's own words it may hold any sign (RFC 8187)
 */
export function sendTable<Row>(
  reply: FastifyReply,
  format: keyof typeof types,
  file: string,
  table: TypedTable<Row>,
): void {
  const written = format === 'xlsx' ? streamXlsx(table) : streamCsv(table)
  const name = encodeURIComponent(`${file}.${format}`)
  void reply
    .type(types[format])
    .header('content-disposition', `attachment; filename*=UTF-8''${name}`)
    .send(Readable.from(written as AsyncIterable<string | Uint8Array>, { objectMode: false }))
}
