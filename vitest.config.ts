import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { dist } from './launch/folders.mjs'
import { builtCode } from './tests/setup/built-code.ts'

/** Where Linux keeps files in memory: a database is made there in an eighth of the time. */
const MEMORY = '/dev/shm'
/** All servers of a run together need less than one. */
const ROOM_BYTES = 4 * 2 ** 30

// One folder holds all that a run writes, and goes with it: also what a killed worker leaves.
if (!process.env['TMPDIR']) {
  const folder = fs.mkdtempSync(path.join(hasRoom(MEMORY) ? MEMORY : os.tmpdir(), 'kamersleutel-'))
  // PostgreSQL runs as another user where this one is root.
  fs.chmodSync(folder, 0o711)
  process.env['TMPDIR'] = folder
  process.on('exit', () => fs.rmSync(folder, { recursive: true, force: true }))
}

function hasRoom(folder: string): boolean {
  if (!fs.existsSync(folder)) return false
  const { bavail, bsize } = fs.statfsSync(folder)
  return bavail * bsize > ROOM_BYTES
}

const built = './tests/setup/build-setup.ts'
const postgres = './tests/setup/postgres-setup.ts'
/** What tests that start Nest applications need. */
const nest = [
  'reflect-metadata',
  './tests/setup/several-applications-setup.ts',
  './tests/setup/properties-setup.ts',
]
/** Vitest would translate what is built, too. */
const onlyLoaded = {
  deps: { external: [new RegExp(`^(file://)?${dist.replaceAll(/[^\w/-]/g, '\\$&')}/`)] },
}
const temporal = './tests/setup/temporal-setup.ts'

/** The longest files begin: what is short fits beside them. */
const LONGEST = [
  ...['worker-killed', 'database-silent', 'temporal-away', 'restored'],
  ...['guest-at-every-width', 'owner-moves-in'],
]

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification) =>
      Number(LONGEST.includes(path.basename(moduleId, '.test.ts')))
    return sorted.toSorted((a, b) => isLong(b) - isLong(a))
  }
}

/**
 * One project a folder of tests; each starts only the servers it needs. Where `isolate` is false a
 * worker loads what is tested once, not once for each file: it is a third of the time otherwise.
 * Stories have a config of their own (vitest.stories.config.ts).
 */
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'rules',
          include: ['tests/rules/**/*.test.ts'],
          isolate: false,
          setupFiles: ['./tests/setup/properties-setup.ts'],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'guest',
          include: ['tests/guest/**/*.test.ts'],
          isolate: false,
          setupFiles: ['./tests/setup/properties-setup.ts'],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'admin',
          include: ['tests/admin/**/*.test.ts'],
          isolate: false,
          setupFiles: ['./tests/setup/properties-setup.ts', './tests/setup/words-of-page-setup.ts'],
        },
      },
      {
        plugins: [builtCode],
        test: {
          name: 'api',
          server: onlyLoaded,
          include: ['tests/api/**/*.test.ts'],
          exclude: ['tests/api/**/burst.test.ts'],
          globalSetup: [built, postgres],
          setupFiles: nest,
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [builtCode],
        test: {
          name: 'api-bursts',
          server: onlyLoaded,
          include: ['tests/api/**/burst.test.ts'],
          globalSetup: [built, postgres],
          setupFiles: nest,
          testTimeout: 20_000,
          hookTimeout: 30_000,
          // After all else: it measures how long guests wait, and has the two cores to itself.
          sequence: { groupOrder: 1 },
        },
      },
      {
        plugins: [builtCode],
        test: {
          name: 'workflows',
          server: onlyLoaded,
          include: ['tests/workflows/**/*.test.ts'],
          globalSetup: [built, postgres, temporal],
          setupFiles: nest,
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'launch',
          include: ['tests/launch/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'torture',
          include: ['tests/torture/**/*.test.ts'],
          globalSetup: [postgres],
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        test: {
          name: 'journeys',
          include: ['tests/journeys/**/*.test.ts'],
          isolate: false,
          globalSetup: ['./tests/journeys/houses-setup.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
