import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { InvoiceView } from '../../../api/invoices/invoice-shapes.ts'
import { emptied } from '../setup/emptied.ts'
import { type TestSetup, openSetup } from '../setup/open-setup.ts'
import { type SignedIn, signedIn } from '../setup/signed-in.ts'
import { storeRow } from '../setup/store-row.ts'
import { CUSTOMERS, aStoredStay, customersOf, nobodyYet } from './some-guests.ts'

let setup: TestSetup
let staff: SignedIn
let customers: ReturnType<typeof customersOf>
beforeAll(async () => {
  setup = await openSetup()
  staff = await signedIn(setup.app)
  customers = customersOf(staff)
})
beforeEach(async () => {
  await nobodyYet(setup.pool)
  await emptied(setup.pool, 'invoices')
})
afterAll(() => setup.close())

let running = 0
async function invoiced(folioId: string, mailedTo: string | null = null): Promise<string> {
  const buyer = { name: 'Bea Bakker', address: 'Markt 1', postcode: '6211 AA', city: 'Maastricht' }
  const document = { issuedOn: '2025-06-03', orderNumber: 'T1', grossCents: 10_000, buyer }
  const id = crypto.randomUUID()
  const number = `F2025-${++running}`
  const at = '2025-06-03T12:00:00Z'
  const when = { year: 2025, running, issued_at: at }
  await storeRow(setup.pool, 'invoices', { id, folio_id: folioId, number, ...when, document })
  if (mailedTo !== null)
    await storeRow(setup.pool, 'invoice_mailings', {
      ...{ id: crypto.randomUUID(), invoice_id: id, email: mailedTo, asked_at: at },
    })
  return number
}

/** A stay of Bea with its invoice, a bunch of flowers invoiced to her address, a stay of Cor. */
async function beaAndCor() {
  const nights = { arrival: '2025-06-01', departure: '2025-06-03' }
  const bea = await aStoredStay(setup.pool, { ...nights, room: 1, email: 'bea@example.com' })
  const cor = await aStoredStay(setup.pool, { ...nights, room: 2, email: 'cor@example.com' })
  await setup.pool.query(
    `INSERT INTO folio_entries (folio_id, kind, method, cents, at)
     SELECT id, 'received', 'bank', -total_cents, created_at FROM bookings`,
  )
  const flowers = crypto.randomUUID()
  const at = '2025-06-03T12:00:00Z'
  await storeRow(setup.pool, 'folios', { id: flowers, kind: 'sale', number: 'K1', created_at: at })
  const numbers = [await invoiced(bea), await invoiced(flowers, ' Bea@example.com')]
  await invoiced(cor, 'cor@example.com')
  return { numbers, id: (await customers.of(bea)).id }
}

const numbersOf = async (customer: number) => {
  const filter = encodeURIComponent(JSON.stringify({ customer }))
  const { body } = await staff.get<InvoiceView[]>(`/api/back-office/invoices?filter=${filter}`)
  return body.map(({ number }) => number).toSorted()
}

describe('The invoices of a customer', () => {
  it('are those of their orders, and of the desk what was mailed to them', async () => {
    const { id, numbers } = await beaAndCor()
    expect(await numbersOf(id)).toEqual(numbers)
    expect(await numbersOf(999_999)).toEqual([])
  })

  it('go along when they are merged', async () => {
    const { id, numbers } = await beaAndCor()
    const [other] = await customers.all({ q: 'cor@example.com' })
    const sides = { name: 'this', email: 'this', phone: 'this', city: 'this' }
    await customers.post(`${id}/merge`, { ...sides, other: other!.id })
    expect(await numbersOf(id)).toHaveLength(numbers.length + 1)
  })

  it('are among what is stored of them', async () => {
    const { id, numbers } = await beaAndCor()
    const file = await staff.get<{ data: { invoices: { number: string; address: string }[] } }>(
      `${CUSTOMERS}/${id}/data`,
    )
    const { invoices } = file.body.data
    expect(invoices.map(({ number, address }) => [number, address])).toEqual(
      numbers.map((number) => [number, 'Markt 1']),
    )
    const url = `${CUSTOMERS}/${id}/document`
    const page = await setup.app.inject({ url, cookies: staff.cookies })
    expect(page.body).toContain(numbers[0])
  })

  it('keep who bought while the books need it, and forget at once where they were mailed', async () => {
    const { id, numbers } = await beaAndCor()
    await customers.post(`${id}/erasure`, { name: 'Bea Bakker' })
    expect((await customers.one(id)).erasureAskedAt).not.toBeNull()
    const { rows } = await setup.pool.query<{ number: string; buyer: string }>(
      'SELECT number, buyer FROM invoices WHERE number = ANY ($1) ORDER BY number',
      [numbers],
    )
    expect(rows).toEqual(numbers.map((number) => ({ number, buyer: 'Bea Bakker' })))
    const { rows: left } = await setup.pool.query(
      'SELECT email FROM invoice_mailings UNION ALL SELECT email FROM sale_mailings',
    )
    expect(left).toEqual([{ email: 'cor@example.com' }])
  })
})
