import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { DefaultLogger, bundleWorkflowCode } from '@temporalio/worker'

const root = path.resolve(import.meta.dirname, '../../..')
const cache = path.join(root, 'node_modules/.cache/kamersleutel-workflow-tests')

/**
 * The workflows bundled as the build does it, once for each state of their sources: every test file
 * asks.
 */
export async function workflowBundle(): Promise<string> {
  const hash = createHash('sha256')
  for (const file of sourcesIn(path.join(root, 'workflows'))) hash.update(fs.readFileSync(file))
  const made = path.join(cache, `${hash.digest('hex').slice(0, 16)}.js`)
  if (fs.existsSync(made)) return made
  const { code } = await bundleWorkflowCode({
    workflowsPath: path.join(root, 'workflows/index.ts'),
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
