import { rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { readEnvironment } from '../environment/environment.ts'
import { endProgram } from '../errors/end-program.ts'
import { openFileStore } from '../files/open-file-store.ts'
import { exportHouse } from './export-house.ts'
import { isFree } from './free-folder.ts'
import { zipFolder } from './zip-folder.ts'

/**
 * `node dist/api/leaving/export.js FOLDER`, with the environment of the house, which may serve
 * meanwhile: writes FOLDER and FOLDER.zip (docs/leaving.md).
 */
const [given] = process.argv.slice(2)
const folder = path.resolve(given ?? '')
if (!given) fail('Give a folder that is not there yet.')
else if (!(await isFree(folder)) || !(await isFree(`${folder}.zip`)))
  fail(`${folder} or ${folder}.zip is there already. Nothing was written.`)
else await run().catch((error: unknown) => endProgram(error, []))

async function run(): Promise<void> {
  const started = performance.now()
  const { databaseUrl, files } = readEnvironment()
  // Under another name until it is complete: half an export is not mistaken for one.
  const half = `${folder}.part`
  await rm(half, { recursive: true, force: true })
  try {
    const { rows, missing, leftOut } = await exportHouse({
      url: databaseUrl,
      pictures: await openFileStore(files),
      folder: half,
      tell: (what) => process.stdout.isTTY && console.log(`  ${what}`),
    })
    await rename(half, folder)
    const isZipped = await zipFolder(folder, `${folder}.zip`)
    const count = Object.values(rows).reduce((sum, one) => sum + one, 0)
    for (const name of missing) console.log(`The house no longer has the picture ${name}.`)
    for (const name of leftOut) console.log(`Left out, for it is not of the house: ${name}.`)
    if (!isZipped) console.log('Too much for one zip file: take the folder.')
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    console.log(`export: ${count} rows in ${folder}${isZipped ? ' and .zip' : ''} in ${seconds} s`)
  } finally {
    await rm(half, { recursive: true, force: true })
  }
}

function fail(text: string): void {
  console.error(text)
  process.exitCode = 1
}
