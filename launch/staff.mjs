/**
 * `npm run staff -- second-step-off EMAIL`: for the only one of staff who lost phone and recovery
 * codes. Of the house in the data folder, which may run meanwhile, or of the database of
 * `DATABASE_URL`.
 */
import { runCommand, runProgram, withHouse } from './with-database.mjs'

const [command, email] = process.argv.slice(2)
if (command !== 'second-step-off' || !email) {
  console.error('npm run staff -- second-step-off EMAIL')
  process.exitCode = 1
} else
  await runCommand(() =>
    withHouse(process.env, 'to sign in to', ({ url }) =>
      runProgram('api/staff/second-step-off.js', [email], { ...process.env, DATABASE_URL: url }),
    ),
  )
