import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { ChannelLinkView } from '../../../api/channels/channel-links.ts'
import type { DashboardView } from '../../../api/dashboard/dashboard-view.ts'
import type { ChangeView } from '../../../api/edits/change-view.ts'
import type { ApiError } from '../../../api/errors/api-error.ts'
import type { StaffRoomView } from '../../../api/rooms/room-views.ts'
import { MONDAY, ORIGIN } from '../setup/api-process.ts'
import { type TestSetup, openSetup } from '../setup/open-setup.ts'
import { type SignedIn, signedIn } from '../setup/signed-in.ts'

const LINKS = '/api/back-office/channel-links'
const HOUR = 3_600_000

let setup: TestSetup
let staff: SignedIn
let rooms: StaffRoomView[]
beforeAll(async () => {
  setup = await openSetup()
  staff = await signedIn(setup.app)
  rooms = (await staff.get<StaffRoomView[]>('/api/back-office/rooms')).body
})
afterAll(() => setup.close())
afterEach(async () => {
  setup.time.now = MONDAY
  await setup.pool.query('DELETE FROM channel_links')
})

const link = async (asked: object = {}) =>
  staff.post<ChannelLinkView & ApiError>(LINKS, {
    channel: 'airbnb',
    roomId: rooms[0]!.id,
    ...asked,
  })
/** What is wrong at which field. */
const wrong = ({ error }: ApiError) =>
  'fields' in error
    ? Object.fromEntries(error.fields.map(({ field, text }) => [field, text]))
    : error
const textOf = ({ error }: ApiError) => 'text' in error && error.text
const linkNow = async (id: number) => (await staff.get<ChannelLinkView>(`${LINKS}/${id}`)).body
const pathOf = ({ url }: ChannelLinkView) => new URL(url).pathname
/** Gives a link a feed with a sale in it. */
const feedOf = ({ id }: ChannelLinkView) =>
  setup.pool.query(
    `WITH feed AS (INSERT INTO channel_feeds (link_id, url) VALUES ($1, 'https://portal.example/1.ics'))
     INSERT INTO feed_blocks (link_id, uid, name, nights, state, first_read_at, changed_at)
     VALUES ($1, 'a', 'sale', '[2027-01-04,2027-01-06)', 'double', now(), now())`,
    [id],
  )
const read = (of: ChannelLinkView) => setup.app.inject({ url: pathOf(of) })

