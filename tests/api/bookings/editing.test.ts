import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type {
  BookingDetailView,
  BookingStatusView,
} from '../../../api/bookings/booking-answer-shapes.ts'
import { makeRoom } from '../../../api/bookings/room-rearrangement.ts'
import { inTransaction } from '../../../api/database/open-database.ts'
import type { ApiError } from '../../../api/errors/api-error.ts'
import type { TimelineStep } from '../../../api/timeline/timeline-shape.ts'
import { book, twoNights } from '../setup/book.ts'
import { type HandsOfStaff, handsOfStaff } from '../setup/hands-of-staff.ts'
import { type TestSetup, openSetup } from '../setup/open-setup.ts'
import { emptySetup, occupy } from '../setup/overlaps.ts'
import { cancelled } from '../setup/staff-asks.ts'
import { type SignedIn, signedIn } from '../setup/signed-in.ts'

let setup: TestSetup
let staff: SignedIn
let hands: HandsOfStaff

beforeAll(async () => {
  setup = await openSetup()
  staff = await signedIn(setup.app)
  hands = handsOfStaff(setup.app)
})
afterEach(() => emptySetup(setup.pool))
afterAll(() => setup.close())

const held = async () => (await book(setup.app, twoNights)).body.id
const detail = async (id: string) =>
  (await staff.get<BookingDetailView>(`/api/back-office/bookings/${id}`)).body
let presses = 0
const save = (id: string, body: object) =>
  staff.post<BookingDetailView & ApiError>(`/api/back-office/bookings/${id}/acts/edit`, {
    requestId: `press-to-save-${presses++}`,
    ...body,
  })
const timeline = async (id: string) =>
  (await staff.get<TimelineStep[]>(`/api/back-office/timelines/booking/${id}`)).body
/** What another member of staff saves meanwhile. */
const savedByJos = (id: string, data: object, version = 1) =>
  hands.act(id, { act: 'edit', data, by: 'Jos', version, requestId: `press-of-jos-${presses++}` })

describe('What staff write anew of a booking', () => {
  it('is saved field by field, and stands in the timeline with who did it', async () => {
    const id = await held()
    const { version } = await detail(id)
    const { status, body } = await save(id, {
      version,
      name: 'Anna Berg',
      phone: '',
      notes: 'Komt laat.',
    })
    expect([status, body.guestName, body.phone, body.notes]).toEqual([
      200,
      'Anna Berg',
      '',
      'Komt laat.',
    ])
    expect(body.email).toBe(twoNights.email)
    expect(body.version).toBeGreaterThan(version)
    expect((await timeline(id)).find(({ kind }) => kind === 'changed')).toMatchObject({
      by: 'Beheer',
      data: {
        changes: [{ field: 'name', to: 'Anna Berg' }, { field: 'phone' }, { to: 'Komt laat.' }],
      },
    })
  })

  it('is theirs: the guest reads on the thank-you page what they wished, until staff write there', async () => {
    const arrivalWindow = { from: 960, until: 1020 }
    const { id } = (await book(setup.app, { ...twoNights, notes: 'Geen vlees.', arrivalWindow }))
      .body
    const status = async () =>
      (await staff.get<BookingStatusView>(`/api/bookings/${id}/status`)).body
    expect(await status()).toMatchObject({ wish: 'Geen vlees.', arrivalWindow })
    const { version } = await detail(id)
    await save(id, { version, phone: '0612345679' })
    expect((await status()).wish).toBe('Geen vlees.')
    await save(id, { version: (await detail(id)).version, notes: 'Geen vlees. Lastige gast.' })
    expect((await status()).wish).toBe('')
  })

  it('is refused at its field where it cannot be, and nothing of it is saved', async () => {
    const id = await held()
    const { status, body } = await save(id, { version: 1, name: 'Bram', email: 'bram', phone: 'x' })
    expect([status, body.error]).toMatchObject([
      400,
      { fields: [{ field: 'email', text: 'Controlleer het e-mail adres.' }, { field: 'phone' }] },
    ])
    expect((await detail(id)).guestName).not.toBe('Bram')
  })

  it.each(['[2025-11-03,2025-11-05)', '[2026-03-02,2026-03-04)'])(
    'may be of a stay that was %s, sold, imported or cancelled alike',
    async (stay) => {
      const id = await held()
      await setup.pool.query(`UPDATE bookings SET stay = $2 WHERE id = $1`, [id, stay])
      await hands.cancel(id, cancelled())
      const { version } = await detail(id)
      expect((await save(id, { version, notes: 'Sleutel gevonden.' })).body.notes).toBe(
        'Sleutel gevonden.',
      )
    },
  )

  it('changes nothing and notes nothing where it is what stood there', async () => {
    const id = await held()
    const before = await detail(id)
    const { body } = await save(id, { version: before.version, email: before.email })
    expect(body.version).toBe(before.version)
    expect((await timeline(id)).some(({ kind }) => kind === 'changed')).toBe(false)
  })
})

