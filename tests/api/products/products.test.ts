import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BreakfastQuoteView } from '../../../api/breakfast-orders/breakfast-order-shapes.ts'
import type { BreakfastOptionsView } from '../../../api/breakfast-orders/breakfast-order-shapes.ts'
import type { ApiError } from '../../../api/errors/api-error.ts'
import type { PropertyView } from '../../../api/facts/property-shape.ts'
import type { ProductView } from '../../../api/products/product-views.ts'
import type { ProductRequest } from '../../../api/products/products.ts'
import { words } from '../../../rules/texts/all-words.ts'
import { type TestSetup, openSetup } from '../setup/open-setup.ts'
import { type SignedIn, signedIn } from '../setup/signed-in.ts'

const PRODUCTS = '/api/back-office/products'
const TARIFFS = '/api/back-office/breakfast-tariffs'

let setup: TestSetup
let jos: SignedIn
let els: SignedIn
beforeAll(async () => {
  setup = await openSetup({ types: [{ slug: 'knusse-kamer', rooms: 1 }], processes: 2 })
  jos = await signedIn(setup.processes[0]!.app)
  els = await signedIn(setup.processes[1]!.app)
  // The second is somebody else.
  await setup.pool.query(
    `WITH colleague AS (INSERT INTO staff (id, email, name, password_hash) VALUES (gen_random_uuid(), 'els@example.com', 'Els', 'x') RETURNING id)
     UPDATE staff_sessions SET staff_id = colleague.id FROM colleague WHERE created_at = (SELECT max(created_at) FROM staff_sessions)`,
  )
})
afterAll(() => setup.close())

const all = async () => (await jos.get<ProductView[]>(PRODUCTS)).body
const named = async (name: string) => (await all()).find((product) => product.name === name)!
const change = async (who: SignedIn, { id, ...row }: ProductView, asked: Partial<ProductRequest>) =>
  who.put<ProductView & ApiError>(`${PRODUCTS}/${id}`, { ...row, ...asked })
const add = async (asked: ProductRequest) =>
  (await jos.post<ProductView & ApiError>(PRODUCTS, asked)).body

/** What guests read of an extra; undefined where it is not offered. */
async function offered(code: string) {
  const { extras } = (
    await setup.processes[1]!.app.inject({ url: '/api/property' })
  ).json<PropertyView>()
  return extras.find(({ id }) => id === code)
}

async function breakfast(asked = 'adults=2&kids=1&city=Stein') {
  return (
    await setup.processes[1]!.app.inject({ url: `/api/breakfast-orders/quote?${asked}` })
  ).json<BreakfastQuoteView & { ok: true }>()
}

