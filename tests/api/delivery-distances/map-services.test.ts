import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DeliveryDistance, Geocoder } from '../../../api/delivery-distances/delivery-distance.ts'
import type { PostalAddress } from '../../../api/delivery-distances/postal-address.ts'
import type { DistanceService } from '../../../api/environment/distance-service.ts'
import { type Told, mapServer } from './map-server.ts'
import { log } from '../../../api/telemetry/log.ts'

const property = { address: 'Dorpsstraat 1', postcode: '6181 AB', city: 'Elsloo' }
const guest: PostalAddress = {
  street: 'Geheimweg',
  houseNumber: '12 a',
  postcode: '6171 xx',
  city: 'Stein',
}
const timeoutMs = 200

let server: Awaited<ReturnType<typeof mapServer>>
let warnings: string[]
beforeEach(() => {
  warnings = []
  vi.spyOn(log, 'warn').mockImplementation((line: unknown) => void warnings.push(String(line)))
})
afterEach(() => {
  server.close()
  vi.restoreAllMocks()
})

const serve = async (answer: (url: URL) => Told | null) => (server = await mapServer(answer))
const places = (distances: DistanceService) => new Geocoder({ distances })
const pdok = () => places({ by: 'table', places: { pdokUrl: server.url, timeoutMs } })
const google = () =>
  ({ by: 'google', url: server.url, key: 'google-key', timeoutMs }) satisfies DistanceService

/** What the table of staff says of each postcode. */
let inTable: number | null
beforeEach(() => (inTable = null))

const roads = (distances: DistanceService, geocoder = places(distances)) =>
  new DeliveryDistance(
    { distances },
    geocoder,
    { findOneBy: async () => (inTable === null ? null : { metres: inTable }) } as never,
    { fresh: async () => ({ property }) } as never,
  )

/** As `/free` answers, with the fields that were asked for. */
const found = (point: string): Told => ({
  body: { response: { numFound: 1, start: 0, docs: [{ centroide_ll: point }] } },
})
const stein = found('POINT(5.7660 50.9690)')

/** What each service may do instead of answering. */
const failures: [string, Told | null][] = [
  ['no answer in time', null],
  ['an error page', { status: 502, body: '<h1>Bad Gateway</h1>' }],
  ['JSON of another shape', { body: { error: 'over quota' } }],
]

/** The log says which service failed, and nothing of where a guest lives. */
function expectNoAddressLogged(): void {
  expect(warnings).toHaveLength(1)
  expect(warnings[0]).toMatch(/^distances: (PDOK|OSRM|Google)/)
  expect(warnings.join()).not.toMatch(/Geheimweg|6171|Stein|google-key|5\.766/i)
}

describe('PDOK’s Locatieserver', () => {
  it('is asked for one address by postcode and house number, and gives its point', async () => {
    await serve(() => stein)
    expect(await pdok().find(guest)).toEqual({ lat: 50.969, lng: 5.766 })
    const [asked] = server.asked
    expect(asked?.pathname).toBe('/free')
    expect(asked?.searchParams.get('q')).toBe('6171XX 12a')
    expect(asked?.searchParams.getAll('fq')).toEqual([
      'type:adres',
      'postcode:6171XX',
      'huisnummer:12',
    ])
  })

  it('knows no address that it does not have', async () => {
    await serve(() => ({ body: { response: { numFound: 0, start: 0, docs: [] } } }))
    expect(await pdok().find(guest)).toBeNull()
    expect(warnings).toEqual([])
  })

  it.each([
    ['abroad', { country: 'be' }],
    ['with a postcode that is not Dutch', { postcode: '3630' }],
    ['without a house number', { houseNumber: 'boerderij' }],
  ])('is not asked about an address %s', async (_, part) => {
    await serve(() => stein)
    expect(await pdok().find({ ...guest, ...part })).toBeNull()
    expect(server.asked).toEqual([])
  })

  it.each(failures)('that gives %s leaves the place unknown', async (_, told) => {
    await serve(() => told)
    expect(await pdok().find(guest)).toBeNull()
    expectNoAddressLogged()
  })
})

