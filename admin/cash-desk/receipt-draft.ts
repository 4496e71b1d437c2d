import type { OpenBillView, SaleOfferView, SaleRequest } from '../../api/sales/sale-shape.ts'
import type { DiscountKind } from '../../rules/cash-desk/discount-kinds.ts'
import { parseEuro } from '../../rules/money/parse-euro.ts'

export type OfferedProduct = SaleOfferView['products'][number]

/** A receipt as it is put together, before the sale begins. Amounts are as they are typed. */
export interface ReceiptDraft {
  /** By the code of the product; 0 and what is left out are not on the receipt. */
  pieces: Record<string, number>
  /** Of what is hired by the day; 1 where left out, 0 while nothing is typed. */
  days: Record<string, number>
  bills: { bill: OpenBillView; amount: string }[]
  discount: { kind: DiscountKind; amount: string; reason: string } | null
}

export const emptyReceipt: ReceiptDraft = { pieces: {}, days: {}, bills: [], discount: null }

/** For how many days a product is taken; 1 for what is not hired by the day. */
export function daysOf({ code, unit }: OfferedProduct, { days }: ReceiptDraft): number {
  return unit === 'day' ? Math.max(1, days[code] ?? 1) : 1
}

/** What a line of a product costs, in cents: the API prices it again. */
export function productCents(product: OfferedProduct, draft: ReceiptDraft): number {
  const pieces = draft.pieces[product.code] ?? 0
  return pieces * daysOf(product, draft) * product.cents
}

/** What the receipt comes to, in cents, and what of it the desk sells itself; null: not to be read. */
export function receiptTotal(
  draft: ReceiptDraft,
  products: readonly OfferedProduct[],
): { soldCents: number; totalCents: number } | null {
  const soldCents = products.reduce((sum, product) => sum + productCents(product, draft), 0)
  const amounts = draft.bills.map(({ amount }) => parseEuro(amount))
  const discount = draft.discount ? parseEuro(draft.discount.amount) : 0
  if (discount === null || amounts.includes(null)) return null
  const bills = amounts.reduce<number>((sum, cents) => sum + (cents ?? 0), 0)
  return { soldCents, totalCents: soldCents + bills - discount }
}

/** What the API is asked for. */
export function saleRequestOf(
  id: string,
  draft: ReceiptDraft,
  products: readonly OfferedProduct[],
): SaleRequest {
  return {
    id,
    products: products
      .filter(({ code }) => (draft.pieces[code] ?? 0) > 0)
      .map((product) => ({
        code: product.code,
        pieces: draft.pieces[product.code] ?? 0,
        days: daysOf(product, draft),
      })),
    bills: draft.bills.map(({ bill, amount }) => ({
      folioId: bill.folioId,
      cents: parseEuro(amount) ?? 0,
    })),
    discount: draft.discount && {
      kind: draft.discount.kind,
      cents: parseEuro(draft.discount.amount) ?? 0,
      reason: draft.discount.reason,
    },
    totalCents: receiptTotal(draft, products)?.totalCents ?? 0,
  }
}

/** What is on it, in order: the fields of a refusal count them. */
export function chosenProducts(draft: ReceiptDraft, products: readonly OfferedProduct[]) {
  return products.filter(({ code }) => (draft.pieces[code] ?? 0) > 0)
}
