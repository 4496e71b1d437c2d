import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ChangeView } from '../../../api/edits/change-view.ts'
import type { ApiError } from '../../../api/errors/api-error.ts'
import { isRefused, makePicture } from '../../../api/files/make-picture.ts'
import { Pictures } from '../../../api/files/pictures.ts'
import type { RoomTypeImageView } from '../../../api/rooms/room-type-image-shape.ts'
import type { RoomTypeView } from '../../../api/rooms/room-type-shape.ts'
import { mostPictureBytes, mostRoomPictures } from '../../../rules/forms/check-picture.ts'
import { words } from '../../../rules/texts/all-words.ts'
import { ORIGIN } from '../setup/api-process.ts'
import { type TestSetup, openSetup } from '../setup/open-setup.ts'
import { photo, plain, uploadForm } from '../setup/pictures.ts'
import { type SignedIn, signedIn } from '../setup/signed-in.ts'

const IMAGES = '/api/back-office/room-type-images'
const SLUG = 'knusse-kamer'

const folder = mkdtempSync(path.join(os.tmpdir(), 'kamersleutel-pictures-'))
let setup: TestSetup
let jos: SignedIn
let roomTypeId: number
beforeAll(async () => {
  setup = await openSetup({ processes: 2, variables: { FILES_FOLDER: folder } })
  jos = await signedIn(setup.app)
  const { rows } = await setup.pool.query<{ id: number }>(
    'SELECT id FROM room_types WHERE slug = $1',
    [SLUG],
  )
  roomTypeId = rows[0]!.id
})
afterAll(async () => {
  await setup.close()
  rmSync(folder, { recursive: true })
})
beforeEach(async () => {
  await setup.pool.query('DELETE FROM room_type_images')
  await setup.pool.query('DELETE FROM pictures')
  for (const file of files()) rmSync(path.join(folder, file))
})

const files = (): string[] => (existsSync(folder) ? readdirSync(folder) : [])

interface Sent {
  name?: string
  alt?: string
  type?: string
  headers?: Record<string, string>
  cookies?: Record<string, string>
  to?: string
}

async function upload(content: Buffer | null, sent: Sent = {}) {
  const { name = 'foto.jpg', alt = 'Het bed bij het raam', type = 'image/jpeg' } = sent
  const form = uploadForm(
    { roomTypeId: sent.to ?? String(roomTypeId), alt },
    content && { name, content, type },
  )
  const answer = await setup.app.inject({
    method: 'POST',
    url: IMAGES,
    cookies: sent.cookies ?? jos.cookies,
    payload: form.payload,
    headers: { ...form.headers, ...(sent.headers ?? { origin: ORIGIN }) },
  })
  return { status: answer.statusCode, body: answer.json<RoomTypeImageView[] & ApiError>() }
}

const jpeg = (width?: number, height?: number) => photo(width, height).jpeg().toBuffer()
const small = (colour: string) => plain(40, 30, colour).jpeg().toBuffer()
const list = async () =>
  (await jos.get<RoomTypeImageView[]>(`${IMAGES}?filter={"roomTypeId":${roomTypeId}}`)).body
const get = (url: string, process = 1) => setup.processes[process]!.app.inject({ url })

/** Has a room type show as many pictures as it may. */
const fill = (type: number) =>
  setup.pool.query(
    `INSERT INTO room_type_images (room_type_id, url, alt) SELECT $1, '/art/x.svg', 'x' FROM generate_series(1, $2)`,
    [type, mostRoomPictures],
  )

async function expectNothingLeft() {
  expect(files()).toEqual([])
  const { rows } = await setup.pool.query(
    'SELECT hash FROM pictures UNION ALL SELECT url FROM room_type_images',
  )
  expect(rows).toEqual([])
}

