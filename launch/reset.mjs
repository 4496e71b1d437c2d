/** `npm run reset`: forgets all data, so that the next start is the first one. */
import fs from 'node:fs'
import { data } from './folders.mjs'
import { appLock } from './app-lock.mjs'

try {
  await appLock(data).take()
  fs.rmSync(data, { recursive: true, force: true })
  console.log(`${data} is gone; npm start makes a new property.`)
  if (process.env['DATABASE_URL'])
    console.log('The database of DATABASE_URL is not ours to empty: it is as it was.')
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
