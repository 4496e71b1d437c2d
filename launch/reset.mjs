/** `npm run reset`: forgets all data, so that the next start is the first one. */
import fs from 'node:fs'
import path from 'node:path'
import { data } from './folders.mjs'
import { appLock } from './app-lock.mjs'
import { backupsIn } from './places.mjs'

try {
  await appLock(data).take()
  const backups = backupsIn(data)
  for (const name of fs.readdirSync(data)) {
    const one = path.join(data, name)
    if (one !== backups) fs.rmSync(one, { recursive: true, force: true })
  }
  const kept = fs.existsSync(backups)
  if (!kept) fs.rmSync(data, { recursive: true, force: true })
  console.log(`All data of ${data} is gone; npm start makes a new property.`)
  if (kept) console.log(`The backups in ${backups} are as they were.`)
  if (process.env['DATABASE_URL'])
    console.log('The database of DATABASE_URL is not ours to empty: it is as it was.')
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