describe('A picture of a room type', () => {
  it('is what guests see at once, on every process, in sizes and types to choose from', async () => {
    const { status, body } = await upload(await jpeg())
    expect(status).toBe(201)
    expect(body).toMatchObject([
      { alt: 'Het bed bij het raam', cover: true, photo: { width: 900, height: 600 } },
    ])
    const { photo: kept, url } = body[0]!
    expect(kept!.widths).toEqual([400, 800, 900])
    const room = (await get(`/api/room-types/${SLUG}`)).json<RoomTypeView>()
    expect(room.images).toEqual([{ url, alt: 'Het bed bij het raam', photo: kept }])
    expect(files()).toHaveLength(9)
    for (const width of kept!.widths)
      for (const [ending, type] of [
        ['avif', 'image/avif'],
        ['webp', 'image/webp'],
        ['jpg', 'image/jpeg'],
      ]) {
        const answer = await get(`/pictures/${kept!.hash}-${width}.${ending}`)
        expect(answer.statusCode).toBe(200)
        expect(answer.headers).toMatchObject({
          'content-type': type,
          'cache-control': 'public, max-age=31536000, immutable',
          'x-content-type-options': 'nosniff',
        })
        expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width })
      }
  })

  it.each(['png', 'webp', 'avif'] as const)('may be a %s', async (kind) => {
    const content = await photo(500, 300).toFormat(kind).toBuffer()
    const { status, body } = await upload(content, { name: `Foto 1.${kind.toUpperCase()}` })
    expect([status, body[0]?.photo?.widths]).toEqual([201, [400, 500]])
  })

  it.each([
    '../../../etc/x.jpg',
    '..\\..\\x.jpg',
    'C:\\x.jpg',
    '/etc/cron.d/x.jpg',
    '<script>alert(1)</script>.jpg',
    'x.php.jpg',
    '\u202Egpj.exe.jpg',
    `${'x'.repeat(300)}.jpg`,
  ])('is kept under a name of ours, whatever it was called: %s', async (name) => {
    const { status, body } = await upload(await small('#3c3'), { name })
    expect(status).toBe(201)
    expect(JSON.stringify(body)).not.toContain('script')
    expect(files()).not.toEqual([])
    for (const file of files()) expect(file).toMatch(/^[0-9a-f]+-\d+\.(?:avif|webp|jpg)$/)
  })

  it('is turned upright, and tells neither where nor with what it was taken', async () => {
    const content = await photo(600, 400)
      .withExif({
        IFD0: { Make: 'Geheime camera' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '50/1 57/1 0/1' },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const { body } = await upload(content)
    expect(body[0]!.photo).toMatchObject({ width: 400, height: 600 })
    for (const file of files()) {
      const { exif, xmp, iptc, icc, orientation } = await sharp(
        (await get(`/pictures/${file}`)).rawPayload,
      ).metadata()
      expect([exif, xmp, iptc, icc, orientation]).toEqual(Array(5).fill(undefined))
    }
  })

  it('that is larger than any screen is made smaller', async () => {
    const { body } = await upload(await plain(3000, 4000).jpeg().toBuffer())
    expect(body[0]!.photo).toMatchObject({
      width: 1440,
      height: 1920,
      widths: [400, 800, 1200, 1440],
    })
  })

  it('with a film or a depth map behind it, as phones write them, is taken without that', async () => {
    const film = Buffer.concat([
      Buffer.from([0, 0, 0, 24]),
      Buffer.from('ftypmp42'),
      Buffer.alloc(12),
    ])
    expect((await upload(Buffer.concat([await jpeg(500, 400), film]))).status).toBe(201)
    expect((await upload(Buffer.concat([await jpeg(500, 400), await jpeg(50, 40)]))).status).toBe(
      201,
    )
  })
})

