import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CalendarView } from '../../../api/availability/availability-shapes.ts'
import type { ChangeView } from '../../../api/edits/change-view.ts'
import type { ApiError } from '../../../api/errors/api-error.ts'
import type { PropertyView } from '../../../api/facts/property-shape.ts'
import type { NewBookingMailView } from '../../../api/settings/new-booking-mail.ts'
import type { RuleNumbersView } from '../../../api/settings/rule-numbers.ts'
import { book, twoNights } from '../setup/book.ts'
import { type TestSetup, openSetup } from '../setup/open-setup.ts'
import { type SignedIn, signedIn } from '../setup/signed-in.ts'

const NUMBERS = '/api/back-office/settings/rule-numbers'
const MAIL = '/api/back-office/settings/new-booking-mail'

let setup: TestSetup
let staff: SignedIn
beforeAll(async () => {
  // Its today is Monday 2 February 2026.
  setup = await openSetup({ processes: 2 })
  staff = await signedIn(setup.app)
})
afterAll(() => setup.close())

const current = async () => (await staff.get<RuleNumbersView>(NUMBERS)).body
async function set(part: Record<string, string>) {
  const { numbers, version } = await current()
  return staff.put<RuleNumbersView & ApiError>(NUMBERS, {
    numbers: { ...numbers, ...part },
    version,
  })
}
/** As a guest reads it, of the other process. */
const asGuest = async <View>(url: string) =>
  (await setup.processes[1]!.app.inject({ url })).json<View>()

describe('The numbers of the rules', () => {
  it('are where the house starts until staff set them', async () => {
    const { numbers } = await current()
    expect(numbers).toMatchObject({
      'cut-off-minute': '14:00',
      'horizon-days': '400',
      'closed-season-first-night': '24-12',
      'hold-minutes': '20',
    })
  })

  it('count for guests at once: how far ahead, how many nights, which season is closed', async () => {
    const { status } = await set({
      'horizon-days': '60',
      'weekend-nights': '3',
      'closed-season-first-night': '1-3',
      'closed-season-last-night': '7-3',
    })
    expect(status).toBe(200)
    const { numbers } = await asGuest<PropertyView>('/api/property')
    expect(numbers['horizon.days']).toBe(60)
    const { days } = await asGuest<CalendarView>('/api/room-types/knusse-kamer/calendar?persons=2')
    const of = (day: string) => days.find((each) => each.day === day)
    expect(of('2026-02-13')).toMatchObject({ minNights: 3 })
    expect(of('2026-03-03')).toMatchObject({ state: 'closed' })
    expect(of('2026-03-08')).toMatchObject({ state: 'free' })
    expect(days.filter(({ state }) => state === 'free' || state === 'closed').length).toBe(60)
    await set({
      'horizon-days': '400',
      'weekend-nights': '2',
      'closed-season-first-night': '24-12',
      'closed-season-last-night': '5-1',
    })
  })

  it('say how long a room is held that nobody has paid yet', async () => {
    await set({ 'hold-minutes': '45' })
    const { body } = await book(setup.app, twoNights)
    const { rows } = await setup.pool.query<{ minutes: number }>(
      `SELECT (extract(epoch FROM promised_until - created_at) / 60)::int AS minutes FROM bookings WHERE id = $1`,
      [body.id],
    )
    expect(rows[0]!.minutes).toBe(45)
  })

  it.each([
    ['a horizon of -1', 'horizon-days', '-1'],
    ['1e9 nights', 'stay-nights', '1e9'],
    ['an hour that is none', 'cut-off-minute', '25:00'],
    ['a day that is none', 'closed-season-last-night', '30-2'],
    ['a hold that a payment may outlive', 'hold-minutes', '5'],
    ['nothing', 'weekend-nights', ''],
  ])('refuse %s at its field, and nothing is stored', async (_, field, typed) => {
    const before = await current()
    const { status, body } = await set({ [field]: typed })
    expect([status, body.error]).toMatchObject([
      400,
      { reason: 'invalid-input', fields: [{ field: `numbers.${field}` }] },
    ])
    expect(await current()).toEqual(before)
  })

  it('are written down where they change, and only those that do', async () => {
    await set({ 'visitor-nights': '21' })
    const { body } = await staff.get<ChangeView[]>(
      '/api/back-office/changes?filter={"noun":"settings"}',
    )
    expect(JSON.stringify(body[0]!.fields)).toContain('visitor.nights')
    const count = body.length
    await set({})
    const again = await staff.get<ChangeView[]>(
      '/api/back-office/changes?filter={"noun":"settings"}',
    )
    expect(again.body).toHaveLength(count)
  })

  it('never take the site down, whatever is stored', async () => {
    await setup.pool.query(
      `UPDATE settings SET value = '{"horizon.days": -5, "cut-off.minute": "noon"}' WHERE key = 'rule-numbers'`,
    )
    const { numbers } = await asGuest<PropertyView>('/api/property')
    expect(numbers).toMatchObject({ 'horizon.days': 400, 'cut-off.minute': 840 })
    await setup.pool.query(`DELETE FROM settings WHERE key = 'rule-numbers'`)
  })
})

describe('The mail to the house of each new booking', () => {
  it('is switched off and on again, from then on', async () => {
    await setup.pool.query(`DELETE FROM settings WHERE key = 'new-booking-mail'`)
    const of = async (on: boolean) => (await staff.put<NewBookingMailView>(MAIL, { on })).body.on
    expect((await staff.get<NewBookingMailView>(MAIL)).body.on).toBe(false)
    expect(await of(true)).toBe(true)
    const { rows } = await setup.pool.query<{ since: string }>(
      `SELECT value ->> 'since' AS since FROM settings WHERE key = 'new-booking-mail'`,
    )
    expect(rows[0]!.since).toMatch(/^2026-02-02T/)
    expect(await of(false)).toBe(false)
  })
})