describe('The products', () => {
  it('are those of BO §9 in a new house, at what is asked today', async () => {
    const products = await all()
    expect(products.map(({ code }) => code)).toEqual([
      'breakfast-box',
      'electric-bike',
      'child-seat',
      'deposit',
      'pampering-package',
      'flowers',
      'fishing-permit',
      'gift-card',
      'business-day',
      'friends-card',
    ])
    expect(products[0]).toMatchObject({
      name: 'Ontbijtbox',
      price: '',
      stock: '',
      pricedBy: 'dated',
      asks: [
        { what: 'unit', cents: 1395 },
        { what: 'kids', cents: 695 },
        { what: 'delivery', cents: 395 },
      ],
      vatBasisPoints: 900,
    })
    expect(products[1]).toMatchObject({
      pricedBy: 'reading',
      asks: [{ what: 'unit', cents: 2750 }],
    })
    expect(products[2]).toMatchObject({ price: '5,00', pricedBy: 'itself' })
  })

  it('need a name alone when they are added, and are not offered before they have a price', async () => {
    const added = await add({ name: ' Fietskar ' })
    expect(added).toMatchObject({
      code: 'fietskar',
      name: 'Fietskar',
      price: '',
      unit: 'piece',
      vatCategory: 'standard',
      stock: '',
      active: true,
      pricedBy: 'nothing',
      asks: [],
    })
    expect(await offered('fietskar')).toBeUndefined()
    await change(jos, added, { price: '7,5', unit: 'day' })
    expect(await offered('fietskar')).toMatchObject({ cents: 750, unit: 'day', name: 'Fietskar' })
    expect((await add({ name: 'Fietskar' })).code).toBe('fietskar-2')
  })

  it('have at once the price, name and tax that staff give them, above the reading', async () => {
    const bike = await named('Elektrische fiets')
    const { body } = await change(jos, bike, { price: '30', name: 'E-bike', vatCategory: 'food' })
    expect(body).toMatchObject({ price: '30,00', pricedBy: 'itself', vatBasisPoints: 900 })
    expect(await offered('electric-bike')).toMatchObject({
      name: 'E-bike',
      cents: 3000,
      vatCategory: 'food',
      reading: null,
    })
    await change(jos, body, { price: '' })
    expect(await offered('electric-bike')).toMatchObject({
      cents: 2750,
      reading: 'extras.e-bike=27.50',
    })
  })

  it('that are switched off or out of stock are not offered', async () => {
    const flowers = await named('Bloemen op de kamer')
    expect(await offered('flowers')).toBeDefined()
    const off = await change(jos, flowers, { active: false })
    expect(await offered('flowers')).toBeUndefined()
    const none = await change(jos, off.body, { active: true, stock: '0' })
    expect(await offered('flowers')).toBeUndefined()
    await change(jos, none.body, { stock: '3' })
    expect(await offered('flowers')).toBeDefined()
  })

  it.each<[string, Partial<ProductRequest>, string, string]>([
    ['without a name', { name: ' ' }, 'name', words().product.nameMissing],
    ['of -1', { price: '-1' }, 'price', words().product.price],
    ['of 1e9', { price: '1e9' }, 'price', words().product.price],
    ['of more than any product', { price: '1000,01' }, 'price', words().product.price],
    ['by the hour', { unit: 'hour' }, 'unit', words().product.unit],
    ['of the whole stay', { unit: 'stay' }, 'unit', words().product.unit],
    ['taxed as luxury', { vatCategory: 'luxury' }, 'vatCategory', words().product.vatCategory],
    ['with -1 in stock', { stock: '-1' }, 'stock', words().product.stock],
    ['with half a piece in stock', { stock: '0,5' }, 'stock', words().product.stock],
    ['for nobody', { minimumPersons: '0' }, 'minimumPersons', words().product.persons],
    ['for 41 persons', { minimumPersons: '41' }, 'minimumPersons', words().product.persons],
    ['with 1e9 nights', { minimumNights: '1e9' }, 'minimumNights', words().product.nights],
    ['as long as a book', { name: 'a'.repeat(4_000) }, 'name', 'Gebruik hier hoogstens 80 tekens.'],
  ])('%s are refused at that field, and nothing is stored', async (_, asked, field, text) => {
    const before = await all()
    for (const { status, body } of [
      await jos.post<ApiError>(PRODUCTS, { name: 'Iets', ...asked }),
      await change(jos, before[2]!, asked),
    ]) {
      expect(status).toBe(400)
      expect(body.error).toMatchObject({ reason: 'invalid-input', fields: [{ field, text }] })
    }
    expect(await all()).toEqual(before)
  })

  it('of 100 kB are refused, and nothing is stored', async () => {
    const before = await all()
    const { status } = await jos.post(PRODUCTS, { name: 'a'.repeat(100_000) })
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
    expect(await all()).toEqual(before)
  })

  it('that are not there are said so', async () => {
    const row = await named('Kinderzitje')
    expect((await change(jos, { ...row, id: 999_999 }, {})).status).toBe(404)
    expect((await jos.delete(`${PRODUCTS}/999999`)).status).toBe(404)
    expect((await jos.get(`${PRODUCTS}/999999`)).status).toBe(404)
  })

  it('are not written over: the second is shown what the first changed', async () => {
    const row = await named('Kinderzitje')
    await change(els, row, { price: '6' })
    const { status, body } = await change(jos, row, { price: '7' })
    expect([status, body.error]).toMatchObject([
      409,
      {
        reason: 'changed-meanwhile',
        changes: [
          { field: 'cents', from: '500', to: '600', by: 'Els' },
          { field: 'source', from: 'Prijslijst van het huis', to: 'eigen prijs' },
        ],
      },
    ])
    expect(await offered('child-seat')).toMatchObject({ cents: 600 })
  })

  it('keep what was sold since the screen showed their stock', async () => {
    const row = (await change(jos, await named('Vriendenkaart'), { stock: '5' })).body
    await setup.pool.query(`UPDATE products SET stock = 4 WHERE code = 'friends-card'`)
    expect((await change(jos, row, { name: 'Vriendenpas' })).body.stock).toBe('4')
    expect((await change(jos, row, { stock: '9' })).body.stock).toBe('9')
  })

  it('that nothing refers to are removed, and added again as they were', async () => {
    const { id, version: _, ...row } = await named('Verwenpakket')
    expect((await jos.delete(`${PRODUCTS}/${id}`)).status).toBe(200)
    expect(await offered('pampering-package')).toBeUndefined()
    const back = await add(row)
    expect(back).toMatchObject({ code: 'pampering-package', price: '10,50', name: 'Verwenpakket' })
    expect(await offered('pampering-package')).toMatchObject({ cents: 1050 })
  })

  it('are added again at their place, with the source of their price', async () => {
    const stored = async () =>
      (
        await setup.pool.query(
          `SELECT code, sort, source, cents FROM products WHERE code = 'electric-bike'`,
        )
      ).rows
    const [before, order] = [await stored(), (await all()).map(({ code }) => code)]
    const { id, version: _, ...row } = (await all()).find(({ code }) => code === 'electric-bike')!
    await jos.delete(`${PRODUCTS}/${id}`)
    await add(row)
    expect(await stored()).toEqual(before)
    expect((await all()).map(({ code }) => code)).toEqual(order)
  })

  it('are not removed over what a colleague changed', async () => {
    const { id, version, ...row } = await named('Kinderzitje')
    await change(els, { id, version, ...row }, { price: '8' })
    const { status, body } = await jos.delete<ApiError>(`${PRODUCTS}/${id}?version=${version}`)
    expect([status, body.error]).toMatchObject([
      409,
      { reason: 'changed-meanwhile', changes: [{ field: 'cents', to: '800', by: 'Els' }] },
    ])
    expect(await offered('child-seat')).toMatchObject({ cents: 800 })
  })

  it('are all removed but the breakfast box', async () => {
    const { id } = await named('Ontbijtbox')
    const { status, body } = await jos.delete<ApiError>(`${PRODUCTS}/${id}`)
    expect([status, body.error]).toMatchObject([
      409,
      { reason: 'still-used', text: words().product.breakfastBox },
    ])
  })

  it('are kept by staff alone', async () => {
    expect((await setup.app.inject({ url: PRODUCTS })).statusCode).toBe(401)
  })
})