const html = Buffer.from('<script>alert(1)</script>')
const zip = Buffer.from('PK\u0003\u0004 and more', 'latin1')
const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect/></svg>',
)
const heic = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from('ftypheic\0\0\0\0mif1heic'),
  Buffer.from([0, 0, 0, 16]),
  Buffer.from('mdat12345678'),
])
/** After its first box one that says that it has no length at all. */
const endless = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from('ftypavif\0\0\0\0mif1avif'),
  Buffer.from([0, 0, 0, 1]),
  Buffer.from('mdat\0\0\0\0\0\0\0\0'),
])
/** 81 million pixels in a file of some kilobytes. */
async function bomb(): Promise<Buffer> {
  return plain(9_000, 9_000).png({ compressionLevel: 9 }).toBuffer()
}
async function moving(): Promise<Buffer> {
  const frames = await Promise.all(
    [plain(20, 20), plain(20, 20, '#3c3')].map((f) => f.png().toBuffer()),
  )
  return sharp(frames, { join: { animated: true } })
    .webp({ loop: 0, delay: [100, 100] })
    .toBuffer()
}
/** As browsers animate them: a chunk that says how many pictures follow. */
async function movingPng(): Promise<Buffer> {
  const still = await plain(20, 20).png().toBuffer()
  const chunk = Buffer.from('\0\0\0\u0008acTL\0\0\0\u0002\0\0\0\0\0\0\0\0', 'latin1')
  return Buffer.concat([still.subarray(0, 33), chunk, still.subarray(33)])
}

describe('A file that is no such picture is refused in Dutch, and nothing of it stays:', () => {
  it.each<[string, () => Promise<Buffer> | Buffer, Sent, string]>([
    ['an empty file', () => Buffer.alloc(0), {}, 'Er is geen foto geselecteert.'],
    ['a page under the name of a photo', () => html, {}, words().picture.noPicture],
    ['a drawing', () => svg, { name: 'a.svg', type: 'image/svg+xml' }, words().picture.noPicture],
    ['a drawing under the name of a photo', () => svg, {}, words().picture.noPicture],
    ['a GIF', () => plain(9, 9).gif().toBuffer(), { name: 'a.gif' }, words().picture.noPicture],
    [
      'a TIFF under the name of a photo',
      () => plain(9, 9).tiff().toBuffer(),
      {},
      words().picture.noPicture,
    ],
    [
      'a PNG under the name of a JPEG',
      () => plain(9, 9).png().toBuffer(),
      {},
      'Dit bestand heet .jpg, maar is een PNG. Geef het de goede naam en probeer het opnieuw.',
    ],
    [
      'a photo with a page behind it',
      async () => Buffer.concat([await jpeg(), html]),
      {},
      words().picture.moreInside,
    ],
    [
      'a photo with an archive behind it',
      async () => Buffer.concat([await jpeg(), zip]),
      {},
      words().picture.moreInside,
    ],
    [
      'a PNG with a page behind it',
      async () => Buffer.concat([await plain(9, 9).png().toBuffer(), html]),
      { name: 'a.png' },
      words().picture.moreInside,
    ],
    [
      'a WebP with an archive behind it',
      async () => Buffer.concat([await plain(9, 9).webp().toBuffer(), zip]),
      { name: 'a.webp' },
      words().picture.moreInside,
    ],
    ['half a photo', async () => (await jpeg()).subarray(0, 9_000), {}, words().picture.broken],
    [
      'half a PNG',
      async () => (await photo().png().toBuffer()).subarray(0, 9_000),
      { name: 'a.png' },
      words().picture.broken,
    ],
    [
      'half an AVIF',
      async () => (await photo().avif({ effort: 0 }).toBuffer()).subarray(0, 9_000),
      { name: 'a.avif' },
      words().picture.broken,
    ],
    [
      'an AVIF with a part of no length',
      () => endless,
      { name: 'a.avif', type: 'image/avif' },
      words().picture.broken,
    ],
    [
      'a photo of which only the beginning and the end are right',
      async () => {
        const whole = await jpeg()
        return Buffer.concat([whole.subarray(0, 60), whole.subarray(-2)])
      },
      {},
      words().picture.broken,
    ],
    [
      'a bomb of pixels',
      bomb,
      { name: 'a.png' },
      'Deze foto heeft meer dan 50 miljoen beeldpunten. Verklein hem en probeer het opnieuw.',
    ],
    ['a moving WebP', moving, { name: 'a.webp' }, words().picture.moves],
    ['a moving PNG', movingPng, { name: 'a.png' }, words().picture.moves],
    [
      'a HEIC that cannot be read',
      () => heic,
      { name: 'IMG_1.HEIC', type: 'image/heic' },
      words().picture.heic,
    ],
    [
      'one byte too many',
      () => Buffer.alloc(mostPictureBytes + 1),
      {},
      'Deze foto is groter dan 20 MB. Verklein hem en probeer het opnieuw.',
    ],
  ])('%s', async (_, content, sent, text) => {
    const { status, body } = await upload(await content(), sent)
    expect(body).toEqual({
      error: {
        reason: 'invalid-input',
        text: expect.any(String) as string,
        fields: [{ field: 'file', text }],
      },
    })
    expect([400, 413]).toContain(status)
    await expectNothingLeft()
  })

  it('no file at all', async () => {
    const { body } = await upload(null)
    expect(body.error).toMatchObject({
      fields: [{ field: 'file', text: 'Er is geen foto geselecteert.' }],
    })
  })

  it.each(['', '  ', 'x'.repeat(161), 'a\0b'])('a picture described as %j', async (alt) => {
    const { status, body } = await upload(await small('#123'), { alt })
    expect([status, body.error]).toMatchObject([400, { fields: [{ field: 'alt' }] }])
    await expectNothingLeft()
  })

  it.each(['', 'x', '0', '-1', '99999', '1e30'])('for the room type %j', async (to) => {
    expect((await upload(await small('#123'), { to })).status).toBe(404)
    await expectNothingLeft()
  })
})

