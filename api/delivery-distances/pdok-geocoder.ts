import { z } from 'zod'
import { askService } from './ask-service.ts'
import { Geocoder, type Place } from './geocoder.ts'
import { type PostalAddress, dutchPostcode } from './postal-address.ts'

/**
 * What is read of an answer of `/free`, from memory and from what users of it publish: no npm
 * package has its types. A point is WKT with the longitude first.
 */
const answerShape = z.object({
  response: z.object({
    docs: z.array(z.object({ centroide_ll: z.string().regex(/^POINT\(\S+ \S+\)$/) })),
  }),
})

/**
 * PDOK's Locatieserver, the address register of the Dutch government. A postcode and a house number
 * name one Dutch address, so that street and city need not leave the property.
 */
export class PdokGeocoder extends Geocoder {
  constructor(private readonly service: { pdokUrl: string; timeoutMs: number }) {
    super()
  }

  async find(address: PostalAddress): Promise<Place> {
    const postcode = dutchPostcode(address)
    const [, number, suffix = ''] =
      /^(\d{1,5})\W*([a-z0-9]*)/i.exec(address.houseNumber.trim()) ?? []
    if (postcode === null || number === undefined) return { known: false }
    const url = new URL(`${this.service.pdokUrl}/free`)
    url.searchParams.set('q', `${postcode} ${number}${suffix}`)
    for (const filter of ['type:adres', `postcode:${postcode}`, `huisnummer:${number}`])
      url.searchParams.append('fq', filter)
    url.searchParams.set('fl', 'centroide_ll')
    url.searchParams.set('rows', '1')
    const answer = await askService('PDOK', url, answerShape, this.service.timeoutMs)
    return pointOf(answer?.response.docs[0]?.centroide_ll)
  }
}

function pointOf(wkt = ''): Place {
  const [lng, lat] = wkt.slice('POINT('.length, -1).split(' ').map(Number)
  return Number.isFinite(lng) && Number.isFinite(lat) && wkt !== ''
    ? { known: true, lat: lat!, lng: lng! }
    : { known: false }
}
