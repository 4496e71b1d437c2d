import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BookingEnteredView } from '../../../api/bookings/booking-entry-shapes.ts'
import type { StayChangePreviewView } from '../../../api/bookings/booking-answer-shapes.ts'
import type { VacationPreviewView } from '../../../api/vacations/vacation-view.ts'
import { book, twoNights } from '../setup/book.ts'
import { bookingEntry } from '../setup/booking-entry.ts'
import { insideBlocks, noteConfirmed } from '../setup/confirmed-order.ts'
import { type TestSetup, openSetup } from '../setup/open-setup.ts'
import { emptySetup, overlaps } from '../setup/overlaps.ts'
import { type SignedIn, signedIn } from '../setup/signed-in.ts'
import { type PropertyIds, propertyIds, stayWish } from '../setup/stay-wish.ts'
import { versionOf } from '../setup/version-of.ts'

/** `ROUNDS=200` looks longer, for a minute or two. */
const ROUNDS = Number(process.env['ROUNDS'] ?? 24)
const BOOKINGS = '/api/back-office/bookings'
const NEXT_WEEK = { arrival: '2026-03-09', departure: '2026-03-11' }

let setup: TestSetup
let staff: SignedIn[]
let ids: PropertyIds

beforeAll(async () => {
  setup = await openSetup({ types: [{ slug: 'knusse-kamer', rooms: 4 }], processes: 2 })
  staff = await Promise.all(setup.processes.map(({ app }) => signedIn(app)))
  // The second is somebody else: what one changes, the other is told.
  await setup.pool.query(
    `WITH colleague AS (INSERT INTO staff (id, email, name, password_hash) VALUES (gen_random_uuid(), 'els@example.com', 'Els', 'x') RETURNING id)
     UPDATE staff_sessions SET staff_id = colleague.id FROM colleague
     WHERE token_hash = (SELECT max(token_hash) FROM staff_sessions)`,
  )
  ids = await propertyIds(setup.pool)
  await noteConfirmed(setup.pool)
})
afterAll(() => setup.close())

/** What was asked, and the answer. */
interface Told {
  what: string
  status: number
  /** The booking it was about, or made. */
  id: string | null
  ms: number
}

async function told(
  what: string,
  asked: () => Promise<{ status: number; id: string | null }>,
): Promise<Told> {
  const began = performance.now()
  const answer = await asked()
  return { what, ...answer, ms: performance.now() - began }
}

const enters = (who: SignedIn, changes: Parameters<typeof bookingEntry>[0] = {}) =>
  told('enter', async () => {
    const entry = bookingEntry({ roomTypeId: ids.types['knusse-kamer']!, ...changes })
    const { status, body } = await who.post<BookingEnteredView>(BOOKINGS, entry)
    return { status, id: status === 201 ? body.id : null }
  })

const books = (process: number, stay: object) =>
  told('book', async () => {
    const { status, body } = await book(setup.processes[process]!.app, { ...twoNights, ...stay })
    return { status, id: status === 201 ? body.id : null }
  })

const cancels = (who: SignedIn, id: string) =>
  told('cancel', async () => {
    const version = await versionOf(setup.pool, id)
    const asked = { requestId: randomUUID(), version, reason: '', refundCents: 0, mailGuest: false }
    return { status: (await who.post(`${BOOKINGS}/${id}/acts/cancel`, asked)).status, id }
  })

const receives = (who: SignedIn, id: string) =>
  told('receive', async () => {
    const version = await versionOf(setup.pool, id)
    const asked = { requestId: randomUUID(), version, cents: 1000, method: 'cash' }
    return { status: (await who.post(`${BOOKINGS}/${id}/acts/mark-paid`, asked)).status, id }
  })

/** A new number, from a screen that shows this version. */
const edits = (who: SignedIn, id: string, phone: string) =>
  told('edit', async () => {
    const asked = { requestId: randomUUID(), version: 1, phone }
    return { status: (await who.post(`${BOOKINGS}/${id}/acts/edit`, asked)).status, id }
  })

/** Looks at the price first, as the screen does. */
const changes = (who: SignedIn, id: string) =>
  told('change', async () => {
    const wish = stayWish(ids)
    const { body } = await who.post<StayChangePreviewView>(
      `${BOOKINGS}/${id}/stay-change-preview`,
      wish,
    )
    if (!body.after || body.refusals.length > 0) return { status: 409, id }
    const { status } = await who.post(`${BOOKINGS}/${id}/acts/change-stay`, {
      ...wish,
      requestId: randomUUID(),
      version: body.version,
      shownTotalCents: body.after.totalCents,
      moves: body.moves.map(({ bookingId, roomId }) => ({ bookingId, roomId })),
    })
    return { status, id }
  })