describe('An upload', () => {
  it('of 100 MB is refused over a real connection, and the next request is served', async () => {
    const address = await setup.app.listen(0, '127.0.0.1').then(() => setup.app.getUrl())
    const form = new FormData()
    form.set('roomTypeId', String(roomTypeId))
    form.set('alt', 'Te groot')
    form.set('file', new Blob([Buffer.alloc(100_000_000)]), 'groot.jpg')
    const headers = {
      origin: ORIGIN,
      cookie: `kamersleutel_session=${jos.cookies['kamersleutel_session']}`,
    }
    const answer = await fetch(`${address}${IMAGES}`, { method: 'POST', body: form, headers })
    expect(answer.status).toBe(413)
    expect((await answer.json()) as ApiError).toMatchObject({
      error: { fields: [{ field: 'file', text: expect.stringContaining('20 MB') as string }] },
    })
    await expectNothingLeft()
    expect((await fetch(`${address}/health/ready`)).status).toBe(200)
  })

  it('that breaks off leaves nothing behind', async () => {
    const { payload, headers } = uploadForm(
      { roomTypeId: String(roomTypeId), alt: 'Half' },
      { name: 'a.jpg', content: await jpeg() },
    )
    const answer = await setup.app.inject({
      method: 'POST',
      url: IMAGES,
      cookies: jos.cookies,
      payload: payload.subarray(0, 20_000),
      headers: { ...headers, origin: ORIGIN },
    })
    expect(answer.statusCode).toBe(400)
    await expectNothingLeft()
  })

  it('needs somebody who is signed in, and comes from this site only', async () => {
    const content = await small('#123')
    expect((await upload(content, { cookies: {} })).status).toBe(401)
    expect(
      (await upload(content, { headers: { origin: 'https://elsewhere.example' } })).status,
    ).toBe(403)
    expect((await upload(content, { headers: {} })).status).toBe(403)
    await expectNothingLeft()
  })

  it('goes to this route alone: nowhere else is a form with files taken', async () => {
    const { payload, headers } = uploadForm({}, { name: 'a.jpg', content: await small('#123') })
    for (const url of ['/api/bookings', '/api/back-office/seasons', '/api/staff/session']) {
      const answer = await setup.app.inject({
        method: 'POST',
        url,
        payload,
        cookies: jos.cookies,
        headers: { ...headers, origin: ORIGIN },
      })
      expect([url, answer.statusCode]).toEqual([url, 415])
    }
    const json = await setup.app.inject({
      method: 'POST',
      url: '/api/back-office/seasons',
      payload: { source: 'x'.repeat(140_000) },
      cookies: jos.cookies,
      headers: { origin: ORIGIN },
    })
    expect(json.statusCode).toBe(413)
    const { status } = await jos.post<ApiError>(IMAGES, { roomTypeId, alt: 'x' })
    expect(status).toBe(415)
  })

  it('of a picture that stands there already is refused, and the first stays', async () => {
    const content = await small('#456')
    await upload(content)
    const { body } = await upload(content)
    expect(body.error).toMatchObject({
      fields: [{ field: 'file', text: words().picture.thereAlready }],
    })
    expect((await get((await list())[0]!.url)).statusCode).toBe(200)
  })

  it('beyond the most pictures of a room is refused, and nothing of it stays', async () => {
    await fill(roomTypeId)
    const { body } = await upload(await small('#456'))
    expect(body.error).toMatchObject({ fields: [{ text: 'Een kamer heeft hoogstens 30 foto’s.' }] })
    expect(files()).toEqual([])
  })

  it('whose row the database refuses takes its files away again', async () => {
    await setup.pool.query(
      `CREATE FUNCTION no() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'no'; END $$;
       CREATE TRIGGER no BEFORE INSERT ON room_type_images FOR EACH ROW EXECUTE FUNCTION no()`,
    )
    const { status } = await upload(await small('#456'))
    await setup.pool.query('DROP TRIGGER no ON room_type_images; DROP FUNCTION no()')
    expect(status).toBe(500)
    await expectNothingLeft()
  })
})

