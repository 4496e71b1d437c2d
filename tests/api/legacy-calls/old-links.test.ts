import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { ORIGIN } from '../setup/api-process.ts'
import { book, twoNights } from '../setup/book.ts'
import { emptied } from '../setup/emptied.ts'
import type { TestSetup } from '../setup/open-setup.ts'
import { orderBreakfast } from '../setup/order-breakfast.ts'
import { confirmedAndPaid, endedUnpaid } from '../setup/standing.ts'
import { answerOldCalls, callOld, oldStay, openMovedHouse, postOld } from './old-site.ts'

const KEY = '-NxAbc_Def-0123456789'
const PAY_PAGES = ['/booking-betaling', '/booking-betaling-familie']
const THANKS = ['/bedankt', '/bedankt-familie', '/bedankt-booking', '/bedankt-ontbijt']

let setup: TestSetup
beforeAll(async () => {
  setup = await openMovedHouse()
})
afterAll(() => setup.close())
afterEach(() =>
  emptied(setup.pool, 'bookings, breakfast_orders, payments, idempotency_keys, old_site_rows'),
)

/** As an import notes it: what stood in the export at a path came to this. */
const imported = (path: string, id: string, noun = 'bookings') =>
  setup.pool.query(
    `INSERT INTO old_site_rows (path, noun, our_id, imported_at) VALUES ($1, $2, $3, now())`,
    [path, noun, id],
  )

const booked = async (more = {}): Promise<string> =>
  (await book(setup.app, { ...twoNights, ...more })).body.id

async function open(path: string, key = KEY) {
  const url = `${path}?id=${encodeURIComponent(key)}`
  const { statusCode, headers, body } = await setup.app.inject({ url })
  return { status: statusCode, location: headers.location, body }
}

/** Nothing is told of any guest, nor the id that would. */
async function expectNothingTold(path: string, id: string, key = KEY) {
  const { status, location, body } = await open(path, key)
  expect([path, status, location]).toEqual([path, 404, undefined])
  expect(body).toContain('Deze link werkt niet meer')
  for (const told of [id, 'Anna', 'anna@example.com']) expect(body).not.toContain(told)
}

