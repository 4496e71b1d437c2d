import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { dist } from '../../../launch/folders.mjs'
import { freePort } from '../../../launch/free-port.mjs'

/** A line of a log, as far as tests look at it. */
export interface LogLine {
  part: string
  level: string
  msg?: string
  requestId?: string
  number?: string
  subjectId?: string
  activity?: string
  attempt?: number
  route?: string
  status?: number
  mail?: string
  state?: string
}

/** One of the processes of a property. */
export interface SpreadPart {
  /** Where it tells of itself; the site too, of an API. */
  url: string
  /** All that it wrote. */
  said(): string
  lines(): LogLine[]
  /** Tells it to end, and waits until it has. */
  stop(): Promise<void>
}

/** APIs and workers as programs, on one PostgreSQL and one Temporal. */
export interface SpreadProperty {
  apis: SpreadPart[]
  workers: SpreadPart[]
  /** The origin that guests see, served by the first API. */
  publicUrl: string
  close(): Promise<void>
}

/**
 * Starts two of each, as on two machines.
 * @param variables those of all of them
 */
export async function spreadProperty(variables: Record<string, string>): Promise<SpreadProperty> {
  const ports = [await freePort(), await freePort(), await freePort(), await freePort()]
  const publicUrl = `http://localhost:${ports[0]}`
  const given = { PUBLIC_URL: publicUrl, INTERNAL_URL: publicUrl, ...variables }
  const start = (program: string, port: number) => startPart(path.join(dist, program), port, given)
  const apis = [start('api/main.js', ports[0]!), start('api/main.js', ports[1]!)]
  const workers = [start('workflows/worker.js', ports[2]!), start('workflows/worker.js', ports[3]!)]
  const all = [...apis, ...workers]
  await Promise.all(all.map(untilReady))
  return {
    apis,
    workers,
    publicUrl,
    async close() {
      await Promise.all(all.map((part) => part.stop()))
    },
  }
}

function startPart(program: string, port: number, variables: Record<string, string>): SpreadPart {
  const child: ChildProcess = spawn(process.execPath, [program], {
    env: {
      ...process.env,
      NODE_ENV: 'test',
      SECRET: 'only the tests know this secret',
      TRUST_PROXY: 'true',
      REQUESTS_PER_MINUTE: '0',
      PORT: String(port),
      WORKER_PORT: String(port),
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  child.stdout!.setEncoding('utf8').on('data', (text: string) => (said += text))
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  return {
    url: `http://localhost:${port}`,
    said: () => said,
    lines: () =>
      said
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line) as LogLine),
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}

async function untilReady({ url, said }: SpreadPart): Promise<void> {
  for (const latest = Date.now() + 90_000; Date.now() < latest; await wait(100)) {
    const answer = await fetch(`${url}/health/ready`).catch(() => null)
    if (answer?.ok) return
  }
  throw new Error(`not ready: ${url}\n${said()}`)
}
