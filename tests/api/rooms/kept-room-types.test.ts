import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ChangeView } from '../../../api/edits/change-view.ts'
import type { ApiError } from '../../../api/errors/api-error.ts'
import type { RoomTypeView } from '../../../api/rooms/room-type-shape.ts'
import type { RoomTypeChangeRequest } from '../../../api/rooms/room-types.ts'
import type { KeptRoomTypeView, StaffRoomView } from '../../../api/rooms/room-views.ts'
import { words } from '../../../rules/texts/all-words.ts'
import { type TestSetup, openSetup } from '../setup/open-setup.ts'
import { type SignedIn, signedIn } from '../setup/signed-in.ts'

const TYPES = '/api/back-office/room-types'
const ROOMS = '/api/back-office/rooms'
const FIRST_FREE_NUMBER = 100

let setup: TestSetup
let jos: SignedIn
let els: SignedIn
beforeAll(async () => {
  setup = await openSetup({ processes: 2 })
  jos = await signedIn(setup.processes[0]!.app)
  els = await signedIn(setup.processes[1]!.app)
  // The second is somebody else.
  await setup.pool.query(
    `WITH colleague AS (INSERT INTO staff (id, email, name, password_hash) VALUES (gen_random_uuid(), 'els@example.com', 'Els', 'x') RETURNING id)
     UPDATE staff_sessions SET staff_id = colleague.id FROM colleague WHERE created_at = (SELECT max(created_at) FROM staff_sessions)`,
  )
})
afterAll(() => setup.close())

type Answer = KeptRoomTypeView & ApiError

let nextNumber = FIRST_FREE_NUMBER
const add = async (asked: object = {}) => (await jos.post<Answer>(TYPES, asked)).body
const read = async (id: number) => (await els.get<Answer>(`${TYPES}/${id}`)).body
const change = (who: SignedIn, type: KeptRoomTypeView, asked: Partial<RoomTypeChangeRequest>) => {
  const { name, description, vat, registrationNumber, active } = type
  return who.put<Answer>(`${TYPES}/${type.id}`, {
    ...{ name, description, vat, registrationNumber, active },
    ...asked,
  })
}
const addRoom = (roomTypeId: number, asked: object = {}) =>
  jos.post<StaffRoomView & ApiError>(ROOMS, { roomTypeId, number: nextNumber++, ...asked })
const addTo = (type: { id: number }, noun: string, asked: object) =>
  jos.post<Answer>(`${TYPES}/${type.id}/${noun}`, asked)
const refusedAt = ({ status, body }: { status: number; body: ApiError }) => [
  status,
  body.error.reason === 'invalid-input' ? body.error.fields : body.error.reason,
]
/** A room type that guests can book: a room and a price for two. */
async function bookable(name: string): Promise<KeptRoomTypeView> {
  const { id } = await add({ name })
  await addRoom(id)
  await addTo({ id }, 'prices', { persons: 2, amount: '90,00' })
  return read(id)
}
const shown = async () =>
  (await setup.processes[1]!.app.inject({ url: '/api/room-types' })).json<RoomTypeView[]>()
const isShown = async (slug: string) => (await shown()).some((type) => type.slug === slug)
const quoted = async (room: string, persons = 2) => {
  const asked = `room=${room}&arrival=2026-05-11&departure=2026-05-13&persons=${persons}`
  const answer = await setup.processes[1]!.app.inject({ url: `/api/quotes?${asked}` })
  return answer.json<{ ok: boolean; quote?: { totalCents: number } }>()
}
const search = async () =>
  setup.processes[1]!.app.inject({
    url: '/api/availability?arrival=2026-05-11&departure=2026-05-13&guests=2',
  })

