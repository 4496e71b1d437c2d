import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BookingPlan } from '../../../api/bookings/booking-plan.ts'
import type { ApiError } from '../../../api/errors/api-error.ts'
import type { SourceRequest, SourceView } from '../../../api/settings/sources.ts'
import { defaultSources } from '../../../rules/sources/source.ts'
import { words } from '../../../rules/texts/all-words.ts'
import { bookingEntry } from '../setup/booking-entry.ts'
import { type TestSetup, openSetup } from '../setup/open-setup.ts'
import { type SignedIn, signedIn } from '../setup/signed-in.ts'

const SOURCES = '/api/back-office/sources'
const BOOKINGS = '/api/back-office/bookings'

let setup: TestSetup
let staff: SignedIn
beforeAll(async () => {
  setup = await openSetup()
  staff = await signedIn(setup.app)
})
afterAll(() => setup.close())

const all = async () =>
  (await staff.get<SourceView[]>(`${SOURCES}?sort=["sort","ASC"]&range=[0,99]`)).body
const one = async (id: string) => (await staff.get<SourceView>(`${SOURCES}/${id}`)).body
const add = (typed: Partial<SourceRequest>) =>
  staff.post<SourceView & ApiError>(SOURCES, { ...natuurhuisje, ...typed })
const change = async (id: string, part: Partial<SourceRequest>) => {
  const { id: _, ...row } = await one(id)
  return staff.put<SourceView & ApiError>(`${SOURCES}/${id}`, { ...row, ...part })
}
const remove = (id: string) => staff.delete<SourceView & ApiError>(`${SOURCES}/${id}`)
const book = (order: Parameters<typeof bookingEntry>[0]) =>
  staff.post<{ id: string; payment: string } & ApiError>(BOOKINGS, bookingEntry(order))
const days = (from: number) => ({ arrival: `2026-03-${from}`, departure: `2026-03-${from + 2}` })

const natuurhuisje = {
  name: 'Natuurhuisje',
  colour: '#2e7d32',
  prepaid: true,
  mails: 'cancellation',
  touristTax: 'channel',
  active: true,
} as const

describe('The sources', () => {
  it('of a new house are those of BO §3, §4 and §9', async () => {
    expect(await all()).toEqual(defaultSources.map((source) => ({ ...source, version: 0 })))
  })

  it('grow by one that an owner adds: the last, named in an address by its name', async () => {
    const { status, body } = await add({})
    const row = { ...natuurhuisje, id: 'natuurhuisje', colour: '#2E7D32' }
    expect([status, body]).toMatchObject([201, row])
    expect((await all()).at(-1)).toEqual(body)
    expect((await add({ name: 'natuurhuisje ' })).body.error).toMatchObject({
      fields: [{ field: 'name', text: words().source.nameTaken }],
    })
    const other = await add({ name: 'Bed & Brood!' })
    expect(other.body.id).toBe('bed-brood')
    expect((await remove('bed-brood')).status).toBe(200)
  })

  it.each([
    [true, 'price'],
    [false, 'desk'],
  ] as const)(
    'that come in paid (%s) have their tax by %s where nobody says',
    async (prepaid, by) => {
      const { touristTax: _, ...typed } = natuurhuisje
      const { body } = await staff.post<SourceView>(SOURCES, { ...typed, name: 'Vrij', prepaid })
      expect(body.touristTax).toBe(by)
      expect((await remove(body.id)).status).toBe(200)
    },
  )

  it('are not written over where somebody else changed the same one meanwhile', async () => {
    const { version } = await one('natuurhuisje')
    await setup.pool.query(
      `BEGIN; SELECT set_config('kamersleutel.by', 'Els', true);
       UPDATE sources SET mails = 'all' WHERE id = 'natuurhuisje'; COMMIT`,
    )
    const refused = await staff.put<ApiError>(`${SOURCES}/natuurhuisje`, {
      ...natuurhuisje,
      version,
    })
    expect([refused.status, refused.body.error]).toMatchObject([
      409,
      { reason: 'changed-meanwhile', changes: [{ field: 'mails', by: 'Els' }] },
    ])
  })

  it.each([
    ['airbnb', 'name', '', words().source.name],
    ['airbnb', 'colour', '', words().source.colour],
    ['own-website', 'colour', '#12345', words().source.colour],
    ['none', 'colour', '#FFEE00;}', words().source.colour],
    ['airbnb', 'prepaid', null, words().source.prepaid],
    ['airbnb', 'prepaid', 'ja', words().source.prepaid],
    ['booking.com', 'mails', null, words().source.mails],
    ['booking.com', 'mails', 'everyone', words().source.mails],
    ['airbnb', 'touristTax', 'guest', words().source.touristTax],
    ['own-website', 'touristTax', 'channel', words().source.noChannel],
    ['none', 'touristTax', 'channel', words().source.noChannel],
    ['own-website', 'prepaid', true, words().source.ownWebsite],
    ['own-website', 'mails', 'none', words().source.ownWebsite],
    ['own-website', 'active', false, words().source.fixed],
    ['none', 'active', false, words().source.fixed],
  ])('are refused at the field: %s, %s %j', async (source, part, value, text) => {
    const before = await all()
    const { status, body } = await change(source, { [part]: value })
    expect([status, body.error]).toMatchObject([400, { fields: [{ field: part, text }] }])
    expect(await all()).toEqual(before)
  })

  it('of every house stay, whoever asks', async () => {
    for (const id of ['own-website', 'none']) {
      const { status, body } = await remove(id)
      expect([status, body.error.text]).toEqual([409, words().source.fixed])
      const sql = `DELETE FROM sources WHERE id = $1`
      await expect(setup.pool.query(sql, [id])).rejects.toThrow('every house has')
    }
    expect((await remove('marktplaats')).status).toBe(404)
  })
})

