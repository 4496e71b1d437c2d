import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { afterAll, beforeAll, vi } from 'vitest'

interface Chunk {
  file: string
  imports?: string[]
  css?: string[]
}

export interface ClientWeight {
  /** The keys of the house that stand in one of its files, by their names. */
  secrets: () => Promise<string[]>
  /** Where it was built. */
  folder: () => string
  /** By their sources, such as `client.tsx`. */
  manifest: () => Record<string, Chunk>
  /** A part and everything it cannot start without. */
  withImports: (name: string, found?: Set<string>) => Set<string>
  /** What parts weigh on the wire together, gzipped. */
  kilobytes: (names: Iterable<string>) => Promise<number>
  /** What the style sheets of parts weigh on the wire together, gzipped. */
  kilobytesOfStyles: (names: Iterable<string>) => Promise<number>
}

/** What the house may be started with and no browser may be told. */
const SECRETS = ['SECRET', 'DATABASE_URL', 'SMTP_URL', 'MOLLIE_API_KEY', 'S3_SECRET_ACCESS_KEY']

/**
 * Builds the client of `folder` as for production before the tests of a file, and takes it away
 * after them.
 */
export function weighClient(folder: string): ClientWeight {
  let out: string
  let manifest: Record<string, Chunk>

  beforeAll(async () => {
    out = await mkdtemp(path.join(tmpdir(), 'kamersleutel-weight-'))
    // The test's own environment would have the development half of every library built in.
    vi.stubEnv('NODE_ENV', 'production')
    for (const name of SECRETS) vi.stubEnv(name, `value-of-${name}`)
    await build({
      configFile: path.join(folder, 'vite.config.ts'),
      logLevel: 'silent',
      build: { outDir: out },
    })
    manifest = JSON.parse(
      await readFile(path.join(out, '.vite/manifest.json'), 'utf8'),
    ) as typeof manifest
  }, 60_000)
  afterAll(async () => {
    vi.unstubAllEnvs()
    await rm(out, { recursive: true })
  })

  function withImports(name: string, found = new Set<string>()): Set<string> {
    if (!found.has(name)) {
      found.add(name)
      for (const needed of manifest[name]!.imports ?? []) withImports(needed, found)
    }
    return found
  }

  async function weigh(files: string[]): Promise<number> {
    const sizes = await Promise.all(
      files.map(async (file) => gzipSync(await readFile(path.join(out, file))).length),
    )
    return sizes.reduce((sum, size) => sum + size, 0) / 1000
  }

  return {
    async secrets() {
      const files = await readdir(out, { recursive: true, withFileTypes: true })
      const texts = await Promise.all(
        files
          .filter((file) => file.isFile())
          .map((file) => readFile(path.join(file.parentPath, file.name), 'latin1')),
      )
      return SECRETS.filter((name) => texts.some((text) => text.includes(`value-of-${name}`)))
    },
    withImports,
    folder: () => out,
    /** By their sources, such as `client.tsx`. */
    manifest: () => manifest,
    kilobytes: (names) => weigh([...names].map((name) => manifest[name]!.file)),
    kilobytesOfStyles: (names) =>
      weigh([...new Set([...names].flatMap((name) => manifest[name]!.css ?? []))]),
  }
}
