import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ActionAnswer, StaffActions } from '../../../api/bookings/staff-actions.ts'
import { book, twoNights } from '../setup/book.ts'
import { type TestSetup, openSetup } from '../setup/open-setup.ts'
import { fromStaff } from '../setup/staff-asks.ts'

let setup: TestSetup
beforeAll(async () => {
  setup = await openSetup({ types: [{ slug: 'knusse-kamer', rooms: 2 }] })
})
afterAll(() => setup.close())

it('staff hear sooner that what they ask is kept for later where not even its workflow can be told of it', async () => {
  const actions = setup.app.get(StaffActions)
  const heard: [string, ActionAnswer][] = []
  const ask = async (name: string) => {
    const { id } = (await book(setup.app, twoNights)).body
    const data = { reason: '', refundCents: 0, mailGuest: false }
    const asked = { requestId: `press-${name}`, kind: 'cancel', data, by: 'Els' }
    const answer = actions.ask(id, fromStaff(asked)).then((one) => heard.push([name, one]))
    return { id, answer }
  }
  // No worker runs here. One is told of by hand, as if it were there and only slow.
  const slow = await ask('with Temporal')
  await expect
    .poll(
      async () =>
        (
          await setup.pool.query(
            `UPDATE outbox SET delivered_at = now() WHERE subject_id = $1 AND topic = 'staff-action'`,
            [slow.id],
          )
        ).rowCount,
    )
    .toBe(1)
  await setup.pool.query('UPDATE outbox SET delivered_at = now() WHERE subject_id = $1', [slow.id])
  const away = await ask('without Temporal')
  await Promise.all([slow.answer, away.answer])
  expect(heard).toEqual([
    ['without Temporal', { outcome: 'waiting' }],
    ['with Temporal', { outcome: 'waiting' }],
  ])
})
