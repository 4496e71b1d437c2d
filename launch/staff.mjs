/**
 * `npm run staff -- second-step-off EMAIL`: for the only one of staff who lost phone and recovery
 * codes. Wants the `DATABASE_URL` of the running property.
 */
import { spawn } from 'node:child_process'
import path from 'node:path'
import { build } from './build.mjs'
import { dist } from './folders.mjs'

const [command, email] = process.argv.slice(2)
if (command !== 'second-step-off' || !email) {
  console.error('npm run staff -- second-step-off EMAIL')
  process.exitCode = 1
} else {
  await build({ only: ['server'] })
  const program = path.join(dist, 'api/staff/second-step-off.js')
  spawn(process.execPath, [program, email], { stdio: 'inherit' }).on('exit', (code) => {
    process.exitCode = code ?? 1
  })
}
