import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { handsOfStaff } from '../setup/hands-of-staff.ts'
import { type TestSetup, openSetup } from '../setup/open-setup.ts'
import { signedIn } from '../setup/signed-in.ts'
import { confirmedAndPaid, endedUnpaid } from '../setup/standing.ts'
import { aStay, aStoredStay, anOrder, customersOf, nobodyYet } from './some-guests.ts'

let setup: TestSetup
let customers: ReturnType<typeof customersOf>
beforeAll(async () => {
  setup = await openSetup({ types: [{ slug: 'knusse-kamer', rooms: 4 }] })
  customers = customersOf(await signedIn(setup.app))
})
beforeEach(() => nobodyYet(setup.pool))
afterAll(() => setup.close())

describe('Everybody who books or orders is a customer', () => {
  it('found by their address, whatever its capitals and spaces', async () => {
    await aStay(setup, { email: 'Anna@Example.com' })
    await aStay(setup, { email: ' anna@example.COM ' })
    await anOrder(setup, { email: 'anna@example.com', name: 'Anna' })
    await anOrder(setup)
    expect((await customers.all()).map(({ email }) => email)).toEqual([
      'Anna@Example.com',
      'liesbeth@example.com',
    ])
    const { rows: links } = await setup.pool.query<{ kind: string }>(
      'SELECT kind FROM customer_orders WHERE customer_id = (SELECT min(id) FROM customers)',
    )
    expect(links.map(({ kind }) => kind).toSorted()).toEqual([
      'booking',
      'booking',
      'breakfast-order',
    ])
  })

  it('and by nothing else: without an address each booking has its own', async () => {
    for (const room of [1, 2])
      await aStoredStay(setup.pool, {
        room,
        arrival: '2026-04-01',
        departure: '2026-04-03',
        email: '',
      })
    expect(await customers.all()).toMatchObject([
      { name: 'Bea Bakker', email: '', stays: 1 },
      { name: 'Bea Bakker', email: '', stays: 1 },
    ])
  })

  it('once, however many book with one address at the same moment', async () => {
    await Promise.all(Array.from({ length: 4 }, () => aStay(setup, { email: 'samen@example.com' })))
    expect(await customers.all()).toHaveLength(1)
    const { rows } = await setup.pool.query('SELECT count(*)::int AS rows FROM customers')
    expect(rows).toEqual([{ rows: 1 }])
  })

  it('with the name and telephone number of their newest booking', async () => {
    await aStay(setup, { phone: '06 11111111' })
    setup.time.now += 60_000
    await aStay(setup, { phone: '06 22222222', lastName: 'de Vries' })
    expect(await customers.all()).toMatchObject([{ name: 'Anna de Vries', phone: '06 22222222' }])
  })
})

describe('A booking whose address staff mend', () => {
  /** Whose doing the changes of customers are, and their addresses. */
  const noted = async (noun: string) =>
    (
      await setup.pool.query<{ by: string; before: string; after: string }>(
        `SELECT by, before ->> 'email' AS before, after ->> 'email' AS after FROM changes WHERE noun = $1`,
        [noun],
      )
    ).rows
  const edit = async (id: string, email: string) => {
    const { rows } = await setup.pool.query<{ version: number }>(
      'SELECT version FROM bookings WHERE id = $1',
      [id],
    )
    return handsOfStaff(setup.app).act(id, {
      act: 'edit',
      data: { email },
      by: 'Els',
      version: rows[0]!.version,
      requestId: crypto.randomUUID(),
    })
  }

  it('stays of who they were, where it is their only one', async () => {
    const stay = await aStay(setup, { email: 'ana@example.com' })
    const { id } = await customers.of(stay)
    await edit(stay, 'anna@example.com')
    expect(await customers.of(stay)).toMatchObject({ id, email: 'anna@example.com' })
    expect((await customers.all()).map((each) => each.id)).toEqual([id])
    expect(await noted('customers')).toEqual([
      { by: 'Els', before: 'ana@example.com', after: 'anna@example.com' },
    ])
  })

  it('goes to who has that address', async () => {
    const [first, second] = [await aStay(setup), await aStay(setup, { email: 'ana@example.com' })]
    await edit(second, 'anna@example.com')
    expect((await customers.of(second)).id).toBe((await customers.of(first)).id)
    expect(await customers.all()).toHaveLength(1)
    expect(await noted('customer_orders')).toMatchObject([{ by: 'Els' }])
  })
})