describe('A room number that staff choose', () => {
  it('pins the booking to that room', async () => {
    const id = await held()
    const { version, rooms, roomId } = await detail(id)
    const other = rooms.find((room) => room.id !== roomId)!
    expect(rooms.every(({ isFree }) => isFree)).toBe(true)
    const { body } = await save(id, { version, roomId: other.id })
    expect(body).toMatchObject({ roomNumber: other.number, wantedRoomNumber: other.number })
    const { rows } = await setup.pool.query('SELECT pinned FROM bookings WHERE id = $1', [id])
    expect(rows).toEqual([{ pinned: true }])
    expect((await timeline(id)).find(({ kind }) => kind === 'room-moved')).toMatchObject({
      by: 'Beheer',
      data: { to: String(other.number) },
    })
  })

  it('is refused at its field where somebody has it, or where it is closed', async () => {
    const id = await held()
    const { roomNumber } = await detail(id)
    const [taken, closed] = [1, 2, 3].filter((number) => number !== roomNumber)
    await occupy(setup.pool, { room: taken!, arrival: '2026-03-03', departure: '2026-03-05' })
    await setup.pool.query(
      `INSERT INTO closures (room_id, nights) SELECT id, '[2026-03-01,2026-03-03)' FROM rooms WHERE number = $1`,
      [closed],
    )
    const { version, rooms } = await detail(id)
    expect(rooms.filter(({ isFree }) => isFree).map(({ number }) => number)).toEqual([roomNumber])
    for (const { id: roomId } of rooms.filter(({ isFree }) => !isFree)) {
      const { status, body } = await save(id, { version, roomId, notes: 'x' })
      expect([status, body.error]).toMatchObject([400, { fields: [{ field: 'roomId' }] }])
    }
    expect(await detail(id)).toMatchObject({ roomNumber, notes: '' })
    await setup.pool.query('DELETE FROM closures')
  })

  it('is none of an ended booking', async () => {
    const id = await held()
    const { rooms } = await detail(id)
    await hands.cancel(id, cancelled())
    const { version } = await detail(id)
    expect((await save(id, { version, roomId: rooms[0]!.id })).status).toBe(409)
  })
})

describe("'Betaald' and 'Niet betaald'", () => {
  it('are a receipt with how much and how, and that receipt taken back', async () => {
    const id = await held()
    const paid = await save(id, { version: 1, receipt: { cents: 22_000, method: 'pin' } })
    expect(paid.body).toMatchObject({ paid: true, state: 'confirmed' })
    const { version, receiptId } = paid.body
    const back = await save(id, { version, takenBackEntryId: receiptId, notes: 'Toch niet.' })
    expect(back.body).toMatchObject({ paid: false, notes: 'Toch niet.', receiptId: null })
  })

  it('save nothing else where the receipt is refused', async () => {
    const id = await held()
    const receipt = { cents: 22_001, method: 'pin' }
    const { status } = await save(id, { version: 1, notes: 'x', receipt })
    expect([status, (await detail(id)).notes]).toEqual([400, ''])
  })
})

describe('Two people at the same booking', () => {
  it('lose nothing: the second is shown field by field what the first changed, and saves after that', async () => {
    const id = await held()
    const { version } = await detail(id)
    await savedByJos(id, { phone: '0611111111', notes: 'Belde.' })
    await savedByJos(id, { phone: '0622222222' })
    const { status, body } = await save(id, { version, phone: '0633333333', name: 'Anna' })
    expect([status, body.error]).toMatchObject([
      409,
      {
        reason: 'changed-meanwhile',
        changes: [
          { field: 'notes', from: '', to: 'Belde.', by: 'Jos' },
          { field: 'phone', from: twoNights.phone, to: '0622222222', by: 'Jos' },
        ],
      },
    ])
    const now = await detail(id)
    expect([now.phone, now.notes]).toEqual(['0622222222', 'Belde.'])
    const merged = await save(id, { version: now.version, phone: '0633333333', name: 'Anna' })
    expect(merged.body).toMatchObject({ phone: '0633333333', notes: 'Belde.', guestName: 'Anna' })
  })

  it('are told of each other where they have the same name', async () => {
    const id = await held()
    const { version } = await detail(id)
    const namesake = { by: 'Beheer', staffId: randomUUID() }
    const data = { phone: '0611111111' }
    await hands.act(id, {
      act: 'edit',
      data,
      ...namesake,
      version,
      requestId: 'press-of-namesake',
    })
    const { status, body } = await save(id, { version, phone: '0633333333' })
    expect([status, body.error]).toMatchObject([
      409,
      { changes: [{ field: 'phone', to: '0611111111', by: 'Beheer' }] },
    ])
    expect(await detail(id)).toMatchObject({ phone: '0611111111' })
  })

  it('are told of what came by itself, such as a move to another room', async () => {
    const id = await held()
    const { version, roomNumber } = await detail(id)
    const { rows } = await setup.pool.query<{ id: number }>('SELECT max(id) AS id FROM rooms')
    const moves = [{ bookingId: id, roomId: rows[0]!.id }]
    await inTransaction(setup.pool, (client) =>
      makeRoom(
        client,
        { moves, release: [] },
        { occupancies: [] },
        { by: null, staffId: null, at: new Date() },
      ),
    )
    const { body } = await save(id, { version, notes: 'x' })
    expect(body.error).toMatchObject({
      changes: [{ field: 'room', from: String(roomNumber), to: '3', by: null }],
    })
  })

  it('are told by who writes, not by the database (0086)', async () => {
    const { rowCount } = await setup.pool.query(
      `SELECT FROM pg_trigger WHERE tgname = 'booking_fields_changed'`,
    )
    expect(rowCount).toBe(0)
  })

  it('are not told of what they changed themselves, nor of what is on no screen', async () => {
    const id = await held()
    expect((await save(id, { version: 1, notes: 'een' })).status).toBe(200)
    await setup.pool.query(`UPDATE bookings SET hold_until = hold_until + interval '1 hour'`)
    expect((await save(id, { version: 1, phone: '' })).status).toBe(200)
    expect(await detail(id)).toMatchObject({ notes: 'een', phone: '' })
  })
})