describe('A room type that staff add', () => {
  it("is called 'Standaard kamer' until it is named, and its address follows its first name", async () => {
    const added = await add()
    expect(added).toMatchObject({
      name: 'Standaard kamer',
      slug: 'standaard-kamer',
      kind: 'ordinary',
      vat: '9',
      // By the default of `vat.lodging` the law's rate counts, whatever the room says.
      lodgingVat: '21',
      active: true,
      stock: 0,
      missing: ['rooms', 'prices'],
    })
    expect((await add()).slug).toBe('standaard-kamer-2')
    const named = await change(jos, added, { name: 'Café op zolder' })
    expect([named.status, named.body.slug]).toEqual([200, 'cafe-op-zolder'])
    const renamed = await change(jos, named.body, { name: 'Zolderkamer' })
    expect([renamed.body.name, renamed.body.slug]).toEqual(['Zolderkamer', 'cafe-op-zolder'])
  })

  it('is not offered and breaks no search until it has a room and a price', async () => {
    const { id, slug } = await add({ name: 'Tuinkamer' })
    expect((await search()).statusCode).toBe(200)
    expect(await isShown(slug)).toBe(false)
    expect(await quoted(slug)).toMatchObject({ ok: false })
    await addTo({ id }, 'prices', { persons: 2, amount: '80' })
    expect((await read(id)).missing).toEqual(['rooms'])
    expect(await isShown(slug)).toBe(false)
    expect((await search()).statusCode).toBe(200)
    await addRoom(id)
    expect(await read(id)).toMatchObject({ missing: [], stock: 1 })
    expect(await isShown(slug)).toBe(true)
    expect(await quoted(slug)).toMatchObject({ ok: true })
    const { offers } = (await search()).json<{ offers: { slug: string }[] }>()
    expect(offers.map((offer) => offer.slug)).toContain(slug)
  })

  it('is the only family room', async () => {
    const first = await add({ name: 'Familiekamer', kind: 'family' })
    expect(first).toMatchObject({ kind: 'family', missing: ['rooms'] })
    expect(refusedAt(await jos.post<ApiError>(TYPES, { name: 'Nog een', kind: 'family' }))).toEqual(
      [400, [{ field: 'kind', text: words().roomSettings.secondFamilyRoom }]],
    )
    await jos.delete(`${TYPES}/${first.id}`)
  })
})