describe('What a list says of a customer', () => {
  it('is what stands: the stays, the orders, what they spent and have to pay', async () => {
    const [paid, gone] = [
      await aStay(setup),
      await aStay(setup, { arrival: '2026-03-09', departure: '2026-03-11' }),
    ]
    await setup.pool.query(confirmedAndPaid(`id = '${paid}'`))
    await setup.pool.query(endedUnpaid('cancelled', `id = '${gone}'`))
    await aStoredStay(setup.pool, {
      room: 3,
      arrival: '2025-06-02',
      departure: '2025-06-04',
      email: 'anna@example.com',
    })
    expect(await customers.all()).toMatchObject([
      {
        number: expect.stringMatching(/^klant \d+$/),
        stays: 2,
        orders: 0,
        spentCents: 32_000,
        openCents: 10_000,
        lastStay: '2025-06-02',
        nextStay: '2026-03-02',
      },
    ])
  })

  it('follows what is paid', async () => {
    const stay = await aStay(setup)
    await setup.pool.query(
      `UPDATE bookings SET state = 'confirmed', hold_until = NULL, promised_until = NULL, visitor = NULL`,
    )
    expect(await customers.all({ open: true })).toMatchObject([{ openCents: 22_000 }])
    await setup.pool.query(
      `INSERT INTO folio_entries (folio_id, kind, method, cents, at) VALUES ($1, 'received', 'bank', -22000, now())`,
      [stay],
    )
    expect(await customers.all({ open: true })).toEqual([])
    expect(await customers.all({ open: false })).toMatchObject([{ openCents: 0 }])
  })

  it('no longer has a booking that was deleted', async () => {
    await aStay(setup)
    expect(await customers.all()).toHaveLength(1)
    await setup.pool.query('DELETE FROM payments')
    await setup.pool.query('DELETE FROM bookings')
    expect(await customers.all()).toEqual([])
  })
})

