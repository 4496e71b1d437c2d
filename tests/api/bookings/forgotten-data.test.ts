import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { BookingDetailView } from '../../../api/bookings/booking-views.ts'
import type { ApiError } from '../../../api/errors/api-error.ts'
import type { TimelineStep } from '../../../api/timeline/timeline-view.ts'
import { forgetOldRows } from '../../../workflows/forget-old-rows.ts'
import { book, twoNights } from '../setup/book.ts'
import { handsOfStaff } from '../setup/hands-of-staff.ts'
import { type TestSetup, openSetup } from '../setup/open-setup.ts'
import { emptySetup } from '../setup/overlaps.ts'
import { type SignedIn, signedIn } from '../setup/signed-in.ts'
import { confirmedAndPaid } from '../setup/standing.ts'
import { worksOff } from '../setup/works-off.ts'
import { versionOf } from '../setup/version-of.ts'

const ARRIVAL = Date.parse('2026-03-02T16:10:00+01:00')

let setup: TestSetup
let staff: SignedIn
let booked: number
let worker: ReturnType<typeof worksOff>
beforeAll(async () => {
  setup = await openSetup({ types: [{ slug: 'knusse-kamer', rooms: 1 }] })
  staff = await signedIn(setup.app)
  booked = setup.time.now
  worker = worksOff(setup)
})
afterEach(async () => {
  setup.time.now = booked
  await setup.pool.query('DELETE FROM staff_actions')
  await emptySetup(setup.pool)
})
afterAll(async () => {
  await worker.stop()
  await setup.close()
})

/** A confirmed and paid stay from Monday 2 March 2026, and it is that day. */
async function expected(): Promise<string> {
  const { body } = await book(setup.app, twoNights)
  await setup.pool.query(confirmedAndPaid())
  setup.time.now = ARRIVAL
  return body.id
}
const guests = [{ name: 'Anna van den Berg', residence: 'Maastricht', document: 'passport' }]
const register = { guests, arrival: '2026-03-02', departure: '2026-03-04' }
const arrives = async (id: string, more: object = {}) =>
  staff.post<BookingDetailView & ApiError>(`/api/back-office/bookings/${id}/arrive`, {
    requestId: 'press-of-arrival',
    version: await versionOf(setup.pool, id),
    ...register,
    ...more,
  })
const actions = async () =>
  (
    await setup.pool.query<{ kind: string; by: string; outcome: string; data: unknown }>(
      'SELECT kind, by, outcome, data FROM staff_actions ORDER BY seq',
    )
  ).rows
/** Has what staff asked be done this long ago, and what is old be forgotten. */
async function forgottenAfter(days: number): Promise<void> {
  await setup.pool.query(
    `UPDATE staff_actions SET ended_at = now() - make_interval(days => $1) WHERE ended_at IS NOT NULL`,
    [days],
  )
  await forgetOldRows(setup.pool)
}

describe('What staff typed at the arrival of guests', () => {
  it('is in the night register alone once it is carried out', async () => {
    const id = await expected()
    expect((await arrives(id)).body.nightRegister).toMatchObject(guests)
    expect(await actions()).toEqual([{ kind: 'arrive', by: 'Beheer', outcome: 'done', data: null }])
  })

  it('is carried out once although it is sent again after it was forgotten', async () => {
    const id = await expected()
    await arrives(id)
    const again = await arrives(id)
    expect([again.status, again.body.nightRegister.length]).toEqual([200, 1])
    expect(await actions()).toHaveLength(1)
    const { status } = await staff.post(`/api/back-office/bookings/${id}/depart`, {
      requestId: 'press-of-arrival',
      version: await versionOf(setup.pool, id),
    })
    expect(status).toBe(409)
  })

  it('is kept for a week where it was refused, and can be tried again under the same name', async () => {
    const id = await expected()
    const twice = [guests[0], { ...guests[0], document: '' }]
    expect((await arrives(id, { guests: twice })).status).toBe(400)
    await forgottenAfter(6)
    expect((await actions())[0]!.data).toMatchObject({ guests: twice })
    await forgottenAfter(8)
    expect(await actions()).toMatchObject([{ kind: 'arrive', outcome: 'refused', data: null }])
    expect((await arrives(id)).status).toBe(200)
    expect(await actions()).toMatchObject([{ outcome: 'done', data: null }])
  })
})

describe('What staff typed into a booking', () => {
  it('is forgotten a week after it was done or refused; who asked what stays in the timeline', async () => {
    const id = await expected()
    const hands = handsOfStaff(setup.app)
    const edit = (requestId: string, version: number, data: object) =>
      hands.act(id, { kind: 'edit', data, by: 'Els', version, requestId })
    const { version } = (await staff.get<BookingDetailView>(`/api/back-office/bookings/${id}`)).body
    expect(await edit('press-first', version, { phone: '0611111111' })).toBeNull()
    await setup.pool.query(
      `UPDATE booking_field_changes SET by = 'Jos', staff_id = gen_random_uuid()`,
    )
    expect(await edit('press-late', version, { phone: '0633333333' })).toBe('changed-meanwhile')
    const refused = async () =>
      (await staff.get<TimelineStep[]>(`/api/back-office/timelines/booking/${id}`)).body.find(
        ({ kind }) => kind === 'action-refused',
      )
    await forgottenAfter(6)
    expect((await refused())!.data).toMatchObject({ changes: [{ to: '0633333333' }] })
    await forgottenAfter(8)
    expect(await actions()).toMatchObject([
      { kind: 'edit', by: 'Els', outcome: 'done', data: null },
      { kind: 'edit', by: 'Els', outcome: 'refused', data: null },
    ])
    const { rows } = await setup.pool.query(
      `SELECT FROM staff_actions a WHERE a::text ~ '06(11111111|33333333)'`,
    )
    expect(rows).toEqual([])
    expect(await refused()).toMatchObject({
      by: 'Els',
      data: { reason: 'edit', note: expect.stringContaining('intussen') },
    })
    expect((await refused())!.data).not.toHaveProperty('changes')
  })

  it('is never forgotten while it waits', async () => {
    const id = await expected()
    await worker.stop()
    await setup.pool.query(
      `INSERT INTO staff_actions (booking_id, id, kind, data, by, asked_at)
       VALUES ($1, 'press-waits', 'edit', '{"notes": "laat"}', 'Els', now() - interval '1 year')`,
      [id],
    )
    await forgottenAfter(365)
    expect(await actions()).toMatchObject([{ outcome: 'waiting', data: { notes: 'laat' } }])
    worker = worksOff(setup)
  })
})

describe('The privacy page', () => {
  it('says how long the night register is kept', async () => {
    const { body } = await setup.app.inject({ url: '/privacy' })
    expect(body).toContain('Het nachtregister: een jaar na je vertrek.')
  })
})
