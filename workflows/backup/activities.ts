import { Backups } from '../../api/backups/backups.ts'
import type { Services } from '../subject-kind.ts'

export type BackupActivities = ReturnType<typeof backupActivities>

/** Run twice, there is a backup more, of the same night: one of a day is kept. */
export function backupActivities(services: Services) {
  const backups = services.get(Backups)
  return {
    /** Answers the file's path; null in a house that makes none by itself. */
    nightlyBackup: async (): Promise<string | null> => (await backups.makeNightly())?.file ?? null,
  }
}
