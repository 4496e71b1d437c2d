import type { House } from '../house/house.ts'
import { type Listing, NAMES } from '../house/portals.ts'
import { randomOf } from '../random.ts'
import { type Visitor, visitorOf } from './visitor.ts'
import { type Desk, type Writer, dayIn } from './writer.ts'

const links = '/api/back-office/channel-links'
/** Each has a listing of so many rooms of a type: two types, so that some rooms are sold by both. */
const CHANNELS = ['airbnb', 'booking.com']
const LISTED = 2
/** So many sales of a listing are too few to lose one: a feed that is empty all at once asks staff. */
const FEW = 2
/** So often a feed is read until it was read well. */
const TRIES = 5

/** Staff link listings of two portals, and confirm their first lists. */
export async function linkPortals(house: House, cookie: string): Promise<void> {
  const visitor = visitorOf(house, randomOf('portals'), cookie)
  const get = async (path: string) => (await done(visitor, 'GET', path)).json
  const types = await get('/api/back-office/room-types')
  const ordinary = types.filter(({ kind }: { kind: string }) => kind === 'ordinary')
  const rooms: { id: number }[] = ordinary.flatMap(({ rooms: its }: { rooms: { id: number }[] }) =>
    its.slice(0, LISTED),
  )
  for (const channel of CHANNELS)
    for (const { id: roomId } of rooms) {
      const { id, url } = (await done(visitor, 'POST', links, { channel, roomId })).json
      const place = house.portals.listings.length
      house.portals.listings.push({
        linkId: id,
        address: new URL(url).pathname,
        channel,
        sales: [],
      })
      const feed = { url: house.portals.feedOf(place), meaning: 'stay' }
      await done(visitor, 'PUT', `${links}/${id}/feed`, feed)
      await done(visitor, 'POST', `${links}/${id}/read`)
      await done(visitor, 'POST', `${links}/${id}/confirm`)
    }
}

/**
 * Two quiet rounds of all feeds, as the house makes one every ten minutes; staff say of what is empty
 * all at once that it is right, after which there are two more.
 */
export async function readPortals(house: House, cookie: string): Promise<void> {
  const visitor = visitorOf(house, randomOf('portals'), cookie)
  const round = async () => {
    let emptied = false
    for (const { linkId } of house.portals.listings) {
      const { json } = await readWell(visitor, linkId)
      if (!json.feed.emptied) continue
      emptied = true
      await done(visitor, 'POST', `${links}/${linkId}/empty`)
    }
    return emptied
  }
  for (let times = (await round()) ? 2 : 1; times > 0; times--) await round()
}

/** Reads again where a busy machine was late. */
async function readWell(visitor: Visitor, linkId: number) {
  for (let tries = 1; ; tries++) {
    const answer = await done(visitor, 'POST', `${links}/${linkId}/read`)
    if (answer.json.feed.failure === null || tries === TRIES) return answer
  }
}

async function done(visitor: Visitor, method: string, path: string, body?: unknown) {
  const answer = await visitor.insist(method, path, body)
  if (answer && answer.status < 300) return answer
  throw new Error(`${method} ${path} was answered ${answer?.status} ${answer?.text}`)
}

/**
 * Portals sell some nights, whoever has them here, or a sale of theirs moves or is gone; and one reads
 * of the house, or staff press 'Nu lezen', now and then at once.
 */
export const portalSells: Writer = async (desk) => {
  const { house, random, visitor } = desk
  if (house.portals.listings.length === 0) return
  for (let changes = random.whole(1, 4); changes > 0; changes--)
    change(desk, random.pick(house.portals.listings))
  const { linkId, address, channel } = random.pick(house.portals.listings)
  const asked = []
  if (random.chance(60)) asked.push(visitor.ask('POST', `${links}/${linkId}/read`))
  // With one word for all it would not sell what it read of us: such a sale cannot be told from an echo.
  if (NAMES.has(channel) && random.chance(40)) asked.push(visitor.ask('GET', address))
  if (random.chance(20)) asked.push(visitor.ask('POST', `${links}/${linkId}/read`))
  for (const answer of await Promise.all(asked))
    if (answer?.json?.feed?.failure === null)
      house.note({ phase: 'acknowledged', kind: 'feed', id: random.name(), said: {} })
}

function change(desk: Desk, listing: Listing): void {
  const { random } = desk
  const coming = listing.sales.filter(({ from }) => from > dayIn(desk, 1))
  const act = random.pick(['sell', 'sell', 'sell', 'move', 'lose'] as const)
  if (act === 'sell' || coming.length === 0) return sell(desk, listing)
  const sale = random.pick(coming)
  if (act === 'move') sell(desk, listing, sale)
  else if (coming.length > FEW) listing.sales.splice(listing.sales.indexOf(sale), 1)
}

/** A night of a listing is sold once; now and then right after another sale. */
function sell(desk: Desk, listing: Listing, moved?: Listing['sales'][number]): void {
  const { random } = desk
  const others = listing.sales.filter((sale) => sale !== moved)
  const beside = others.filter(({ until }) => until > dayIn(desk, 2))
  // Of few nights, so that the same are sold here and there.
  const from =
    beside.length > 0 && random.chance(40)
      ? random.pick(beside).until
      : dayIn(desk, random.whole(3, 20))
  const length = random.whole(1, 4) * 86_400_000
  const until = new Date(Date.parse(from) + length).toISOString().slice(0, 10)
  if (others.some((sale) => sale.from < until && sale.until > from)) return
  if (moved) Object.assign(moved, { from, until, ...(random.chance(50) && { uid: random.name() }) })
  else listing.sales.push({ uid: random.name(), from, until })
}