describe('The pictures of a room type', () => {
  async function three(): Promise<number[]> {
    for (const colour of ['#a00', '#0a0', '#00a'])
      await upload(await small(colour), { alt: `Foto ${colour}` })
    return (await list()).map(({ id }) => id)
  }
  /** Writes as a colleague does. */
  async function asEls(statement: string) {
    const client = await setup.pool.connect()
    await client.query(
      `SELECT set_config('kamersleutel.by', 'Els', false), set_config('kamersleutel.staff_id', gen_random_uuid()::text, false)`,
    )
    await client.query(statement)
    client.release(true)
  }
  const covers = async () => (await list()).map(({ cover }) => cover)

  it('have the first as their cover, then whichever staff choose, and always exactly one', async () => {
    const ids = await three()
    expect(await covers()).toEqual([true, false, false])
    const { status } = await jos.put(`${IMAGES}/${ids[2]}`, { cover: true })
    expect(status).toBe(200)
    expect(await covers()).toEqual([false, false, true])
    const room = (await get(`/api/room-types/${SLUG}`)).json<RoomTypeView>()
    expect(room.images.map(({ alt }) => alt)).toEqual(['Foto #00a', 'Foto #a00', 'Foto #0a0'])
    await jos.delete(`${IMAGES}/${ids[2]}`)
    expect(await covers()).toEqual([true, false])
    await jos.delete(`${IMAGES}/${ids[0]}`)
    await jos.delete(`${IMAGES}/${ids[1]}`)
    expect(await covers()).toEqual([])
  })

  it('stand in the order that staff give them; not where others came or went meanwhile', async () => {
    const [a, b, c] = await three()
    const moved = await jos.put<RoomTypeImageView[]>(`${IMAGES}/order`, {
      roomTypeId,
      ids: [c, a, b],
    })
    expect(moved.body.map(({ id }) => id)).toEqual([c, a, b])
    for (const ids of [
      [a, b],
      [a, a, b],
      [a, b, c, 99_999],
    ]) {
      const { status, body } = await jos.put<ApiError>(`${IMAGES}/order`, { roomTypeId, ids })
      expect([status, body.error.reason]).toEqual([409, 'changed-meanwhile'])
    }
    expect((await list()).map(({ id }) => id)).toEqual([c, a, b])
  })

  it('come back as they were when a removal is taken back: place, words, files and cover', async () => {
    const ids = await three()
    const before = await list()
    await jos.delete(`${IMAGES}/${ids[0]}`)
    const { status, body } = await jos.post<RoomTypeImageView[]>(`${IMAGES}/${ids[0]}/restore`)
    expect(status).toBe(200)
    const known = (image: RoomTypeImageView) => ({ ...image, version: 0 })
    expect(body.map(known)).toEqual(before.map(known))
    expect((await get(body[0]!.url)).statusCode).toBe(200)
    expect((await jos.post(`${IMAGES}/${ids[0]}/restore`)).status).toBe(404)
  })

  it('do not take one back that was uploaded again meanwhile, and it is said why', async () => {
    const content = await small('#456')
    const { id } = (await upload(content)).body[0]!
    await jos.delete(`${IMAGES}/${id}`)
    const again = (await upload(content)).body
    const { status, body } = await jos.post<ApiError>(`${IMAGES}/${id}/restore`)
    expect([status, body.error]).toEqual([
      409,
      { reason: 'changed-meanwhile', text: words().picture.thereAlready, changes: [] },
    ])
    expect(await list()).toEqual(again)
  })

  it('do not take one back where there are as many as there may be by then', async () => {
    const { id } = (await upload(await small('#456'))).body[0]!
    await jos.delete(`${IMAGES}/${id}`)
    await fill(roomTypeId)
    const { status, body } = await jos.post<ApiError>(`${IMAGES}/${id}/restore`)
    expect([status, body.error.text]).toEqual([409, 'Een kamer heeft hoogstens 30 foto’s.'])
    expect(await list()).toHaveLength(mostRoomPictures)
  })

  it('are not described over what somebody else wrote meanwhile', async () => {
    const [id] = await three()
    const { version } = (await list())[0]!
    await asEls(`UPDATE room_type_images SET alt = 'van Els' WHERE id = ${id}`)
    const { status, body } = await jos.put<ApiError>(`${IMAGES}/${id}`, { alt: 'van Jos', version })
    expect([status, body.error]).toMatchObject([
      409,
      { reason: 'changed-meanwhile', changes: [{ field: 'alt', to: 'van Els', by: 'Els' }] },
    ])
  })

  it('are not taken away over what somebody else wrote meanwhile', async () => {
    const [id] = await three()
    const { version } = (await list())[0]!
    await asEls(`UPDATE room_type_images SET alt = 'van Els' WHERE id = ${id}`)
    const { status, body } = await jos.delete<ApiError>(`${IMAGES}/${id}?version=${version}`)
    expect([status, body.error]).toMatchObject([
      409,
      { reason: 'changed-meanwhile', changes: [{ field: 'alt', to: 'van Els', by: 'Els' }] },
    ])
    const now = (await list())[0]!.version
    expect((await jos.delete(`${IMAGES}/${id}?version=${now}`)).status).toBe(200)
  })

  it('keep the cover and the order that a colleague chose since the screen was read', async () => {
    const [a, b, c] = await three()
    await jos.put(`${IMAGES}/${b}`, { cover: true, coverBefore: a })
    const cover = await jos.put<ApiError>(`${IMAGES}/${c}`, { cover: true, coverBefore: a })
    expect([cover.status, cover.body.error.reason]).toEqual([409, 'changed-meanwhile'])
    expect(await covers()).toEqual([false, true, false])
    const before = [a, b, c]
    await jos.put(`${IMAGES}/order`, { roomTypeId, ids: [c, a, b], before })
    const order = { roomTypeId, ids: [b, a, c], before }
    const { status, body } = await jos.put<ApiError>(`${IMAGES}/order`, order)
    expect([status, body.error.reason]).toEqual([409, 'changed-meanwhile'])
    expect((await list()).map(({ id }) => id)).toEqual([c, a, b])
  })

  it('are written down in the changes', async () => {
    const [id] = await three()
    await jos.put(`${IMAGES}/${id}`, { alt: 'Anders' })
    const { body } = await jos.get<ChangeView[]>(
      '/api/back-office/changes?filter={"noun":"room_type_images"}',
    )
    expect(
      body.find(({ key, action }) => key === String(id) && action === 'changed')!.fields,
    ).toEqual([{ field: 'alt', from: 'Foto #a00', to: 'Anders' }])
  })

  it.each([
    ['PUT', '/999999', { alt: 'x' }],
    ['DELETE', '/999999', undefined],
    ['POST', '/999999/restore', undefined],
    ['PUT', '/x', { alt: 'x' }],
  ] as const)('that are not there are said so: %s %s', async (method, where, payload) => {
    const answer = await setup.app.inject({
      method,
      url: IMAGES + where,
      cookies: jos.cookies,
      headers: { origin: ORIGIN },
      ...(payload && { payload }),
    })
    expect(answer.statusCode).toBe(404)
  })
})

