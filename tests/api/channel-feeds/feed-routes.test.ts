import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { FeedReader } from '../../../api/channels/feed-reader.ts'
import { ChannelCalendars } from '../../../api/channels/channel-calendars.ts'
import type { ChannelLinkView } from '../../../api/channels/channel-links.ts'
import type { ApiError } from '../../../api/errors/api-error.ts'
import { channelCalendarToken } from '../../../screens/channel-calendar-address.ts'
import { calendarOf, type PortalServer, startPortals } from '../channels/portal-server.ts'
import { MONDAY, ORIGIN } from '../setup/api-process.ts'
import { openSetup, type TestSetup } from '../setup/open-setup.ts'
import { type SignedIn, signedIn } from '../setup/signed-in.ts'

const LINKS = '/api/back-office/channel-links'

let portals: PortalServer
beforeAll(async () => {
  portals = await startPortals()
})
afterAll(() => portals.close())

let house: TestSetup
let staff: SignedIn
let link: ChannelLinkView
/** What the channel's feed has now: `UID from until summary`. */
let events: string[]
let url: string
beforeEach(async () => {
  house = await openSetup({ types: [{ slug: 'knusse-kamer', rooms: 2 }] })
  Object.assign(house.app.get(FeedReader, { strict: false }), { reach: portals.reach })
  staff = await signedIn(house.app)
  link = await made(1)
  events = []
  url = portals.at(`/${Math.random()}.ics`, (_, response) => {
    response.writeHead(200).end(calendarOf(events))
  })
})
afterEach(() => house.close())

async function made(roomId: number) {
  const { body } = await staff.post<ChannelLinkView>(LINKS, { channel: 'airbnb', roomId })
  return body
}
const set = (body: object, of = link) =>
  staff.put<ChannelLinkView & ApiError>(`${LINKS}/${of.id}/feed`, body)
const post = (act: string) => staff.post<ChannelLinkView & ApiError>(`${LINKS}/${link.id}/${act}`)
const said = async (asked: Promise<{ status: number; body: ApiError }>) => {
  const { status, body } = await asked
  const { error } = body
  return [status, 'fields' in error ? error.fields : 'text' in error && error.text]
}
const states = ({ feed }: ChannelLinkView) =>
  feed?.blocks.map(({ arrival, state }) => `${arrival} ${state}`)

