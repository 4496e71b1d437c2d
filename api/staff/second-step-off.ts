import { Pool } from 'pg'
import { inTransaction } from '../database/open-database.ts'
import { workLimits } from '../database/time-limits.ts'
import { turnSecondStepOff } from './turn-second-step-off.ts'

/**
 * `node dist/api/staff/second-step-off.js EMAIL`, with the `DATABASE_URL` of the property: for the
 * only one of staff who lost phone and recovery codes.
 */
const connectionString = process.env['DATABASE_URL']
const email = process.argv[2]
if (!connectionString || !email) {
  console.error('Give an e-mail address, and DATABASE_URL as the property has it.')
  process.exitCode = 1
} else {
  const pool = new Pool({ connectionString, max: 1, ...workLimits })
  const isOff = await inTransaction(pool, (client) => turnSecondStepOff(client, email)).finally(
    () => pool.end(),
  )
  if (isOff) console.log(`${email} signs in with the password alone now.`)
  else {
    console.error(`No account of ${email} signs in with a second step.`)
    process.exitCode = 1
  }
}
