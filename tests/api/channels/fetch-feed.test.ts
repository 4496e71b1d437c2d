import zlib from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fetchFeed, MOST_BYTES } from '../../../api/channels/fetch-feed.ts'
import { isPublicAddress } from '../../../api/environment/public-internet.ts'
import { type PortalServer, startPortals } from './portal-server.ts'

const feed = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n'
const nothing = { etag: null, lastModified: null }

let portals: PortalServer
beforeAll(async () => {
  portals = await startPortals()
})
afterAll(() => portals.close())

const fetched = (address: string, known = nothing as Parameters<typeof fetchFeed>[1], ms = 5_000) =>
  fetchFeed(address, known, ms, portals.reach)
const failed = (failure: string) => ({ kind: 'failed', failure })

describe('A feed that is fetched', () => {
  it('is read, and asked about by what the server said of it', async () => {
    const address = portals.at('/good', ({ headers }, response) => {
      if (headers['if-none-match'] === '"7"') response.writeHead(304).end()
      else
        response
          .writeHead(200, { etag: '"7"', 'last-modified': 'Sun, 29 Nov 2026 10:00:00 GMT' })
          .end(feed)
    })
    const first = await fetched(address)
    expect(first).toEqual({
      kind: 'read',
      text: feed,
      etag: '"7"',
      lastModified: 'Sun, 29 Nov 2026 10:00:00 GMT',
    })
    expect(
      await fetched(address, { etag: '"7"', lastModified: 'Sun, 29 Nov 2026 10:00:00 GMT' }),
    ).toEqual({
      kind: 'unchanged',
    })
    expect(portals.requests.at(-1)!.headers).toMatchObject({
      'if-none-match': '"7"',
      'if-modified-since': 'Sun, 29 Nov 2026 10:00:00 GMT',
      'user-agent': 'Kamersleutel',
    })
  })

  it.each([
    ['gzip', zlib.gzipSync],
    ['deflate', zlib.deflateSync],
    ['br', zlib.brotliCompressSync],
  ])('may be packed: %s', async (encoding, pack) => {
    const address = portals.at(`/${encoding}`, (_, response) => {
      response.writeHead(200, { 'content-encoding': encoding }).end(pack(feed))
    })
    expect(await fetched(address)).toMatchObject({ kind: 'read', text: feed })
  })

  it('may be elsewhere, three times', async () => {
    portals.at('/3', (_, response) => response.end(feed))
    for (const step of [2, 1, 0])
      portals.at(`/${step}`, (_, response) =>
        response.writeHead(302, { location: `/${step + 1}` }).end(),
      )
    expect(await fetched(`${portals.origin}/0`)).toMatchObject({ kind: 'read' })
    const far = portals.at('/far', (_, response) =>
      response.writeHead(301, { location: '/0' }).end(),
    )
    expect(await fetched(far)).toEqual(failed('too-many-redirects'))
  })
})

describe('A feed that is too much', () => {
  it('is cut off where it is longer than 2 MB, also where it says nothing of it', async () => {
    let sent = 0
    const address = portals.at('/5MB', (_, response) => {
      const piece = Buffer.alloc(64 * 1024, 'x')
      const more = () => {
        while (sent < 500 * 1024 * 1024 && !response.destroyed) {
          sent += piece.length
          if (!response.write(piece)) return void response.once('drain', more)
        }
        response.end()
      }
      more()
    })
    expect(await fetched(address)).toEqual(failed('too-big'))
    expect(sent).toBeLessThan(50 * 1024 * 1024)
  })

  it('is cut off where it unpacks to more', async () => {
    const bomb = zlib.gzipSync(Buffer.alloc(100 * 1024 * 1024))
    expect(bomb.length).toBeLessThan(MOST_BYTES)
    const address = portals.at('/bomb', (_, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb)
    })
    expect(await fetched(address)).toEqual(failed('too-big'))
  })

  it('is given up where it comes slowly, or not at all', async () => {
    const drip = portals.at('/drip', (_, response) => {
      const timer = setInterval(() => response.write('x'), 50)
      response.on('close', () => clearInterval(timer))
    })
    const silent = portals.at('/silent', () => {})
    expect(await fetched(drip, nothing, 400)).toEqual(failed('slow'))
    expect(await fetched(silent, nothing, 400)).toEqual(failed('slow'))
  })
})

