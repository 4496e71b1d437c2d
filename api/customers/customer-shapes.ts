import { z } from 'zod'
import { textId } from '../../rules/texts/message.ts'
import { rowView, seenVersion, typedText } from '../edits/kept-shape.ts'
import { formMessageViewShape } from '../forms/form-message-view.ts'
import { mailOfOrderShape } from '../mail/mail-shapes.ts'
import { storedInteger } from '../requests/stored-values.ts'

/** What staff may note that a customer agreed to. */
export const consentKinds = ['news', 'preferences'] as const
export type ConsentKind = (typeof consentKinds)[number]

/** A row of `GET /api/back-office/customers`. */
export const customerViewShape = z.object({
  ...rowView,
  number: z.string().meta({ description: 'As staff say it: `klant 12`.' }),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  city: z.string(),
  business: z.boolean(),
  stays: z.int().meta({ description: 'Stays that stand, past and to come.' }),
  orders: z.int().meta({ description: 'Breakfast orders that stand.' }),
  spentCents: z.int().meta({ description: 'What was sold to them and stands.' }),
  openCents: z.int().meta({ description: 'What they have still to pay.' }),
  lastStay: z.iso.date().nullable().meta({ description: 'The last arrival until today.' }),
  nextStay: z.iso.date().nullable().meta({ description: 'The first arrival after today.' }),
})
export type CustomerView = z.output<typeof customerViewShape>

const orderShape = z.object({
  id: z.uuid(),
  kind: z.enum(['booking', 'breakfast-order']),
  number: z.string(),
  state: z.string(),
  from: z.iso.date().meta({ description: 'The arrival, or the day of the delivery.' }),
  until: z.iso.date().nullable().meta({ description: 'The departure of a stay.' }),
  totalCents: z.int(),
  balanceCents: z.int(),
  apart: z.boolean().meta({ description: 'Staff took it apart: its address does not move it.' }),
  erased: z.boolean(),
})
export type CustomerOrderView = z.output<typeof orderShape>

const moveShape = z.object({
  id: z.int(),
  kind: z.enum(['merge', 'split']),
  other: z.object({ id: z.int(), number: z.string(), name: z.string() }),
  isFrom: z.boolean().meta({ description: 'The orders went from this customer to the other.' }),
  by: z.string(),
  at: z.iso.datetime(),
  undoable: z.boolean(),
})
export type CustomerMoveView = z.output<typeof moveShape>

/** `GET /api/back-office/customers/:id`. */
export const customerDetailShape = customerViewShape.extend({
  notes: z.string(),
  emails: z.array(z.string()).meta({ description: 'Every address that leads to this customer.' }),
  mergedInto: z.int().nullable(),
  erasureAskedAt: z.iso.datetime().nullable(),
  erasedAt: z.iso.datetime().nullable(),
  consents: z.array(
    z.object({
      what: z.enum(consentKinds),
      givenAt: z.iso.datetime(),
      givenBy: z.string(),
      withdrawnAt: z.iso.datetime().nullable(),
      withdrawnBy: z.string().nullable(),
    }),
  ),
  bought: z
    .array(orderShape)
    .meta({ description: 'Stays and breakfast orders, the newest first.' }),
  messages: z.array(
    formMessageViewShape.pick({ id: true, form: true, createdAt: true, handled: true }),
  ),
  mails: z.array(mailOfOrderShape),
  moves: z.array(moveShape),
})
export type CustomerDetailView = z.output<typeof customerDetailShape>

/** `GET /api/back-office/customers/:id/erasure`: what goes now, what stays, and until when. */
export const erasureViewShape = z.object({
  id: z.int(),
  name: z.string(),
  refused: z.string().nullable().meta({ description: 'Why nothing can be erased yet.' }),
  goes: z.object({
    messages: z.int(),
    mails: z.int(),
    consents: z.int(),
    notes: z.int().meta({ description: 'Notes of staff and of bookings.' }),
    phones: z.int(),
    orders: z.array(z.string()).meta({ description: 'Orders that the books do not need.' }),
  }),
  stays: z.array(z.object({ number: z.string(), until: z.iso.date() })).meta({
    description: 'Orders whose name, e-mail and address stay, until the first day they do not.',
  }),
  registers: z.array(z.object({ number: z.string(), until: z.iso.date() })).meta({
    description: 'Stays in the night register, which has a term of its own.',
  }),
})
export type ErasureView = z.output<typeof erasureViewShape>

/** A customer as staff write them. */
export const customerChangeShape = z.object({
  name: typedText,
  email: typedText,
  phone: typedText,
  city: typedText,
  notes: typedText,
  business: z.boolean().default(false),
  oldEmail: z.enum(['keep', 'forget']).nullish().meta({
    description:
      'Asked where the address becomes another: whether bookings with the old one still are of this customer.',
  }),
  ...seenVersion,
})
export type CustomerChange = z.output<typeof customerChangeShape>

const side = z.enum(['this', 'other'], { error: textId('customer.choice') })

/** Which customer goes into this one, and of which of the two each value stays. */
export const mergeShape = z.object({
  other: storedInteger(textId('customer.withItself')),
  name: side,
  email: side,
  phone: side,
  city: side,
  ...seenVersion,
})
export type MergeRequest = z.output<typeof mergeShape>

/** Which booking or breakfast order becomes of a customer of its own. */
export const splitShape = z.object({
  orderId: z.uuid({ error: textId('customer.unknownOrder') }),
  ...seenVersion,
})
export type SplitRequest = z.output<typeof splitShape>

export const consentShape = z.object({ what: z.enum(consentKinds), given: z.boolean() })
export type ConsentRequest = z.output<typeof consentShape>

/** The name of who is erased, typed once more: it cannot be undone. */
export const erasureShape = z.object({
  name: typedText.refine((name) => name.trim() !== '', { error: textId('customer.nameToErase') }),
})
export type ErasureRequest = z.output<typeof erasureShape>
