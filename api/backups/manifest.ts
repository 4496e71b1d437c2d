import { z } from 'zod'

/** The last file of a backup: what is in it, so that nothing is missed that is not there. */
export const manifestShape = z.object({
  format: z.literal('kamersleutel-backup'),
  formatVersion: z.literal(1),
  /** The moment of which it tells. */
  at: z.iso.datetime(),
  /** Which house it is of; null: of a release in which houses had no id. */
  house: z.uuid().nullable().default(null),
  /** What its tables have been through; restored, they go through the rest. */
  migrations: z.array(z.string()).min(1),
  tables: z.array(
    z.object({ name: z.string(), columns: z.array(z.string()), rows: z.int().min(0) }),
  ),
  parts: z.array(
    z.object({
      name: z.string(),
      bytes: z.int().min(0),
      sha256: z.string().regex(/^[0-9a-f]{64}$/),
    }),
  ),
  /** Files of pictures that guests are shown, and that were not there to be kept. */
  missing: z.array(z.string()),
  /** Tables beside those of the house, made by hand or by another program: they are not in it. */
  leftOut: z.array(z.string()).default([]),
})
export type Manifest = z.output<typeof manifestShape>
export type Part = Manifest['parts'][number]

export const MANIFEST = 'manifest.json'
export const SEQUENCES = 'sequences.json'
export const SECRETS = 'secrets.json'
export const FILES = 'files/'

/** The part with the rows of a table, as the text that COPY writes and reads. */
export const partOfTable = (table: string): string => `tables/${table}.copy`
