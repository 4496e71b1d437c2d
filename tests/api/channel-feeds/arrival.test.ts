import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { BookingDetailView } from '../../../api/bookings/booking-answer-shapes.ts'
import { SettleBlocks } from '../../../api/channel-feeds/settle-blocks.ts'
import type { ApiError } from '../../../api/errors/api-error.ts'
import type { TouristTaxView } from '../../../api/revenue/revenue-controller.ts'
import type { TimelineStep } from '../../../api/timeline/timeline-shape.ts'
import { momentInAmsterdam } from '../../../rules/calendar/amsterdam.ts'
import { openSetup, type TestSetup } from '../setup/open-setup.ts'
import { emptySetup } from '../setup/overlaps.ts'
import { book, twoNights } from '../setup/book.ts'
import { type SignedIn, signedIn } from '../setup/signed-in.ts'
import { confirmedAndPaid } from '../setup/standing.ts'
import { versionOf } from '../setup/version-of.ts'

let setup: TestSetup
let staff: SignedIn
let now: number
beforeAll(async () => {
  setup = await openSetup({ types: [{ slug: 'knusse-kamer', rooms: 1 }] })
  staff = await signedIn(setup.app)
  now = setup.time.now
})
afterEach(async () => {
  setup.time.now = now
  await setup.pool.query('DELETE FROM channel_links')
  await emptySetup(setup.pool)
})
afterAll(() => setup.close())

/** A stay from Monday 2 to Wednesday 4 March 2026 that a channel sold, on its first day. */
async function soldBy(channel: string): Promise<string> {
  await setup.pool.query(
    `WITH link AS (INSERT INTO channel_links (room_id, channel) SELECT id, $1 FROM rooms RETURNING id)
     INSERT INTO feed_blocks (link_id, uid, name, nights, state, first_read_at, changed_at)
     SELECT id, 'a', 'sale', '[2026-03-02,2026-03-04)', 'double', now(), now() FROM link`,
    [channel],
  )
  await setup.app.get(SettleBlocks, { strict: false }).settle(momentInAmsterdam(setup.time.now))
  setup.time.now = Date.parse('2026-03-02T16:10:00+01:00')
  return (await setup.pool.query<{ id: string }>('SELECT id FROM bookings')).rows[0]!.id
}

async function act(id: string, name: string, data: object = {}) {
  const { status, body } = await staff.post<BookingDetailView & ApiError>(
    `/api/back-office/bookings/${id}/acts/${name}`,
    { requestId: randomUUID(), version: await versionOf(setup.pool, id), ...data },
  )
  return status === 200 ? null : body.error
}
const guest = (name: string) => ({ name, residence: 'Maastricht', document: 'passport' })
const arrives = (id: string, persons: number | null | undefined, ...names: string[]) =>
  act(id, 'arrive', {
    guests: names.map(guest),
    arrival: '2026-03-02',
    departure: '2026-03-04',
    ...(persons !== undefined && { persons }),
  })
const detail = async (id: string) =>
  (await staff.get<BookingDetailView>(`/api/back-office/bookings/${id}`)).body
const taxed = async () =>
  (await staff.get<TouristTaxView>('/api/back-office/tourist-tax-return?period=2026-03')).body

