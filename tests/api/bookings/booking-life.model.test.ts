import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Holds } from '../../../api/bookings/holds.ts'
import type { BookingEnteredView } from '../../../api/bookings/booking-entry-shapes.ts'
import type {
  BookingDetailView,
  StayChangePreviewView,
} from '../../../api/bookings/booking-answer-shapes.ts'
import { formatDay, parseDay } from '../../../rules/calendar/day.ts'
import { book, twoNights } from '../setup/book.ts'
import { bookingEntry } from '../setup/booking-entry.ts'
import { type TestSetup, openSetup } from '../setup/open-setup.ts'
import { emptySetup, overlaps } from '../setup/overlaps.ts'
import { type SignedIn, signedIn } from '../setup/signed-in.ts'
import { type PropertyIds, propertyIds, stayWish } from '../setup/stay-wish.ts'
import { type NaiveBooking, NaiveProperty, isLive, naiveNightCents } from './naive-property.ts'
import { versionOf } from '../setup/version-of.ts'

const ROOMS = 2
const BOOKINGS = '/api/back-office/bookings'
/** A Monday; arrivals up to the Thursday meet no minimum of nights. */
const MONDAY = parseDay('2026-03-02')!

let setup: TestSetup
let staff: SignedIn
let ids: PropertyIds

beforeAll(async () => {
  setup = await openSetup({ types: [{ slug: 'knusse-kamer', rooms: ROOMS }] })
  staff = await signedIn(setup.app)
  ids = await propertyIds(setup.pool)
})
afterAll(() => setup.close())

interface Stay {
  firstNight: number
  nights: number
  persons: number
}
type Command = fc.AsyncCommand<NaiveProperty, null>

const dates = ({ firstNight, nights }: Stay) => ({
  arrival: formatDay(MONDAY + firstNight),
  departure: formatDay(MONDAY + firstNight + nights),
})
const priceCents = ({ nights, persons }: Stay) => nights * naiveNightCents(persons)

/** What every command ends with: the product says of each booking what the paper says. */
async function agrees(model: NaiveProperty): Promise<void> {
  for (const booking of model.bookings) {
    const { body } = await staff.get<BookingDetailView>(`${BOOKINGS}/${booking.id}`)
    const { state, arrival, departure, persons, totalCents, balanceCents, roomNumber } = body
    expect({ state, arrival, departure, persons, totalCents, balanceCents }).toEqual({
      state: booking.state,
      ...dates(booking),
      persons: booking.persons,
      totalCents: booking.totalCents,
      balanceCents: model.balanceCents(booking),
    })
    if (isLive(booking) && booking.chosenRoom !== null)
      expect(roomNumber).toBe(booking.chosenRoom + 1)
  }
  expect(await overlaps(setup.pool)).toBe(0)
}

/** A command on one of the bookings that stand there; it is left out where there is none. */
abstract class OnBooking implements Command {
  constructor(private readonly which: number) {}

  check(model: Readonly<NaiveProperty>): boolean {
    return model.bookings.length > 0
  }

  async run(model: NaiveProperty): Promise<void> {
    await this.act(model, model.bookings[this.which % model.bookings.length]!)
    await agrees(model)
  }

  protected abstract act(model: NaiveProperty, booking: NaiveBooking): Promise<void>

  protected async ask(booking: NaiveBooking, action: string, body: object) {
    return staff.post<BookingDetailView>(`${BOOKINGS}/${booking.id}/acts/${action}`, {
      requestId: randomUUID(),
      version: await versionOf(setup.pool, booking.id),
      ...body,
    })
  }
}

class GuestBooks implements Command {
  constructor(private readonly stay: Stay) {}
  check = () => true
  async run(model: NaiveProperty): Promise<void> {
    const fits = model.hasRoomFor([...model.live(), { ...this.stay, chosenRoom: null }])
    const totalCents = priceCents(this.stay)
    const { status, body } = await book(setup.app, {
      ...twoNights,
      ...dates(this.stay),
      persons: this.stay.persons,
      totalCents,
    })
    expect(status).toBe(fits ? 201 : 409)
    if (fits)
      model.bookings.push({
        ...this.stay,
        id: body.id,
        state: 'held',
        totalCents,
        receivedCents: 0,
        chosenRoom: null,
      })
    await agrees(model)
  }
  toString = () => `a guest books ${JSON.stringify(this.stay)}`
}

class StaffEnter implements Command {
  constructor(
    private readonly stay: Stay,
    private readonly chosenRoom: number | null,
  ) {}
  check = () => true
  async run(model: NaiveProperty): Promise<void> {
    const { stay, chosenRoom } = this
    const fits = model.hasRoomFor([...model.live(), { ...stay, chosenRoom }])
    const { status, body } = await staff.post<BookingEnteredView>(
      BOOKINGS,
      bookingEntry({
        ...dates(stay),
        roomTypeId: ids.types['knusse-kamer']!,
        roomId: chosenRoom === null ? null : ids.rooms[chosenRoom + 1]!,
        persons: stay.persons,
      }),
    )
    expect(status).toBe(fits ? 201 : 409)
    if (fits)
      model.bookings.push({
        ...stay,
        id: body.id,
        state: 'confirmed',
        totalCents: priceCents(stay),
        receivedCents: 0,
        chosenRoom,
      })
    await agrees(model)
  }
  toString = () => `staff enter ${JSON.stringify(this.stay)} in room ${this.chosenRoom}`
}

