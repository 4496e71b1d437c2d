import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { DefaultLogger, bundleWorkflowCode } from '@temporalio/worker'

const root = path.resolve(import.meta.dirname, '../../..')
const cache = path.join(root, 'node_modules/.cache/kamersleutel-workflow-tests')

/**
 * The workflows bundled as the build does it, once for each state of their sources: every test file
 * asks.
 *
 * @param entry the list of workflows; a test may have a longer one
 */
export async function workflowBundle(
  entry: string = path.join(root, 'workflows/index.ts'),
): Promise<string> {
  const hash = createHash('sha256').update(entry)
  for (const folder of new Set([path.join(root, 'workflows'), path.dirname(entry)]))
    for (const file of sourcesIn(folder)) hash.update(fs.readFileSync(file))
  const made = path.join(cache, `${hash.digest('hex').slice(0, 16)}.js`)
  if (fs.existsSync(made)) return made
  const { code } = await bundleWorkflowCode({
    workflowsPath: entry,
    logger: new DefaultLogger('WARN'),
  })
  fs.mkdirSync(cache, { recursive: true })
  // Two files may bundle at once: whoever is last puts the same code in place, whole.
  const draft = `${made}.${process.pid}`
  fs.writeFileSync(draft, code)
  fs.renameSync(draft, made)
  return made
}

function sourcesIn(folder: string): string[] {
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .toSorted()
    .map((file) => path.join(folder, file))
}
