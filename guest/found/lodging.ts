import type { PropertyView } from '../../api/facts/property-shape.ts'
import type { RoomTypeView } from '../../api/rooms/room-type-shape.ts'
import { dialledNumber } from '../../rules/property/dialled-number.ts'
import type { GuestWords } from '../../rules/texts/all-words.ts'
import { fillText } from '../../rules/texts/fill-text.ts'
import { sumInWords } from '../../rules/texts/in-language.ts'
import { roomAddress } from '../../screens/guest-addresses.ts'
import { guestScreens } from '../../screens/guest-screens.ts'
import { socialPicture } from './social-picture.ts'
import { addressIn } from '../../screens/page-language.ts'

/** A thing as schema.org describes it. */
export type Thing = Record<string, unknown>

/** What has nothing to say is left out: an empty address is worse than none. */
const said = (thing: Thing): Thing =>
  Object.fromEntries(
    Object.entries(thing).filter(
      ([, value]) => value !== '' && value !== null && value !== undefined,
    ),
  )

/** `15:00` and `18:00` of `15:00–18:00`. */
const firstHour = (hours: string) => hours.split(/\s*[–-]\s*/)[0] ?? ''

/** The property as search engines list a bed-and-breakfast. */
export function lodgingBusiness(
  words: GuestWords,
  property: PropertyView,
  rooms: readonly RoomTypeView[],
  origin: string,
): Thing {
  const prices = rooms.flatMap(({ fromPrice, kind }) =>
    fromPrice && kind === 'ordinary' ? [fromPrice.cents] : [],
  )
  const allIn = property.readings['price.from'] === 'all-in'
  const address = said({
    '@type': 'PostalAddress',
    streetAddress: property.address,
    postalCode: property.postcode,
    addressLocality: property.city,
    addressCountry: 'NL',
  })
  return said({
    '@context': 'https://schema.org',
    '@type': 'LodgingBusiness',
    '@id': `${origin}${guestScreens.home.path}#huis`,
    name: property.name,
    url: origin + addressIn(words.language.tag, guestScreens.home.path),
    image: origin + socialPicture(),
    telephone: dialledNumber(property.phone),
    email: property.email,
    vatID: property.vatId,
    address: property.address === '' ? null : address,
    checkinTime: firstHour(property.checkIn[0] ?? ''),
    checkoutTime: property.checkOut,
    currenciesAccepted: 'EUR',
    priceRange:
      allIn && prices.length > 0
        ? fillText(words.sitePage.priceRange, { price: sumInWords(words, Math.min(...prices)) })
        : null,
    smokingAllowed: false,
  })
}

/**
 * A room with the lowest price of a night for each number of persons, every mandatory cost
 * included. No price where the reading `price.from` leaves costs out: one that grows later is no
 * offer.
 */
export function hotelRoom(
  { sitePage, language }: GuestWords,
  room: RoomTypeView,
  property: PropertyView,
  origin: string,
): Thing {
  const address = addressOf(room)
  const url = origin + addressIn(language.tag, address)
  const priced = property.readings['price.from'] === 'all-in' && !room.neverOffered
  return said({
    '@context': 'https://schema.org',
    '@type': 'HotelRoom',
    '@id': `${origin}${address}#kamer`,
    name: room.name,
    description: room.description,
    url,
    image: origin + socialPicture(room.images[0]?.url),
    occupancy: {
      '@type': 'QuantitativeValue',
      maxValue: room.maxPersons,
      unitText: sitePage.persons,
    },
    amenityFeature: room.facilities.map((name) => ({
      '@type': 'LocationFeatureSpecification',
      name,
      value: true,
    })),
    containedInPlace: { '@id': `${origin}${guestScreens.home.path}#huis` },
    offers: priced
      ? room.fromPrices.map(({ persons, cents }) => ({
          '@type': 'Offer',
          url,
          price: inEuros(cents),
          priceCurrency: 'EUR',
          eligibleQuantity: {
            '@type': 'QuantitativeValue',
            value: persons,
            unitText: sitePage.persons,
          },
          priceSpecification: {
            '@type': 'UnitPriceSpecification',
            price: inEuros(cents),
            priceCurrency: 'EUR',
            valueAddedTaxIncluded: true,
            unitText: room.fromPriceUnit === 'night' ? sitePage.night : sitePage.weekend,
          },
        }))
      : null,
  })
}

const inEuros = (cents: number) => (cents / 100).toFixed(2)

function addressOf({ kind, slug }: RoomTypeView): string {
  return kind === 'ordinary' ? roomAddress(slug) : guestScreens.familyRoom.path
}
