import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { origin } from './bench-servers.ts'

/**
 * Sends exports of the old site of 24 MB each, one after the other over every connection, from
 * another process until `stop`; it says how many were answered with which status.
 *
 * @param cookie of staff who are signed in; left out: of nobody
 */
export async function sendLargeBodies(
  port: number,
  connections: number,
  cookie = '',
): Promise<{ stop(): Promise<Record<string, number>> }> {
  const program = join(process.cwd(), 'tests/bench/server/large-bodies.mjs')
  const child = spawn(
    process.execPath,
    [program, String(port), String(connections), origin, cookie],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  await once(child.stdout, 'data')
  const said = text(child.stdout)
  return {
    async stop() {
      child.kill('SIGTERM')
      return JSON.parse(await said) as Record<string, number>
    },
  }
}
