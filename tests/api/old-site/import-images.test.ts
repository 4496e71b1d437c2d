import { type Server, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Clock } from '../../../api/environment/clock.ts'
import { ENVIRONMENT } from '../../../api/environment/environment.ts'
import { WordsInForce } from '../../../api/environment/words-in-force.ts'
import { Pictures } from '../../../api/files/pictures.ts'
import { fetchPicture } from '../../../api/old-site/fetch-picture.ts'
import { OldSiteImages } from '../../../api/old-site/old-site-images.ts'
import { OldSiteImports } from '../../../api/old-site/old-site-imports.ts'
import { isPublicAddress } from '../../../api/environment/public-internet.ts'
import type { Reach } from '../../../api/old-site/public-address.ts'
import { openEmptyHouse } from '../setup/empty-house.ts'
import type { TestSetup } from '../setup/open-setup.ts'
import { photo } from '../setup/pictures.ts'

const asked: string[] = []
let server: Server
let at: string
let setup: TestSetup

/** Of all hosts only foto.example is there, and only the server of this test may be asked. */
const reach: Reach = {
  resolve: async (host) => (host === 'foto.example' ? ['127.0.0.1'] : ['10.0.0.1']),
  isAllowed: (address) => address === '127.0.0.1',
}

beforeAll(async () => {
  setup = await openEmptyHouse()
  const pictures = await Promise.all([600, 500].map((width) => photo(width, 400).jpeg().toBuffer()))
  const answers: Record<string, [number, Record<string, string>, Buffer?]> = {
    '/een.jpg': [200, {}, pictures[0]],
    '/twee.jpg': [200, {}, pictures[1]],
    '/verhuisd': [302, { location: '/twee.jpg' }],
    '/binnen': [302, { location: 'http://169.254.169.254/geheim' }],
    '/elders': [302, { location: 'http://router.example/' }],
    '/bestand': [302, { location: 'file:///etc/passwd' }],
    '/rond': [302, { location: '/rond' }],
    '/geen-foto': [200, {}, Buffer.from('<svg/>')],
    '/groot': [200, { 'content-length': '21000000' }, Buffer.alloc(1_000)],
  }
  server = createServer((request, response) => {
    asked.push(request.url!)
    const [status, headers, content] = answers[request.url!] ?? [404, {}]
    response.writeHead(status, headers).end(content)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  at = `http://foto.example:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  await new Promise((done) => server.close(done))
  await setup.close()
})

describe('photos of the old site', () => {
  it('are fetched where they can be had, once, told of where not, and not for a room type that staff deleted', async () => {
    const { app } = setup
    const images = new OldSiteImages(app.get(Pictures), reach, app.get(WordsInForce))
    const imports = new OldSiteImports(
      app.get(ENVIRONMENT),
      app.get(Clock),
      images,
      app.get(WordsInForce),
    )
    const urls = [`${at}/verhuisd`, `${at}/weg.jpg`, `${at}/geen-foto`, `${at}/een.jpg`]
    const tree = {
      content: {
        services: {
          a: {
            ...{ resourceId: 1, name: 'Kleine Knusse kamer', btw: 9, stock: 2 },
            images: urls.map((url, place) => ({ url, type: place === 3 ? 'active' : '' })),
          },
        },
      },
    }
    const run = (keep: boolean) => imports.run({ tree, decisions: {}, keep }, 'Mieke')
    const ofImages = ({ counts }: Awaited<ReturnType<typeof run>>) =>
      counts.find(({ noun }) => noun === 'images')
    expect(ofImages(await run(false))).toMatchObject({ found: 4, brought: 4 })
    expect(asked).toEqual([])
    const report = await run(true)
    expect(ofImages(report)).toMatchObject({ found: 4, brought: 2, before: 0 })
    expect(report.remarks.map(({ path, before }) => [path, before])).toEqual([
      ['content/services/a/images/1', `${at}/weg.jpg`],
      ['content/services/a/images/2', `${at}/geen-foto`],
    ])
    const { rows } = await setup.pool.query(
      'SELECT width, cover, alt FROM room_type_images JOIN pictures ON hash = picture ORDER BY sort',
    )
    expect(rows).toEqual([
      { width: 600, cover: true, alt: 'Kleine Knusse kamer' },
      { width: 500, cover: false, alt: 'Kleine Knusse kamer' },
    ])
    expect(ofImages(await run(true))).toMatchObject({ brought: 0, before: 2 })
    await setup.pool.query('DELETE FROM rooms')
    await setup.pool.query('DELETE FROM room_types')
    expect(ofImages(await run(true))).toMatchObject({ found: 0, brought: 0 })
  })

  it.each([
    ['/binnen', 'dit adres is niet openbaar'],
    ['/elders', 'dit adres is niet openbaar'],
    ['/bestand', 'dit is geen webadres'],
    ['/rond', 'het adres verwijst te vaak door'],
    ['/groot', 'het bestand is te groot'],
    ['/weg', 'het adres antwoordt 404'],
  ])('are not fetched by way of %s: %s', async (path, why) => {
    await expect(fetchPicture(at + path, reach)).rejects.toThrow(why)
  })

  it.each([
    'http://router.example/a.jpg',
    'http://[::1]/a.jpg',
    'http://0x7f.1/a.jpg',
    'http://gast:geheim@foto.example/a.jpg',
    'ftp://foto.example/a.jpg',
    'geen adres',
  ])('are not fetched from %s', async (url) => {
    const only = { ...reach, isAllowed: isPublicAddress }
    await expect(fetchPicture(url, only)).rejects.toThrow(/^dit /)
  })
})

describe('an address of the public internet', () => {
  it.each(['93.184.216.34', '172.32.0.1', '2a00:1450:400e::1'])('is %s', (address) => {
    expect(isPublicAddress(address)).toBe(true)
  })

  it.each([
    ...['127.0.0.1', '10.1.2.3', '172.16.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1'],
    ...['0.0.0.0', '224.0.0.1', '255.255.255.255', '::1', '::', 'fe80::1', 'fc00::1'],
    ...['::ffff:127.0.0.1', '64:ff9b::7f00:1', '2002:7f00:1::', '2001::1', 'geen'],
  ])('is not %s', (address) => {
    expect(isPublicAddress(address)).toBe(false)
  })
})
