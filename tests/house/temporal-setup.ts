import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { findTemporal } from '../../launch/find-temporal.mjs'
import { startTemporal } from '../../launch/temporal-server.mjs'
import { oncePerRun } from './once-per-run.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** `binary` is for tests that stop and start a server of their own. */
    temporal: { address: string; binary: string }
  }
}

export default async function setup(project: TestProject) {
  const { value, release } = await oncePerRun('temporal', start)
  project.provide('temporal', value)
  return release
}

async function start() {
  const binary = await findTemporal({ tell: (text) => console.log(text) })
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kamersleutel-test-temporal-'))
  const server = await startTemporal({ binary, database: path.join(folder, 'temporal.db') })
  return {
    value: { address: server.address, binary },
    async stop() {
      const ended = new Promise((resolve) => server.child.once('exit', resolve))
      server.child.kill('SIGTERM')
      await ended
      fs.rmSync(folder, { recursive: true, force: true })
    },
  }
}
