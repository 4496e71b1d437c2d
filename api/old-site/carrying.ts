import type { ClientBase } from 'pg'
import type { EpochDay } from '../../rules/calendar/day.ts'
import type { OldHouse } from '../../rules/old-site/old-house.ts'
import type { Words } from '../../rules/texts/all-words.ts'
import type { CarriedCount, CarriedNoun, CarriedRemark } from './old-site-report.ts'

/** An import under way: what every noun of it reads, and where it tells what it did. */
export interface Carrying {
  /** In the one transaction of the import. */
  client: ClientBase
  house: OldHouse
  rows: OldSiteRows
  today: EpochDay
  now: Date
  /** Who of staff imports, as they are named. */
  by: string
  words: Words
  counts: CarriedCount[]
  remarks: CarriedRemark[]
}

/** Adds what came of a noun to the report. */
export function count(
  { counts }: Carrying,
  noun: CarriedNoun,
  found: number,
  of: { brought: number; before: number; cents?: number },
): void {
  counts.push({ noun, found, brought: of.brought, before: of.before, cents: of.cents ?? null })
}

interface Row {
  path: string
  noun: string
  our_id: string
  /** What it said when it came; null where it came before that was kept. */
  fingerprint?: string | null
}

/** What came of records of the export before, and what comes of them now (`old_site_rows`). */
export class OldSiteRows {
  private added: Row[] = []

  /** What records say that come now. */
  private readonly marks = new Map<string, string>()

  private constructor(
    private readonly known: Map<string, string>,
    /** What those said that came before. */
    private readonly said: ReadonlyMap<string, string | null>,
    private readonly root: string,
  ) {}

  /** @param root where the house stands in the export; '' at its top */
  static async load(client: ClientBase, root: string): Promise<OldSiteRows> {
    const { rows } = await client.query<Row>('SELECT path, our_id, fingerprint FROM old_site_rows')
    return new OldSiteRows(
      new Map(rows.map(({ path, our_id }) => [path, our_id])),
      new Map(rows.map(({ path, fingerprint }) => [path, fingerprint ?? null])),
      root,
    )
  }

  /** The path below the house: the same house is exported from the top or from a folder of its own. */
  keyOf(path: string): string {
    return this.root !== '' && path.startsWith(`${this.root}/`)
      ? path.slice(this.root.length + 1)
      : path
  }

  /** The keys of all that came before. */
  paths(): Iterable<string> {
    return this.said.keys()
  }

  /** What a record said that came before, in short; undefined where that is not known. */
  markOf(path: string): string | undefined {
    return this.said.get(this.keyOf(path)) ?? undefined
  }

  /** Notes what a record says, should it come now. */
  mark(path: string, fingerprint: string): void {
    this.marks.set(this.keyOf(path), fingerprint)
  }

  /** The key of the row that a record came to; undefined where it has not come. */
  idOf(path: string): string | undefined {
    return this.known.get(this.keyOf(path))
  }

  /** Notes what a record came to. One row may have come of several records. */
  add(path: string, noun: string, id: string | number): void {
    const key = this.keyOf(path)
    this.known.set(key, String(id))
    this.added.push({ path: key, noun, our_id: String(id) })
  }

  /** Writes what was noted. */
  async write(client: ClientBase, at: Date): Promise<void> {
    await client.query(
      `INSERT INTO old_site_rows (path, noun, our_id, fingerprint, imported_at)
       SELECT path, noun, our_id, fingerprint, $2
       FROM jsonb_to_recordset($1) AS r (path text, noun text, our_id text, fingerprint text)`,
      [
        JSON.stringify(
          this.added.map((row) => ({ ...row, fingerprint: this.marks.get(row.path) ?? null })),
        ),
        at,
      ],
    )
    this.added = []
  }
}
