import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { Inject, Injectable } from '@nestjs/common'
import { Pool } from 'pg'
import { ENVIRONMENT, type Environment } from '../environment/environment.ts'
import { FileStore } from '../files/file-store.ts'
import { isHalfOf } from './backup-file-name.ts'
import { type MadeBackup, makeBackup } from './make-backup.ts'
import { outdatedBackups } from './outdated-backups.ts'

/** What a process that was killed left of a backup is taken away after this long, ms. */
const HALF_KEPT_MS = 24 * 3_600_000

/** The backups of this house, in the folder that `BACKUP_DIR` names. */
@Injectable()
export class Backups {
  constructor(
    private readonly pool: Pool,
    @Inject(ENVIRONMENT)
    private readonly environment: Pick<Environment, 'databaseUrl' | 'secret' | 'backupFolder'>,
    private readonly files: FileStore,
  ) {}

  /**
   * Makes a backup, notes what came of it, and takes away those that need not be kept any longer.
   * Nothing is taken away unless the new one is whole. Run twice, there are two.
   *
   * @returns null where no folder is named: this house makes none
   * @throws where it failed, noted too
   */
  async makeNightly(): Promise<MadeBackup | null> {
    const { backupFolder } = this.environment
    if (backupFolder === null) return null
    const made = await this.make(backupFolder)
    if (made.manifest.house !== null) await clearUp(backupFolder, made.manifest.house)
    return made
  }

  /**
   * Makes a backup and notes what came of it.
   *
   * @throws where it failed, noted too
   */
  async make(folder: string): Promise<MadeBackup> {
    const began = new Date()
    try {
      const { databaseUrl, secret } = this.environment
      const made = await makeBackup({ databaseUrl, secret, files: this.files }, folder)
      await this.note(began, path.basename(made.file), made.bytes, null)
      return made
    } catch (error) {
      // Where the database is away, this fails too: then the age of the last good one tells.
      await this.note(began, null, null, String(error)).catch(() => {})
      throw error
    }
  }

  private async note(
    began: Date,
    file: string | null,
    bytes: number | null,
    failure: string | null,
  ): Promise<void> {
    await this.pool.query(
      'INSERT INTO backups (began_at, ended_at, file, bytes, failure) VALUES ($1, now(), $2, $3, $4)',
      [began, file, bytes, failure],
    )
  }
}

/** Other houses may keep theirs in the same folder. */
async function clearUp(folder: string, house: string): Promise<void> {
  const names = await readdir(folder)
  const halves = names.filter((name) => isHalfOf(house, name))
  for (const name of halves) {
    const { mtimeMs } = await stat(path.join(folder, name))
    if (mtimeMs < Date.now() - HALF_KEPT_MS) await rm(path.join(folder, name), { force: true })
  }
  for (const name of outdatedBackups(names, house))
    await rm(path.join(folder, name), { force: true })
}