describe('The list of customers', () => {
  beforeEach(async () => {
    await aStay(setup, { email: 'anna@example.com' })
    await aStay(setup, {
      email: 'zoe@example.com',
      firstName: 'Zoë',
      lastName: 'Aerts',
      phone: '0031 6 87654321',
    })
    await setup.pool.query(confirmedAndPaid(`email = 'zoe@example.com'`))
    await anOrder(setup)
  })
  const names = async (filter: object) => (await customers.all(filter)).map(({ name }) => name)

  it.each([
    ['a name without its accents', 'zoe aerts', ['Zoë Aerts']],
    ['a part of an address', 'anna@', ['Anna van den Berg']],
    ['a telephone number, however it is written', '06-87 65 43 21', ['Zoë Aerts']],
    ['nothing that is there', 'niemand', []],
    ['what is no pattern', '%', []],
  ])('is found in by %s', async (_, q, found) => {
    expect(await names({ q })).toEqual(found)
  })

  it('is found in by the number of a customer and that of an order', async () => {
    const [anna] = await customers.all({ q: 'anna' })
    // As it is said, and as it was said once.
    for (const q of [anna!.number, `Klant${anna!.id}`, `k${anna!.id}`])
      expect(await names({ q })).toEqual(['Anna van den Berg'])
    const { rows } = await setup.pool.query<{ number: string }>(
      'SELECT number FROM breakfast_orders',
    )
    expect(await names({ q: rows[0]!.number.toLowerCase() })).toEqual(['Liesbeth van der Meer'])
  })

  it('is narrowed to who comes, is a business, or agreed to something', async () => {
    expect(await names({ coming: true })).toEqual(['Zoë Aerts'])
    expect(await names({ coming: false })).toHaveLength(2)
    const [anna] = await customers.all({ q: 'anna' })
    await customers.put(anna!.id, { ...anna!, notes: '', business: true })
    await customers.post(`${anna!.id}/consent`, { what: 'news', given: true })
    expect(await names({ business: true })).toEqual(['Anna van den Berg'])
    expect(await names({ consent: 'news' })).toEqual(['Anna van den Berg'])
    expect(await names({ consent: 'preferences' })).toEqual([])
  })

  it('is sorted as asked, a page at a time', async () => {
    const asked = (sort: unknown, range = [0, 1]) => customers.list({ sort, range })
    const { body, headers } = await asked(['name', 'DESC'])
    expect(body.map(({ name }) => name)).toEqual(['Zoë Aerts', 'Liesbeth van der Meer'])
    expect(headers['content-range']).toBe('customers 0-1/3')
    expect((await asked(['lastStay', 'DESC'])).body[0]!.name).toBe('Zoë Aerts')
    expect((await asked(['spentCents', 'DESC'], [0, 0])).body).toMatchObject([
      { name: 'Zoë Aerts', spentCents: 22_000 },
    ])
  })

  it('refuses what it cannot be asked with', async () => {
    for (const question of [
      { sort: ['notes', 'ASC'] },
      { filter: { consent: 'spam' } },
      { range: [-1, 3] },
    ])
      expect((await customers.list(question)).status).toBe(400)
  })

  it('is for staff alone', async () => {
    const { statusCode } = await setup.app.inject({ url: '/api/back-office/customers' })
    expect(statusCode).toBe(401)
  })
})

describe('The page of a customer', () => {
  it('has what they bought, wrote and were mailed', async () => {
    const stay = await aStay(setup)
    await setup.pool.query(confirmedAndPaid())
    const order = await anOrder(setup, { email: 'anna@example.com' })
    await setup.pool.query(
      `INSERT INTO form_messages (id, form, name, email, phone, answers, key, created_at)
       VALUES (gen_random_uuid(), 'contact', 'Anna', 'ANNA@example.com', '', '{}', 'k', now());
       INSERT INTO mails (id, subject_kind, subject_id, kind, message_id, recipient, subject, text, html, state, created_at)
       VALUES (gen_random_uuid(), 'booking', '${stay}', 'confirmation', 'm', 'anna@example.com', 'Je boeking', '', '', 'sent', now())`,
    )
    const anna = await customers.of(stay)
    expect(anna.bought).toMatchObject([
      { id: order, kind: 'breakfast-order', from: '2026-03-04', until: null, balanceCents: 3_880 },
      { id: stay, kind: 'booking', from: '2026-03-02', until: '2026-03-04', balanceCents: 0 },
    ])
    expect(anna).toMatchObject({
      emails: ['anna@example.com'],
      messages: [{ form: 'contact', handled: false }],
      mails: [{ kind: 'confirmation', subject: 'Je boeking' }],
    })
  })

  it('is not there for an unknown id', async () => {
    const answer = await customers.put(999_999, { name: 'A' })
    expect([answer.status, answer.body.error.text]).toEqual([404, 'Deze klant bestaat niet.'])
    const staff = await signedIn(setup.app)
    for (const id of ['999999', '0', 'x', '99999999999'])
      expect((await staff.get(`/api/back-office/customers/${id}`)).status).toBe(404)
  })
})

