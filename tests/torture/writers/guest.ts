import { pay } from './pay.ts'
import { type Desk, type Writer, dayIn } from './writer.ts'

const ROOMS = ['kleine-knusse-kamer', 'knusse-kamer', 'ruime-knusse-kamer']
/** The calendar refuses some stays: how many are tried. */
const TRIES = 12

interface Wish {
  roomType: string
  arrival: string
  departure: string
  persons: number
}

/** A guest books a room for one to four nights, and most pay. */
export const guestBooks: Writer = (desk) => {
  const { random } = desk
  return book(desk, () => {
    const from = random.whole(1, 120)
    return {
      roomType: random.pick(ROOMS),
      arrival: dayIn(desk, from),
      departure: dayIn(desk, from + random.whole(1, 4)),
      persons: random.whole(1, 2),
    }
  })
}

/** A family books the family room for a weekend or a midweek. */
export const familyBooks: Writer = (desk) => {
  const { random } = desk
  return book(desk, () => {
    const weekday = new Date(dayIn(desk, 0)).getUTCDay()
    const isWeekend = random.chance(50)
    const from = ((isWeekend ? 5 : 1) - weekday + 7) % 7 || 7
    const arrives = from + 7 * random.whole(0, 30)
    return {
      roomType: 'familiekamer',
      arrival: dayIn(desk, arrives),
      departure: dayIn(desk, arrives + (isWeekend ? 3 : 4)),
      persons: random.whole(4, 6),
    }
  })
}

async function book(desk: Desk, wishFor: () => Wish): Promise<void> {
  const { house, visitor, random, paid } = desk
  for (let tries = 0; tries < TRIES; tries++) {
    const wish = wishFor()
    const { roomType, ...stay } = wish
    const question = new URLSearchParams({ room: roomType, ...stay, persons: `${stay.persons}` })
    const quoted = await visitor.insist('GET', `/api/quotes?${question}`)
    if (!quoted?.json?.ok) continue
    const { totalCents } = quoted.json.quote
    const key = random.name()
    const name = { firstName: 'Anna', lastName: random.pick(['Bakker', 'Smeets', 'Vroomen']) }
    const details = { phone: '0612345678', city: 'Stein', email: `${key}@example.com` }
    const order = { ...wish, ...name, ...details, totalCents }
    house.note({ phase: 'asked', kind: 'booking', id: key, said: { email: details.email } })
    const booked = await visitor.insist('POST', '/api/bookings', order, { 'idempotency-key': key })
    // Somebody else was first.
    if (booked?.status !== 201) continue
    const { id, number } = booked.json
    const { arrival, departure } = stay
    const said = { key, number, arrival, departure, totalCents }
    house.note({ phase: 'acknowledged', kind: 'booking', id, said })
    if (random.chance(15)) return
    if (await pay(desk, `/api/bookings/${id}/checkout`, id, totalCents))
      paid.push({ id, arrival, departure })
    return
  }
}
