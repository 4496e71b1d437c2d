import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FoundView } from '../../../api/search/search.ts'
import { type TestSetup, openSetup } from '../setup/open-setup.ts'
import { type SignedIn, signedIn } from '../setup/signed-in.ts'
import { aStay, anOrder, customersOf } from './some-guests.ts'

let setup: TestSetup
let staff: SignedIn
beforeAll(async () => {
  setup = await openSetup()
  staff = await signedIn(setup.app)
  await aStay(setup, { phone: '+31 6 11223344' })
  await anOrder(setup, { email: 'anna@example.com' })
  await anOrder(setup)
})
afterAll(() => setup.close())

const found = async (words: string) => {
  const url = `/api/back-office/search?q=${encodeURIComponent(words)}`
  return (await staff.get<FoundView>(url)).body.customers
}

describe('Staff’s search', () => {
  it.each([
    ['name', 'van den berg'],
    ['address', 'Anna@Example.com'],
    ['telephone number', '06 1122 3344'],
  ])('finds a customer once by their %s, whatever they bought', async (_, words) => {
    expect(await found(words)).toMatchObject([{ email: 'anna@example.com' }])
  })

  it('finds a customer by their number, that one first', async () => {
    const [, liesbeth] = await customersOf(staff).all()
    const [first] = await found(liesbeth!.number.toLowerCase())
    expect(first).toMatchObject({ name: 'Liesbeth van der Meer', number: liesbeth!.number })
  })

  it('finds nobody who was merged into another, by any address it finds that one', async () => {
    const customers = customersOf(staff)
    const [anna, liesbeth] = await customers.all()
    const [name, email, phone, city] = Array.from({ length: 4 }, () => 'this')
    await customers.post(`${anna!.id}/merge`, { other: liesbeth!.id, name, email, phone, city })
    expect(await found('van der meer')).toEqual([])
    expect(await found('liesbeth@example.com')).toMatchObject([{ id: anna!.id }])
  })
})
