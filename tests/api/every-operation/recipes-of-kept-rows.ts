import { plain, uploadForm } from '../setup/pictures.ts'
import { type Body, type Hands, later, type Recipe } from './hands.ts'

const amounts = (fields: string[]) => Object.fromEntries(fields.map((field) => [field, '10,00']))
const from = ({ number }: Hands, first = '2026-06-01') => later(first, number() % 1_500)

/** What may be added to each of the lists that staff keep. */
const added: Record<string, (hands: Hands) => Body> = {
  'breakfast-tariffs': (hands) => ({
    validFrom: from(hands),
    source: 'x',
    box: '13,95',
    kidsBox: '6,95',
    delivery: '3,95',
    homeVillage: 'Beek',
  }),
  'cancellation-conditions': (hands) => ({
    validFrom: from(hands),
    source: 'x',
    steps: [{ daysBefore: '14', percentage: '100' }],
  }),
  'delivery-distances': ({ number }) => ({
    postcode: String(1_000 + (number() % 9_000)),
    place: 'Dorp',
    kilometres: '4,5',
    estimated: false,
  }),
  'family-tariffs': (hands) => ({
    validFrom: from(hands),
    source: 'x',
    ...amounts(['weekend', 'midweek', 'week', 'cleaning', 'extraPerson']),
    ...amounts([1, 2, 3, 4, 5, 6].map((persons) => `persons${persons}`)),
  }),
  'tourist-tax-tariffs': (hands) => ({
    validFrom: from(hands),
    source: 'x',
    amount: '3,10',
    percentage: '',
    childAgeLimit: '',
    residentsExempt: false,
    nightCap: '',
  }),
  'vat-rates': (hands) => ({
    validFrom: from(hands),
    source: 'x',
    category: 'food',
    percentage: '12,5',
  }),
  products: ({ number }) => ({
    name: `Kaart ${number()}`,
    price: '2,00',
    unit: 'piece',
    vatCategory: 'standard',
    stock: '',
    minimumPersons: '1',
    minimumNights: '0',
    active: true,
  }),
  seasons: (hands) => {
    const firstNight = from(hands, '2027-03-01')
    return { firstNight, lastDate: later(firstNight, 2), amount: '10,00', source: 'x' }
  },
  sources: ({ number }) => ({
    name: `Bron ${number()}`,
    colour: '#2E7D32',
    prepaid: false,
    mails: 'none',
    touristTax: 'channel',
    active: true,
  }),
  closures: (hands) => {
    const firstNight = later('2026-08-24', hands.number() % 10)
    return { scope: 'property', firstNight, lastNight: firstNight, reason: 'Schilder' }
  },
}

const addTo =
  (list: string): Recipe =>
  (hands) => ({ body: added[list]!(hands) })
const rowOf = async (hands: Hands, list: string): Promise<Body> =>
  hands.staff.post(`/${list}`, added[list]!(hands))
const changeIn =
  (list: string): Recipe =>
  async (hands) => {
    const { id, version } = await rowOf(hands, list)
    return { parts: { id: String(id) }, body: { ...added[list]!(hands), version } }
  }
const removeFrom =
  (list: string): Recipe =>
  async (hands) => {
    const row = await rowOf(hands, list)
    return {
      parts: { id: text(row.id) },
      ...(row.version !== undefined && { query: version(row) }),
    }
  }
const oneOf =
  (list: string): Recipe =>
  async (hands) => ({ parts: { id: String((await rowOf(hands, list)).id) } })

const NOUNS: Record<string, string> = {
  'breakfast-tariffs': 'BreakfastTariffs',
  'cancellation-conditions': 'CancellationConditions',
  'delivery-distances': 'DeliveryDistances',
  'family-tariffs': 'FamilyTariffs',
  'tourist-tax-tariffs': 'TouristTaxTariffs',
  'vat-rates': 'VatRates',
  products: 'Products',
  seasons: 'Seasons',
  sources: 'Sources',
  closures: 'Closures',
}
const ofLists = Object.fromEntries(
  Object.entries(NOUNS).flatMap(([list, noun]) => [
    [`${noun}.add`, addTo(list)],
    [`${noun}.one`, oneOf(list)],
    [`${noun}.change`, changeIn(list)],
    [`${noun}.remove`, removeFrom(list)],
  ]),
)

const roomType = async ({ staff, number }: Hands): Promise<Body> =>
  staff.post('/room-types', { name: `Kamer ${number()}`, kind: 'ordinary' })
