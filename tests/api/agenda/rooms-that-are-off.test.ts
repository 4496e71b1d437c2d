import { afterAll, beforeAll, expect, it } from 'vitest'
import type { AgendaView } from '../../../api/agenda/agenda.ts'
import { book, twoNights } from '../setup/book.ts'
import { type TestSetup, openSetup } from '../setup/open-setup.ts'
import { type SignedIn, signedIn } from '../setup/signed-in.ts'

let setup: TestSetup
let staff: SignedIn
beforeAll(async () => {
  setup = await openSetup()
  staff = await signedIn(setup.app)
})
afterAll(() => setup.close())

const agenda = async (from: string, until: string) =>
  (await staff.get<AgendaView>(`/api/back-office/agenda?from=${from}&until=${until}`)).body

it('A room that is switched off is drawn, and marked, as long as it has bookings in view', async () => {
  const stay = { ...twoNights, arrival: '2026-03-09', departure: '2026-03-11' }
  expect((await book(setup.app, stay)).status).toBe(201)
  const [booked] = (await agenda('2026-03-08', '2026-03-16')).bookings
  const { rooms } = await agenda('2026-03-08', '2026-03-16')
  for (const { id, number, label } of rooms)
    await staff.put(`/api/back-office/rooms/${id}`, { number, label, active: false })
  const during = await agenda('2026-03-08', '2026-03-16')
  expect(during.rooms).toEqual([expect.objectContaining({ id: booked!.roomId, active: false })])
  expect(during.bookings).toEqual([expect.objectContaining({ id: booked!.id })])
  expect((await agenda('2026-04-06', '2026-04-13')).rooms).toEqual([])
  const refused = await book(setup.app, {
    ...twoNights,
    arrival: '2026-04-06',
    departure: '2026-04-08',
  })
  expect(refused.body).toMatchObject({ error: { reason: 'stay-refused' } })
})