describe('A source that bookings name', () => {
  it('is not removed but switched off: named where it was, and no longer to be chosen', async () => {
    const { body: booked } = await book({ source: 'natuurhuisje', ...days(10) })
    expect(booked.payment).toBe('by-channel')
    const { status, body } = await remove('natuurhuisje')
    expect([status, body.error.text]).toEqual([409, words().source.used])
    expect((await change('natuurhuisje', { active: false })).status).toBe(200)
    const again = await book({ source: 'natuurhuisje', ...days(14) })
    expect([again.status, again.body.error]).toMatchObject([
      400,
      { fields: [{ field: 'source', text: words().booking.sourceMissing }] },
    ])
    const found = await staff.get<{ source: string }[]>(
      `${BOOKINGS}?filter={"source":"natuurhuisje"}`,
    )
    expect(found.body).toMatchObject([{ source: 'natuurhuisje' }])
    const revenue = await staff.get<{ sources: object[] }>('/api/back-office/revenue?month=2026-03')
    expect(revenue.body.sources).toContainEqual(
      expect.objectContaining({ source: 'natuurhuisje', name: 'Natuurhuisje' }),
    )
  })

  it.each(['', 'marktplaats'])('is one of the house: %j is none', async (source) => {
    const { status, body } = await book({ source, ...days(16) })
    expect([status, body.error]).toMatchObject([
      400,
      { fields: [{ field: 'source', text: words().booking.sourceMissing }] },
    ])
  })
})

describe('A booking', () => {
  it('keeps to which mails its guest gets, and how it came in, when the source changes later', async () => {
    await change('airbnb', { prepaid: true, mails: 'all' })
    const { body } = await book({ source: 'airbnb' })
    await change('airbnb', { prepaid: false, mails: 'none' })
    const plans = setup.app.get(BookingPlan)
    expect(await plans.load(body.id)).toMatchObject({ guestMails: 'all' })
    const detail = await staff.get<{ booking: { balanceCents: number } }>(`${BOOKINGS}/${body.id}`)
    expect(detail.body).toMatchObject({ balanceCents: 0, cancellation: { mailed: true } })
    const later = await book({ source: 'airbnb', ...days(20) })
    expect(later.body.payment).toBe('at-desk')
    expect(await plans.load(later.body.id)).toMatchObject({ guestMails: 'none' })
  })
})

describe('A house that sells on its own site and by phone', () => {
  it('has two sources, and takes bookings', async () => {
    for (const id of ['booking.com', 'bedandbreakfast.nl'])
      expect((await remove(id)).status).toBe(200)
    await change('airbnb', { active: false })
    expect((await all()).filter(({ active }) => active).map(({ id }) => id)).toEqual([
      'own-website',
      'none',
    ])
    expect((await book({ source: 'none', ...days(24) })).status).toBe(201)
    expect((await book({ source: 'booking.com', ...days(24) })).status).toBe(400)
    const back = await add(defaultSources.find(({ id }) => id === 'booking.com')!)
    expect(back.body.id).toBe('booking.com')
  })
})
