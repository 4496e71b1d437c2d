/** `npm run reset`: forgets all data, so that the next start is the first one. */
import fs from 'node:fs'
import { data } from './folders.mjs'
import { houseLock } from './house-lock.mjs'

try {
  await houseLock(data).take()
  fs.rmSync(data, { recursive: true, force: true })
  console.log(`${data} is gone; npm start makes a new house.`)
  if (process.env['DATABASE_URL'])
    console.log('The database of DATABASE_URL is not ours to empty: it is as it was.')
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