describe('Staff who write a customer', () => {
  const anna = async () => customers.of(await aStay(setup))
  const fieldsOf = ({ body }: Awaited<ReturnType<typeof customers.put>>) =>
    'error' in body && body.error.reason === 'invalid-input'
      ? body.error.fields.map(({ field }) => field)
      : []

  it('keep what they wrote, whatever is booked later', async () => {
    const { id, ...was } = await anna()
    const { status, body } = await customers.put(id, {
      ...was,
      name: ' Anna Berg ',
      notes: 'Vegetarisch',
    })
    expect([status, body.name, body.notes]).toEqual([200, 'Anna Berg', 'Vegetarisch'])
    await aStay(setup)
    expect((await customers.one(id)).name).toBe('Anna Berg')
  })

  it('are told at which field it cannot be', async () => {
    const { id, ...was } = await anna()
    expect(
      fieldsOf(
        await customers.put(id, {
          ...was,
          name: ' ',
          email: 'anna@',
          phone: 'x',
          notes: 'a'.repeat(1001),
        }),
      ),
    ).toEqual(['name', 'email', 'phone', 'notes'])
    expect((await customers.one(id)).name).toBe('Anna van den Berg')
  })

  it('are asked what becomes of the old address', async () => {
    const { id, ...was } = await anna()
    const changed = { ...was, email: 'a.berg@example.com' }
    expect(fieldsOf(await customers.put(id, changed))).toEqual(['oldEmail'])
    await customers.put(id, { ...changed, oldEmail: 'keep' })
    const [old, renewed] = [await aStay(setup), await aStay(setup, { email: 'A.Berg@example.com' })]
    expect([(await customers.of(old)).id, (await customers.of(renewed)).id]).toEqual([id, id])
    const again = await customers.one(id)
    await customers.put(id, { ...again, email: 'nieuw@example.com', oldEmail: 'forget' })
    const apart = await aStay(setup, { email: 'a.berg@example.com' })
    expect((await customers.of(apart)).id).not.toBe(id)
  })

  it('are told whose an address is already', async () => {
    const { id, ...was } = await anna()
    const other = await customers.of(await aStay(setup, { email: 'zoe@example.com' }))
    const answer = await customers.put(id, { ...was, email: 'Zoe@example.com', oldEmail: 'keep' })
    expect(answer.status).toBe(400)
    expect(JSON.stringify(answer.body)).toContain(other.number)
    expect((await customers.one(id)).emails).toEqual(['anna@example.com'])
  })

  it('write over nobody: what a colleague changed meanwhile is told field by field', async () => {
    const { id, ...was } = await anna()
    await customers.put(id, { ...was, notes: 'Eerste' })
    await setup.pool.query(
      `ALTER TABLE changes DISABLE TRIGGER changes_stay;
       UPDATE changes SET staff_id = gen_random_uuid(), by = 'Jos';
       ALTER TABLE changes ENABLE TRIGGER changes_stay`,
    )
    const answer = await customers.put(id, { ...was, notes: 'Tweede' })
    expect(answer.status).toBe(409)
    expect(answer.body.error).toMatchObject({
      reason: 'changed-meanwhile',
      changes: [{ field: 'notes', from: '', to: 'Eerste', by: 'Jos' }],
    })
  })
})

describe('What a customer agreed to', () => {
  it('is kept with who noted it and when, also after it was taken back', async () => {
    const { id } = await customers.of(await aStay(setup))
    const says = (given: boolean) => customers.post(`${id}/consent`, { what: 'news', given })
    expect((await says(true)).body.consents).toMatchObject([
      { what: 'news', givenBy: 'Beheer', withdrawnAt: null },
    ])
    expect((await says(true)).status).toBe(409)
    expect((await says(false)).body.consents).toMatchObject([
      { what: 'news', withdrawnBy: 'Beheer', withdrawnAt: expect.any(String) },
    ])
    expect((await says(false)).status).toBe(409)
    expect((await says(true)).body.consents).toHaveLength(2)
    expect((await customers.post(`${id}/consent`, { what: 'alles', given: true })).status).toBe(400)
  })
})