describe('A link of a channel', () => {
  it('is made of a room, with an address that nobody guesses', async () => {
    const { status, body } = await link()
    expect(status).toBe(201)
    expect(body).toEqual({
      id: expect.any(Number) as number,
      channel: 'airbnb',
      channelName: 'Airbnb',
      roomId: rooms[0]!.id,
      roomNumber: 1,
      roomTypeName: 'Knusse kamer',
      sold: true,
      url: expect.stringMatching(new RegExp(`^${ORIGIN}/ical/[0-9a-f]{64}\\.ics$`)) as string,
      madeAt: new Date(MONDAY).toISOString(),
      madeBy: 'Beheer',
      lastFetchedAt: null,
      silent: false,
      feed: null,
      version: expect.any(Number) as number,
    })
    const { body: other } = await link({ roomId: rooms[1]!.id })
    expect(other.url).not.toBe(body.url)
    const { body: all } = await staff.get<ChannelLinkView[]>(LINKS)
    expect(all.map(({ roomNumber }) => roomNumber)).toEqual([1, 2])
  })

  it('is there once for each room and channel', async () => {
    await link()
    expect((await link({ channel: 'booking.com' })).status).toBe(201)
    const { status, body } = await link()
    expect([status, wrong(body)]).toEqual([
      400,
      { roomId: 'Deze kamer heeft al een koppeling met dit kanaal.' },
    ])
  })

  it.each([
    [{ channel: '' }, { channel: 'Kies een kanaal.' }],
    [{ channel: 'own-website' }, { channel: 'Kies een kanaal.' }],
    [{ roomId: null }, { roomId: 'Kies een kamer.' }],
    [{ roomId: 987 }, { roomId: 'Kies een kamer.' }],
  ])('is refused of %j', async (asked, errors) => {
    const { status, body } = await link(asked)
    expect([status, wrong(body)]).toEqual([400, errors])
  })

  it('says when it was last read, and is silent after a day', async () => {
    const { body } = await link()
    await read(body)
    const fetched = new Date(MONDAY).toISOString()
    expect(await linkNow(body.id)).toMatchObject({ lastFetchedAt: fetched, silent: false })
    setup.time.now = MONDAY + 24 * HOUR
    expect(await linkNow(body.id)).toMatchObject({ lastFetchedAt: fetched, silent: false })
    setup.time.now = MONDAY + 24 * HOUR + 60_000
    expect(await linkNow(body.id)).toMatchObject({ lastFetchedAt: fetched, silent: true })
    await setup.app.inject({ method: 'HEAD', url: pathOf(body) })
    expect((await linkNow(body.id)).silent).toBe(true)
    await read(body)
    expect((await linkNow(body.id)).silent).toBe(false)
  })

  it('asks for attention on the dashboard once it is not read for a day, or was not since it was made', async () => {
    const attention = async () =>
      (await staff.get<DashboardView>('/api/back-office/dashboard')).body.attention.silentChannels
    const { body } = await link({ channel: 'booking.com' })
    const { id, madeAt } = body
    const its = { id, channelName: 'Booking.com', roomNumber: 1, madeAt }
    expect(await attention()).toEqual({ total: 0, first: [] })
    setup.time.now = MONDAY + 25 * HOUR
    expect(await attention()).toEqual({ total: 1, first: [{ ...its, lastFetchedAt: null }] })
    await read(body)
    const lastFetchedAt = new Date(setup.time.now).toISOString()
    expect(await attention()).toEqual({ total: 0, first: [] })
    setup.time.now += 25 * HOUR
    expect(await attention()).toEqual({ total: 1, first: [{ ...its, lastFetchedAt }] })
    // Its old address stands at the channel until staff paste the new one.
    await staff.post(`${LINKS}/${id}/renew`)
    setup.time.now += 25 * HOUR
    const renewed = { ...its, madeAt: (await linkNow(id)).madeAt, lastFetchedAt: null }
    expect(await attention()).toEqual({ total: 1, first: [renewed] })
  })

  it('is not read by staff who open it in a browser', async () => {
    const { body } = await link()
    await setup.app.inject({ url: pathOf(body), headers: { accept: 'text/html,*/*;q=0.8' } })
    expect((await linkNow(body.id)).lastFetchedAt).toBeNull()
  })

  it('is renewed: the old address leads nowhere, the new one has been read by nobody', async () => {
    const { body } = await link()
    expect((await read(body)).statusCode).toBe(200)
    const { status, body: renewed } = await staff.post<ChannelLinkView>(`${LINKS}/${body.id}/renew`)
    expect([status, renewed.id, renewed.lastFetchedAt]).toEqual([200, body.id, null])
    expect(renewed.url).not.toBe(body.url)
    expect((await read(body)).statusCode).toBe(404)
    expect((await read(renewed)).statusCode).toBe(200)
    expect((await staff.post(`${LINKS}/987/renew`)).status).toBe(404)
  })

  it('is removed: its address leads nowhere', async () => {
    const { body } = await link()
    expect((await staff.delete(`${LINKS}/${body.id}`)).status).toBe(200)
    expect((await read(body)).statusCode).toBe(404)
    expect((await staff.delete(`${LINKS}/${body.id}`)).status).toBe(404)
  })

  it('is written down with who made, renewed and removed it, and never with its secret', async () => {
    const { body } = await link()
    await read(body)
    setup.time.now += HOUR
    const { body: renewed } = await staff.post<ChannelLinkView>(`${LINKS}/${body.id}/renew`)
    await staff.delete(`${LINKS}/${body.id}`)
    const { body: changes } = await staff.get<ChangeView[]>(
      '/api/back-office/changes?filter={"noun":"channel_links"}',
    )
    const its = changes.filter(({ key }) => key === String(body.id))
    expect(its.map(({ action, by }) => `${action} ${by}`)).toEqual([
      'removed Beheer',
      'changed Beheer',
      'added Beheer',
    ])
    const { rows } = await setup.pool.query<{ all: string }>(
      "SELECT (SELECT json_agg(c)::text FROM changes c) || coalesce((SELECT json_agg(e)::text FROM events e), '') AS all",
    )
    for (const { url } of [body, renewed])
      expect(rows[0]!.all).not.toContain(/[0-9a-f]{64}/.exec(url)![0])
  })

  it('keeps its room, its feed or not: that is removed only after its links', async () => {
    const { body } = await link({ roomId: rooms[2]!.id })
    await feedOf(body)
    const url = `/api/back-office/rooms/${rooms[2]!.id}`
    const refused = await staff.delete<ApiError>(url)
    expect([refused.status, refused.body.error.reason, textOf(refused.body)]).toEqual([
      409,
      'still-used',
      'Kamer 3 heeft een koppeling met een kanaal. Haal die eerst weg, bij Instellingen, Meer, Kanalen.',
    ])
    await staff.delete(`${LINKS}/${body.id}`)
    expect((await staff.delete(url)).status).toBe(200)
  })

  it('keeps its channel: that is removed only after its links, and offered while it is in use', async () => {
    const source = { name: 'Natuurhuisje', colour: '#336633', prepaid: true, mails: 'none' }
    const { body: made } = await staff.post<{ id: string }>('/api/back-office/sources', {
      ...source,
      active: true,
    })
    const { body } = await link({ channel: made.id })
    expect(body.channelName).toBe('Natuurhuisje')
    const url = `/api/back-office/sources/${made.id}`
    const refused = await staff.delete<ApiError>(url)
    expect([refused.status, textOf(refused.body)]).toEqual([
      409,
      'Er zijn boekingen of kanaalkoppelingen van deze bron. Zet haar uit: dan kan zij niet meer worden gekozen.',
    ])
    await staff.put(url, { ...source, active: false })
    expect(wrong((await link({ channel: made.id, roomId: rooms[1]!.id })).body)).toEqual({
      channel: 'Kies een kanaal.',
    })
    expect((await read(body)).statusCode).toBe(200)
    await feedOf(body)
    await staff.delete(`${LINKS}/${body.id}`)
    expect((await staff.delete(url)).status).toBe(200)
  })

  it('is for staff alone', async () => {
    for (const url of [LINKS, '/api/back-office/channels'])
      expect((await setup.app.inject({ url })).statusCode).toBe(401)
    const { body } = await staff.get<{ id: string; name: string }[]>('/api/back-office/channels')
    expect(body).toEqual([
      { id: 'booking.com', name: 'Booking.com' },
      { id: 'airbnb', name: 'Airbnb' },
      { id: 'bedandbreakfast.nl', name: 'bedandbreakfast.nl' },
    ])
  })
})