describe('The feed of a link', () => {
  it('is set, read, confirmed and removed, and is in the view of the link', async () => {
    const { status, body } = await set({ url })
    expect(status).toBe(200)
    expect(body.feed).toEqual({
      url,
      meaning: 'stay',
      confirmed: false,
      emptied: false,
      triedAt: null,
      readAt: null,
      nextAt: null,
      failure: null,
      problems: [],
      ignored: [],
      waiting: 0,
      blocks: [],
    })
    events = ['a 20260302 20260304 Reserved', 'broken 20260310 20260301 Reserved']
    const read = (await post('read')).body.feed!
    expect(read).toMatchObject({
      triedAt: new Date(MONDAY).toISOString(),
      readAt: new Date(MONDAY).toISOString(),
      nextAt: new Date(MONDAY + 600_000).toISOString(),
      problems: ['Regel broken: deze eindigt voor zij begint.'],
      waiting: 1,
      blocks: [
        { arrival: '2026-03-02', departure: '2026-03-04', name: 'sale', state: 'unconfirmed' },
      ],
    })
    const { body: confirmed } = await post('confirm')
    expect(confirmed.feed).toMatchObject({ confirmed: true, waiting: 0 })
    expect(states(confirmed)).toEqual(['2026-03-02 stay'])
    expect(confirmed.feed!.blocks[0]!.bookingNumber).toEqual(expect.any(String))
    const { body: removed } = await staff.delete<ChannelLinkView>(`${LINKS}/${link.id}/feed`)
    expect(removed.feed).toBeNull()
    const { rows } = await house.pool.query('SELECT state FROM bookings')
    expect(rows).toEqual([{ state: 'confirmed' }])
  })

  it('is at an address of the channel, which no other link has', async () => {
    const other = await made(2)
    await set({ url }, other)
    for (const [wrong, text] of [
      [
        'http://portal.example/a.ics',
        'Plak hier het adres van de agenda. Het begint met https://.',
      ],
      [
        `https://${new URL(ORIGIN).hostname}/ical/a.ics`,
        'Dit is het adres dat het kanaal bij ons leest. Plak hier het adres dat het kanaal geeft.',
      ],
      [
        link.url.replace(ORIGIN, 'https://old.example'),
        'Dit is het adres dat het kanaal bij ons leest. Plak hier het adres dat het kanaal geeft.',
      ],
      [url, 'Dit adres staat al bij een andere koppeling.'],
    ])
      expect(await said(set({ url: wrong }))).toEqual([400, [{ field: 'url', text }]])
  })

  it('says why it was not read, and that there is none', async () => {
    expect(await said(post('read'))).toEqual([404, 'Bij deze koppeling wordt geen agenda gelezen.'])
    await set({ url: `${portals.origin}/nothing` })
    expect((await post('read')).body.feed!.failure).toBe(
      'Het kanaal kent dit adres niet meer. Kopieer het adres daar opnieuw.',
    )
    expect(await said(post('confirm'))).toEqual([
      409,
      'Deze agenda is nog niet gelezen. Lees haar eerst.',
    ])
  })

  it('that calls a block no sale makes no stay of it: it is closed, and not sent back', async () => {
    events = ['a 20260302 20260304 Airbnb (Not available)', 'b 20260310 20260311 Reserved']
    await set({ url, meaning: 'stay' })
    await post('read')
    expect(states((await post('confirm')).body)).toEqual(['2026-03-02 closure', '2026-03-10 stay'])
    events.push('c 20260320 20260322 Airbnb (Not available)')
    expect(states((await post('read')).body)).toContain('2026-03-20 closure')
    const other = await made(2)
    const { rows } = await house.pool.query<{ room: number }>(
      'SELECT room_id AS room FROM closures',
    )
    expect(rows.map(({ room }) => room)).toEqual([1, 1])
    await house.pool.query(
      `INSERT INTO closures (room_id, nights, reason, planned_by) VALUES (2, '[2026-03-02,2026-03-04)', '', 'Anna')`,
    )
    const sent = async ({ url: address }: ChannelLinkView) => {
      const { content } = (await house.app
        .get(ChannelCalendars, { strict: false })
        .read(channelCalendarToken(new URL(address).pathname.slice('/ical/'.length))!, true))!
      return String(content).includes('DTSTART;VALUE=DATE:20260302')
    }
    expect([await sent(link), await sent(other)]).toEqual([false, true])
  })

  it('at another address ends nothing before its list is confirmed', async () => {
    events = ['a 20260302 20260304 Reserved', 'b 20260310 20260311 Reserved']
    await set({ url })
    await post('read')
    await post('confirm')
    await set({
      url: portals.at(
        '/other.ics',
        (_, response) =>
          void response
            .writeHead(200)
            .end(
              'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:c\r\nDTSTART;VALUE=DATE:20260320\r\nDTEND;VALUE=DATE:20260321\r\nSUMMARY:Reserved\r\nEND:VEVENT\r\nEND:VCALENDAR',
            ),
      ),
    })
    for (let times = 0; times < 3; times++) await post('read')
    expect(states((await post('read')).body)).toEqual([
      '2026-03-02 stay',
      '2026-03-10 stay',
      '2026-03-20 unconfirmed',
    ])
  })

  it('that is empty cancels nothing until staff say that it rightly is', async () => {
    events = ['a 20260302 20260304 Reserved']
    await set({ url })
    await post('read')
    await post('confirm')
    expect(await said(post('empty'))).toEqual([409, 'Deze agenda is niet leeg.'])
    events = []
    for (let times = 0; times < 2; times++) await post('read')
    const { body } = await post('read')
    expect([body.feed!.emptied, states(body)]).toEqual([true, ['2026-03-02 stay']])
    expect((await post('empty')).body.feed!.emptied).toBe(false)
    await post('read')
    expect(states((await post('read')).body)).toEqual([])
  })
})
