import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { onTestFinished } from 'vitest'
import type { House } from '../../../api/backups/make-backup.ts'
import type { Place } from '../../../api/backups/restore-backup.ts'
import { FolderStore } from '../../../api/files/folder-store.ts'
import { pictureName, pictureTypes } from '../../../screens/picture-addresses.ts'
import { type FreshDatabase, freshDatabase } from '../../setup/postgres.ts'
import { startApi } from '../setup/api-process.ts'
import { book, twoNights } from '../setup/book.ts'
import { furnish } from '../setup/furnish.ts'
import { wholeCopyOf } from '../snapshot/whole-copy.ts'

export const SECRET = 'only the tests know this secret'

/** A database and a folder, with a house in it or to put one in. */
export interface Ground {
  database: FreshDatabase
  /** For backups. */
  folder: string
  filesFolder: string
  files: FolderStore
  fileNames(): Promise<string[]>
  query(statement: string, values?: unknown[]): Promise<pg.QueryResult>
  house: House
  clear(): Promise<void>
}

/** An empty database as the migrations leave it, and an empty folder. */
export async function emptyGround(): Promise<Ground> {
  const database = await freshDatabase()
  const root = await mkdtemp(path.join(os.tmpdir(), 'kamersleutel-backup-'))
  const filesFolder = path.join(root, 'files')
  const files = new FolderStore(filesFolder)
  const ground: Ground = {
    database,
    folder: path.join(root, 'backups'),
    filesFolder,
    files,
    fileNames: async () => (await readdir(filesFolder).catch((): string[] => [])).toSorted(),
    // A connection each time: nobody else may be connected while a backup is restored.
    async query(statement, values) {
      const client = new pg.Client({ connectionString: database.url })
      await client.connect()
      return client.query(statement, values).finally(() => client.end())
    },
    house: { databaseUrl: database.url, secret: SECRET, files },
    async clear() {
      await database.drop()
      await rm(root, { recursive: true, force: true })
    },
  }
  // Databases of tests are copies of one.
  await ground.query('UPDATE house_identity SET id = gen_random_uuid()')
  return ground
}

/** A house with staff, a booking and a picture of a room. */
export async function inhabitedGround(): Promise<Ground> {
  const ground = await emptyGround()
  await furnish(ground.database.url)
  const api = await startApi(ground.database.url)
  try {
    await book(api.app, twoNights)
  } finally {
    await api.close()
  }
  await hang(ground, randomBytes(16).toString('hex'))
  return ground
}

/** A ground of one test, gone with it. */
export async function ground(begin: () => Promise<Ground> = emptyGround): Promise<Ground> {
  const found = await begin()
  onTestFinished(() => found.clear())
  return found
}

/** What a restore must leave alone where it is refused. */
export const all = async (of: Ground) => [await wholeCopyOf(of.database.url), await of.fileNames()]

/** Uploads a picture and shows it with the first room type. */
export async function hang(ground: Ground, hash: string): Promise<void> {
  for (const type of pictureTypes)
    await ground.files.put({
      name: pictureName(hash, 400, type),
      content: randomBytes(5_000),
      type: `image/${type}`,
    })
  await ground.query(
    'INSERT INTO pictures (hash, width, height, widths) VALUES ($1, 400, 300, ARRAY[400])',
    [hash],
  )
  await ground.query(
    `INSERT INTO room_type_images (room_type_id, picture, url, alt, sort) SELECT min(id), $1, '', 'De kamer', 9 FROM room_types`,
    [hash],
  )
  await ground.query(
    `INSERT INTO translations SELECT 'room_type_images', id::text, 'alt', 'en', 'The room', alt FROM room_type_images WHERE picture = $1`,
    [hash],
  )
}

/** Where to restore to; `secret` is what was kept there. */
export function placeAt(ground: Ground, more: Partial<Place> = {}): Place & { secret: string } {
  const place = {
    ownerUrl: ground.database.url,
    app: null,
    files: ground.files,
    over: false,
    now: new Date(),
    lastInvoice: null,
    prices: 'as-documented' as const,
    secret: '',
    keepSecret: async (secret: string) => void (place.secret = secret),
    ...more,
  }
  return place
}
