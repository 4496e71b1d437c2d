import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BookingPlan } from '../../../api/bookings/booking-plan.ts'
import type { ApiError } from '../../../api/errors/api-error.ts'
import type { PropertyView } from '../../../api/facts/property-shape.ts'
import type { ReadingView } from '../../../api/readings/reading-shape.ts'
import type { SourcesView } from '../../../api/settings/sources.ts'
import { words } from '../../../rules/texts/all-words.ts'
import { bookingEntry } from '../setup/booking-entry.ts'
import { type TestSetup, openSetup } from '../setup/open-setup.ts'
import { type SignedIn, signedIn } from '../setup/signed-in.ts'

const SOURCES = '/api/back-office/settings/sources'

let setup: TestSetup
let staff: SignedIn
beforeAll(async () => {
  setup = await openSetup()
  staff = await signedIn(setup.app)
})
afterAll(() => setup.close())

const current = async () => (await staff.get<SourcesView>(SOURCES)).body
const save = (sources: unknown, version?: number) =>
  staff.put<SourcesView & ApiError>(SOURCES, { sources, version })
const reading = async (id: string) =>
  (await staff.get<ReadingView[]>('/api/back-office/readings')).body.find((one) => one.id === id)!

describe('The sources', () => {
  it('have the colours of BO §9 until staff choose others, which every screen has at once', async () => {
    const { sources, version } = await current()
    expect(sources).toMatchObject({
      'booking-com': { colour: '#A560E0' },
      airbnb: { colour: '#7AA898' },
    })
    const changed = await save(
      { ...sources, airbnb: { ...sources['airbnb'], colour: '#ffee00' } },
      version,
    )
    expect([changed.status, changed.body.sources['airbnb']?.colour]).toEqual([200, '#FFEE00'])
    const property = (await setup.app.inject({ url: '/api/property' })).json<PropertyView>()
    expect(property.sourceColours).toMatchObject({ airbnb: '#FFEE00', 'booking.com': '#A560E0' })
  })

  it('say whether their bookings come in paid and which mails go out, as the readings do', async () => {
    const { sources, version } = await current()
    expect(sources).toMatchObject({
      'own-website': { prepaid: null, mails: 'all' },
      'booking-com': { prepaid: true, mails: 'none' },
      none: { prepaid: false, mails: 'all' },
    })
    const airbnb = { ...sources['airbnb'], prepaid: false, mails: 'cancellation' }
    expect((await save({ ...sources, airbnb }, version)).body.sources['airbnb']).toEqual(airbnb)
    expect((await reading('payment.prepaid-sources.airbnb')).value).toBe('open')
    expect((await reading('mail.sources.airbnb')).value).toBe('cancellation')
    const id = 'payment.prepaid-sources.airbnb'
    await staff.put(`/api/back-office/readings/${id}`, { value: 'paid' })
    expect((await current()).sources['airbnb']).toEqual({ ...airbnb, prepaid: true })
  })

  it('write down only what differs', async () => {
    const { sources, version } = await current()
    await save({ ...sources, none: { ...sources['none'], mails: 'none' } }, version)
    const { rows } = await setup.pool.query<{ chosen: object }>(
      `SELECT after -> 'value' AS chosen FROM changes WHERE noun = 'settings' ORDER BY id DESC LIMIT 1`,
    )
    expect(rows[0]!.chosen).toEqual({
      'payment.prepaid-sources.airbnb': 'paid',
      'mail.sources.airbnb': 'cancellation',
      'mail.sources.none': 'none',
    })
  })

  it('are not written over where somebody else changed the same one meanwhile', async () => {
    const { sources, version } = await current()
    await setup.pool.query(
      `BEGIN; SELECT set_config('kamersleutel.by', 'Els', true);
       UPDATE settings SET value = value || '{"mail.sources.booking.com": "all"}' WHERE key = 'readings'; COMMIT`,
    )
    const refused = await save(sources, version)
    expect([refused.status, refused.body.error.reason]).toEqual([409, 'changed-meanwhile'])
    expect((await current()).sources['booking-com']!.mails).toBe('all')
  })

  it.each([
    ['airbnb', 'colour', '', words().source.colour],
    ['airbnb', 'colour', 'blauw', words().source.colour],
    ['own-website', 'colour', '#12345', words().source.colour],
    ['none', 'colour', '#FFEE00;}', words().source.colour],
    ['airbnb', 'prepaid', null, words().source.prepaid],
    ['airbnb', 'prepaid', 'ja', words().source.prepaid],
    ['booking-com', 'mails', null, words().source.mails],
    ['booking-com', 'mails', 'everyone', words().source.mails],
  ])('are refused at the field: %s, %s %j', async (source, part, value, text) => {
    const before = await current()
    const { status, body } = await save({
      ...before.sources,
      [source]: { ...before.sources[source], [part]: value },
    })
    const fields = [{ field: `sources.${source}.${part}`, text }]
    expect([status, body.error]).toMatchObject([400, { fields }])
    expect(await current()).toEqual(before)
  })
})

describe('A booking', () => {
  it('keeps to which mails its guest gets, and how it came in, when the source changes later', async () => {
    const { sources } = await current()
    const change = (prepaid: boolean, mails: string) =>
      save({ ...sources, airbnb: { ...sources['airbnb'], prepaid, mails } })
    await change(true, 'all')
    const entry = bookingEntry({ source: 'airbnb' })
    const { body } = await staff.post<{ id: string }>('/api/back-office/bookings', entry)
    await change(false, 'none')
    expect(await new BookingPlan(setup.pool).load(body.id)).toMatchObject({ mailsSold: 'all' })
    const detail = await staff.get<{ booking: { balanceCents: number } }>(
      `/api/back-office/bookings/${body.id}`,
    )
    expect(detail.body).toMatchObject({ balanceCents: 0 })
    const later = await staff.post<{ id: string }>(
      '/api/back-office/bookings',
      bookingEntry({ source: 'airbnb', arrival: '2026-03-09', departure: '2026-03-11' }),
    )
    expect(await new BookingPlan(setup.pool).load(later.body.id)).toMatchObject({
      mailsSold: 'none',
    })
  })
})
