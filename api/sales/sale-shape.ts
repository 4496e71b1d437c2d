import { z } from 'zod'
import { discountKinds } from '../../rules/cash-desk/discount-kinds.ts'
import { isEmail } from '../../rules/forms/is-email.ts'
import { textId } from '../../rules/texts/message.ts'
import { reasonShape, requestId } from '../orders/act-shapes.ts'
import { languageOrHouse } from '../requests/language-shapes.ts'
import { storedInteger } from '../requests/stored-values.ts'

/** Said of an id that no sale has. */
export const UNKNOWN_SALE = 'Deze verkoop bestaat niet.'
/** Said of a sale that was not made. */
export const NO_RECEIPT = 'Van deze verkoop is er geen bon.'

/** More on one receipt is a slip of the hand. */
const MOST_LINES = 50

const count = storedInteger('Vul een aantal in.')
const cents = storedInteger(textId('cashDesk.invalidAmount'))
const amount = cents.positive({ error: textId('cashDesk.invalidAmount') })
const linesOf = <Line extends z.ZodType>(line: Line) =>
  z.array(line).max(MOST_LINES, 'Dit zijn te veel regels voor één bon.').default([])

/** Body of `POST /api/back-office/sales`: what is on the receipt, under an id that the screen made. */
export const saleRequest = z.object({
  id: z.uuid('Dit kenmerk is niet geldig.').meta({
    description: 'Made by the screen: the same id again is the same sale.',
  }),
  products: linesOf(
    z.object({
      code: z.string('Kies een product.').max(200, 'Kies een product.'),
      pieces: count,
      days: count.default(1),
    }),
  ),
  bills: linesOf(z.object({ folioId: z.uuid('Kies een rekening.'), cents: amount })),
  discount: z
    .object({
      kind: z.enum(discountKinds, 'Kies een soort korting.'),
      cents: amount,
      reason: reasonShape(200),
    })
    .nullable()
    .default(null),
  totalCents: cents.meta({
    description: 'The total that the screen showed; another one at the server answers 409.',
  }),
})
export type SaleRequest = z.input<typeof saleRequest>
export type AskedSale = z.output<typeof saleRequest>

export const chooseShape = z.object({
  method: z.enum(['cash', 'pin'], 'Kies hoe er betaald wordt.'),
})
/** Of an act without anything to fill in. */
export const emptyShape = z.object({})
const receiptEmail = z
  .string({ error: textId('formFields.email') })
  .trim()
  .refine(isEmail, { error: textId('formFields.email') })

export const settleShape = z.object({
  receivedCents: cents.nullable().meta({ description: 'Null for pin.' }),
  receiptEmail: receiptEmail.nullable().default(null).meta({
    description: 'Where the receipt is mailed once the money is in; null: nowhere.',
  }),
  receiptLanguage: languageOrHouse,
})
export const mailReceiptShape = z.object({
  requestId,
  email: receiptEmail,
  language: languageOrHouse,
})
/**
 * `version` is that of the sale on the screen: 'Ja' is said to what was seen, and however often, in
 * however many tabs, it is one press.
 */
export const yesShape = z
  .object({ version: storedInteger('Laad de pagina opnieuw.') })
  .transform(({ version }) => ({ version, requestId: `yes-${version}` }))
export const takeBackSaleShape = z.object({ reason: reasonShape(500) })

const settlement = z.object({
  priceCents: z.int(),
  roundingCents: z.int(),
  dueCents: z.int(),
  receivedCents: z.int(),
  changeCents: z.int(),
})

/** `GET /api/back-office/sales/:id`. */
export const saleViewShape = z
  .object({
    id: z.uuid(),
    number: z.string().nullable().meta({ description: 'Null until the money is in.' }),
    step: z.enum(['method', 'amount', 'confirm', 'done', 'dropped']),
    version: z.int(),
    employee: z.string(),
    lines: z.array(
      z.object({
        what: z.enum(['product', 'bill']),
        name: z.string(),
        detail: z.string().meta({ description: 'Such as `2 ×`, or who pays the bill; or empty.' }),
        cents: z.int(),
        bill: z.object({ id: z.uuid(), kind: z.enum(['booking', 'breakfast-order']) }).nullable(),
      }),
    ),
    discount: z.object({ kind: z.string(), cents: z.int(), reason: z.string() }).nullable(),
    regularCents: z.int().meta({ description: 'Before discount.' }),
    priceCents: z.int().meta({ description: 'After discount, before any rounding of cash.' }),
    cashDueCents: z.int().meta({ description: 'What is asked where it is paid in cash.' }),
    method: z.enum(['cash', 'pin']).nullable(),
    settlement: settlement.nullable(),
    short: z.array(z.object({ name: z.string(), pieces: z.int() })).meta({
      description: 'Sold although there were no more of it.',
    }),
    receiptEmail: z.string().nullable().meta({
      description: 'Where the receipt goes by mail, as it was asked for at the desk.',
    }),
    receiptLanguage: z.string().nullable().meta({ description: 'In which it goes there.' }),
    begunAt: z.iso.datetime(),
    doneAt: z.iso.datetime().nullable(),
    doneBy: z.string().nullable(),
    takenBack: z.object({ at: z.iso.datetime(), by: z.string(), reason: z.string() }).nullable(),
  })
  .meta({ id: 'Sale' })
export type SaleView = z.output<typeof saleViewShape>

/** The VAT of a sale, or of a day at the desk, by rate. */
export const ratesShape = z
  .array(
    z.object({
      vatBasisPoints: z.int().nullable(),
      grossCents: z.int(),
      netCents: z.int(),
      vatCents: z.int(),
    }),
  )
  .meta({ description: 'Of what the desk sold itself; null: outside VAT.' })

/** `GET /api/back-office/sales/:id/receipt`, of a sale that was made. */
export const saleReceiptShape = z.object({
  sale: saleViewShape,
  house: z.object({
    name: z.string(),
    address: z.string(),
    phone: z.string(),
    email: z.string(),
    kvk: z.string(),
    vatId: z.string(),
  }),
  rates: ratesShape,
  hasInvoice: z.boolean().meta({
    description: 'Whether the desk sold something itself: bills have invoices of their own.',
  }),
})
export type SaleReceiptView = z.output<typeof saleReceiptShape>

/** `GET /api/back-office/sales/offer`. */
export const saleOfferShape = z.object({
  products: z.array(
    z.object({
      code: z.string(),
      name: z.string(),
      unit: z.enum(['piece', 'day', 'person']),
      cents: z.int().meta({ description: 'For one unit, VAT included.' }),
      stock: z.int().nullable().meta({ description: 'Null: as many as are asked for.' }),
      fewest: z.int().meta({ description: 'Fewer are not sold.' }),
    }),
  ),
})
export type SaleOfferView = z.output<typeof saleOfferShape>

/** `GET /api/back-office/sales/bills?q=`. */
export const openBillShape = z.object({
  folioId: z.uuid(),
  kind: z.enum(['booking', 'breakfast-order']),
  number: z.string(),
  guest: z.string(),
  day: z.iso.date().meta({ description: 'The day of arrival, or of delivery.' }),
  balanceCents: z.int(),
})
export type OpenBillView = z.output<typeof openBillShape>
