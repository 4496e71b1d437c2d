import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ChangeView } from '../../../api/edits/change-view.ts'
import { type TestSetup, openSetup } from '../setup/open-setup.ts'
import { type SignedIn, signedIn } from '../setup/signed-in.ts'
import { aStay, anOrder, customersOf, nobodyYet } from './some-guests.ts'

let setup: TestSetup
let staff: SignedIn
let customers: ReturnType<typeof customersOf>
beforeAll(async () => {
  setup = await openSetup({ types: [{ slug: 'knusse-kamer', rooms: 9 }], processes: 2 })
  staff = await signedIn(setup.app)
  customers = customersOf(staff)
})
beforeEach(() => nobodyYet(setup.pool))
afterAll(() => setup.close())

const theirs = { name: 'this', email: 'this', phone: 'this', city: 'this' }
const idsOf = ({ bought }: { bought: { id: string }[] }) => bought.map(({ id }) => id).toSorted()

/** Anna booked with one address and ordered boxes with another. */
async function twice() {
  const stay = await aStay(setup)
  const order = await anOrder(setup, {
    email: 'a.berg@werk.example',
    name: 'A. Berg',
    phone: '06 99999999',
  })
  const [anna, berg] = [await customers.of(stay), await customers.of(order)]
  return { stay, order, anna, berg }
}

describe('Two customers who are one', () => {
  it('are merged: the orders move along, and of each value the side that staff chose stays', async () => {
    const { stay, order, anna, berg } = await twice()
    await customers.put(anna.id, { ...anna, notes: 'Vegetarisch' })
    await customers.put(berg.id, { ...berg, notes: 'Belt liever', business: true })
    await customers.post(`${berg.id}/consent`, { what: 'news', given: true })
    const { status, body } = await customers.post(`${anna.id}/merge`, {
      ...theirs,
      other: berg.id,
      phone: 'other',
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      id: anna.id,
      name: 'Anna van den Berg',
      phone: '06 99999999',
      notes: 'Vegetarisch\nBelt liever',
      business: true,
      emails: ['a.berg@werk.example', 'anna@example.com'],
      consents: [{ what: 'news' }],
      moves: [{ kind: 'merge', isFrom: false, other: { id: berg.id }, undoable: true }],
    })
    expect(idsOf(body)).toEqual([stay, order].toSorted())
    expect((await customers.all()).map(({ id }) => id)).toEqual([anna.id])
    expect((await customers.one(berg.id)).mergedInto).toBe(anna.id)
  })

  it('stay one: who books with either address is that customer', async () => {
    const { anna, berg } = await twice()
    await customers.post(`${anna.id}/merge`, { ...theirs, other: berg.id })
    const later = await aStay(setup, { email: 'A.Berg@werk.example' })
    expect((await customers.of(later)).id).toBe(anna.id)
  })

  it('are two again when it is undone, with what came since under each address', async () => {
    const { stay, order, anna, berg } = await twice()
    const merged = await customers.post(`${anna.id}/merge`, {
      ...theirs,
      name: 'other',
      other: berg.id,
    })
    const later = await aStay(setup, { email: 'a.berg@werk.example' })
    const { status } = await customers.post(`moves/${merged.body.moves[0]!.id}/undo`)
    expect(status).toBe(200)
    expect(idsOf(await customers.one(anna.id))).toEqual([stay])
    expect(idsOf(await customers.one(berg.id))).toEqual([order, later].toSorted())
    expect(await customers.one(anna.id)).toMatchObject({
      name: 'Anna van den Berg',
      emails: ['anna@example.com'],
      moves: [],
    })
    expect(await customers.one(berg.id)).toMatchObject({ mergedInto: null })
  })

  it('keep what staff wrote after it when it is undone', async () => {
    const { anna, berg } = await twice()
    const { body } = await customers.post(`${anna.id}/merge`, {
      ...theirs,
      name: 'other',
      other: berg.id,
    })
    await customers.put(anna.id, { ...body, name: 'Annie' })
    await customers.post(`moves/${body.moves[0]!.id}/undo`)
    expect((await customers.one(anna.id)).name).toBe('Annie')
  })

  it('are undone the last first', async () => {
    const { anna, berg } = await twice()
    const zoe = await customers.of(await aStay(setup, { email: 'zoe@example.com' }))
    const first = await customers.post(`${anna.id}/merge`, { ...theirs, other: berg.id })
    const second = await customers.post(`${zoe.id}/merge`, { ...theirs, other: anna.id })
    const undo = (move: number) => customers.post(`moves/${move}/undo`)
    const [firstMove, secondMove] = [first.body.moves[0]!.id, second.body.moves[0]!.id]
    expect((await undo(firstMove)).status).toBe(409)
    expect((await undo(secondMove)).status).toBe(200)
    expect((await undo(firstMove)).status).toBe(200)
    expect((await undo(firstMove)).status).toBe(409)
    expect(await customers.all()).toHaveLength(3)
  })

  it('stand in the changes with who did it', async () => {
    const { anna, berg } = await twice()
    await customers.post(`${anna.id}/merge`, { ...theirs, other: berg.id })
    const { body } = await staff.get<ChangeView[]>('/api/back-office/changes')
    expect(body.map(({ noun, by }) => [noun, by])).toEqual(
      expect.arrayContaining([
        ['customer_orders', 'Beheer'],
        ['customers', 'Beheer'],
      ]),
    )
  })

  it('are refused where it cannot be', async () => {
    const { anna, berg } = await twice()
    const merging = async (id: number, request: object) => {
      const { status, body } = await customers.post(`${id}/merge`, { ...theirs, ...request })
      return [status, body.error.reason]
    }
    expect(await merging(anna.id, { other: anna.id })).toEqual([400, 'invalid-input'])
    expect(await merging(anna.id, { other: 999_999 })).toEqual([404, 'not-found'])
    expect(await merging(999_999, { other: anna.id })).toEqual([404, 'not-found'])
    expect(await merging(anna.id, { other: berg.id, name: 'both' })).toEqual([400, 'invalid-input'])
    expect(await merging(anna.id, {})).toEqual([400, 'invalid-input'])
    await customers.post(`${anna.id}/merge`, { ...theirs, other: berg.id })
    expect(await merging(anna.id, { other: berg.id })).toEqual([409, 'customer-not-changeable'])
    expect((await customers.put(berg.id, { ...berg })).status).toBe(409)
    expect((await customers.post('moves/999999/undo')).status).toBe(404)
  })
})