describe('A room type that staff keep', () => {
  it('is listed with all that belongs to it, in its order, and put in another', async () => {
    const all = async () => (await els.get<KeptRoomTypeView[]>(TYPES)).body.map(({ id }) => id)
    const before = await all()
    const turned = before.toReversed()
    expect((await jos.put(`${TYPES}/order`, { ids: turned })).status).toBe(200)
    expect(await all()).toEqual(turned)
    for (const ids of [turned.slice(1), [...turned, 1], [...turned.slice(1), turned[1]!]])
      expect(refusedAt(await jos.put<ApiError>(`${TYPES}/order`, { ids }))).toEqual([
        409,
        'changed-meanwhile',
      ])
    expect(await all()).toEqual(turned)
  })

  it.each<[string, Partial<RoomTypeChangeRequest>, string]>([
    ['without a name', { name: ' ' }, 'name'],
    ['with a VAT of -1', { vat: '-1' }, 'vat'],
    ['with a VAT of 1e9', { vat: '1e9' }, 'vat'],
    ['with a name of 81 characters', { name: 'x'.repeat(81) }, 'name'],
    ['with a text of 100 kB', { description: 'x'.repeat(100_000) }, 'description'],
    [
      'with a registration number of 100',
      { registrationNumber: '1'.repeat(100) },
      'registrationNumber',
    ],
  ])('%s is refused at its field, and nothing is stored', async (_, asked, field) => {
    const type = await add({ name: 'Blijft zo' })
    const { status, body } = await change(jos, type, asked)
    expect([status, body.error]).toMatchObject([400, { fields: [{ field }] }])
    expect(await read(type.id)).toEqual(type)
  })

  it('is shown with its registration number, its words and its facilities at once', async () => {
    const type = await bookable('Waterkamer')
    await change(jos, type, { description: 'Aan de Maas.', registrationNumber: '0971 ABCD' })
    await addTo(type, 'facilities', { name: 'Balkon' })
    expect((await shown()).find(({ slug }) => slug === type.slug)).toMatchObject({
      description: 'Aan de Maas.',
      registrationNumber: '0971 ABCD',
      facilities: ['Balkon'],
    })
  })

  it('is not sold any more when it is switched off, nor are its rooms, and is sold again', async () => {
    const type = await bookable('Boskamer')
    const off = await change(jos, type, { active: false })
    expect(off.body).toMatchObject({ active: false, stock: 0, missing: [] })
    expect([await isShown(type.slug), (await quoted(type.slug)).ok]).toEqual([false, false])
    const [{ id } = { id: 0 }] = type.rooms
    const listed = async (filter: object) =>
      (await jos.get<StaffRoomView[]>(`${ROOMS}?filter=${JSON.stringify(filter)}`)).body
    expect(await listed({ id: [id] })).toMatchObject([{ id, active: false }])
    expect(await listed({ id: [id], active: true })).toEqual([])
    expect(await listed({ id: [id], active: false })).toHaveLength(1)
    const types = (await jos.get<KeptRoomTypeView[]>(`${TYPES}?filter={"active":true}`)).body
    expect(types.map(({ slug }) => slug)).not.toContain(type.slug)
    await change(jos, type, { active: true })
    expect([await isShown(type.slug), (await quoted(type.slug)).ok]).toEqual([true, true])
  })

  it('is not written over: the second is shown what the first changed', async () => {
    const type = await add({ name: 'Samen' })
    await change(els, type, { description: 'Van Els.', version: type.version })
    const second = await change(jos, type, { description: 'Van Jos.', version: type.version })
    expect([second.status, second.body.error]).toMatchObject([
      409,
      { changes: [{ field: 'description', from: '', to: 'Van Els.', by: 'Els' }] },
    ])
    expect((await read(type.id)).description).toBe('Van Els.')
  })

  it('is taken away when nothing refers to it, with its prices; else it is to be switched off', async () => {
    const type = await bookable('Even maar')
    const refused = await jos.delete<ApiError>(`${TYPES}/${type.id}`)
    expect([refused.status, refused.body.error]).toEqual([
      409,
      { reason: 'still-used', text: words().roomSettings.roomTypeUsed },
    ])
    await jos.delete(`${ROOMS}/${type.rooms[0]!.id}`)
    expect((await jos.delete(`${TYPES}/${type.id}`)).status).toBe(200)
    expect((await els.get(`${TYPES}/${type.id}`)).status).toBe(404)
    expect((await jos.delete(`${TYPES}/${type.id}`)).status).toBe(404)
  })

  it('comes back whole when a removal is taken back: its prices, facilities, nights and place', async () => {
    const { id } = await add({ name: 'Terug' })
    await addTo({ id }, 'prices', { persons: 1, amount: '70' })
    await jos.delete(`${TYPES}/${id}/prices/1`)
    await addTo({ id }, 'prices', { persons: 2, amount: '90,00' })
    await addTo({ id }, 'facilities', { name: 'Balkon' })
    await addTo({ id }, 'minimum-nights', { day: '2027-05-11', nights: 2 })
    await setup.pool.query(
      `INSERT INTO room_type_images (room_type_id, url, alt, cover) VALUES ($1, '/drawing.svg', 'Het bed', true)`,
      [id],
    )
    const before = await read(id)
    await jos.delete(`${TYPES}/${id}`)
    const { status, body } = await els.post<Answer>(`${TYPES}/${id}/restore`, {})
    expect(status).toBe(200)
    const content = (type: KeptRoomTypeView) => ({
      ...{ ...type, version: 0, wholeVersion: 0 },
      prices: type.prices.map(({ amount }) => amount),
      facilities: type.facilities.map(({ name }) => name),
      minimumNights: type.minimumNights.map(({ day, nights }) => [day, nights]),
    })
    expect(content(body)).toEqual(content(before))
    const images = await jos.get(`/api/back-office/room-type-images?filter={"roomTypeId":${id}}`)
    expect(images.body).toMatchObject([{ alt: 'Het bed', cover: true }])
    expect((await els.post(`${TYPES}/${id}/restore`, {})).status).toBe(404)
    expect((await els.post(`${TYPES}/999999/restore`, {})).status).toBe(404)
  })

  it('comes back under another address where its own was given away, and not as a second family room', async () => {
    const { id, slug } = await add({ name: 'Weg en terug' })
    await jos.delete(`${TYPES}/${id}`)
    expect((await add({ name: 'Weg en terug' })).slug).toBe(slug)
    const { body } = await jos.post<Answer>(`${TYPES}/${id}/restore`, {})
    expect(body.slug).toBe(`${slug}-2`)
    const family = await add({ name: 'Familie', kind: 'family' })
    await jos.delete(`${TYPES}/${family.id}`)
    const other = await add({ name: 'Andere familie', kind: 'family' })
    const refused = await jos.post<Answer>(`${TYPES}/${family.id}/restore`, {})
    expect([refused.status, refused.body.error]).toMatchObject([
      409,
      { text: words().roomSettings.secondFamilyRoom },
    ])
    await jos.delete(`${TYPES}/${other.id}`)
  })

  it('is not taken away over what a colleague changed of it, or of its prices', async () => {
    const type = await add({ name: 'Niet zomaar weg' })
    await change(els, type, { description: 'Van Els.' })
    const refused = await jos.delete<ApiError>(`${TYPES}/${type.id}?version=${type.wholeVersion}`)
    expect([refused.status, refused.body.error]).toMatchObject([
      409,
      { changes: [{ field: 'description', from: '', to: 'Van Els.', by: 'Els' }] },
    ])
    const seen = await read(type.id)
    await els.post(`${TYPES}/${type.id}/prices`, { persons: 2, amount: '80' })
    const again = await jos.delete<ApiError>(`${TYPES}/${type.id}?version=${seen.wholeVersion}`)
    expect([again.status, again.body.error.reason]).toEqual([409, 'changed-meanwhile'])
    const { wholeVersion } = await read(type.id)
    const gone = await jos.delete(`${TYPES}/${type.id}?version=${wholeVersion}`)
    expect(gone.status).toBe(200)
  })

  it('is not put in another order over the one that a colleague chose', async () => {
    const all = async () => (await els.get<KeptRoomTypeView[]>(TYPES)).body.map(({ id }) => id)
    const before = await all()
    await els.put(`${TYPES}/order`, { ids: before.toReversed(), before })
    const ids = [...before.slice(1), before[0]!]
    const { status, body } = await jos.put<ApiError>(`${TYPES}/order`, { ids, before })
    expect([status, body.error.reason]).toEqual([409, 'changed-meanwhile'])
    expect(await all()).toEqual(before.toReversed())
  })

  it('that is not there is said so', async () => {
    expect((await change(jos, { ...(await add()), id: 999_999 }, {})).status).toBe(404)
    for (const noun of ['facilities', 'prices', 'minimum-nights'])
      expect(
        (
          await addTo({ id: 999_999 }, noun, {
            ...{ name: 'Bad', persons: 1, amount: '1', day: '2026-05-05', nights: 2 },
          })
        ).status,
      ).toBe(404)
  })
})

