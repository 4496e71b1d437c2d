import { existsSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { FileStore } from '../../../api/files/file-store.ts'
import { FolderStore } from '../../../api/files/folder-store.ts'
import { S3Store } from '../../../api/files/s3-store.ts'
import { openSetup } from '../setup/open-setup.ts'
import { ORIGIN } from '../setup/api-process.ts'
import { plain, uploadForm } from '../setup/pictures.ts'
import { signedIn } from '../setup/signed-in.ts'
import { startS3 } from './s3-server.ts'

const account = {
  accessKeyId: 'AKIATESTS',
  secretAccessKey: 'only the tests know this secret',
  region: 'nl-1',
  bucket: 'kamersleutel',
}
let s3: Awaited<ReturnType<typeof startS3>>
const stores: S3Store[] = []
const s3Store = (given: Partial<typeof account> = {}): S3Store => {
  const store = new S3Store({ in: 's3', ...account, ...given, endpoint: s3.endpoint })
  stores.push(store)
  return store
}
beforeEach(async () => {
  s3 = await startS3(account)
})
afterEach(async () => {
  for (const store of stores.splice(0)) store.close()
  await s3.close()
})

const folder = path.join(mkdtempSync(path.join(os.tmpdir(), 'kamersleutel-files-')), 'files')
afterAll(() => rmSync(path.dirname(folder), { recursive: true }))

const file = { name: 'abc-400.webp', content: Buffer.from('a picture'), type: 'image/webp' }

describe('A folder of this machine, as it writes', () => {
  it('takes the same file twice at one moment, and leaves no half of it', async () => {
    const store = new FolderStore(folder)
    const contents = Array.from({ length: 20 }, () => Buffer.alloc(200_000, 'a picture'))
    await Promise.all(contents.map((content) => store.put({ ...file, content })))
    expect(await buffer((await store.read(file.name))!)).toEqual(contents[0])
    expect(readdirSync(folder)).toEqual([file.name])
    await store.remove(file.name)
  })

  it('takes away what a crash left of a file, with the file; not what is being written', async () => {
    const store = new FolderStore(folder)
    await store.put(file)
    const [crashed, written] = ['crashed', 'written'].map((half) =>
      path.join(folder, `${file.name}.${half}.part`),
    )
    for (const half of [crashed!, written!]) writeFileSync(half, 'half')
    utimesSync(crashed!, 0, 0)
    await store.remove(file.name)
    expect(readdirSync(folder)).toEqual([path.basename(written!)])
    rmSync(written!)
  })
})

describe.each<[string, () => FileStore]>([
  ['A folder of this machine', () => new FolderStore(folder)],
  ['A bucket of S3', () => s3Store()],
])('%s', (_, open) => {
  it('gives a file back as it was put, also after it was put again', async () => {
    const store = open()
    await store.put({ ...file, content: Buffer.from('another') })
    await store.put(file)
    expect(await buffer((await store.read(file.name))!)).toEqual(file.content)
  })

  it('says of a file that is not there, or no longer, that there is none', async () => {
    const store = open()
    await store.put(file)
    await store.remove(file.name)
    expect(await store.read(file.name)).toBeNull()
    expect(await store.read('never-1.jpg')).toBeNull()
    await expect(store.remove('never-1.jpg')).resolves.toBeUndefined()
  })
})

describe('A folder', () => {
  it('holds nothing but whole files under their names', async () => {
    const store = new FolderStore(folder)
    await store.put(file)
    expect(readdirSync(folder)).toEqual([file.name])
  })

  it.each(['../x.jpg', 'a/b.jpg', '.', '..', '', '/etc/passwd', 'a\0.jpg'])(
    'is never left by a name such as %j',
    async (name) => {
      const store = new FolderStore(folder)
      await expect(store.read(name)).rejects.toThrow('not the name of a kept file')
      await expect(store.put({ ...file, name })).rejects.toThrow('not the name of a kept file')
    },
  )
})

describe('A bucket', () => {
  it('is asked by path, with a signature and the type of the file', async () => {
    await s3Store().put(file)
    expect(s3.asked).toEqual(['PUT /kamersleutel/abc-400.webp'])
    expect(s3.objects.get(file.name)).toEqual({ content: file.content, type: 'image/webp' })
  })

  it('that refuses the key, or is not there, is an error and no missing file', async () => {
    await expect(s3Store({ secretAccessKey: 'wrong' }).read(file.name)).rejects.toMatchObject({
      name: 'SignatureDoesNotMatch',
    })
    await expect(s3Store({ bucket: 'elsewhere' }).read(file.name)).rejects.toMatchObject({
      name: 'NoSuchBucket',
    })
    await expect(s3Store({ secretAccessKey: 'wrong' }).put(file)).rejects.toMatchObject({
      name: 'SignatureDoesNotMatch',
    })
    expect(s3.objects.size).toBe(0)
  })
})

describe('A property whose files are in S3', () => {
  let setup: Awaited<ReturnType<typeof openSetup>>
  beforeAll(async () => {
    setup = await openSetup()
  })
  afterAll(() => setup.close())

  /** The API with its files in the bucket of this test. */
  async function openOnS3() {
    const { startApi } = await import('../setup/api-process.ts')
    return startApi(setup.url, {
      FILES: 's3',
      FILES_FOLDER: path.join(folder, 'not-used'),
      S3_BUCKET: account.bucket,
      S3_REGION: account.region,
      S3_ENDPOINT: s3.endpoint,
      S3_ACCESS_KEY_ID: account.accessKeyId,
      S3_SECRET_ACCESS_KEY: account.secretAccessKey,
    })
  }

  async function upload(app: Awaited<ReturnType<typeof openOnS3>>['app'], colour: string) {
    const { cookies } = await signedIn(app)
    const { rows } = await setup.pool.query<{ id: number }>('SELECT id FROM room_types LIMIT 1')
    const content = await plain(30, 20, colour).png().toBuffer()
    const form = uploadForm(
      { roomTypeId: String(rows[0]!.id), alt: 'Het bed' },
      { name: 'a.png', content },
    )
    return app.inject({
      method: 'POST',
      url: '/api/back-office/room-type-images',
      payload: form.payload,
      cookies,
      headers: { ...form.headers, origin: ORIGIN },
    })
  }

  it('keeps and serves its pictures from there', async () => {
    const { app, close } = await openOnS3()
    const answer = await upload(app, '#a00')
    const [image] = answer.json<{ url: string }[]>()
    const served = await app.inject({ url: image!.url })
    expect([served.statusCode, served.headers['content-type']]).toEqual([200, 'image/jpeg'])
    expect(s3.objects.size).toBe(3)
    expect(existsSync(path.join(folder, 'not-used'))).toBe(false)
    await close()
  })

  it('refuses an upload while the bucket fails, and shows no picture that is not there', async () => {
    const { app, close } = await openOnS3()
    const images = async () =>
      (await setup.pool.query('SELECT id FROM room_type_images ORDER BY id')).rows
    const before = await images()
    s3.breaks()
    expect((await upload(app, '#0a0')).statusCode).toBe(503)
    expect(await images()).toEqual(before)
    await close()
  })
})
