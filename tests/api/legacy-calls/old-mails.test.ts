import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { Mails } from '../../../api/mail/mails.ts'
import { book, twoNights } from '../setup/book.ts'
import { emptied } from '../setup/emptied.ts'
import type { TestSetup } from '../setup/open-setup.ts'
import { orderBreakfast } from '../setup/order-breakfast.ts'
import { confirmedAndPaid, endedUnpaid } from '../setup/standing.ts'
import { answerOldCalls, callOld, openMovedHouse } from './old-site.ts'

const DAY_MS = 86_400_000
const BOOKING_MAILS = [
  ['/sendMailBooking', 'id'],
  ['/sendMailBookingFamily', 'id'],
  ['/user/sendMailBooking', 'id'],
  ['/RegenerateCompletion', 'orderId'],
] as const
const ALL = [...BOOKING_MAILS.map(([path]) => path), '/sendMail', '/sendMailCancellation']

let setup: TestSetup
beforeAll(async () => {
  // Its today is Monday 2 February 2026.
  setup = await openMovedHouse()
})
afterAll(() => setup.close())
afterEach(() =>
  emptied(setup.pool, 'bookings, breakfast_orders, mails, presses, outbox, idempotency_keys'),
)

interface Row {
  kind: string
  recipient: string
  state: string
  text: string
  message_id: string
}
const mails = async () =>
  (await setup.pool.query<Row>('SELECT * FROM mails ORDER BY created_at, about')).rows
const wrote = (subject: { kind: string; id: string }, kind: string) =>
  setup.app.get(Mails).write(subject, kind)

/** A booking that is confirmed, paid, and was told so. */
async function confirmed(): Promise<string> {
  const { id } = (await book(setup.app, twoNights)).body
  await setup.pool.query(confirmedAndPaid(`id = '${id}'`))
  await wrote({ kind: 'booking', id }, 'confirmation')
  return id
}

describe('The confirmation that an old page asks for', () => {
  it.each(BOOKING_MAILS)(
    'by %s goes once more, to the address of the booking whatever the body says',
    async (path, field) => {
      const id = await confirmed()
      const { status, body } = await callOld(setup, path, {
        [field]: id,
        ...{ nameClient: 'Iemand', emailClient: 'iemand@elders.example', name: 'Iemand' },
        ...{ email: 'iemand@elders.example', total: 1 },
      })
      expect([status, Object.keys(body)]).toEqual([201, ['message']])
      const sent = async () => (await mails()).map(({ kind, recipient }) => [kind, recipient])
      await expect.poll(sent).toEqual([
        ['confirmation', 'anna@example.com'],
        ['confirmation', 'anna@example.com'],
      ])
    },
  )

  it('goes once a day at most, however often and by whichever address it is asked for', async () => {
    const id = await confirmed()
    for (const [path, field] of BOOKING_MAILS) await callOld(setup, path, { [field]: id })
    await expect.poll(mails).toHaveLength(2)
    setup.time.now += DAY_MS
    await callOld(setup, '/sendMailBooking', { id })
    await expect.poll(mails).toHaveLength(3)
    setup.time.now -= DAY_MS
  })

  it('goes to nobody who never had one: of a held, an ended and an imported booking', async () => {
    const held = (await book(setup.app, twoNights)).body.id
    const imported = (await book(setup.app, { ...twoNights, lastName: 'Vos' })).body.id
    await setup.pool.query(confirmedAndPaid(`id = '${imported}'`))
    const ended = await confirmed()
    await setup.pool.query(
      `UPDATE bookings SET state = 'cancelled', room_id = NULL WHERE id = $1`,
      [ended],
    )
    const before = await mails()
    for (const id of [held, imported, ended]) await callOld(setup, '/sendMailBooking', { id })
    expect((await setup.pool.query('SELECT FROM presses')).rowCount).toBe(0)
    expect(await mails()).toEqual(before)
  })
})

describe('The mail of boxes that an old page asks for', () => {
  it('goes once more as it was written, to the address of the order, once a day', async () => {
    const { id } = (await orderBreakfast(setup.app)).body
    await setup.pool.query(`UPDATE breakfast_orders SET state = 'confirmed', visitor = NULL`)
    await wrote({ kind: 'breakfast-order', id }, 'breakfast-confirmation')
    await setup.pool.query(`UPDATE breakfast_orders SET email = 'nieuw@example.com'`)
    const body = { id, nameClient: 'Iemand', emailClient: 'iemand@elders.example', amount: 40 }
    for (let press = 0; press < 3; press++) await callOld(setup, '/sendMail', body)
    const [first, again, ...more] = await mails()
    expect(more).toEqual([])
    expect([again?.recipient, again?.state]).toEqual(['nieuw@example.com', 'queued'])
    expect(again?.text).toBe(first?.text)
    expect(again?.message_id).not.toBe(first?.message_id)
    expect(again?.message_id).toMatch(/^<[\w-]{36}@localhost>$/)
    const { rows } = await setup.pool.query(`SELECT FROM outbox WHERE topic = 'old-call'`)
    expect(rows).toHaveLength(1)
  })
})

describe('The cancellation mail that an old back office asks for', () => {
  it.each([
    ['swapped, as the old page has them', { name: 'Anna@example.com', email: 'Anna' }],
    ['straight', { name: 'Anna', email: 'anna@example.com' }],
  ])('goes once more where it went before, its fields %s', async (_, body) => {
    const { id } = (await book(setup.app, twoNights)).body
    await setup.pool.query(endedUnpaid('cancelled'))
    await wrote({ kind: 'booking', id }, 'cancellation')
    await callOld(setup, '/sendMailCancellation', body)
    await callOld(setup, '/sendMailCancellation', body)
    expect((await mails()).map(({ kind, recipient }) => [kind, recipient])).toEqual([
      ['cancellation', 'anna@example.com'],
      ['cancellation', 'anna@example.com'],
    ])
  })

  it('cancels nothing, and mails nobody who was not told before', async () => {
    await confirmed()
    const before = await mails()
    await callOld(setup, '/sendMailCancellation', { name: 'anna@example.com', email: 'Anna' })
    expect((await setup.pool.query('SELECT state FROM bookings')).rows).toEqual([
      { state: 'confirmed' },
    ])
    expect(await mails()).toEqual(before)
  })
})

describe('The old calls of mails', () => {
  it('answer the same whether what they name is there or not', async () => {
    const id = await confirmed()
    const answers = new Set<string>()
    for (const path of ALL)
      for (const known of [id, randomUUID(), 'B2026115', '', 'anna@example.com', null, 7]) {
        const body = { id: known, orderId: known, name: known, email: 'x' }
        const { status, text } = await callOld(setup, path, body)
        answers.add(`${status} ${text}`)
      }
    expect([...answers]).toEqual([expect.stringMatching(/^201 \{"message":"Staat dit bij ons/)])
  })

  it('are not answered where staff have them off', async () => {
    await answerOldCalls(setup, false)
    const id = await confirmed()
    for (const path of ALL)
      expect([path, (await callOld(setup, path, { id, orderId: id })).status]).toEqual([path, 404])
    await answerOldCalls(setup, true)
    expect(await mails()).toHaveLength(1)
  })

  it('refuse what cannot be read, in Dutch', async () => {
    for (const path of ALL) {
      const { status, body } = await callOld(setup, path, { id: {}, orderId: [], name: { a: 1 } })
      expect([path, status]).toEqual([path, 400])
      expect(body.error.fields[0].text).toBe('Dit veld is niet leesbaar.')
    }
  })
})
