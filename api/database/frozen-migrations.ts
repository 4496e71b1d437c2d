import { readFileSync, readdirSync } from 'node:fs'
import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * The SQL files of a folder, `migrations/` unless told otherwise, in the order of their numbers, as
 * TypeORM wants them. There is no way down: a mistake is mended by a new file.
 */
export function frozenMigrations(
  folder = new URL('./migrations/', import.meta.url),
): (new () => MigrationInterface)[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.sql'))
  return files.toSorted().map((file) => frozenMigration(folder, file))
}

function frozenMigration(folder: URL, file: string): new () => MigrationInterface {
  const [, digits, what] = /^(\d{4})-(.+)\.sql$/.exec(file) ?? []
  if (!digits || !what) throw new RangeError(`a migration is named 0001-what.sql, not ${file}`)
  const words = what.split('-').map((word) => word[0]!.toUpperCase() + word.slice(1))
  // TypeORM orders by the thirteen digits at the end, where it expects a time.
  const name = `${words.join('')}${digits.padStart(13, '0')}`
  return class implements MigrationInterface {
    name = name
    async up(runner: QueryRunner): Promise<void> {
      await runner.query(readFileSync(new URL(file, folder), 'utf8'))
    }
    async down(): Promise<void> {
      throw new Error(`${file} has no way back`)
    }
  }
}
