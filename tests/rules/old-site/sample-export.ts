import { type EpochDay, dayOf, partsOf, weekday } from '../../../rules/calendar/day.ts'
import type { OldBooking, OldHouse, OldRoomType } from '../../../rules/old-site/old-house.ts'
import { bookedNights } from '../../../rules/old-site/settle-occupancy.ts'
import { readOldHouse } from './read-old-house.ts'
import { booksOf, ordersOf, salesOf } from './sample-books.ts'
import { type Events, breakEvents } from './sample-faults.ts'
import { writeOldHouse } from './write-old-house.ts'

/** A number from 0 up to, not with, 1: the same for the same seed (Lehmer, modulus 2³¹ − 1). */
function dice(seed: number): () => number {
  let state = seed
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647
}

const types = [
  {
    key: '-MRuime',
    resourceId: 3,
    name: 'Ruime knusse kamer',
    rooms: [9, 10, 11],
    euros: [85, 99, 119],
  },
  {
    key: '-MKleine',
    resourceId: 1,
    name: 'Kleine Knusse kamer',
    rooms: [1, 2],
    euros: [69.5, 79.5],
  },
  { key: '-MKnusse', resourceId: 2, name: 'Knusse kamer', rooms: [3, 4, 5], euros: [75, 85] },
  { key: '-MFamilie', resourceId: 4, name: 'Familiekamer', rooms: [12], euros: [] },
]
const families = 'Jansen,de Boer,Smit,van den Berg,Peeters,O’Neill,Hendriks,Müller,Claessens'.split(
  ',',
)
const first = 'Sanne,Jan,Riet,Ahmed,Els,Piet,Noor,Tom'.split(',')
const sources = [
  'own-website',
  'own-website',
  'booking.com',
  'airbnb',
  'bedandbreakfast.nl',
  'none',
] as const
/** Keys as the database makes them begin with the time, in these letters. */
const letters = '-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz'

/** The key of a record that was made at noon of a day. */
function keyOf(day: EpochDay, count: number): string {
  let time = (day * 24 + 12) * 3_600_000
  let text = ''
  for (let letter = 0; letter < 8; letter++) {
    text = letters[time % 64]! + text
    time = Math.floor(time / 64)
  }
  return text + String(count).padStart(12, '0')
}

/** Stays one after the other in each room, with a fault nowhere. */
function bookingsOf(from: EpochDay, until: EpochDay, roll: () => number): OldBooking[] {
  const pick = <One>(of: readonly One[]) => of[Math.floor(roll() * of.length)]!
  const stays = types.flatMap(({ resourceId, rooms, euros }) =>
    rooms.flatMap((roomNumber) => {
      const made: OldBooking[] = []
      let day = from + Math.floor(roll() * 6)
      while (day < until) {
        const isFamily = resourceId === 4
        // A weekend begins on a Friday.
        if (isFamily) day += (12 - weekday(day)) % 7
        const nights = isFamily ? 3 : 1 + Math.floor(roll() * 4)
        const persons = isFamily ? 4 : 1 + Math.floor(roll() * euros.length)
        const who = `${pick(first)} ${pick(families)}`
        made.push({
          ...{
            path: '',
            key: '',
            id: null,
            area: 'booked',
            number: null,
            name: who,
            phone: '06 12345678',
          },
          ...{
            email: `gast${Math.floor(roll() * 400)}@voorbeeld.nl`,
            roomTypeId: resourceId,
            roomNumber,
          },
          ...{ source: pick(sources), paid: roll() < 0.8, cancelled: roll() < 0.06 },
          ...{ arrival: day, departure: day + nights, persons, soldNights: nights, notes: '' },
          ...{ priceCents: isFamily ? 44_900 : euros[persons - 1]! * 100, waits: null },
        })
        day += nights + Math.floor(roll() * 9)
      }
      return made
    }),
  )
  return stays
    .toSorted((a, b) => a.arrival - b.arrival || a.roomNumber! - b.roomNumber!)
    .map((booking, count) => {
      const madeOn = booking.arrival - 20
      const { year, month } = partsOf(madeOn)
      const key = keyOf(madeOn, count)
      return { ...booking, key, path: `events/${key}`, number: `B${year}${month - 1}${count + 1}` }
    })
}

function roomTypeOf({ key, resourceId, name, rooms, euros }: (typeof types)[number]): OldRoomType {
  const path = `content/services/${key}`
  const named = {
    path,
    key,
    id: null,
    resourceId,
    name,
    description: `Onze ${name.toLowerCase()}.`,
  }
  const below = (list: string, index: number) => ({
    ...{ path: `${path}/${list}/${index}`, key: String(index), id: null },
  })
  return {
    ...{ ...named, sort: resourceId, vatBasisPoints: 900, stock: rooms.length, occupancy: [] },
    prices: euros.map((euro, index) => ({
      ...below('prices', index),
      persons: index + 1,
      cents: euro * 100,
    })),
    facilities: ['Gratis wifi', 'Eigen badkamer'].map((facility, index) => ({
      ...{ ...below('facilities', index), name: facility },
    })),
    images: [
      { ...below('images', 0), url: `https://foto.invalid/${resourceId}.jpg`, isCover: true },
    ],
    minimumNights: [],
  }
}

/** The slots of every month but December, 31 days each, as the old site made them. */
function slotsOf(
  roomType: OldRoomType,
  bookings: readonly OldBooking[],
  years: number[],
): object[] {
  const booked = bookedNights(bookings, roomType.resourceId)
  return years.flatMap((year) =>
    Array.from({ length: 11 * 31 }, (_, index) => {
      const month = Math.floor(index / 31)
      const day = (index % 31) + 1
      const night = dayOf(year, month + 1, 1) + day - 1
      const exists = partsOf(night).month === month + 1
      return { id: index, year, month, day, amount: exists ? (booked.get(night) ?? 0) : 0 }
    }),
  )
}

type Tree = Record<string, Record<string, Record<string, Record<string, Record<string, unknown>>>>>

/**
 * An export as an owner would bring: two years of the house of the documents, three months of them
 * ahead of `today`, with some of each fault. The same for the same day and seed.
 */
export function sampleExport(today: EpochDay, seed = 20_230): object {
  const roll = dice(seed)
  const bookings = bookingsOf(today - 640, today + 90, roll)
  const empty = readOldHouse({ name: '' }).house
  const house: OldHouse = {
    ...empty,
    company: {
      ...{
        ...empty.company,
        name: 'De Sleutel van Elsloo',
        address: 'Dorpsstraat 1',
        kvk: '12345678',
      },
      ...{ phone: '046 1234567', email: 'info@voorbeeld.nl', vatId: 'NL001234567B01' },
      ...{ checkInHours: Array<string>(7).fill('15:00-18:00'), touristTaxCents: 225 },
    },
    roomTypes: types.map(roomTypeOf),
    bookings,
  }
  const tree = writeOldHouse(house) as Tree & { events: Events }
  const years = [...new Set(bookings.map(({ arrival }) => partsOf(arrival).year))]
  for (const type of house.roomTypes)
    tree.content!.services![type.key]!.dates = slotsOf(type, bookings, years) as never
  Object.assign(tree, booksOf(today))
  Object.assign(tree.content!, {
    orders: ordersOf(today, roll),
    products: { ontbijt: { name: 'Ontbijt', unitPrice: '13,95', shippingCost: 3.95, btw: 9 } },
    cashdesk: salesOf(today, roll),
    specialServices: {
      familie: { dates: [null, { year: partsOf(today).year, month: 11, day: 31 }] },
    },
  })
  breakEvents(tree.events)
  return tree
}