class StaffReceive extends OnBooking {
  constructor(
    which: number,
    private readonly share: number,
  ) {
    super(which)
  }
  protected async act(model: NaiveProperty, booking: NaiveBooking): Promise<void> {
    const cents = Math.ceil((Math.max(1, model.balanceCents(booking)) * this.share) / 100)
    const { status } = await this.ask(booking, 'mark-paid', { cents, method: 'pin' })
    const isDue = isLive(booking) && cents <= model.balanceCents(booking)
    expect(status === 200).toBe(isDue)
    if (!isDue) return
    booking.receivedCents += cents
    // A deposit buys the room (reading `booking.part-paid`).
    if (booking.state === 'held') booking.state = 'confirmed'
  }
  override toString = () => `staff receive ${this.share} %`
}

class HoldEnds extends OnBooking {
  protected async act(_model: NaiveProperty, booking: NaiveBooking): Promise<void> {
    await setup.pool.query(
      `UPDATE bookings SET hold_until = created_at, promised_until = created_at WHERE id = $1 AND state = 'held'`,
      [booking.id],
    )
    await setup.app.get(Holds).expireHold(booking.id)
    if (booking.state !== 'held') return
    booking.state = 'expired'
    booking.totalCents = 0
  }
  override toString = () => 'a hold ends'
}

class StaffCancel extends OnBooking {
  constructor(
    which: number,
    private readonly share: number,
  ) {
    super(which)
  }
  protected async act(_model: NaiveProperty, booking: NaiveBooking): Promise<void> {
    const kept = Math.min(booking.totalCents, booking.receivedCents)
    const refundCents = Math.floor((kept * this.share) / 100)
    // What goes back is seldom what the conditions say: that asks for a reason.
    const asked = { reason: 'Zo afgesproken', refundCents, mailGuest: false }
    const { status } = await this.ask(booking, 'cancel', asked)
    // What is cancelled stays as it was: who cancels it again is told so.
    expect(status === 200).toBe(isLive(booking))
    if (!isLive(booking)) return
    booking.state = 'cancelled'
    booking.totalCents = kept - refundCents
  }
  override toString = () => `staff cancel, ${this.share} % goes back`
}

class StaffChange extends OnBooking {
  constructor(
    which: number,
    private readonly to: Stay,
  ) {
    super(which)
  }
  protected async act(model: NaiveProperty, booking: NaiveBooking): Promise<void> {
    const { to } = this
    const wish = { ...stayWish(ids), ...dates(to), persons: to.persons }
    const url = `${BOOKINGS}/${booking.id}`
    const { status, body } = await staff.post<StayChangePreviewView>(
      `${url}/stay-change-preview`,
      wish,
    )
    const same = (['firstNight', 'nights', 'persons'] as const).every(
      (what) => booking[what] === to[what],
    )
    const fits =
      isLive(booking) &&
      !same &&
      model.hasRoomFor([...model.live(booking), { ...to, chosenRoom: null }])
    if (!fits) {
      // Nothing that was refused is carried out, and what is the same already changes nothing.
      if (status === 200 && body.refusals.length === 0 && !same) expect(body).toBe('refused')
      return
    }
    expect([status, body.refusals]).toEqual([200, []])
    const changed = await this.ask(booking, 'change-stay', {
      ...wish,
      version: body.version,
      shownTotalCents: body.after!.totalCents,
      moves: body.moves.map(({ bookingId, roomId }) => ({ bookingId, roomId })),
    })
    expect(changed.status).toBe(200)
    Object.assign(booking, to, { totalCents: priceCents(to), chosenRoom: null })
    // What had come in may be enough for the shorter stay.
    if (booking.state === 'held' && model.balanceCents(booking) <= 0) booking.state = 'confirmed'
  }
  override toString = () => `staff change to ${JSON.stringify(this.to)}`
}

const stay = fc.record({
  firstNight: fc.nat(3),
  nights: fc.integer({ min: 1, max: 3 }),
  persons: fc.integer({ min: 1, max: 3 }),
})
const which = fc.nat(5)
const share = fc.constantFrom(1, 50, 100)
const room = fc.option(fc.nat(ROOMS - 1), { freq: 2 })

const commands = fc.commands(
  [
    stay.map((to) => new GuestBooks(to)),
    fc.tuple(stay, room).map(([to, chosen]) => new StaffEnter(to, chosen)),
    fc.tuple(which, share).map((of) => new StaffReceive(...of)),
    which.map((of) => new HoldEnds(of)),
    fc.tuple(which, share).map((of) => new StaffCancel(...of)),
    fc.tuple(which, stay).map((of) => new StaffChange(...of)),
  ],
  { maxCommands: 14 },
)

describe('The whole life of bookings', () => {
  it(
    'is what a property kept on paper would have: states, nights, rooms and money',
    { timeout: 180_000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(commands, async (all) => {
          await emptySetup(setup.pool)
          await fc.asyncModelRun(() => ({ model: new NaiveProperty(ROOMS), real: null }), all)
        }),
        { numRuns: 20 },
      )
    },
  )
})