const room = async (hands: Hands): Promise<Body> => {
  const type = await roomType(hands)
  const number = String(200 + hands.number())
  await hands.staff.post('/rooms', { roomTypeId: type.id, number, label: '', active: true })
  const { rooms } = await hands.staff.get(`/room-types/${type.id}`)
  return { ...rooms[0], roomTypeId: type.id }
}
const within = async (hands: Hands, part: string, body: object): Promise<Body> => {
  const type = await roomType(hands)
  await hands.staff.post(`/room-types/${type.id}/${part}`, body)
  return hands.staff.get(`/room-types/${type.id}`)
}
const text = (value: unknown) => String(value)
const price = { persons: 2, amount: '80,00' }
const minimum = { day: '2026-07-10', nights: '3' }
const image = async (hands: Hands, roomTypeId: string) => {
  const content = await plain(40, 30 + (hands.number() % 200))
    .jpeg()
    .toBuffer()
  return uploadForm({ roomTypeId, alt: 'Het bed' }, { name: 'bed.jpg', content })
}
const picture = async (hands: Hands): Promise<Body> => {
  const { id } = await roomType(hands)
  const { payload, headers } = await image(hands, text(id))
  const origin = hands.house.api.url
  const cookies = { kamersleutel_session: await hands.house.session() }
  const url = '/api/back-office/room-type-images'
  const answer = await hands.house.app.inject({
    method: 'POST',
    url,
    cookies,
    payload,
    headers: { ...headers, origin },
  })
  return { ...answer.json()[0], roomTypeId: id }
}
/** What is asked for a link: of a room of its own, since a channel has one of each. */
const channelLink = async (hands: Hands): Promise<Body> => ({
  channel: 'airbnb',
  roomId: (await room(hands)).id,
})
const linkOf = async (hands: Hands): Promise<Body> =>
  hands.staff.post('/channel-links', await channelLink(hands))
/** A link with a feed that nobody is reached at. */
const linkWithFeed = async (hands: Hands, confirmed = true): Promise<Body> => {
  const link = await linkOf(hands)
  await hands.staff.put(`/channel-links/${link.id}/feed`, feed(hands))
  await hands.house.pool.query(
    'UPDATE channel_feeds SET read_at = now(), emptied = true, confirmed = $2 WHERE link_id = $1',
    [link.id, confirmed],
  )
  return link
}
const feed = ({ number }: Hands): Body => ({ url: `https://192.168.0.1/${number()}.ics` })
const atLink = async (hands: Hands) => ({ parts: { id: text((await linkWithFeed(hands)).id) } })
const version = (row: Body) => ({ version: text(row.version) })