const closes = (who: SignedIn, room: number) =>
  told('close', async () => {
    const nights = [{ firstNight: '2026-03-02', lastNight: '2026-03-03' }]
    const chosen = { nights, roomIds: [ids.rooms[room]!] }
    const { body } = await who.post<VacationPreviewView>(
      '/api/back-office/vacation-previews',
      chosen,
    )
    const order = { id: randomUUID(), ...chosen, reason: '', seen: body.seen }
    return { status: (await who.post('/api/back-office/vacations', order)).status, id: null }
  })

/** Bookings whose folio is not the sum of its entries, or whose total was not sold. */
async function wrongFolios(): Promise<number> {
  const { rows } = await setup.pool.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM bookings b WHERE b.total_cents <>
       (SELECT coalesce(sum(cents), 0) FROM folio_entries WHERE folio_id = b.folio_id AND kind IN ('sold', 'changed'))`,
  )
  return rows[0]!.count
}

async function standing(id: string) {
  const { rows } = await setup.pool.query(
    `SELECT state, lower(stay)::text AS arrival,
       (SELECT count(*)::int FROM folio_entries WHERE folio_id = b.folio_id AND kind = 'received') AS receipts
     FROM bookings b WHERE id = $1`,
    [id],
  )
  return rows[0]
}

describe('Staff and guests at once on the same nights', () => {
  it(
    `share no room, lose nothing that was answered with yes, and meet no failure, in ${ROUNDS} rounds`,
    { timeout: 2_000 * ROUNDS + 20_000 },
    async () => {
      let slowest: Told = { what: 'nothing', status: 0, id: null, ms: 0 }
      const counts: Record<string, Record<number, number>> = {}
      for (let round = 0; round < ROUNDS; round++) {
        await setup.pool.query('DELETE FROM closures; TRUNCATE confirmed')
        await emptySetup(setup.pool)
        const [here, there] = staff as [SignedIn, SignedIn]
        const stays = await enters(here)
        const leaves = await enters(here)
        const moves = await enters(there, NEXT_WEEK)
        expect([stays.status, leaves.status, moves.status]).toEqual([201, 201, 201])

        const asked = [
          () => books(0, {}),
          // Guests are answered sooner: staff have rooms to themselves in every second round.
          ...(round % 2 === 0
            ? [
                () => books(1, {}),
                () => books(1, { arrival: '2026-03-03', departure: '2026-03-05' }),
              ]
            : []),
          () => enters(here, { roomId: ids.rooms[1]! }),
          () => enters(there),
          () => cancels(there, leaves.id!),
          () => changes(here, moves.id!),
          () => changes(there, moves.id!),
          () => receives(here, stays.id!),
          () => edits(here, stays.id!, '0461111111'),
          () => edits(there, stays.id!, '0462222222'),
          () => closes(there, 1 + (round % 3)),
        ]
        // Another one begins each round.
        const turned = [
          ...asked.slice(round % asked.length),
          ...asked.slice(0, round % asked.length),
        ]
        const answers = await Promise.all(turned.map((ask) => ask()))

        for (const answer of answers) {
          if (answer.ms > slowest.ms) slowest = answer
          const count = (counts[answer.what] ??= {})
          count[answer.status] = (count[answer.status] ?? 0) + 1
        }
        expect(answers.filter(({ status }) => status >= 500)).toEqual([])
        expect([
          round,
          await overlaps(setup.pool),
          await insideBlocks(setup.pool),
          await wrongFolios(),
        ]).toEqual([round, 0, 0, 0])
        const isDone = (what: string) => answers.some((a) => a.what === what && a.status === 200)
        expect(await standing(leaves.id!)).toMatchObject({
          state: isDone('cancel') ? 'cancelled' : 'confirmed',
        })
        // Of two who wrote the same field, the second is told what the first wrote. Both are told
        // where others had to move this booking to another room first.
        const edited = answers.filter(({ what }) => what === 'edit').map(({ status }) => status)
        expect(edited).toContain(409)
        expect(edited.every((status) => status === 200 || status === 409)).toBe(true)
        expect(await standing(stays.id!)).toMatchObject({ receipts: isDone('receive') ? 1 : 0 })
        expect(await standing(moves.id!)).toMatchObject({
          arrival: isDone('change') ? '2026-03-02' : NEXT_WEEK.arrival,
        })
        for (const { id, status } of answers)
          if (status === 201 && id) expect(await standing(id)).toBeDefined()
      }
      const told = Object.entries(counts).map(([what, of]) => `${what} ${JSON.stringify(of)}`)
      console.log(
        `${ROUNDS} rounds: ${told.join(', ')}; slowest answer ${slowest.ms.toFixed(0)} ms (${slowest.what})`,
      )
      // Some were refused and some were not, or the rounds would have shown nothing.
      for (const what of ['book', 'enter', 'change', 'edit'])
        expect(Object.keys(counts[what]!).length, what).toBeGreaterThan(1)
    },
  )
})