describe('OSRM', () => {
  const answering = (road: Told | null) =>
    serve((url) => {
      if (url.pathname.startsWith('/route/')) return road
      return url.searchParams.get('q') === '6181AB 1' ? found('POINT(5.7707 50.9488)') : stein
    })
  const service = () =>
    ({
      by: 'pdok-osrm',
      pdokUrl: server.url,
      osrmUrl: server.url,
      timeoutMs,
    }) satisfies DistanceService
  const osrm = () => roads(service())
  const routes = () => server.asked.filter(({ pathname }) => pathname.startsWith('/route/'))

  it('is asked for the way by car from the property, longitude first, and gives whole metres', async () => {
    await answering({ body: { code: 'Ok', routes: [{ distance: 4123.6, duration: 512 }] } })
    expect(await osrm().to(guest)).toBe(4124)
    expect(routes()[0]?.pathname).toBe('/route/v1/driving/5.7707,50.9488;5.766,50.969')
  })

  it('has the property looked up once, not for every guest', async () => {
    await answering({ body: { code: 'Ok', routes: [{ distance: 4000 }] } })
    const distances = osrm()
    await distances.to(guest)
    await distances.to({ ...guest, houseNumber: '14' })
    const property = server.asked.filter(({ searchParams }) => searchParams.get('q') === '6181AB 1')
    expect([property.length, routes().length]).toEqual([1, 2])
  })

  it('without a road leaves the distance unknown', async () => {
    await answering({ status: 400, body: { code: 'NoRoute', message: 'Impossible route' } })
    expect(await osrm().to(guest)).toBeNull()
  })

  const abroad = { ...guest, postcode: '3630', city: 'Maasmechelen' }

  it('is asked for an address abroad as for any other, where its place is known', async () => {
    await answering({ body: { code: 'Ok', routes: [{ distance: 4000 }] } })
    const everywhere = { find: async () => ({ lat: 50.97, lng: 5.69 }) } as unknown as Geocoder
    expect(await roads(service(), everywhere).to(abroad)).toBe(4000)
    expect(await osrm().to(abroad)).toBeNull()
  })

  it('leaves what it does not know to the table of staff', async () => {
    await answering({ body: { code: 'Ok', routes: [{ distance: 4000 }] } })
    inTable = 6000
    expect(await osrm().to(abroad)).toBe(6000)
    expect(await osrm().to(guest)).toBe(4000)
  })

  it.each(failures)('that gives %s leaves the distance unknown', async (_, told) => {
    await answering(told)
    expect(await osrm().to(guest)).toBeNull()
    expectNoAddressLogged()
  })
})

describe('Google’s Geocoding', () => {
  it('is asked with street, number, postcode and city, and gives the first result', async () => {
    await serve(() => ({
      body: {
        status: 'OK',
        results: [
          { geometry: { location: { lat: 50.969, lng: 5.766 } } },
          { geometry: { location: { lat: 1, lng: 1 } } },
        ],
      },
    }))
    expect(await places(google()).find(guest)).toEqual({
      lat: 50.969,
      lng: 5.766,
    })
    const [asked] = server.asked
    expect(asked?.pathname).toBe('/geocode/json')
    expect(Object.fromEntries(asked!.searchParams)).toEqual({
      address: 'Geheimweg 12 a, 6171 xx Stein, NL',
      components: 'country:NL',
      key: 'google-key',
    })
  })

  it.each(['ZERO_RESULTS', 'REQUEST_DENIED', 'OVER_QUERY_LIMIT'])(
    'that answers %s leaves the place unknown',
    async (status) => {
      await serve(() => ({ body: { status, results: [] } }))
      expect(await places(google()).find(guest)).toBeNull()
    },
  )

  it.each(failures)('that gives %s leaves the place unknown', async (_, told) => {
    await serve(() => told)
    expect(await places(google()).find(guest)).toBeNull()
    expectNoAddressLogged()
  })
})

describe('Google’s Distance Matrix', () => {
  const distance = () => roads(google())
  const matrix = (element: object): Told => ({
    body: { status: 'OK', rows: [{ elements: [element] }] },
  })

  it('is asked for the way by car from the property, and gives metres', async () => {
    await serve(() => matrix({ status: 'OK', distance: { text: '4,1 km', value: 4124 } }))
    expect(await distance().to(guest)).toBe(4124)
    expect(Object.fromEntries(server.asked[0]!.searchParams)).toEqual({
      origins: 'Dorpsstraat 1, 6181 AB Elsloo, NL',
      destinations: 'Geheimweg 12 a, 6171 xx Stein, NL',
      mode: 'driving',
      key: 'google-key',
    })
  })

  it.each(['NOT_FOUND', 'ZERO_RESULTS', 'MAX_ROUTE_LENGTH_EXCEEDED'])(
    'that answers %s leaves the distance unknown',
    async (status) => {
      await serve(() => matrix({ status }))
      expect(await distance().to(guest)).toBeNull()
    },
  )

  it('is not asked about an address abroad', async () => {
    await serve(() => matrix({ status: 'OK', distance: { value: 4124 } }))
    expect(await distance().to({ ...guest, country: 'de' })).toBeNull()
    expect(server.asked).toEqual([])
  })

  it.each(failures)('that gives %s leaves the distance unknown', async (_, told) => {
    await serve(() => told)
    expect(await distance().to(guest)).toBeNull()
    expectNoAddressLogged()
  })
})
