import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FeedReader } from '../../../api/channels/feed-reader.ts'
import { parseDay } from '../../../rules/calendar/day.ts'
import { type PortalServer, startPortals } from './portal-server.ts'

const today = parseDay('2026-12-01')!
const nothing = { etag: null, lastModified: null }

let portals: PortalServer
let reader: FeedReader
beforeAll(async () => {
  portals = await startPortals()
  reader = new (class extends FeedReader {
    protected override readonly reach = portals.reach
  })()
})
afterAll(() => portals.close())

const calendar = (event: string) =>
  `BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:a\n${event}\nEND:VEVENT\nEND:VCALENDAR\n`
const read = (text: string) =>
  reader.read(
    portals.at('/feed', (_, response) => response.end(text)),
    nothing,
    5_000,
    today,
  )

describe('A feed', () => {
  it('is fetched, and read on a thread', async () => {
    expect(await read(calendar('DTSTART;VALUE=DATE:20261210\nSUMMARY:Reserved'))).toMatchObject({
      kind: 'read',
      reading: {
        blocks: [{ uid: 'a', from: today + 9, until: today + 10, name: 'sale' }],
        problems: [],
      },
    })
  })

  it('that is made to take long is given up, holds nobody up, and the next is read', async () => {
    let turns = 0
    const timer = setInterval(() => turns++, 10)
    const endless =
      'DTSTART;VALUE=DATE:20261201\nRRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30;BYDAY=MO'
    const first = await read(calendar(endless))
    clearInterval(timer)
    expect(['read', 'failed']).toContain(first.kind)
    expect(turns).toBeGreaterThan(0)
    expect(await read(calendar('DTSTART;VALUE=DATE:20261210'))).toMatchObject({ kind: 'read' })
  })

  it('that is not there is said to be so', async () => {
    expect(await reader.read(`${portals.origin}/none`, nothing, 5_000, today)).toEqual({
      kind: 'failed',
      failure: 'gone',
    })
  })
})
