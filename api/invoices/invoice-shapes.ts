import { z } from 'zod'
import { typedText } from '../edits/kept-shape.ts'
import { mailStates } from '../mail/mail-state.ts'

/** Who the invoice is for, as typed; which of it may be empty, `checkBuyer` says. */
export const buyerShape = z.object({
  name: typedText,
  street: typedText,
  houseNumber: typedText,
  postcode: typedText,
  city: typedText,
  country: typedText.meta({ description: 'ISO 3166-1, two letters: `NL`.' }),
  kvk: typedText,
  vatId: typedText,
  email: typedText,
})

/** Body of `POST /api/back-office/invoices`. */
export const invoiceOrderShape = z.object({
  folioId: z.uuid('Kies een rekening.'),
  buyer: buyerShape,
  replaces: z.uuid().optional().meta({
    description: 'The invoice that is taken back where the new one says something else.',
  }),
})

/** Body of `POST /api/back-office/invoices/:id/mail`. */
export const mailingShape = z.object({
  requestId: z.uuid('Laad de pagina opnieuw.').meta({ description: 'One for each press.' }),
  email: typedText,
})

const party = z.object({
  name: z.string(),
  address: z.string(),
  postcode: z.string(),
  city: z.string(),
  country: z.string(),
  kvk: z.string().nullable(),
  vatId: z.string().nullable(),
})
const cents = { grossCents: z.int(), netCents: z.int(), vatCents: z.int() }

/** The invoice as it was issued. */
const documentShape = z.object({
  number: z.string(),
  credits: z.string().nullable(),
  issuedOn: z.string(),
  dueOn: z.string(),
  orderNumber: z.string(),
  suppliedFrom: z.string(),
  suppliedUntil: z.string(),
  seller: party,
  buyer: party,
  iban: z.string().optional().meta({ description: 'Where it is paid to, where that was told.' }),
  lines: z.array(
    z.object({
      ...cents,
      description: z.string().meta({ description: 'In the words of the day of issue.' }),
      sold: z.string().optional().meta({
        description:
          'What was sold, whatever it is called: `season 2026-03-04`. Absent on older invoices.',
      }),
      persons: z.int(),
      vatCategory: z.enum(['lodging', 'food', 'standard', 'none']),
      vatBasisPoints: z.int(),
    }),
  ),
  rates: z.array(z.object({ ...cents, vatBasisPoints: z.int().nullable() })),
  ...cents,
  roundingDifferenceCents: z.int(),
  paidCents: z.int(),
})

export const invoiceViewShape = z
  .object({
    id: z.uuid(),
    number: z.string(),
    issuedOn: z.iso.date(),
    orderNumber: z.string(),
    buyer: z.string(),
    grossCents: z.int(),
    folioId: z.uuid(),
    by: z.string().nullable().meta({ description: '`guest`, a name, or null: by itself.' }),
    creditsId: z.uuid().nullable().meta({ description: 'What a credit note takes back.' }),
    creditsNumber: z.string().nullable(),
    creditNoteId: z.uuid().nullable().meta({ description: 'What takes it back.' }),
    creditNoteNumber: z.string().nullable(),
  })
  .meta({ id: 'Invoice' })

export const invoiceDetailShape = invoiceViewShape
  .extend({
    document: documentShape,
    email: z.string().meta({ description: 'Of who booked or ordered; empty: not known.' }),
    mails: z.array(
      z.object({
        id: z.uuid(),
        recipient: z.string(),
        state: z.enum(mailStates),
        createdAt: z.string(),
      }),
    ),
  })
  .meta({ id: 'InvoiceDetail' })

/** What staff need to make the invoice of an order. */
export const folioInvoicesShape = z.object({
  id: z.uuid(),
  kind: z.string(),
  number: z.string(),
  buyer: buyerShape,
  standingId: z
    .uuid()
    .nullable()
    .meta({ description: 'The invoice that no credit note took back.' }),
  standingNumber: z.string().nullable(),
  totalCents: z.int(),
  paidCents: z.int(),
  lines: z.int().meta({ description: 'How many lines there are to invoice.' }),
  missing: z.string().nullable().meta({ description: 'Why no invoice can be made yet.' }),
  isAhead: z
    .boolean()
    .meta({ description: 'Whether its departure or delivery is still to come: not of a sale.' }),
  request: z
    .object({ refusal: z.string().nullable(), isOpen: z.boolean() })
    .nullable()
    .meta({ description: 'An invoice that was asked for; why it was not made.' }),
  invoices: z.array(invoiceViewShape),
})

export const guestInvoicesShape = z.object({
  /** Whether there is anything to invoice that was not, and the property can. */
  canAsk: z.boolean(),
  /** One was asked for, and comes after departure or delivery. */
  isAsked: z.boolean(),
  /** What was asked for could not be made: staff decide. */
  isRefused: z.boolean(),
  /** The stay or the delivery is over: it is made at once. */
  isOver: z.boolean(),
  invoices: z.array(z.object({ id: z.uuid(), number: z.string(), isCredit: z.boolean() })),
})

/** A row of `GET /api/back-office/invoices`. */
export type InvoiceView = z.output<typeof invoiceViewShape>
/** `GET /api/back-office/invoices/:id`. */
export type InvoiceDetailView = z.output<typeof invoiceDetailShape>
/** `GET /api/back-office/invoices/of/:folioId`. */
export type FolioInvoicesView = z.output<typeof folioInvoicesShape>
/** `GET /api/bookings/:id/invoices`: what the guest sees. */
export type GuestInvoicesView = z.output<typeof guestInvoicesShape>
