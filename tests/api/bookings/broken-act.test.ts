import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { bookingActs } from '../../../api/bookings/booking-acts.ts'
import { book, twoNights } from '../setup/book.ts'
import { handsOfStaff } from '../setup/hands-of-staff.ts'
import { type TestSetup, openSetup } from '../setup/open-setup.ts'
import { paidInFull } from '../setup/staff-asks.ts'
import { log } from '../../../api/telemetry/log.ts'

let setup: TestSetup
beforeAll(async () => {
  setup = await openSetup()
})
afterAll(async () => {
  vi.restoreAllMocks()
  await setup.close()
})

it('An act that the database itself refuses is refused, and the next one is done', async () => {
  const said = vi.spyOn(log, 'error').mockImplementation(() => {})
  vi.spyOn(bookingActs.depart, 'carryOut').mockImplementation(async (client, { order: { id } }) => {
    await client.query('UPDATE bookings SET adults = -1 WHERE id = $1', [id])
  })
  const { body } = await book(setup.app, twoNights)
  const staff = handsOfStaff(setup.app)
  const asked = { act: 'depart', data: {}, by: 'Els', requestId: randomUUID() }
  expect(await staff.act(body.id, asked)).toBe('booking-not-changeable')
  expect(said).toHaveBeenCalledOnce()
  expect(await staff.markPaid(body.id, paidInFull())).toBeNull()
})
