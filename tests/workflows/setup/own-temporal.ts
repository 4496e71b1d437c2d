import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { inject } from 'vitest'
import { endChild } from '../../../launch/child.mjs'
import { freePort } from '../../../launch/free-port.mjs'
import { startTemporal, temporalReady } from '../../../launch/temporal-server.mjs'

/**
 * A Temporal server that only this test uses, to be stopped, started and emptied; always at the
 * same address.
 */
export interface OwnTemporal {
  address: string
  start(): Promise<void>
  stop(): Promise<void>
  /** Stops it, removes all it knew, and starts it empty. */
  startEmpty(): Promise<void>
  end(): Promise<void>
}

export async function ownTemporal(): Promise<OwnTemporal> {
  const { binary } = inject('temporal')
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kamersleutel-own-temporal-'))
  const port = await freePort()
  let child: ReturnType<typeof startTemporal> | null = null
  const temporal: OwnTemporal = {
    address: `127.0.0.1:${port}`,
    async start() {
      child = startTemporal({
        binary,
        port,
        database: path.join(folder, 'temporal.db'),
        logFile: path.join(folder, 'temporal.log'),
      })
      await temporalReady(child, port)
    },
    async stop() {
      if (child) await endChild(child, 'SIGKILL')
      child = null
    },
    async startEmpty() {
      await temporal.stop()
      for (const file of fs.readdirSync(folder))
        if (file.startsWith('temporal.db')) fs.rmSync(path.join(folder, file))
      await temporal.start()
    },
    async end() {
      await temporal.stop()
      fs.rmSync(folder, { recursive: true, force: true })
    },
  }
  return temporal
}