describe('The breakfast box', () => {
  const options = async () =>
    (await setup.app.inject({ url: '/api/breakfast-orders/options' })).json<BreakfastOptionsView>()

  it('is ordered no more than there are, and not at all while it is off or sold out', async () => {
    const has = async (asked: Partial<ProductRequest>) => {
      expect((await change(jos, await named('Ontbijtbox'), asked)).status).toBe(200)
      return options()
    }
    const isOffered = { earliestDay: expect.any(String) }
    expect(await options()).toMatchObject({ mostBoxes: 100, ...isOffered })
    expect(await has({ stock: '6' })).toMatchObject({ mostBoxes: 6, ...isOffered })
    expect(await has({ stock: '0' })).toMatchObject({ earliestDay: null })
    expect(await has({ stock: '' })).toMatchObject({ mostBoxes: 100, ...isOffered })
    expect(await has({ active: false })).toMatchObject({ earliestDay: null })
    expect(await has({ active: true })).toMatchObject({ mostBoxes: 100, ...isOffered })
  })
})

describe('A changed price of breakfast', () => {
  it('is what the next breakfast quote asks', async () => {
    expect((await breakfast()).totalCents).toBe(2 * 1395 + 695 + 395)
    const dearer = { box: '14,95', kidsBox: '7', delivery: '0', source: 'besluit 2024' }
    const { body } = await jos.post<{ id: number }>(TARIFFS, { validFrom: '2024-01-01', ...dearer })
    expect((await breakfast()).totalCents).toBe(2 * 1495 + 700)
    expect((await named('Ontbijtbox')).asks).toEqual([
      { what: 'unit', cents: 1495 },
      { what: 'kids', cents: 700 },
      { what: 'delivery', cents: 0 },
    ])
    await jos.delete(`${TARIFFS}/${body.id}`)
    expect((await breakfast()).totalCents).toBe(2 * 1395 + 695 + 395)
  })

  it('has the name and the VAT of its product', async () => {
    const { body } = await change(jos, await named('Ontbijtbox'), {
      name: 'Ontbijtmand',
      vatCategory: 'standard',
      price: '99',
    })
    expect(body).toMatchObject({ name: 'Ontbijtmand', price: '', vatBasisPoints: 2100 })
    const { lines, totalCents } = await breakfast()
    expect(totalCents).toBe(2 * 1395 + 695 + 395)
    expect(JSON.stringify(lines)).toContain('Ontbijtmand')
    await change(jos, body, { name: 'Ontbijtbox', vatCategory: 'food' })
  })

  it('that no total can hold, and was stored all the same, stops no other edit', async () => {
    await setup.pool.query(`UPDATE breakfast_tariffs SET box_cents = 2000000000`)
    const { status } = await change(jos, await named('Ontbijtbox'), { stock: '7' })
    expect(status).toBe(200)
    await setup.pool.query(`UPDATE breakfast_tariffs SET box_cents = 1395`)
  })
})
