import type { Answer } from './visitor.ts'
import { type Desk, type Writer, dayIn } from './writer.ts'

const bookings = '/api/back-office/bookings'

/** Staff cancel a booking that was paid, or move it a night, or write something of it anew. */
export const staffChange: Writer = async (desk) => {
  const { visitor, random, paid } = desk
  const ahead = paid.filter(({ arrival }) => arrival > dayIn(desk, 0))
  if (ahead.length === 0) return
  const booking = random.pick(ahead)
  const act = random.pick(['cancel', 'change-stay', 'edit'] as const)
  const found = await visitor.insist('GET', `${bookings}/${booking.id}`)
  if (found?.json?.state !== 'confirmed' || found.json.attendance !== 'expected') return
  const { cancellation, version } = found.json
  if (act === 'cancel') {
    paid.splice(paid.indexOf(booking), 1)
    const refundCents = cancellation.refundCents ?? 0
    await press(
      desk,
      booking.id,
      act,
      { version, reason: 'Ziek', refundCents, mailGuest: true },
      { refundCents },
    )
  } else if (act === 'edit')
    await press(desk, booking.id, act, { version, notes: `Belt nog: ${random.name()}` })
  else await moveDeparture(desk, found)
}

async function moveDeparture(desk: Desk, { json: found }: Answer): Promise<void> {
  const { id, roomTypeId, persons, arrival } = found
  const nights = found.nights + 1
  const departure = new Date(Date.parse(arrival) + nights * 86_400_000).toISOString().slice(0, 10)
  const wish = { arrival, departure, roomTypeId, roomId: null, persons }
  const shown = await desk.visitor.insist('POST', `${bookings}/${id}/stay-change-preview`, wish)
  const preview = shown?.json
  if (!preview?.after || preview.refusals?.length > 0 || preview.warnings?.length > 0) return
  const moves = preview.moves.map((move: { bookingId: string; roomId: number }) => ({
    bookingId: move.bookingId,
    roomId: move.roomId,
  }))
  const { version, after } = preview
  const change = { ...wish, version, shownTotalCents: after.totalCents, moves }
  await press(desk, id, 'change-stay', change, { arrival, departure })
}

/** Guests without a booking stand at the door: staff enter one, and they arrive, and may leave. */
export const staffAtTheDoor: Writer = async (desk) => {
  const { house, visitor, random } = desk
  const types = await visitor.insist('GET', '/api/back-office/room-types')
  const ordinary = (types?.json ?? []).filter(({ kind }: { kind: string }) => kind === 'ordinary')
  if (ordinary.length === 0) return
  const [arrival, departure] = [dayIn(desk, 0), dayIn(desk, random.whole(1, 2))]
  const requestId = random.name()
  const email = `${requestId}@example.com`
  house.note({ phase: 'asked', kind: 'booking', id: requestId, said: { email } })
  const entered = await visitor.insist('POST', bookings, {
    requestId,
    arrival,
    departure,
    roomTypeId: random.pick<{ id: number }>(ordinary).id,
    roomId: null,
    persons: 1,
    source: 'booking.com',
    paid: null,
    method: null,
    name: 'Daan Mulder',
    email,
    overruleReason: 'Staat voor de deur.',
    shownTotalCents: null,
  })
  if (entered?.status !== 201) return
  const { id, number } = entered.json
  const said = { key: requestId, number, arrival, departure }
  house.note({ phase: 'acknowledged', kind: 'booking', id, said })
  const guests = [{ name: 'Daan Mulder', residence: 'Groningen', document: 'passport' }]
  const version = async () => (await visitor.insist('GET', `${bookings}/${id}`))?.json?.version
  const arrived = { guests, arrival, departure, version: await version() }
  const came = await press(desk, id, 'arrive', arrived)
  if (came && random.chance(50)) await press(desk, id, 'depart', { version: await version() })
}

/** One press of staff. */
async function press(
  { house, visitor, random }: Desk,
  booking: string,
  act: string,
  body: object,
  said: Record<string, string | number> = {},
): Promise<boolean> {
  const id = random.name()
  const noted = { kind: 'act', id, said: { booking, act, ...said } } as const
  house.note({ phase: 'asked', ...noted })
  const answer = await visitor.insist('POST', `${bookings}/${booking}/acts/${act}`, {
    requestId: id,
    ...body,
  })
  if (answer?.status !== 200) return false
  house.note({ phase: 'acknowledged', ...noted })
  return true
}
