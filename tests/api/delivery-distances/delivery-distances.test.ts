import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { DeliveryDistanceView } from '../../../api/delivery-distances/delivery-distances.ts'
import { DeliveryDistance, Geocoder } from '../../../api/delivery-distances/delivery-distance.ts'
import type { ApiError } from '../../../api/errors/api-error.ts'
import { type TestSetup, openSetup } from '../setup/open-setup.ts'
import { type SignedIn, signedIn } from '../setup/signed-in.ts'

const DISTANCES = '/api/back-office/delivery-distances'
const maastricht = { postcode: '6211', place: 'Maastricht', kilometres: '14,5', estimated: true }
const address = { street: 'Markt', houseNumber: '1', postcode: '6211 CK', city: 'Maastricht' }

let setup: TestSetup
let staff: SignedIn
beforeAll(async () => {
  setup = await openSetup()
  staff = await signedIn(setup.app)
})
afterAll(() => setup.close())
afterEach(() => setup.pool.query(`DELETE FROM delivery_distances WHERE postcode LIKE '62_1'`))

const add = (row: object = maastricht) =>
  staff.post<DeliveryDistanceView & ApiError>(DISTANCES, row)
const roadTo = (to: object = {}) => setup.app.get(DeliveryDistance).to({ ...address, ...to })

describe('The table of distances', () => {
  it('comes with the postcodes around Elsloo, nearest first, each marked as estimated', async () => {
    const { body, headers } = await staff.get<DeliveryDistanceView[]>(DISTANCES)
    expect(body[0]).toEqual({
      id: expect.any(Number) as number,
      postcode: '6181',
      place: 'Elsloo',
      kilometres: '1',
      estimated: true,
      version: 0,
    })
    expect(body.every(({ estimated }) => estimated)).toBe(true)
    expect(headers['content-range']).toBe('delivery-distances 0-22/23')
  })

  it('says how far every address of a postcode is, from the moment that staff write it', async () => {
    expect(await roadTo()).toBeNull()
    const { status, body } = await add()
    expect([status, body]).toEqual([201, { id: body.id, version: body.version, ...maastricht }])
    expect(await roadTo()).toEqual(14_500)
    expect(await roadTo({ postcode: ' 6211zz ' })).toEqual(14_500)

    const driven = { ...maastricht, kilometres: '15', estimated: false }
    expect(await staff.put(`${DISTANCES}/${body.id}`, driven)).toEqual({
      status: 200,
      body: { id: body.id, version: expect.any(Number) as number, ...driven },
    })
    expect(await roadTo()).toEqual(15_000)

    expect((await staff.delete(`${DISTANCES}/${body.id}`)).status).toBe(200)
    expect(await roadTo()).toBeNull()
  })

  it.each([
    ['abroad with a Dutch postcode', { country: 'be', postcode: '6181 AB' }],
    ['with a foreign postcode of which staff keep the Dutch namesake', { postcode: '6181' }],
    ['with letters for a postcode', { postcode: 'Elsloo' }],
    ['of a postcode that staff do not keep', { postcode: '1012 AB' }],
  ])('does not know an address %s', async (_, to) => {
    expect(await roadTo(to)).toBeNull()
  })

  it.each([
    ['B-3630', '3630', { postcode: 'be 3630' }],
    ['D-52525', '52525', { postcode: 'D-52525', country: 'de' }],
  ])('knows %s abroad, however it is written', async (postcode, typed, other) => {
    const { status, body } = await add({ ...maastricht, postcode: postcode.toLowerCase() })
    expect([status, body.postcode]).toEqual([201, postcode])
    expect(await roadTo({ postcode: typed })).toEqual(14_500)
    expect(await roadTo(other)).toEqual(14_500)
    expect((await staff.delete(`${DISTANCES}/${body.id}`)).status).toBe(200)
  })

  it('knows no places', async () => {
    expect(await setup.app.get(Geocoder).find(address)).toBeNull()
  })

  it('finds rows by postcode and by place', async () => {
    const found = async (q: string) => {
      const filter = encodeURIComponent(JSON.stringify({ q }))
      const { body } = await staff.get<DeliveryDistanceView[]>(`${DISTANCES}?filter=${filter}`)
      return body.map(({ place }) => place)
    }
    expect(await found('6171')).toEqual(['Stein'])
    expect(await found('ste')).toEqual(['Stein', 'Munstergeleen'])
    expect(await found('%')).toEqual([])
  })

  it.each([
    ['a postcode of letters', { postcode: 'abcd' }, 'postcode'],
    ['an overlong postcode', { postcode: '6'.repeat(10_000) }, 'postcode'],
    ['a postcode that is a number', { postcode: 6211 }, 'postcode'],
    ['no postcode', { postcode: null }, 'postcode'],
    ['a blank place', { place: '  ' }, 'place'],
    ['an overlong place', { place: 'x'.repeat(200) }, 'place'],
    ['a place that breaks the line', { place: 'Maas\ntricht' }, 'place'],
    ['negative kilometres', { kilometres: '-3' }, 'kilometres'],
    ['kilometres in letters', { kilometres: 'drie' }, 'kilometres'],
    ['overlong kilometres', { kilometres: '1'.repeat(4_000) }, 'kilometres'],
    ['a NUL', { place: 'Maas\0tricht' }, 'place'],
  ])('refuses %s in Dutch at its field and stores nothing', async (_, part, field) => {
    const { status, body } = await add({ ...maastricht, ...part })
    expect(status).toBe(400)
    const { fields = [] } = body.error as { fields?: { field: string; text: string }[] }
    expect(fields.map((each) => each.field)).toEqual([field])
    expect(fields[0]?.text).toMatch(/^(Vul|Gebruik|Hier) /)
    expect(await roadTo()).toBeNull()
  })

  it('has one row for a postcode, also when it is written twice at once', async () => {
    const answers = await Promise.all([add(), add(), add()])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 400, 400])
    const { body } = await add({ ...maastricht, postcode: '6221' })
    const moved = await staff.put<ApiError>(`${DISTANCES}/${body.id}`, maastricht)
    expect(moved).toMatchObject({
      status: 400,
      body: {
        error: {
          fields: [{ field: 'postcode', text: 'Deze postcode staat al in de tabel.' }],
        },
      },
    })
  })

  it('answers 404 for a row that is not there', async () => {
    const url = `${DISTANCES}/999999`
    const answers = [
      await staff.get(url),
      await staff.put(url, maastricht),
      await staff.delete(url),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
  })
})
