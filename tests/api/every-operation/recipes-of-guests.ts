import { goodForms } from '../../rules/forms/good-forms.ts'
import { randomUUID } from 'node:crypto'
import { issueTicket } from '../../../api/forms/form-ticket.ts'
import { mailToken } from '../../../api/mail/mail-token.ts'
import { EmailLinks } from '../../../api/staff/email-links.ts'
import { PasswordLinks } from '../../../api/staff/password-links.ts'
import type { GuestForm } from '../../../rules/forms/guest-forms.ts'
import { someBuyer } from '../invoices/some-buyer.ts'
import { MONDAY } from '../setup/api-process.ts'
import type { Hands, Recipe } from './hands.ts'
import { PASSWORD, SECRET, TYPE } from './open-house.ts'

const form =
  (name: GuestForm): Recipe =>
  () => ({
    body: { ...goodForms[name], ticket: issueTicket(SECRET, MONDAY - 60_000), website: '' },
  })
const ofStay =
  (body?: object): Recipe =>
  async ({ held }) => ({ parts: { id: (await held()).id }, body })
const ofOrder =
  (body?: object): Recipe =>
  async ({ order }) => ({ parts: { id: (await order()).id }, body })
const stay = { arrival: '2026-03-02', departure: '2026-03-04' }

/** An invoice of a guest's own, issued by staff. */
async function invoiceOf({ staff }: Hands, id: string): Promise<Record<string, string>> {
  const { id: invoiceId } = await staff.post('/invoices', { folioId: id, buyer: someBuyer })
  return { id, invoiceId }
}

/** Another member of staff. */
export async function colleague({ house, number }: Hands): Promise<{ id: string; email: string }> {
  const email = `jos${number()}@example.com`
  // The hash of the one who is there: making one costs as much as ten requests.
  const { rows } = await house.pool.query<{ id: string }>(
    `INSERT INTO staff (id, email, name, password_hash)
     SELECT gen_random_uuid(), $1, 'Jos', password_hash FROM staff WHERE id = $2 RETURNING id`,
    [email, house.staffId],
  )
  return { id: rows[0]!.id, email }
}

export const guestRecipes: Record<string, Recipe> = {
  'Availability.search': () => ({ query: { ...stay, guests: '2' } }),
  'Quotes.quote': () => ({ query: { ...stay, room: TYPE, persons: '2' } }),
  'Calendar.calendar': () => ({ parts: { slug: TYPE }, query: { persons: '2' } }),
  'Rooms.one': () => ({ parts: { slug: TYPE } }),
  'Pages.one': () => ({ parts: { slug: 'huisregels' } }),
  'AddressProof.answer': () => ({ parts: { challenge: randomUUID() } }),
  'Bookings.book': async ({ wish, press }) => ({
    body: await wish(),
    headers: { 'idempotency-key': press() },
  }),
  'Bookings.checkout': ofStay(),
  'Bookings.statusOf': ofStay(),
  'Bookings.payAgain': ofStay({}),
  'GuestInvoices.all': async ({ paid }) => ({ parts: { id: (await paid()).id } }),
  'GuestInvoices.ask': async ({ paid }) => ({ parts: { id: (await paid()).id }, body: someBuyer }),
  'GuestInvoices.pdf': async (hands) => ({
    parts: await invoiceOf(hands, (await hands.paid()).id),
  }),
  'BreakfastOrders.place': ({ boxes, press }) => ({
    body: boxes(),
    headers: { 'idempotency-key': press() },
  }),
  'BreakfastOrders.quote': () => ({ query: { adults: '2', kids: '1' } }),
  'BreakfastOrders.statusOf': ofOrder(),
  'BreakfastOrders.cancel': async ({ order }) => {
    const { id } = await order()
    return { parts: { id }, body: { token: mailToken(SECRET, { kind: 'breakfast-order', id }) } }
  },
  'BreakfastOrders.checkout': ofOrder(),
  'BreakfastOrders.payAgain': ofOrder({}),
  'GuestOrderInvoices.all': async ({ paidOrder }) => ({ parts: { id: (await paidOrder()).id } }),
  'GuestOrderInvoices.ask': async ({ paidOrder }) => ({
    parts: { id: (await paidOrder()).id },
    body: someBuyer,
  }),
  'GuestOrderInvoices.pdf': async (hands) => ({
    parts: await invoiceOf(hands, (await hands.paidOrder()).id),
  }),
  'Forms.business': form('business'),
  'Forms.contact': form('contact'),
  'Forms.project': form('project'),
  'Forms.vendor': form('vendor'),
  'PaymentWebhook.receive': async ({ held, opened }) => ({
    body: `id=${await opened('bookings', (await held()).id)}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  }),
  'Session.begin': async (hands) => ({
    body: { email: (await colleague(hands)).email, password: PASSWORD },
  }),
  'Password.ask': async (hands) => ({ body: { email: (await colleague(hands)).email } }),
  'Password.choose': async (hands) => {
    const { id } = await colleague(hands)
    const { url } = (await hands.house.app.get(PasswordLinks).forStaff(id))!
    return { body: { token: url.split('#')[1], password: `${PASSWORD} en langer` } }
  },
  'Email.confirm': async (hands) => {
    const who = await colleague(hands)
    const url = hands.house.app.get(EmailLinks).linkTo(who, `new-${who.email}`)
    return { body: { token: url.split('#')[1] } }
  },
}