describe('An old link to pay', () => {
  it.each(PAY_PAGES)('%s leads on to the same page while something is open', async (path) => {
    const id = await booked()
    await imported(`tempFam/${KEY}`, id)
    const { status, location } = await open(path)
    expect([status, location]).toEqual([301, `${path}?id=${id}`])
    expect((await setup.app.inject({ url: location! })).statusCode).toBe(200)
  })

  it('boxes leads on to the page of their order while that is open', async () => {
    const { id } = (await orderBreakfast(setup.app)).body
    await imported(`content/orders/${KEY}`, id, 'breakfast_orders')
    expect((await open('/ontbijt-betaling')).location).toBe(`/ontbijt-betaling?id=${id}`)
    for (const path of PAY_PAGES) await expectNothingTold(path, id)
    await setup.pool.query(
      `UPDATE breakfast_orders SET state = 'cancelled', cancelled_because = 'guest', visitor = NULL`,
    )
    await expectNothingTold('/ontbijt-betaling', id)
  })

  it.each([
    ['paid', confirmedAndPaid()],
    ['cancelled', endedUnpaid('cancelled')],
    ['expired', endedUnpaid('expired')],
  ])('tells nothing of a booking that is %s', async (_, sql) => {
    const id = await booked()
    await imported(`events/${KEY}`, id)
    await setup.pool.query(sql)
    for (const path of [...PAY_PAGES, '/ontbijt-betaling']) await expectNothingTold(path, id)
  })

  it('opens a stay or an order until its last day, and tells nothing of it afterwards', async () => {
    const [stay, order] = [await booked(), (await orderBreakfast(setup.app)).body.id]
    await imported(`events/${KEY}`, stay)
    await imported(`content/orders/${KEY}`, order, 'breakfast_orders')
    await setup.pool.query(
      `UPDATE bookings SET state = 'confirmed', hold_until = NULL, promised_until = NULL, visitor = NULL`,
    )
    await setup.pool.query(`UPDATE breakfast_orders SET state = 'confirmed', visitor = NULL`)
    const lastDay = async (day: string) => {
      await setup.pool.query(`UPDATE bookings SET stay = daterange('2026-01-30', $1)`, [day])
      await setup.pool.query('UPDATE breakfast_orders SET delivery_day = $1', [day])
    }
    await lastDay('2026-02-02')
    expect((await open('/booking-betaling')).location).toContain(stay)
    expect((await open('/ontbijt-betaling')).location).toContain(order)
    await lastDay('2026-02-01')
    for (const path of PAY_PAGES) await expectNothingTold(path, stay)
    await expectNothingTold('/ontbijt-betaling', order)
    const { status, body } = await callOld(setup, '/payment', { orderId: KEY, totalPrice: 1 })
    expect([status, body]).toEqual([201, { url: `${ORIGIN}/api/bookings/${KEY}/checkout` }])
  })

  it('leads to the booking that stands, where the same key was first a temporary one', async () => {
    const [temporary, final] = [await booked(), await booked({ lastName: 'Vos' })]
    await imported(`tempFam/${KEY}`, temporary)
    await imported(`events/${KEY}`, final)
    expect((await open('/booking-betaling-familie')).location).toContain(final)
    await setup.pool.query(endedUnpaid('cancelled', `id = '${final}'`))
    expect((await open('/booking-betaling-familie')).location).toContain(temporary)
  })

  it('leads nowhere by counting, nor by a key that is not there', async () => {
    const id = await booked()
    await imported('events/7', id)
    await expectNothingTold('/booking-betaling', id)
    for (const key of ['7', 'events/7'])
      expect(await open('/booking-betaling', key)).toMatchObject({
        status: 404,
        location: undefined,
      })
    const { body } = await callOld(setup, '/payment', { orderId: '7', totalPrice: 1 })
    expect(body.url).toBe(`${ORIGIN}/api/bookings/7/checkout`)
  })

  it('leads nowhere where staff have the old calls off', async () => {
    const id = await booked()
    await imported(`events/${KEY}`, id)
    await answerOldCalls(setup, false)
    for (const path of PAY_PAGES) await expectNothingTold(path, id)
    await answerOldCalls(setup, true)
  })
})

describe('An old key', () => {
  it('opens no page that thanks: those of the old site carried none', async () => {
    const id = await booked()
    await imported(`events/${KEY}`, id)
    for (const path of THANKS) await expectNothingTold(path, id)
  })

  it('pays what is open of a booking by a call', async () => {
    const id = await booked()
    await imported(`events/${KEY}`, id)
    const asked = { orderId: KEY, totalPrice: 220 }
    const { body } = await callOld(setup, '/paymentManualBooking', asked)
    expect(body).toEqual({ url: `${ORIGIN}/api/bookings/${id}/checkout` })
  })

  it('of what is paid is answered by a call as one that is not here, and books nothing', async () => {
    const id = await booked()
    await imported(`events/${KEY}`, id)
    await setup.pool.query(confirmedAndPaid())
    const url = `${ORIGIN}/api/bookings/${KEY}/checkout`
    const { status, body } = await callOld(setup, '/payment', { orderId: KEY, totalPrice: 1 })
    expect([status, body]).toEqual([201, { url }])
    expect((await postOld(setup, '/payment', { ...oldStay, bookingId: KEY })).location).toBe(url)
    expect((await setup.pool.query('SELECT FROM bookings')).rowCount).toBe(1)
    const { headers } = await setup.app.inject({ url: new URL(url).pathname })
    expect(headers.location).toBe(`${ORIGIN}/bedankt?id=${KEY}`)
  })
})