describe('The prices of a room type', () => {
  it('are in the next quote, on every process', async () => {
    const type = await bookable('Prijskamer')
    const before = (await quoted(type.slug)).quote!.totalCents
    const { status, body } = await jos.put<Answer>(`${TYPES}/${type.id}/prices/2`, {
      amount: '100,00',
      version: type.prices[0]!.version,
    })
    expect([status, body.prices]).toMatchObject([200, [{ persons: 2, amount: '100,00' }]])
    expect((await quoted(type.slug)).quote!.totalCents).toBe(before + 2 * 1_000)
    await jos.delete(`${TYPES}/${type.id}/prices/2`)
    expect(await quoted(type.slug)).toMatchObject({ ok: false })
  })

  it.each([
    ['of -1', { persons: 1, amount: '-1' }, 'amount'],
    ['of 1e9', { persons: 1, amount: '1e9' }, 'amount'],
    ['of more than any night', { persons: 1, amount: '10000,01' }, 'amount'],
    ['without an amount', { persons: 1 }, 'amount'],
    ['for 40 persons', { persons: 40, amount: '80' }, 'persons'],
    ['for nobody', { persons: 0, amount: '80' }, 'persons'],
    ['for half a person', { persons: 1.5, amount: '80' }, 'persons'],
    ['for the same persons as another', { persons: 2, amount: '80' }, 'persons'],
  ])('%s are refused at their field, and nothing is stored', async (_, asked, field) => {
    const type = await bookable('Weigerkamer')
    const { status, body } = await addTo(type, 'prices', asked)
    expect([status, body.error]).toMatchObject([400, { fields: [{ field }] }])
    expect((await read(type.id)).prices).toEqual(type.prices)
  })

  it('are not written over', async () => {
    const type = await bookable('Prijzen samen')
    const price = `${TYPES}/${type.id}/prices/2`
    const [{ version } = { version: 0 }] = type.prices
    await els.put(price, { amount: '91', version })
    const { status, body } = await jos.put<Answer>(price, { amount: '92', version })
    expect([status, body.error]).toMatchObject([409, { changes: [{ field: 'cents', by: 'Els' }] }])
  })

  it('are not removed over what a colleague changed', async () => {
    const type = await bookable('Prijzen weg')
    const price = `${TYPES}/${type.id}/prices/2`
    const [{ version } = { version: 0 }] = type.prices
    await els.put(price, { amount: '91', version })
    const { status, body } = await jos.delete<Answer>(`${price}?version=${version}`)
    expect([status, body.error]).toMatchObject([409, { changes: [{ field: 'cents', by: 'Els' }] }])
    expect((await read(type.id)).prices).toMatchObject([{ amount: '91,00' }])
  })

  it('that are not there are said so', async () => {
    const { id } = await add()
    for (const persons of ['7', '0', '99999', 'x'])
      expect((await jos.put(`${TYPES}/${id}/prices/${persons}`, { amount: '1' })).status).toBe(404)
    expect((await jos.delete(`${TYPES}/${id}/prices/3`)).status).toBe(404)
  })
})