describe('A feed that is not there', () => {
  it.each([
    [404, 'gone'],
    [410, 'gone'],
    [401, 'refused'],
    [403, 'refused'],
    [204, 'refused'],
    [429, 'failing'],
    [500, 'failing'],
    [503, 'failing'],
  ])('is %i, which is %s', async (status, failure) => {
    const address = portals.at(`/status-${status}`, (_, response) =>
      response.writeHead(status).end(),
    )
    expect(await fetched(address)).toEqual(failed(failure))
  })

  it('breaks off, or is packed otherwise than it says', async () => {
    const broken = portals.at('/broken', (_, response) => {
      response.writeHead(200, { 'content-length': '1000' }).write('x')
      setTimeout(() => response.destroy(), 20)
    })
    const packed = portals.at('/no-gzip', (_, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(feed)
    })
    expect(await fetched(broken)).toMatchObject({ kind: 'failed' })
    expect(await fetched(packed)).toEqual(failed('failing'))
  })

  it('has a certificate that nobody vouches for', async () => {
    const address = portals.at('/secure', (_, response) => response.end(feed))
    const { mayReach } = portals.reach
    expect(await fetchFeed(address, nothing, 2_000, { mayReach })).toEqual(failed('certificate'))
  })

  it('is at a name that nobody has', async () => {
    expect(await fetchFeed('https://portal.invalid/a.ics', nothing, 2_000)).toMatchObject({
      kind: 'failed',
    })
  })
})

describe('An address of this machine or its network', () => {
  it.each([
    '127.0.0.1',
    '10.0.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '0.0.0.0',
    '100.64.0.1',
    '::1',
    '::',
    'fd00::1',
    'fe80::1',
    '::ffff:127.0.0.1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    'x',
  ])('is not public: %s', (address) => expect(isPublicAddress(address)).toBe(false))

  it.each(['2606:2800:220:1::1', '2606:2800:220:1:ffff::9', '93.184.216.40'])(
    'is public by itself, and stands beside this machine: %s',
    (address) => {
      const beside = { netmask: '', mac: '', internal: false }
      const six = { address: '2606:2800:220:1::5', cidr: '2606:2800:220:1::5/64', scopeid: 0 }
      const four = { address: '93.184.216.34', cidr: '93.184.216.34/28' }
      const interfaces = {
        eth0: [
          { ...beside, ...six, family: 'IPv6' as const },
          { ...beside, ...four, family: 'IPv4' as const },
        ],
      }
      expect(isPublicAddress(address)).toBe(true)
      expect(isPublicAddress(address, interfaces)).toBe(false)
      expect(isPublicAddress('2606:2800:220:2::1', interfaces)).toBe(true)
      expect(isPublicAddress('93.184.216.50', interfaces)).toBe(true)
    },
  )

  it('is any but those of others', () => {
    expect(isPublicAddress('93.184.216.34')).toBe(true)
    expect(isPublicAddress('2606:2800:220:1::1')).toBe(true)
  })

  it.each([
    'https://127.0.0.1/a.ics',
    'https://[::1]/a.ics',
    'https://2130706433/a.ics',
    'https://0x7f.1/a.ics',
    'https://[::ffff:7f00:1]/a.ics',
    'https://localhost/a.ics',
  ])('is connected to in no spelling: %s', async (address) => {
    expect(await fetchFeed(address, nothing, 2_000)).toEqual(failed('own-network'))
  })

  it('is connected to by no redirect', async () => {
    const before = portals.requests.length
    for (const host of ['127.0.0.1', 'localhost']) {
      const location = portals.origin.replace('127.0.0.2', host)
      const address = portals.at(`/to-${host}`, (_, response) =>
        response.writeHead(302, { location: `${location}/inside` }).end(),
      )
      expect(await fetched(address)).toEqual(failed('own-network'))
    }
    expect(portals.requests.slice(before).map(({ path }) => path)).toEqual([
      '/to-127.0.0.1',
      '/to-localhost',
    ])
  })
})

describe('An address that is none', () => {
  it.each([
    'http://93.184.216.34/a.ics',
    'webcal://portal.example/a.ics',
    'file:///etc/passwd',
    'portal',
    '',
    'https://me:secret@93.184.216.34/a.ics',
  ])('is refused: %s', async (address) =>
    expect(await fetchFeed(address, nothing, 2_000)).toEqual(failed('bad-address')),
  )

  it('is refused behind a redirect, too', async () => {
    const address = portals.at('/down', (_, response) =>
      response.writeHead(302, { location: 'http://93.184.216.34/a.ics' }).end(),
    )
    expect(await fetched(address)).toEqual(failed('bad-address'))
  })
})