describe('Guests of a stay that a channel sold', () => {
  it('are asked how many they are: as many are in the register, and pay tourist tax at the desk', async () => {
    const id = await soldBy('bedandbreakfast.nl')
    expect(await detail(id)).toMatchObject({ persons: 1, arrivingPersons: 3, unpriced: true })
    expect(await arrives(id, 2, 'Anna Smeets', 'Bert Smeets')).toBeNull()
    const { nightRegister, ...booking } = await detail(id)
    expect(nightRegister).toHaveLength(2)
    expect(booking).toMatchObject({
      persons: 2,
      attendance: 'arrived',
      totalCents: 1_000,
      balanceCents: 1_000,
      quote: { persons: 2, totalCents: 1_000 },
      // Its price is still to be typed.
      unpriced: true,
      fieldChanges: [{ field: 'persons', from: '1', to: '2', by: 'Beheer' }],
    })
    expect(await taxed()).toMatchObject({
      cents: 1_000,
      exemptNights: 0,
      stays: [{ id, persons: 2, taxedNights: 4, cents: 1_000 }],
    })
    const steps = (await staff.get<TimelineStep[]>(`/api/back-office/timelines/booking/${id}`)).body
    expect(steps.find(({ kind }) => kind === 'arrived')).toMatchObject({
      by: 'Beheer',
      data: { changes: [{ field: 'persons', from: '', to: '2' }] },
    })
  })

  it('paid the channel where its source is prepaid: nothing is open', async () => {
    const id = await soldBy('airbnb')
    expect(await arrives(id, 2, 'Anna Smeets')).toBeNull()
    expect(await detail(id)).toMatchObject({ totalCents: 1_000, balanceCents: 0, paid: true })
    expect(await taxed()).toMatchObject({ cents: 1_000 })
  })

  it('owe none here where the channel remits it: their nights are apart in the return', async () => {
    await setup.pool.query(`UPDATE sources SET tourist_tax = 'channel' WHERE id = 'airbnb'`)
    const id = await soldBy('airbnb')
    await setup.pool.query(`UPDATE sources SET tourist_tax = 'price' WHERE id = 'airbnb'`)
    expect(await arrives(id, 2, 'Anna Smeets', 'Bert Smeets')).toBeNull()
    const { nightRegister, ...booking } = await detail(id)
    expect(nightRegister).toHaveLength(2)
    expect(booking).toMatchObject({
      ...{ touristTax: 'channel', persons: 2, totalCents: 0, balanceCents: 0 },
      ...{ quote: { lines: [] }, unpriced: true },
    })
    expect(await taxed()).toMatchObject({
      ...{ cents: 0, exemptNights: 0 },
      remitted: [{ by: 'Airbnb', stays: 1, persons: 2, nights: 4 }],
      stays: [{ id, persons: 2, remittedBy: 'Airbnb', remittedNights: 4, cents: 0 }],
    })
  })

  it('pay it at the desk where the channel that was paid leaves it to them', async () => {
    await setup.pool.query(`UPDATE sources SET tourist_tax = 'desk' WHERE id = 'airbnb'`)
    const id = await soldBy('airbnb')
    await setup.pool.query(`UPDATE sources SET tourist_tax = 'price' WHERE id = 'airbnb'`)
    expect(await arrives(id, 2, 'Anna Smeets')).toBeNull()
    expect(await detail(id)).toMatchObject({ totalCents: 1_000, balanceCents: 1_000, paid: false })
    expect(await taxed()).toMatchObject({ cents: 1_000, remitted: [] })
  })

  it.each([
    [null, 'Kies met hoeveel personen ze komen.'],
    [undefined, 'Kies met hoeveel personen ze komen.'],
    [0, 'Deze kamer is voor 1 tot en met 3 personen.'],
    [4, 'Deze kamer is voor 1 tot en met 3 personen.'],
  ])('are refused as %s persons, at the field, and nothing is written', async (persons, text) => {
    const id = await soldBy('airbnb')
    expect(await arrives(id, persons, 'Anna Smeets')).toMatchObject({
      reason: 'invalid-input',
      fields: [{ field: 'persons', text }],
    })
    expect(await detail(id)).toMatchObject({ persons: 1, attendance: 'expected', totalCents: 0 })
  })

  it('are no more in the register than came', async () => {
    const id = await soldBy('airbnb')
    expect(await arrives(id, 1, 'Anna Smeets', 'Bert Smeets')).toMatchObject({
      fields: [{ field: 'guests', text: 'Deze boeking is voor hoogstens 1 personen.' }],
    })
  })

  it('did not arrive after all: the register is empty, and who comes then is asked anew', async () => {
    const id = await soldBy('airbnb')
    await arrives(id, 2, 'Anna Smeets')
    expect(await act(id, 'take-back-attendance', { said: 'arrived' })).toBeNull()
    expect(await detail(id)).toMatchObject({ attendance: 'expected', nightRegister: [] })
    expect(await arrives(id, 1, 'Anna Smeets')).toBeNull()
    expect(await detail(id)).toMatchObject({ persons: 1, totalCents: 500, balanceCents: 0 })
    expect(await taxed()).toMatchObject({ cents: 500, taxedNights: 2, exemptNights: 0 })
  })

  it('who stay away pay none', async () => {
    const id = await soldBy('bedandbreakfast.nl')
    await arrives(id, 2, 'Anna Smeets')
    await act(id, 'take-back-attendance', { said: 'arrived' })
    setup.time.now += 86_400_000
    expect(await act(id, 'no-show')).toBeNull()
    expect(await detail(id)).toMatchObject({ totalCents: 0, balanceCents: 0 })
    expect(await taxed()).toMatchObject({ cents: 0, stays: [] })
  })
})

it('A stay of our own has the persons that it was sold for, whoever is sent', async () => {
  const { body } = await book(setup.app, twoNights)
  await setup.pool.query(confirmedAndPaid())
  setup.time.now = Date.parse('2026-03-02T16:10:00+01:00')
  expect(await detail(body.id)).toMatchObject({ arrivingPersons: null })
  expect(await arrives(body.id, 1, 'Anna Smeets', 'Bert Smeets')).toBeNull()
  expect(await detail(body.id)).toMatchObject({ persons: 2, totalCents: 22_000 })
})
