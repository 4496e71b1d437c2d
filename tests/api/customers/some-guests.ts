import type pg from 'pg'
import type { CustomerDetailView, CustomerView } from '../../../api/customers/customer-shapes.ts'
import type { ApiError } from '../../../api/errors/api-error.ts'
import { book, twoNights } from '../setup/book.ts'
import { emptied } from '../setup/emptied.ts'
import type { TestSetup } from '../setup/open-setup.ts'
import { threeBoxes, orderBreakfast } from '../setup/order-breakfast.ts'
import { emptySetup } from '../setup/overlaps.ts'
import type { SignedIn } from '../setup/signed-in.ts'

export const CUSTOMERS = '/api/back-office/customers'

/** Nobody booked or ordered anything yet. */
export async function nobodyYet(pool: pg.Pool): Promise<void> {
  await emptySetup(pool)
  await emptied(
    pool,
    'customers, customer_emails, customer_orders, customer_consents, customer_moves, breakfast_orders, form_messages, changes',
  )
}

/** Two nights from 2 March 2026, or other ones, booked as a guest does; answers the booking's id. */
export async function aStay(setup: TestSetup, more: object = {}): Promise<string> {
  const { status, body } = await book(setup.app, { ...twoNights, ...more })
  if (status !== 201) throw new Error(JSON.stringify(body))
  return body.id
}

/** A breakfast order of a guest with this address; answers its id. */
export async function anOrder(setup: TestSetup, more: object = {}): Promise<string> {
  const { status, body } = await orderBreakfast(setup.app, { ...threeBoxes, ...more })
  if (status !== 201) throw new Error(JSON.stringify(body))
  return body.id
}

/** A stay that no guest made by themselves: straight into the database. */
export async function aStoredStay(
  pool: pg.Pool,
  stay: { room: number; arrival: string; departure: string; email: string; name?: string },
): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    `WITH new AS (SELECT gen_random_uuid() AS id, 'T' || nextval('booking_number_seq') AS number),
     booked AS (
       INSERT INTO bookings (id, number, state, source, made_by, payment, room_type_id, room_id, stay, adults, name, email, phone,
         folio_id, total_cents, created_at, updated_at)
       SELECT new.id, new.number, 'confirmed', 'none', 'staff', 'at-desk', room_type_id, rooms.id, daterange($2, $3), 2, $5, $4, '', new.id, 10000, $2::date, $2::date
       FROM rooms, new WHERE rooms.number = $1 RETURNING id, number, created_at),
     folio AS (INSERT INTO folios (id, kind, number, created_at) SELECT id, 'booking', number, created_at FROM booked)
     INSERT INTO folio_entries (folio_id, kind, cents, at) SELECT id, 'sold', 10000, created_at FROM booked RETURNING folio_id AS id`,
    [stay.room, stay.arrival, stay.departure, stay.email, stay.name ?? 'Bea Bakker'],
  )
  return rows[0]!.id
}

/** What staff see of customers, and do with them. */
export function customersOf(staff: SignedIn) {
  const list = async (question: object = {}) => {
    const query = Object.entries(question)
      .map(([name, value]) => `${name}=${encodeURIComponent(JSON.stringify(value))}`)
      .join('&')
    return staff.get<CustomerView[] & ApiError>(`${CUSTOMERS}?${query}`)
  }
  const one = async (id: number) => (await staff.get<CustomerDetailView>(`${CUSTOMERS}/${id}`)).body
  return {
    list,
    one,
    async all(filter: object = {}) {
      return (await list({ filter, sort: ['id', 'ASC'] })).body
    },
    async of(order: string) {
      const { body } = await list({ filter: { order } })
      return one(body[0]!.id)
    },
    put: (id: number, change: object) =>
      staff.put<CustomerDetailView & ApiError>(`${CUSTOMERS}/${id}`, change),
    post: (path: string, request: object = {}) =>
      staff.post<CustomerDetailView & ApiError>(`${CUSTOMERS}/${path}`, request),
  }
}
