import { fork } from 'node:child_process'
import { once } from 'node:events'
import { request } from 'node:https'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'
import ICAL from 'ical.js'
import type pg from 'pg'
import { median } from '../ratio.ts'
import { reportRatio, reportTimes } from '../report.ts'
import type { BenchPortals } from './portals.ts'

const ROUNDS = 9
const WARM_UP = 3
/** The most that reading all feeds may cost, in seconds of one core. */
const MOST_SECONDS = 1
/** The same in times that they are fetched and parsed alone, which a slow or busy machine does not move. */
const MOST_PARSED = 8
/** So many stays of feeds are given a room. */
const STAYS = 40

/**
 * Measures what it costs to read 36 feeds of 200 events each, the first time and again: CPU time of the
 * process with its thread, not of the database or the portals.
 */
export async function measureReading(
  compiled: string,
  databaseUrl: string,
  pool: pg.Pool,
): Promise<void> {
  const ofProduct = async <T>(file: string): Promise<T> =>
    (await import(pathToFileURL(join(compiled, 'api', file)).href)) as T
  const { createApp } =
    await ofProduct<typeof import('../../../api/create-app.ts')>('create-app.js')
  const { readEnvironment } = await ofProduct<
    typeof import('../../../api/environment/environment.ts')
  >('environment/environment.js')
  const { FeedReader } =
    await ofProduct<typeof import('../../../api/channels/feed-reader.ts')>(
      'channels/feed-reader.js',
    )
  const { FeedReads } = await ofProduct<typeof import('../../../api/channel-feeds/feed-reads.ts')>(
    'channel-feeds/feed-reads.js',
  )
  const child = fork(join(import.meta.dirname, 'portals.mjs'))
  const [portals] = (await once(child, 'message')) as [BenchPortals]
  const app = await createApp(
    readEnvironment({
      DATABASE_URL: databaseUrl,
      NODE_ENV: 'production',
      HOUSE_MODE: 'demo',
      SECRET: 'only for the time of a bench',
      PUBLIC_URL: 'http://localhost:3000',
      LOG_LEVEL: 'silent',
    }),
  )
  try {
    await app.init()
    const { ca, host } = portals
    const reach = { ca, mayReach: (address: string) => address === host }
    Object.assign(app.get(FeedReader, { strict: false }), { reach })
    const reads = app.get(FeedReads, { strict: false })
    const readAll = async () => {
      const read = await reads.read({ withinMs: 10_000 })
      if (read.length !== portals.urls.length) throw new Error(`only ${read.length} were read`)
    }
    await pool.query(
      `WITH listed AS (SELECT r.id AS room_id, s.id AS channel, row_number() OVER (ORDER BY s.id, r.id) AS place
           FROM rooms r CROSS JOIN (SELECT id FROM sources ORDER BY id LIMIT 4) s),
         link AS (INSERT INTO channel_links (room_id, channel) SELECT room_id, channel FROM listed RETURNING id, room_id, channel)
       INSERT INTO channel_feeds (link_id, url) SELECT link.id, ($1::text[])[listed.place] FROM link JOIN listed USING (room_id, channel)`,
      [portals.urls],
    )
    const costs = { first: [] as number[], again: [] as number[], bare: [] as number[] }
    for (let round = -WARM_UP; round < ROUNDS; round++) {
      await pool.query('DELETE FROM feed_blocks')
      const cost = {
        first: await cpuSeconds(readAll),
        again: await cpuSeconds(readAll),
        bare: await cpuSeconds(() => readBare(portals)),
      }
      if (round >= 0)
        for (const way of ['first', 'again', 'bare'] as const) costs[way].push(cost[way])
    }
    const { rows } = await pool.query<{ blocks: number }>(
      'SELECT count(*)::int AS blocks FROM feed_blocks',
    )
    console.log(`36 feeds of 200 events, ${rows[0]!.blocks} blocks kept`)
    const [first, again, bare] = [median(costs.first), median(costs.again), median(costs.bare)]
    const time = (name: string, seconds: number) => ({
      name,
      nanoseconds: seconds * 1e9,
      timesFirst: seconds / bare,
    })
    reportTimes([
      time('fetched by https and parsed, nothing else', bare),
      time('read for the first time', first),
      time('read again, nothing new', again),
    ])
    reportRatio('CPU seconds, read for the first time', first, { atMost: MOST_SECONDS })
    reportRatio('CPU seconds, read again, nothing new', again, { atMost: MOST_SECONDS })
    reportRatio('read again, nothing new ÷ fetched and parsed alone', again / bare, {
      atMost: MOST_PARSED,
    })

    await pool.query(
      `UPDATE feed_blocks SET state = CASE WHEN id IN (SELECT id FROM feed_blocks WHERE name = 'sale' ORDER BY nights, id LIMIT $1) THEN 'double' ELSE 'ignored' END`,
      [STAYS],
    )
    const settled = await cpuSeconds(readAll)
    const placed = await pool.query(`SELECT FROM feed_blocks WHERE state = 'stay'`)
    reportTimes([
      time(`the same with ${placed.rowCount} of ${STAYS} stays given a room`, settled),
      time('the same, those without a room still waiting', await cpuSeconds(readAll)),
    ])
  } finally {
    child.disconnect()
    await app.close()
  }
}

/** CPU time of the process and its threads meanwhile. */
async function cpuSeconds(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1e6
}

/** All at once, as the house does: a connection for each, and no rule. */
async function readBare({ ca, urls }: BenchPortals): Promise<void> {
  await Promise.all(
    urls.map(async (url) => {
      const sent = request(url, { ca, agent: false }).end()
      const [answer] = await once(sent, 'response')
      ICAL.parse(await text(answer))
    }),
  )
}
