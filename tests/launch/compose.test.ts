import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { partTable } from '../../launch/supervise.mjs'

const text = (file: string) =>
  fs.readFileSync(path.resolve(import.meta.dirname, '../..', file), 'utf8')
const compose = text('docker-compose.yml')
const example = text('.env.example')

/** The names that stand before a colon at one depth of a part of the file. */
const keys = (part: string, depth: number) =>
  [...part.matchAll(new RegExp(`^ {${depth}}([\\w-]+):`, 'gm'))].map(([, name]) => name!)

/** What stands under a name at a depth, up to the next one. */
function under(part: string, name: string, depth: number): string {
  const found = new RegExp(
    `^ {${depth}}${name}:.*\\n((?: {${depth + 1},}.*\\n|\\s*#.*\\n|\\n)*)`,
    'm',
  ).exec(part)
  return found?.[1] ?? ''
}

const services = under(compose, 'services', 0)
const app = under(compose, 'x-app', 0)
const service = (name: string) => {
  const own = under(services, name, 2)
  return own.includes('<<: *app') ? `${own}${app.replaceAll(/^ {2}/gm, '    ')}` : own
}

/** What a part of the launcher is called in compose. */
const serviceOf: Record<string, string> = {
  PostgreSQL: 'postgres',
  Temporal: 'temporal',
  API: 'api',
  worker: 'worker',
}

/** Each variable that `readEnvironment` knows. */
const read = [
  ...under(
    text('api/environment/environment.ts').replaceAll('const variables = z.object({', 'variables:'),
    'variables',
    0,
  ).matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm),
].map(([, name]) => name!)

/** What the code reads and compose does not hand on, each with its reason. */
const notHandedOn: Record<string, string> = {
  CLOCK_TODAY: 'a real property has the real time',
  DEMO: 'a real property has no demo data',
  DRAIN_MS: 'for who balances the load: one API needs none',
  DATABASE_PATIENCE_MS: 'for tests: what a visitor waits is promised',
  DISTANCE_TIMEOUT_MS: 'for tests',
  HOLD_MINUTES: 'staff set it: Instellingen, Regels',
  HOLDS_PER_VISITOR: 'for tests',
  PAYMENT_SESSION_MINUTES: 'bound to HOLD_MINUTES',
  PAYMENT_POLL_SECONDS: 'for tests',
  MOLLIE_URL: 'for tests: Mollie has one address',
  PDOK_URL: 'for tests: PDOK has one address',
  GOOGLE_MAPS_URL: 'for tests: Google has one address',
  TEMPORAL_NAMESPACE: 'compose makes the namespace `default` (launch/compose/create-namespace.sh)',
}

describe('docker-compose.yml', () => {
  it('hands on every variable that the code reads, or there is a reason not to', () => {
    const handedOn = keys(under(app, 'environment', 2), 4)
    expect(read.length).toBeGreaterThan(30)
    expect(read.filter((name) => !handedOn.includes(name)).toSorted()).toEqual(
      Object.keys(notHandedOn).toSorted(),
    )
    expect(handedOn.filter((name) => !read.includes(name))).toEqual([])
  })

  it('asks for nothing that .env.example does not name, and that names nothing else', () => {
    const asked = new Set([...compose.matchAll(/\$\{(\w+)/g)].map(([, name]) => name!))
    const named = new Set([...example.matchAll(/^(\w+)=/gm)].map(([, name]) => name!))
    expect([...asked].toSorted()).toEqual([...named].toSorted())
  })

  it('has the parts of the launcher and restarts each, with the same time and signal to end', () => {
    expect(Object.keys(serviceOf).toSorted()).toEqual(Object.keys(partTable).toSorted())
    for (const [name, { graceSeconds, signal }] of Object.entries(partTable)) {
      const part = service(serviceOf[name]!)
      expect(part, name).toContain('restart: unless-stopped')
      expect(part, name).toContain(`stop_grace_period: ${graceSeconds}s`)
      if (signal !== 'SIGTERM') expect(part, name).toContain(`stop_signal: ${signal}`)
    }
  })

  it('asks each part after its health', () => {
    for (const name of ['postgres', 'temporal', 'worker'])
      expect(service(name), name).toMatch(/healthcheck:\n(?: *#.*\n)* +test:/)
    expect(text('Dockerfile')).toMatch(/^HEALTHCHECK [^]*\/health\/ready/m)
    expect(service('api')).not.toContain('healthcheck')
  })

  it('starts no part before what it cannot be without, and the API without Temporal', () => {
    const waitsFor = (name: string) => keys(under(service(name), 'depends_on', 4), 6)
    expect(waitsFor('api')).toEqual(['migrations'])
    expect(waitsFor('worker')).toEqual(['migrations', 'temporal-namespace'])
    expect(waitsFor('migrations')).toEqual(['postgres'])
  })
})