describe('A booking that is of somebody else', () => {
  it('is split off, and stays there though its address is the same', async () => {
    const [first, second] = [await aStay(setup), await aStay(setup)]
    const anna = await customers.of(first)
    const { status, body } = await customers.post(`${anna.id}/split`, { orderId: second })
    expect(status).toBe(200)
    expect(body.id).not.toBe(anna.id)
    expect(body).toMatchObject({ email: 'anna@example.com', bought: [{ id: second, apart: true }] })
    const later = await aStay(setup)
    expect((await customers.of(later)).id).toBe(anna.id)
    await setup.pool.query(`UPDATE bookings SET phone = '06 55555555', email = 'ANNA@example.com'`)
    expect((await customers.of(second)).id).toBe(body.id)
    await setup.pool.query(`UPDATE bookings SET email = 'b@example.com' WHERE id = $1`, [second])
    expect((await customers.of(second)).id).toBe(body.id)
  })

  it('goes back when that is undone, and nobody is left behind', async () => {
    const [first, second] = [await aStay(setup), await aStay(setup)]
    const anna = await customers.of(first)
    const { body } = await customers.post(`${anna.id}/split`, { orderId: second })
    expect((await customers.post(`moves/${body.moves[0]!.id}/undo`)).body.id).toBe(anna.id)
    expect(idsOf(await customers.one(anna.id))).toEqual([first, second].toSorted())
    expect(await customers.all()).toHaveLength(1)
  })

  it('is refused where there is nothing to split', async () => {
    const { stay, order, anna } = await twice()
    const splitting = async (orderId: string) =>
      (await customers.post(`${anna.id}/split`, { orderId })).status
    expect(await splitting(stay)).toBe(409)
    expect(await splitting(order)).toBe(404)
    expect(await splitting(crypto.randomUUID())).toBe(404)
    expect(await splitting('x')).toBe(400)
  })
})

describe('Who books while staff merge or undo it', () => {
  it('is found with the customer who has that address in the end, each time', async () => {
    const { anna, berg } = await twice()
    const booked: Promise<string>[] = []
    let merged = await customers.post(`${anna.id}/merge`, { ...theirs, other: berg.id })
    for (let round = 0; round < 3; round++) {
      booked.push(aStay(setup, { email: 'a.berg@werk.example' }))
      await customers.post(`moves/${merged.body.moves[0]!.id}/undo`)
      booked.push(aStay(setup, { email: 'a.berg@werk.example' }))
      merged = await customers.post(`${anna.id}/merge`, { ...theirs, other: berg.id })
    }
    const stays = await Promise.all(booked)
    expect(idsOf(await customers.one(anna.id))).toEqual(expect.arrayContaining(stays))
    expect((await customers.one(berg.id)).bought).toEqual([])
    await customers.post(`moves/${merged.body.moves[0]!.id}/undo`)
    expect(idsOf(await customers.one(berg.id))).toEqual(expect.arrayContaining(stays))
  })
})