describe('The facilities of a room type', () => {
  it('are added, changed, put in order and taken away', async () => {
    const type = await add({ name: 'Voorzien' })
    for (const name of ['Bad', 'Bureau', 'Wifi']) await addTo(type, 'facilities', { name })
    const [bath, desk, wifi] = (await read(type.id)).facilities
    const url = `${TYPES}/${type.id}/facilities`
    await jos.put(`${url}/order`, { ids: [wifi!.id, desk!.id, bath!.id] })
    await jos.put(`${url}/${desk!.id}`, { name: 'Schrijftafel', version: desk!.version })
    const { body } = await jos.delete<Answer>(`${url}/${bath!.id}`)
    expect(body.facilities.map(({ name }) => name)).toEqual(['Wifi', 'Schrijftafel'])
    const back = await addTo(type, 'facilities', { name: 'Bad', sort: 0 })
    expect(back.body.facilities.map(({ name }) => name)).toContain('Bad')
  })

  it('have words, and each its own', async () => {
    const type = await add({ name: 'Voorzien' })
    await addTo(type, 'facilities', { name: 'Wifi' })
    expect(refusedAt(await addTo(type, 'facilities', { name: '' }))).toEqual([
      400,
      [{ field: 'name', text: words().roomSettings.facilityMissing }],
    ])
    expect(refusedAt(await addTo(type, 'facilities', { name: ' wifi ' }))).toEqual([
      400,
      [{ field: 'name', text: words().roomSettings.facilityTwice }],
    ])
    expect((await read(type.id)).facilities).toHaveLength(1)
  })

  it('of another room type are not there', async () => {
    const [one, other] = [await add(), await add()]
    const { body } = await addTo(one, 'facilities', { name: 'Wifi' })
    const url = `${TYPES}/${other.id}/facilities/${body.facilities[0]!.id}`
    expect((await jos.delete(url)).status).toBe(404)
    expect((await jos.put(url, { name: 'Bad' })).status).toBe(404)
  })
})

describe('The minimum nights of a room type', () => {
  it('bind the next search, one rule a day, until they are taken away', async () => {
    const type = await bookable('Langkamer')
    const asked = { day: '2026-05-11', nights: 5 }
    const { body } = await addTo(type, 'minimum-nights', asked)
    expect(body.minimumNights).toMatchObject([asked])
    expect(await quoted(type.slug)).toMatchObject({ ok: false })
    expect(refusedAt(await addTo(type, 'minimum-nights', asked))).toEqual([
      400,
      [{ field: 'day', text: words().roomSettings.dateTwice }],
    ])
    await jos.delete(`${TYPES}/${type.id}/minimum-nights/${body.minimumNights[0]!.id}`)
    expect(await quoted(type.slug)).toMatchObject({ ok: true })
  })

  it.each([
    ['without a date', { nights: 2 }, 'day'],
    ['on a day that does not exist', { day: '2026-02-30', nights: 2 }, 'day'],
    ['of no nights', { day: '2026-05-05', nights: 0 }, 'nights'],
    ['of 1e9 nights', { day: '2026-05-05', nights: 1e9 }, 'nights'],
    ['of more nights than can be booked', { day: '2026-05-05', nights: 29 }, 'nights'],
  ])('%s are refused at their field', async (_, asked, field) => {
    const type = await add()
    const { status, body } = await addTo(type, 'minimum-nights', asked)
    expect([status, body.error]).toMatchObject([400, { fields: [{ field }] }])
    expect((await read(type.id)).minimumNights).toEqual([])
  })
})

