/**
 * `node download-temporal.mjs FILE` fetches Temporal's official binary through its SDK and keeps it
 * as FILE.
 */
import fs from 'node:fs'
import path from 'node:path'
import { TestWorkflowEnvironment } from '@temporalio/testing'

const file = process.argv[2]
if (!file) throw new RangeError('say where to keep the binary')
const folder = fs.mkdtempSync(path.join(path.dirname(file), 'download-'))
try {
  // The SDK only offers to fetch and start in one go; what it fetched is then moved to its place
  // whole.
  const executable = { type: /** @type {const} */ ('cached-download'), downloadDir: folder }
  const environment = await TestWorkflowEnvironment.createLocal({ server: { executable } })
  await environment.teardown()
  const [fetched] = fs.readdirSync(folder).filter((name) => name.startsWith('temporal'))
  if (!fetched) throw new Error('the download left no binary')
  fs.renameSync(path.join(folder, fetched), file)
  fs.chmodSync(file, 0o755)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  fs.rmSync(folder, { recursive: true, force: true })
}
