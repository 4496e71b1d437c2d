import { execFileSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/** Builds the back office as for production, to where the compiled property looks for it. */
export async function buildBackOffice(property: string): Promise<void> {
  execFileSync(process.execPath, [
    'node_modules/vite/bin/vite.js',
    'build',
    ...['--logLevel', 'warn', '--config', 'admin/vite.config.ts'],
    ...['--outDir', join(property, 'client/admin')],
  ])
}

/** The Chromium of stories and journeys. */
export async function browserPath(): Promise<string> {
  const fromRoot = createRequire(join(process.cwd(), 'package.json'))
  const { findChromium } = (await import(
    fromRoot.resolve('./launch/find-chromium.mjs')
  )) as typeof import('../../../launch/find-chromium.mjs')
  return findChromium()
}
