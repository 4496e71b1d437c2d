import { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { billLists } from '../../../api/bills/bill-lists.ts'
import { bookingList } from '../../../api/bookings/booking-rows.ts'
import { customerList } from '../../../api/customers/customer-list.ts'
import { type ListOf, Lists } from '../../../api/lists/list-of.ts'
import { mailList } from '../../../api/mail/mails-controller.ts'
import { fillWithBookings } from '../setup/many-bookings.ts'
import { type TestSetup, openSetup } from '../setup/open-setup.ts'

let setup: TestSetup
let lists: Lists
beforeAll(async () => {
  setup = await openSetup({ types: [{ slug: 'klein', rooms: 3 }] })
  // One connection: the table in between belongs to it.
  const pool = new Pool({ connectionString: setup.url, max: 1 })
  await fillWithBookings(pool, 60, '2026-12-31')
  await pool.end()
  // All alike but for their ids: only these tell them apart.
  await setup.pool
    .query(`INSERT INTO mails (id, subject_kind, subject_id, subject_number, kind, message_id, recipient, recipient_name, subject, text, html, state, created_at)
    SELECT gen_random_uuid(), 'booking', id, 'B1', 'confirmation', number, 'gast@example.com', '', '', '', '', 'sent', '2026-01-01' FROM bookings`)
  // Every third has no stay, and two at a time are alike.
  await setup.pool
    .query(`INSERT INTO customers (name, email, phone, city, edited, created_at, last_departure, spent_cents, stays)
    SELECT 'Gast ' || n / 2, '', '', '', true, now(), CASE WHEN n % 3 > 0 THEN date '2026-01-01' + n / 2 END, n / 2, n / 2 FROM generate_series(1, 50) AS n`)
  lists = setup.app.get(Lists)
}, 120_000)
afterAll(() => setup.close())

const declared: [string, ListOf][] = [
  ['bookings', bookingList],
  ['bills', billLists.booking],
  ['customers', customerList],
  ['mails', mailList],
]
const cases = declared.flatMap(([name, list]) =>
  Object.keys(list.sorts).flatMap((field) =>
    (['ASC', 'DESC'] as const).map((direction) => ({
      name,
      list,
      sort: [field, direction] as const,
    })),
  ),
)

const idsOf = (rows: object[]) => rows.map((row) => (row as { id: string | number }).id)

describe('A list of staff', () => {
  it.each(cases)(
    'of $name by $sort has each row on one of its pages, as in the whole and in its export',
    async ({ list, sort }) => {
      const asked = { sort, filter: {} }
      const whole = idsOf(await lists.rows(list, asked))
      expect(whole.length).toBeGreaterThan(40)
      expect(new Set(whole).size).toBe(whole.length)
      const pages: (string | number)[] = []
      for (let first = 0; first < whole.length; first += 17) {
        const page = await lists.page(
          { ...list, countedApart: false },
          { first, most: 17, ...asked },
        )
        expect(page.total).toBe(whole.length)
        pages.push(...idsOf(page.rows))
      }
      expect(pages).toEqual(whole)
      const exported: (string | number)[] = []
      for await (const part of lists.all(list, asked)) exported.push(...idsOf(part))
      expect(exported).toEqual(whole)
    },
  )

  it.each(declared)('of %s is the other way round in the other direction', async (_, list) => {
    for (const field of Object.keys(list.sorts).filter((each) => each !== 'roomNumber')) {
      const up = idsOf(await lists.rows(list, { sort: [field, 'ASC'], filter: {} }))
      const down = idsOf(await lists.rows(list, { sort: [field, 'DESC'], filter: {} }))
      expect(down).toEqual(up.toReversed())
    }
  })

  it('keeps rows without a value last, whichever way it is sorted by it', async () => {
    await setup.pool.query(
      `UPDATE mails SET sent_at = now() WHERE id IN (SELECT id FROM mails LIMIT 5)`,
    )
    for (const direction of ['ASC', 'DESC'] as const) {
      const rows = await lists.rows<{ sentAt: Date | null }>(mailList, {
        sort: ['sentAt', direction],
        filter: {},
      })
      expect(rows.slice(0, 5).every(({ sentAt }) => sentAt !== null)).toBe(true)
      expect(rows.slice(5).every(({ sentAt }) => sentAt === null)).toBe(true)
    }
  })

  it('takes what was typed as text, never as SQL or as a pattern', async () => {
    for (const q of ["'; DROP TABLE mails; --", '%', '_', '\\', '$1']) {
      const page = await lists.page(mailList, {
        first: 0,
        most: 10,
        sort: ['createdAt', 'DESC'],
        filter: { q },
      })
      expect(page).toEqual({ rows: [], first: 0, total: 0 })
    }
  })
})
