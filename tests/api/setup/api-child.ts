import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { dist } from '../../../launch/folders.mjs'
import { freePort } from '../../../launch/free-port.mjs'

/** An API in an operating system process of its own, as on a server with several. */
export interface ApiChild {
  url: string
  /** All that it wrote to its log so far. */
  said(): string
  stop(): Promise<void>
}

/**
 * Starts the API as it is built.
 * @param waits whether it is to answer before this is over
 */
export async function startApiChild(
  databaseUrl: string,
  variables: Record<string, string> = {},
  { isQuiet = false, waits = true } = {},
): Promise<ApiChild> {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const child = spawn(process.execPath, [path.join(dist, 'api/main.js')], {
    env: {
      ...process.env,
      NODE_ENV: 'test',
      DATABASE_URL: databaseUrl,
      PORT: String(port),
      SECRET: 'only the tests know this secret',
      TRUST_PROXY: 'true',
      LOG_LEVEL: 'error',
      REQUESTS_PER_MINUTE: '0',
      CLOCK_TODAY: '2026-02-02',
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (said += text))
    if (!isQuiet) stream.pipe(process.stderr)
  }
  if (waits) await untilHealthy(url, child)
  return {
    url,
    said: () => said,
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await ended
    },
  }
}

/** How long a busy machine may take to start it, ms. */
const STARTS_WITHIN_MS = 60_000

async function untilHealthy(url: string, child: ChildProcess): Promise<void> {
  const latest = performance.now() + STARTS_WITHIN_MS
  while (performance.now() < latest && child.exitCode === null) {
    const answer = await fetch(`${url}/health/ready`).catch(() => null)
    if (answer?.ok) return
    await wait(50)
  }
  child.kill('SIGKILL')
  throw new Error(`the API at ${url} did not come up`)
}
