import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { SaleOfferView, SaleView } from '../../api/sales/sale-shape.ts'
import { parseEuro } from '../../rules/money/parse-euro.ts'
import { newUuid } from '../bookings/request-id.ts'
import { ApiProblem, isUnreachable } from '../data/api-problem.ts'
import { useBackOfficeData } from '../data/use-back-office-data.ts'
import { ListSkeleton } from '../shell/ListSkeleton.tsx'
import { LoadFailure } from '../shell/LoadFailure.tsx'
import { useText } from '../texts/use-text.ts'
import { failureText, wordsInForce } from '../texts/words.ts'
import { BillPicker } from './BillPicker.tsx'
import { ProductPicker } from './ProductPicker.tsx'
import { ReceiptSummary } from './ReceiptSummary.tsx'
import styles from './cash-desk.module.css'
import {
  type OfferedProduct,
  type ReceiptDraft,
  chosenProducts,
  emptyReceipt,
  receiptTotal,
  saleRequestOf,
} from './receipt-draft.ts'
import { saleAddress } from './sale-address.ts'
import type { DeskBlock } from './use-desk-block.ts'
import { useReceiptDraft } from './use-receipt-draft.ts'
import { saleKey } from './use-sale.ts'

/** Puts a receipt together: products, extras and open bills, and a discount; then it is paid. */
export function SaleForm({ block }: { block: DeskBlock }) {
  const text = useText()
  const data = useBackOfficeData()
  const offer = useQuery({
    queryKey: ['products', 'offer'],
    queryFn: () => data.call<SaleOfferView>('sales/offer', undefined, 'GET'),
  })
  if (offer.data) return <Receipt products={offer.data.products} block={block} />
  if (offer.error)
    return (
      <LoadFailure
        what={text('cashDesk.sell.productsFailed')}
        problem={offer.error}
        onRetry={() => void offer.refetch()}
      />
    )
  return <ListSkeleton label={text('cashDesk.loading')} rows={5} />
}

function Receipt({ products, block }: { products: OfferedProduct[]; block: DeskBlock }) {
  const text = useText()
  const data = useBackOfficeData()
  const client = useQueryClient()
  const navigate = useNavigate()
  const [draft, setDraft] = useReceiptDraft()
  // One id for one receipt: pressed again because the answer was lost, it is the same sale.
  const id = useRef(newUuid())
  const [unsent, setUnsent] = useState<Record<string, string>>({})
  const begin = useMutation({
    mutationFn: () => data.call<SaleView>('sales', saleRequestOf(id.current, draft, products)),
    onSuccess: (sale) => {
      client.setQueryData(saleKey(sale.id), sale)
      void client.invalidateQueries({ queryKey: ['sales', 'list'] })
      setDraft(emptyReceipt)
      void navigate(saleAddress(sale), { state: { done: false } })
    },
    onError: () => client.invalidateQueries({ queryKey: ['products'] }),
  })
  const change = (next: ReceiptDraft) => {
    // What is refused is another sale once it is mended.
    if (begin.error && !isUnreachable(begin.error)) id.current = newUuid()
    begin.reset()
    setUnsent({})
    setDraft(next)
  }
  const sent = (begin.error instanceof ApiProblem && begin.error.body.errors) || {}
  const errors = { ...sent, ...unsent }
  function send() {
    const wrong = wrongIn(draft, products, {
      invalid: text('cashDesk.sell.invalid'),
      reason: text('cashDesk.sell.reasonMissing'),
      tooHigh: text('cashDesk.sell.tooHigh'),
    })
    setUnsent(wrong)
    if (Object.keys(wrong).length === 0 && !begin.isPending) begin.mutate()
  }
  return (
    <form
      className={styles.kas}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <div className={styles.stack}>
        <ProductPicker products={products} draft={draft} errors={errors} onChange={change} />
        <BillPicker draft={draft} errors={errors} onChange={change} />
      </div>
      <ReceiptSummary
        products={products}
        draft={draft}
        errors={errors}
        problem={
          begin.error
            ? isUnreachable(begin.error)
              ? text('cashDesk.unsure')
              : failureText(begin.error)
            : null
        }
        busy={begin.isPending}
        block={block}
        onChange={change}
      />
    </form>
  )
}

/** What can be seen to be wrong before the API is asked, by the fields of its refusals. */
function wrongIn(
  draft: ReceiptDraft,
  products: readonly OfferedProduct[],
  said: { invalid: string; reason: string; tooHigh: string },
): Record<string, string> {
  const wrong: Record<string, string> = {}
  for (const [place, { bill, amount }] of draft.bills.entries()) {
    const cents = parseEuro(amount)
    if (!cents) wrong[`bills.${place}`] = said.invalid
    else if (cents > bill.balanceCents) wrong[`bills.${place}`] = said.tooHigh
  }
  const { discount } = draft
  if (discount) {
    const cents = parseEuro(discount.amount)
    const sold = receiptTotal({ ...draft, discount: null, bills: [] }, products)?.soldCents ?? 0
    if (!cents) wrong['discount.cents'] = said.invalid
    else if (cents > sold) wrong['discount.cents'] = wordsInForce().cashDesk.invalidDiscount
    if (discount.reason.trim() === '') wrong['discount.reason'] = said.reason
  }
  if (chosenProducts(draft, products).length + draft.bills.length === 0)
    wrong['products'] = wordsInForce().cashDesk.nothingSold
  return wrong
}
