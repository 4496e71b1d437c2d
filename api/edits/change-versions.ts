import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'

/** Which version of a row a screen shows: the id of the last change of it, 0 where there is none. */
@Injectable()
export class ChangeVersions {
  constructor(private readonly database: DataSource) {}

  /** Of several rows of a table, by their keys. */
  async of(
    noun: string,
    keys: readonly (string | number)[],
  ): Promise<(key: string | number) => number> {
    const rows: { key: string; version: number }[] = await this.database.query(
      `SELECT row_key AS key, max(id) AS version FROM changes WHERE noun = $1 AND row_key = ANY ($2) GROUP BY row_key`,
      [noun, keys.map(String)],
    )
    const versions = new Map(rows.map(({ key, version }) => [key, version]))
    return (key) => versions.get(String(key)) ?? 0
  }
}