export const keptRecipes: Record<string, Recipe> = {
  ...ofLists,
  'Closures.plan': addTo('closures'),
  'ChannelLinks.add': async (hands) => ({ body: await channelLink(hands) }),
  'ChannelLinks.one': async (hands) => ({ parts: { id: text((await linkOf(hands)).id) } }),
  'ChannelLinks.remove': async (hands) => {
    const row = await linkOf(hands)
    return { parts: { id: text(row.id) }, query: version(row) }
  },
  'ChannelLinkRenewal.renew': async (hands) => ({
    parts: { id: text((await linkOf(hands)).id) },
  }),
  'ChannelFeeds.set': async (hands) => ({
    parts: { id: text((await linkOf(hands)).id) },
    body: feed(hands),
  }),
  'ChannelFeeds.remove': atLink,
  'ChannelFeeds.read': atLink,
  'ChannelFeeds.confirm': atLink,
  'ChannelFeeds.empty': atLink,
  'FeedBlocks.act': async (hands) => {
    const { id } = await linkWithFeed(hands)
    const { rows } = await hands.house.pool.query<Body>(
      `INSERT INTO feed_blocks (link_id, uid, name, nights, state, first_read_at, changed_at)
       VALUES ($1, 'a', 'either', '[2031-01-01,2031-01-02)', 'unclear', now(), now()) RETURNING id`,
      [id],
    )
    return { parts: { id: text(rows[0]!.id) }, body: { means: 'ignored' } }
  },
  'StaffRoomTypes.add': ({ number }) => ({ body: { name: `Kamer ${number()}`, kind: 'ordinary' } }),
  'StaffRoomTypes.one': async (hands) => ({ parts: { id: text((await roomType(hands)).id) } }),
  'RoomTypeOrder.order': async ({ staff }) => ({
    body: { ids: (await staff.get('/room-types')).map(({ id }: Body) => id).toReversed() },
  }),
  'StaffRoomTypes.change': async (hands) => {
    const { id, version: seen, name } = await roomType(hands)
    return { parts: { id: text(id) }, body: { name, vat: '9', active: true, version: seen } }
  },
  'StaffRoomTypes.remove': async (hands) => {
    const row = await roomType(hands)
    return { parts: { id: text(row.id) }, query: version(row) }
  },
  'RoomTypeOrder.restore': async (hands) => {
    const { id } = await roomType(hands)
    await removal(hands, `/room-types/${id}`)
    return { parts: { id: text(id) } }
  },
  'Facilities.add': async (hands) => ({
    parts: { roomTypeId: text((await roomType(hands)).id) },
    body: { name: 'Bad' },
  }),
  'Facilities.change': async (hands) => {
    const { id, facilities } = await within(hands, 'facilities', { name: 'Bad' })
    const parts = { roomTypeId: text(id), id: text(facilities[0].id) }
    return { parts, body: { name: 'Ligbad', version: facilities[0].version } }
  },
  'Facilities.remove': async (hands) => {
    const { id, facilities } = await within(hands, 'facilities', { name: 'Bad' })
    return {
      parts: { roomTypeId: text(id), id: text(facilities[0].id) },
      query: version(facilities[0]),
    }
  },
  'FacilityOrder.order': async (hands) => {
    const { id, facilities } = await within(hands, 'facilities', { name: 'Bad' })
    return { parts: { roomTypeId: text(id) }, body: { ids: facilities.map((row: Body) => row.id) } }
  },
  'MinimumNights.add': async (hands) => ({
    parts: { roomTypeId: text((await roomType(hands)).id) },
    body: minimum,
  }),
  'MinimumNights.remove': async (hands) => {
    const { id, minimumNights } = await within(hands, 'minimum-nights', minimum)
    const [row] = minimumNights
    return { parts: { roomTypeId: text(id), id: text(row.id) }, query: version(row) }
  },
  'RoomPrices.add': async (hands) => ({
    parts: { roomTypeId: text((await roomType(hands)).id) },
    body: price,
  }),
  'RoomPrices.change': async (hands) => {
    const { id, prices } = await within(hands, 'prices', price)
    const parts = { roomTypeId: text(id), persons: '2' }
    return { parts, body: { amount: '81,00', version: prices[0].version } }
  },
  'RoomPrices.remove': async (hands) => {
    const { id, prices } = await within(hands, 'prices', price)
    return { parts: { roomTypeId: text(id), persons: '2' }, query: version(prices[0]) }
  },
  'StaffRooms.add': async (hands) => ({
    body: {
      roomTypeId: (await roomType(hands)).id,
      number: text(200 + hands.number()),
      label: '',
      active: true,
    },
  }),
  'StaffRooms.change': async (hands) => {
    const { id, number, version: seen } = await room(hands)
    return {
      parts: { id: text(id) },
      body: { number: text(number), label: 'Tuin', active: true, version: seen },
    }
  },
  'StaffRooms.remove': async (hands) => {
    const row = await room(hands)
    return { parts: { id: text(row.id) }, query: version(row) }
  },
  'RoomCleaning.say': async (hands) => ({
    parts: { id: text((await room(hands)).id) },
    body: { clean: true },
  }),
  'RoomTypeImages.add': async (hands) => {
    const { payload, headers } = await image(hands, text((await roomType(hands)).id))
    return { body: payload, headers }
  },
  'RoomTypeImages.change': async (hands) => {
    const { id, version: seen } = await picture(hands)
    return { parts: { id: text(id) }, body: { alt: 'Anders', version: seen } }
  },
  'RoomTypeImages.order': async (hands) => {
    const { id, roomTypeId } = await picture(hands)
    return { body: { roomTypeId, ids: [id] } }
  },
  'RoomTypeImages.remove': async (hands) => {
    const row = await picture(hands)
    return { parts: { id: text(row.id) }, query: version(row) }
  },
  'RoomTypeImages.restore': async (hands) => {
    const { id } = await picture(hands)
    await removal(hands, `/room-type-images/${id}`)
    return { parts: { id: text(id) } }
  },
  'PlannedEdits.plan': (hands) => ({ body: planned(hands) }),
  'PlannedEdits.withdraw': async (hands) => ({
    parts: { id: text((await hands.staff.post('/planned-edits', planned(hands))).id) },
  }),
  'PlannedEdits.restore': async (hands) => {
    const { id } = await hands.staff.post('/planned-edits', planned(hands))
    await hands.staff.post(`/planned-edits/${id}/withdraw`)
    return { parts: { id: text(id) } }
  },
  'Trials.run': (hands) => ({ body: planned(hands).edit }),
  'Trials.keep': async (hands) => {
    const { edit } = planned(hands)
    const url = '/api/back-office/trials'
    const headers = { origin: hands.house.api.url }
    const cookies = { kamersleutel_session: await hands.house.session() }
    const asked = { method: 'POST' as const, url, headers, cookies, payload: edit }
    const { body } = await hands.house.app.inject(asked)
    const { trial } = JSON.parse(body.trim().split('\n').at(-1)!)
    return { body: { edit, version: trial.version } }
  },
}

const planned = (hands: Hands): Body => ({
  edit: { noun: 'seasons', key: [], values: added['seasons']!(hands) },
  fromDay: '2026-02-20',
  title: 'Seizoen toevoegen',
  told: [{ field: 'Toeslag', from: '', to: '10,00' }],
})

async function removal({ house }: Hands, url: string): Promise<void> {
  const answer = await house.app.inject({
    method: 'DELETE',
    url: `/api/back-office${url}`,
    headers: { origin: house.api.url },
    cookies: { kamersleutel_session: await house.session() },
  })
  if (answer.statusCode !== 200) throw new Error(answer.body)
}
