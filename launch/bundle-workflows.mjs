/**
 * Bundles the workflows once, at build time: at every start of the worker it would cost seconds.
 */
import fs from 'node:fs'
import path from 'node:path'
import { DefaultLogger, bundleWorkflowCode } from '@temporalio/worker'
import { checkout, dist } from './folders.mjs'

const { code } = await bundleWorkflowCode({
  workflowsPath: path.join(checkout, 'workflows/index.ts'),
  logger: new DefaultLogger('WARN'),
})
fs.mkdirSync(dist, { recursive: true })
fs.writeFileSync(path.join(dist, 'workflow-bundle.js'), code)
