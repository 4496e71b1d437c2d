import path from 'node:path'

/**
 * Where the programs find what is kept in the data folder, unless it was said otherwise. A real house
 * has a backup every night even where nobody named a folder.
 * @param {string} folder the data folder
 * @param {NodeJS.ProcessEnv} given
 * @returns {{ FILES_FOLDER: string, BACKUP_DIR?: string }}
 */
export function placesIn(folder, given) {
  const backups = given['BACKUP_DIR'] || (given['HOUSE_MODE'] === 'production' && backupsIn(folder))
  return {
    FILES_FOLDER: given['FILES_FOLDER'] || path.join(folder, 'files'),
    ...(backups && { BACKUP_DIR: backups }),
  }
}

/** @param {string} folder the data folder */
export function backupsIn(folder) {
  return path.join(folder, 'backups')
}

/**
 * What is said of the backups at the start of a house that makes some; null of one that makes none.
 * @param {string} folder the data folder
 * @param {NodeJS.ProcessEnv} given
 */
export function whereBackupsGo(folder, given) {
  const { BACKUP_DIR: backups } = placesIn(folder, given)
  if (!backups) return null
  const said = `  Backups      ${backups}, every night\n`
  return given['BACKUP_DIR']
    ? said
    : `${said}               The same disk as the data is no safe place: BACKUP_DIR names a better one.\n`
}
