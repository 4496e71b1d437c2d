import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

const admin = path.join(import.meta.dirname, '../../admin')

interface Chunk {
  file: string
  imports?: string[]
}

let out: string
let manifest: Record<string, Chunk>

beforeAll(async () => {
  out = await mkdtemp(path.join(tmpdir(), 'kamersleutel-back-office-weight-'))
  // The test's own environment would have the development half of every library built in.
  vi.stubEnv('NODE_ENV', 'production')
  await build({ configFile: path.join(admin, 'vite.config.ts'), logLevel: 'silent', build: { outDir: out } })
  manifest = JSON.parse(await readFile(path.join(out, '.vite/manifest.json'), 'utf8')) as typeof manifest
}, 60_000)
afterAll(async () => {
  vi.unstubAllEnvs()
  await rm(out, { recursive: true })
})

/** A part and everything it cannot start without. */
function withImports(name: string, found = new Set<string>()): Set<string> {
  if (!found.has(name)) {
    found.add(name)
    for (const needed of manifest[name]!.imports ?? []) withImports(needed, found)
  }
  return found
}

async function kilobytes(names: Iterable<string>): Promise<number> {
  const sizes = await Promise.all([...names].map(async (name) => gzipSync(await readFile(path.join(out, manifest[name]!.file))).length))
  return sizes.reduce((sum, size) => sum + size, 0) / 1000
}

describe('the back office on the wire, gzipped', () => {
  it('has at most 195 kB of JavaScript before somebody can sign in, and none of the screens behind the door', async () => {
    const first = withImports('index.html')
    expect(await kilobytes(first)).toBeLessThanOrEqual(195)
    expect([...first].join(' ')).not.toMatch(/agenda|bookings|mails|settings|HouseLayout/)
  })

  it('has at most 275 kB before the agenda is drawn', async () => {
    const agenda = withImports('agenda/AgendaPage.tsx', withImports('shell/HouseLayout.tsx', withImports('index.html')))
    expect(await kilobytes(agenda)).toBeLessThanOrEqual(275)
  })
})
