import { z } from 'zod'
import type { DistanceService } from '../environment/distance-service.ts'
import { log } from '../telemetry/log.ts'
import { type PostalAddress, addressLine, countryOf, dutchPostcode } from './postal-address.ts'

/** Where an address is, in degrees (WGS 84). */
export interface Place {
  lat: number
  lng: number
}

interface Pdok {
  pdokUrl: string
  timeoutMs: number
}
type Osrm = Omit<Extract<DistanceService, { by: 'pdok-osrm' }>, 'by' | 'pdokUrl'>
type Google = Omit<Extract<DistanceService, { by: 'google' }>, 'by'>

/**
 * Asks a service for JSON of a shape; null where no such answer came in time. The log says which
 * service failed and how, never what was asked: an address is a guest's.
 *
 * @param service its name in the log
 */
async function askService<T>(
  service: string,
  url: string,
  shape: z.ZodType<T>,
  timeoutMs: number,
): Promise<T | null> {
  try {
    const answer = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) })
    const read = shape.safeParse(await answer.json())
    if (read.success) return read.data
    log.warn(`distances: ${service} answered ${answer.status} with something else`)
  } catch (error) {
    const name = error instanceof Error ? error.name : 'unknown'
    log.warn(`distances: ${service} gave no answer: ${name}`)
  }
  return null
}

/**
 * What is read of an answer of `/free`, from memory and from what users of it publish: no npm
 * package has its types. A point is WKT with the longitude first.
 */
const pdokAnswer = z.object({
  response: z.object({
    docs: z.array(z.object({ centroide_ll: z.string().regex(/^POINT\(\S+ \S+\)$/) })),
  }),
})

/**
 * PDOK's Locatieserver, the address register of the Dutch government. A postcode and a house number
 * name one Dutch address, so that street and city need not leave the property.
 */
export async function pdokPlace(
  { pdokUrl, timeoutMs }: Pdok,
  address: PostalAddress,
): Promise<Place | null> {
  const postcode = dutchPostcode(address)
  const [, number, suffix = ''] = /^(\d{1,5})\W*([a-z0-9]*)/i.exec(address.houseNumber.trim()) ?? []
  if (postcode === null || number === undefined) return null
  const asked = new URLSearchParams([
    ['q', `${postcode} ${number}${suffix}`],
    ['fq', 'type:adres'],
    ['fq', `postcode:${postcode}`],
    ['fq', `huisnummer:${number}`],
    ['fl', 'centroide_ll'],
    ['rows', '1'],
  ])
  const answer = await askService('PDOK', `${pdokUrl}/free?${asked}`, pdokAnswer, timeoutMs)
  const point = answer?.response.docs[0]?.centroide_ll.slice('POINT('.length, -1)
  const [lng, lat] = (point ?? '').split(' ').map(Number)
  return Number.isFinite(lng) && Number.isFinite(lat) ? { lat: lat!, lng: lng! } : null
}

/**
 * What is read of an answer of the route service: `distance` is in metres, as the types of the npm
 * package @types/osrm say. Without a way there is only a code, from memory: `NoRoute`, with 400.
 */
const osrmAnswer = z.object({
  code: z.string(),
  routes: z.array(z.object({ distance: z.number().min(0) })).optional(),
})

/** An OSRM server for the way by car, in metres. */
export async function osrmRoad(
  { osrmUrl, timeoutMs }: Osrm,
  from: Place,
  to: Place,
): Promise<number | null> {
  const url = `${osrmUrl}/route/v1/driving/${from.lng},${from.lat};${to.lng},${to.lat}?overview=false`
  const answer = await askService('OSRM', url, osrmAnswer, timeoutMs)
  const metres = answer?.code === 'Ok' ? answer.routes?.[0]?.distance : undefined
  return metres === undefined ? null : Math.round(metres)
}

/** As the types of @googlemaps/google-maps-services-js 3.4.2 say, shortened. */
const geocodingAnswer = z.object({
  status: z.string(),
  results: z
    .array(
      z.object({
        geometry: z.object({ location: z.object({ lat: z.number(), lng: z.number() }) }),
      }),
    )
    .default([]),
})

/** Google's Geocoding; the first result counts (G §7). */
export async function googlePlace(
  { url, key, timeoutMs }: Google,
  address: PostalAddress,
): Promise<Place | null> {
  const components = `country:${countryOf(address).toUpperCase()}`
  const asked = new URLSearchParams({ address: addressLine(address), components, key })
  const geocoding = `${url}/geocode/json?${asked}`
  const answer = await askService('Google Geocoding', geocoding, geocodingAnswer, timeoutMs)
  return (answer?.status === 'OK' && answer.results[0]?.geometry.location) || null
}

/** As the same types say; `value` is in metres. */
const matrixAnswer = z.object({
  status: z.string(),
  rows: z
    .array(
      z.object({
        elements: z.array(
          z.object({
            status: z.string(),
            distance: z.object({ value: z.number().min(0) }).optional(),
          }),
        ),
      }),
    )
    .default([]),
})

/** Google's Distance Matrix for the way by car, in metres. */
export async function googleRoad(
  { url, key, timeoutMs }: Google,
  from: PostalAddress,
  to: PostalAddress,
): Promise<number | null> {
  const [origins, destinations] = [addressLine(from), addressLine(to)]
  const asked = new URLSearchParams({ origins, destinations, mode: 'driving', key })
  const matrix = `${url}/distancematrix/json?${asked}`
  const answer = await askService('Google Distance', matrix, matrixAnswer, timeoutMs)
  const way = answer?.status === 'OK' ? answer.rows[0]?.elements[0] : undefined
  return way?.status === 'OK' && way.distance ? way.distance.value : null
}