describe('A kept picture', () => {
  const otherType = async () =>
    (await jos.post<{ id: number }>('/api/back-office/room-types', { name: 'Even maar' })).body.id
  const age = () => setup.pool.query(`UPDATE pictures SET touched_at = now() - interval '25 hours'`)

  it('that was removed can be taken back, also after the same file was refused elsewhere', async () => {
    const content = await small('#456')
    const { id, url } = (await upload(content)).body[0]!
    await jos.delete(`${IMAGES}/${id}`)
    const full = await otherType()
    await fill(full)
    expect((await upload(content, { to: String(full) })).status).toBe(400)
    expect((await get(url)).statusCode).toBe(200)
    expect((await jos.post(`${IMAGES}/${id}/restore`)).status).toBe(200)
  })

  it('stays when it was refused once, and is uploaded once more at that moment', async () => {
    const made = await makePicture('a.jpg', await small('#456'))
    if (isRefused(made)) throw new Error(made.refused.id)
    const [first, second] = setup.processes.map(({ app }) => app.get(Pictures))
    await first!.keepFor(
      made,
      // Its row is there, nothing shows it yet, and the other upload has just begun.
      () => second!.keepFor(made, async () => true, Boolean).then(() => false),
      Boolean,
    )
    expect(files()).toHaveLength(made.files.length)
    const { rows } = await setup.pool.query('SELECT hash FROM pictures')
    expect(rows).toEqual([{ hash: made.hash }])
  })

  it('of a room type that was removed stays for a day, as any that is removed', async () => {
    const type = await otherType()
    const { body } = await upload(await small('#456'), { to: String(type) })
    await age()
    expect((await jos.delete(`/api/back-office/room-types/${type}`)).status).toBe(200)
    await setup.app.get(Pictures).sweep()
    expect((await get(body[0]!.url)).statusCode).toBe(200)
    await age()
    await setup.app.get(Pictures).sweep()
    await expectNothingLeft()
  })

  it.each([
    '/pictures/',
    '/pictures/x.jpg',
    `/pictures/${'0'.repeat(32)}-400.jpg`,
    '/pictures/..%2f..%2fpackage.json',
    '/pictures/%2e%2e/package.json',
    '/pictures/..%5cpackage.json',
    `/pictures/${'0'.repeat(32)}-400.jpg.part`,
    `/pictures/${'0'.repeat(32)}-400.svg`,
  ])('is found by its own name only, not by %s', async (url) => {
    expect((await get(url)).statusCode).toBe(404)
  })

  it('that nothing shows goes a day later, at a start; what is shown stays', async () => {
    await upload(await small('#a00'))
    await upload(await small('#0a0'))
    const [shown, removed] = await list()
    await jos.delete(`${IMAGES}/${removed!.id}`)
    const pictures = setup.app.get(Pictures)
    await pictures.sweep()
    expect((await get(removed!.url)).statusCode).toBe(200)
    await age()
    await pictures.sweep()
    expect((await get(removed!.url)).statusCode).toBe(404)
    expect((await get(shown!.url)).statusCode).toBe(200)
    expect(files().every((file) => file.startsWith(shown!.photo!.hash))).toBe(true)
    expect((await jos.post(`${IMAGES}/${removed!.id}/restore`)).status).toBe(404)
  })
})