describe('The rooms of a room type', () => {
  it('are its stock: added, changed, switched off and taken away', async () => {
    const type = await bookable('Kamers')
    const { body: room } = await addRoom(type.id, { label: 'Voor' })
    expect(room).toMatchObject({ label: 'Voor', active: true, roomTypeName: 'Kamers' })
    expect((await read(type.id)).stock).toBe(2)
    const off = { number: room.number, label: 'Achter', active: false }
    expect((await jos.put<StaffRoomView>(`${ROOMS}/${room.id}`, off)).body).toMatchObject(off)
    expect((await read(type.id)).stock).toBe(1)
    expect((await jos.delete(`${ROOMS}/${room.id}`)).status).toBe(200)
    expect((await read(type.id)).rooms).toHaveLength(1)
  })

  it('each have a number of their own', async () => {
    const type = await bookable('Nummers')
    const [{ number } = { number: 0 }] = type.rooms
    expect(refusedAt(await addRoom(type.id, { number }))).toEqual([
      400,
      [{ field: 'number', text: `Kamer ${number} is er al, bij Nummers.` }],
    ])
    const { body: other } = await addRoom(type.id)
    const twice = await jos.put<ApiError>(`${ROOMS}/${other.id}`, {
      number,
      label: '',
      active: true,
    })
    expect(refusedAt(twice)).toMatchObject([400, [{ field: 'number' }]])
  })

  it.each([
    ['-1', { number: '-1' }, 'number'],
    ['1e9', { number: 1e9 }, 'number'],
    ['nothing', { number: '' }, 'number'],
  ])('have no number %s', async (_, asked, field) => {
    const { status, body } = await addRoom((await add()).id, asked)
    expect([status, body.error]).toMatchObject([400, { fields: [{ field }] }])
  })

  it('belong to a room type that is there', async () => {
    expect(refusedAt(await addRoom(999_999))).toMatchObject([400, [{ field: 'roomTypeId' }]])
    expect((await jos.delete(`${ROOMS}/999999`)).status).toBe(404)
  })

  it('are at most 31 that are on', async () => {
    const { id } = await add({ name: 'Hotel' })
    for (let room = 0; room < 31; room++) expect((await addRoom(id)).status).toBe(201)
    const text = 'Een kamertype heeft hoogstens 31 kamers.'
    expect(refusedAt(await addRoom(id))).toEqual([400, [{ field: 'number', text }]])
    const { body: spare } = await addRoom(id, { active: false })
    const on = { number: spare.number, label: '', active: true }
    expect(refusedAt(await jos.put<ApiError>(`${ROOMS}/${spare.id}`, on))).toEqual([
      400,
      [{ field: 'active', text }],
    ])
  })

  it('with a closure or a booking stay: they are to be switched off', async () => {
    const type = await bookable('Gesloten')
    const [room] = type.rooms
    await setup.pool.query(
      `INSERT INTO closures (room_id, nights) VALUES ($1, '[2026-06-01,2026-06-03)')`,
      [room!.id],
    )
    const { status, body } = await jos.delete<ApiError>(`${ROOMS}/${room!.id}`)
    expect([status, body.error.reason]).toEqual([409, 'still-used'])
    expect(body.error.text).toContain(`Kamer ${room!.number} heeft boekingen of sluitingen`)
  })
})

describe('What staff change of a room type', () => {
  it('is written down, whatever belongs to it', async () => {
    const type = await bookable('Geschreven')
    await jos.put(`${TYPES}/${type.id}/prices/2`, { amount: '95' })
    const { body } = await jos.get<ChangeView[]>(
      '/api/back-office/changes?filter={"noun":"room_type_prices"}',
    )
    expect(body[0]).toMatchObject({
      key: `${type.id} 2`,
      action: 'changed',
      fields: [{ field: 'cents', from: '9000', to: '9500' }],
    })
  })
})
