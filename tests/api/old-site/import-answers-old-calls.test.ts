import { afterEach, beforeEach, expect, it } from 'vitest'
import { areOldCallsOn } from '../../../api/settings/old-calls.ts'
import { answerOldCalls, callOld, postOld } from '../legacy-calls/old-site.ts'
import { openEmptyHouse } from '../setup/empty-house.ts'
import type { TestSetup } from '../setup/open-setup.ts'
import { importedInto } from './imported-into.ts'
import { oldBooking, oldRoomType } from './some-old-house.ts'

const KEY = '-NxAbc_Def-0123456789'
/** Two nights of 79.50 and 2 × 2 × 2.25 tourist tax (reading `tourist-tax.bills`). */
const asked = { orderId: KEY, totalPrice: '168,00' }

let setup: TestSetup
beforeEach(async () => {
  setup = await openEmptyHouse()
})
afterEach(() => setup.close())

const imported = (given = {}) =>
  importedInto(
    setup,
    { roomTypes: [oldRoomType()], bookings: [oldBooking(KEY, { paid: false })] },
    given,
  )

it('an import turns the old calls on: what it brought is paid by its old key and by its old link', async () => {
  expect((await callOld(setup, '/paymentManualBooking', asked)).status).toBe(404)
  await imported()
  const { rows } = await setup.pool.query<{ id: string }>('SELECT id FROM bookings')
  const { status, body } = await callOld(setup, '/paymentManualBooking', asked)
  expect([status, body.url]).toEqual([
    201,
    expect.stringMatching(new RegExp(`/api/bookings/${rows[0]!.id}/checkout$`)),
  ])
  const link = await setup.app.inject({ url: `/booking-betaling?id=${KEY}` })
  expect(link.headers.location).toBe(`/booking-betaling?id=${rows[0]!.id}`)
})

it('an import that is only tried turns nothing on', async () => {
  await imported({ keep: false })
  expect(await areOldCallsOn(setup.pool)).toBe(false)
})

it('an import leaves the old calls off where staff chose so: a form is shown where to go on, a link leads nowhere', async () => {
  await answerOldCalls(setup, false)
  await imported()
  const posted = await postOld(setup, '/paymentManualBooking', asked)
  expect([posted.status, posted.text.includes('Deze oude pagina werkt niet meer.')]).toEqual([
    404,
    true,
  ])
  const link = await setup.app.inject({ url: `/booking-betaling?id=${KEY}` })
  expect([link.statusCode, link.headers.location]).toEqual([404, undefined])
})
