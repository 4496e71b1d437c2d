import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { endChild } from '../../launch/child.mjs'
import { findTemporal } from '../../launch/find-temporal.mjs'
import { freePort } from '../../launch/free-port.mjs'
import { startTemporal, temporalReady } from '../../launch/temporal-server.mjs'
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
  const port = await freePort()
  const server = startTemporal({
    binary,
    port,
    database: path.join(folder, 'temporal.db'),
    logFile: path.join(folder, 'temporal.log'),
  })
  await temporalReady(server, port)
  return {
    value: { address: `127.0.0.1:${port}`, binary },
    async stop() {
      await endChild(server)
      fs.rmSync(folder, { recursive: true, force: true })
    },
  }
}
