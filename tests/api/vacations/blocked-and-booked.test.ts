import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { StaffRoomView } from '../../../api/rooms/room-views.ts'
import type { VacationRequest } from '../../../api/vacations/vacation-shape.ts'
import type { VacationPreviewView, VacationView } from '../../../api/vacations/vacation-view.ts'
import { book, twoNights } from '../setup/book.ts'
import { insideBlocks, noteConfirmed } from '../setup/confirmed-order.ts'
import { type TestSetup, openSetup } from '../setup/open-setup.ts'
import { emptySetup, overlaps } from '../setup/overlaps.ts'
import { type SignedIn, signedIn } from '../setup/signed-in.ts'

/** `ROUNDS=200` looks longer, for a minute or so. */
const ROUNDS = Number(process.env['ROUNDS'] ?? 25)

let setup: TestSetup
let staff: SignedIn[]
let rooms: number[]
beforeAll(async () => {
  setup = await openSetup({ types: [{ slug: 'knusse-kamer', rooms: 3 }], processes: 2 })
  staff = await Promise.all(setup.processes.map(({ app }) => signedIn(app)))
  rooms = (await staff[0]!.get<StaffRoomView[]>('/api/back-office/rooms')).body.map(({ id }) => id)
  await noteConfirmed(setup.pool)
})
afterAll(() => setup.close())

/** Staff close the nights in rooms, looking first at what stands there, until it is carried out. */
async function close(who: SignedIn, roomIds: number[] | null): Promise<number[]> {
  const chosen = { nights: [{ firstNight: '2026-03-02', lastNight: '2026-03-03' }], roomIds }
  const order: Omit<VacationRequest, 'seen'> = { id: randomUUID(), ...chosen, reason: '' }
  const statuses: number[] = []
  do {
    const { body } = await who.post<VacationPreviewView>(
      '/api/back-office/vacation-previews',
      chosen,
    )
    const { status } = await who.post<VacationView>('/api/back-office/vacations', {
      ...order,
      seen: body.seen,
    })
    statuses.push(status)
  } while (statuses.at(-1) === 409)
  return statuses
}

describe('Staff who close nights while guests book the same ones', () => {
  it(
    `have no booking inside a block that was confirmed first, in ${ROUNDS} rounds over two processes`,
    { timeout: 300 * ROUNDS + 20_000 },
    async () => {
      let slowest = 0
      let [booked, refused] = [0, 0]
      for (let round = 0; round < ROUNDS; round++) {
        await setup.pool.query('DELETE FROM closures; TRUNCATE confirmed')
        await emptySetup(setup.pool)
        const ask = async (process: number, delay: number) => {
          // Guests come a little before, with and after the block: all orders are met.
          await new Promise((resolve) => setTimeout(resolve, delay))
          const answer = await book(setup.processes[process]!.app, twoNights)
          slowest = Math.max(slowest, answer.ms)
          return answer.status
        }
        const block = round % 3 === 0 ? null : rooms.slice(0, 1 + (round % 2))
        const [guests, ...closings] = await Promise.all([
          Promise.all([0, 1, 0, 1].map((process, i) => ask(process, (i * (round % 5)) / 2))),
          close(staff[round % 2]!, block),
          close(staff[(round + 1) % 2]!, [rooms[2]!]),
        ])
        for (const statuses of closings) expect(statuses.at(-1)).toBe(201)
        for (const status of guests) expect([201, 409, 422]).toContain(status)
        expect([round, await insideBlocks(setup.pool), await overlaps(setup.pool)]).toEqual([
          round,
          0,
          0,
        ])
        booked += guests.filter((status) => status === 201).length
        refused += guests.filter((status) => status !== 201).length
      }
      console.log(
        `${ROUNDS} rounds: ${booked} booked, ${refused} refused, slowest answer ${slowest.toFixed(0)} ms`,
      )
      // Both happened, or the rounds would have shown nothing.
      expect(Math.min(booked, refused)).toBeGreaterThan(ROUNDS / 10)
    },
  )
})
