/** What lies where in the folder of an export. */
export const layout = {
  readme: 'README.md',
  manifest: 'manifest.json',
  dictionary: 'columns.csv',
  counters: 'counters.csv',
  tables: 'tables',
  pictures: 'pictures',
  invoices: 'invoices',
} as const

export const FORMAT = 'kamersleutel-export-1'

/** The one file in which times of the export itself stand. */
export interface Manifest {
  format: typeof FORMAT
  /** Which tables and columns there are: the newest migration of the release that wrote it. */
  shape: string
  /** ISO 8601, UTC. */
  exportedAt: string
  /** How many rows each file in `tables/` has. */
  rows: Record<string, number>
  /** Files of pictures that this house had lost before: an import asks for no others. */
  missing: string[]
}

/** The shape of a database that went through these migrations, the oldest first. */
export function shapeOf(migrations: readonly string[]): string {
  return migrations.at(-1) ?? 'none'
}

/** The file of a table, below `tables/`. */
export function tableFile(table: string): string {
  return `${table}.csv`
}

const BEFORE_NAME = '--'

/**
 * A picture's file as somebody looks for it: what it shows, two hyphens, and the name under which the
 * house keeps it.
 */
export function pictureFile(shows: string, kept: string): string {
  return `${shows.replaceAll(/[^a-z0-9]+/gi, '-')}${BEFORE_NAME}${kept}`
}

/** The name under which the house keeps the picture of such a file. */
export function keptName(file: string): string {
  return file.slice(file.lastIndexOf(BEFORE_NAME) + BEFORE_NAME.length)
}
