import { Button, Card, MenuItem, TextField } from '@mui/material'
import { discountKinds } from '../../rules/cash-desk/discount-kinds.ts'
import { formatAmount, formatEuro } from '../../rules/money/format-euro.ts'
import { parseEuro } from '../../rules/money/parse-euro.ts'
import { CardHead } from '../shell/CardHead.tsx'
import { Note } from '../shell/Note.tsx'
import { useText } from '../texts/use-text.ts'
import {
  type OfferedProduct,
  type ReceiptDraft,
  chosenProducts,
  daysOf,
  emptyReceipt,
  productCents,
  receiptTotal,
} from './receipt-draft.ts'
import type { DeskBlock } from './use-desk-block.ts'
import styles from './cash-desk.module.css'

interface Props {
  products: OfferedProduct[]
  draft: ReceiptDraft
  errors: Record<string, string>
  /** Why the sale could not begin; null where there is nothing to say. */
  problem: string | null
  busy: boolean
  block: DeskBlock
  onChange(draft: ReceiptDraft): void
}

/** The receipt so far: its lines, the discount and the total, and the way on to the payment. */
export function ReceiptSummary(props: Props) {
  const text = useText()
  const { products, draft, errors, problem, busy, block, onChange } = props
  const chosen = chosenProducts(draft, products)
  const total = receiptTotal(draft, products)
  const discountCents = draft.discount ? parseEuro(draft.discount.amount) : null
  const isEmpty = chosen.length + draft.bills.length === 0
  return (
    <Card component="section" className={styles.summary} aria-label={text('cashDesk.sell.receipt')}>
      <CardHead title={text('cashDesk.sell.receipt')} />
      {isEmpty ? (
        <p className={`${styles.soft} ${styles.fields}`}>{text('cashDesk.sell.empty')}</p>
      ) : (
        <table className={styles.sum}>
          <tbody>
            {chosen.map((product) => (
              <tr key={product.code}>
                <th scope="row">
                  {product.name}
                  <small>{countWords(product, draft, text)}</small>
                </th>
                <td>{formatAmount(productCents(product, draft))}</td>
              </tr>
            ))}
            {draft.bills.map(({ bill, amount }) => (
              <tr key={bill.folioId}>
                <th scope="row">
                  {text(`cashDesk.sell.${bill.kind}`, { number: bill.number })}
                  <small>{bill.guest}</small>
                </th>
                <td>{formatAmount(parseEuro(amount) ?? 0)}</td>
              </tr>
            ))}
            {discountCents ? (
              <tr>
                <th scope="row">{text('cashDesk.sell.discountLine')}</th>
                <td>{formatAmount(-discountCents)}</td>
              </tr>
            ) : null}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{text('cashDesk.sell.total')}</th>
              <td aria-live="polite">{total ? formatEuro(total.totalCents) : '–'}</td>
            </tr>
          </tfoot>
        </table>
      )}
      <div className={styles.fields}>
        <Discount draft={draft} errors={errors} onChange={onChange} />
        {errors['products'] ? <Note tone="bad" title={errors['products']} /> : null}
        {problem && Object.keys(errors).length === 0 ? <Note tone="bad" title={problem} /> : null}
        <Button
          type="submit"
          variant="contained"
          disabled={block !== null}
          aria-disabled={busy}
          fullWidth
        >
          {busy ? text('cashDesk.pay.busy') : text('cashDesk.sell.next')}
        </Button>
        {block ? <p className={styles.soft}>{text(`cashDesk.blocked.${block}`)}</p> : null}
        {isEmpty ? null : (
          <Button variant="text" onClick={() => onChange(emptyReceipt)}>
            {text('cashDesk.sell.clear')}
          </Button>
        )}
      </div>
    </Card>
  )
}

function Discount({ draft, errors, onChange }: Pick<Props, 'draft' | 'errors' | 'onChange'>) {
  const text = useText()
  const { discount } = draft
  if (discount === null)
    return (
      <Button
        variant="outlined"
        onClick={() =>
          onChange({ ...draft, discount: { kind: discountKinds[0], amount: '', reason: '' } })
        }
      >
        {text('cashDesk.sell.discount')}
      </Button>
    )
  const set = (some: Partial<typeof discount>) =>
    onChange({ ...draft, discount: { ...discount, ...some } })
  return (
    <>
      <TextField
        select
        size="small"
        label={text('cashDesk.sell.discountKind')}
        value={discount.kind}
        onChange={(event) => set({ kind: event.target.value as typeof discount.kind })}
      >
        {discountKinds.map((kind) => (
          <MenuItem key={kind} value={kind}>
            {text(`cashDesk.sell.kinds.${kind}`)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        size="small"
        label={text('cashDesk.sell.discountAmount')}
        value={discount.amount}
        error={errors['discount.cents'] !== undefined}
        helperText={errors['discount.cents']}
        onChange={(event) => set({ amount: event.target.value })}
        slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off' } }}
      />
      <TextField
        size="small"
        label={text('cashDesk.sell.discountReason')}
        value={discount.reason}
        error={errors['discount.reason'] !== undefined}
        helperText={errors['discount.reason']}
        onChange={(event) => set({ reason: event.target.value })}
        slotProps={{ htmlInput: { maxLength: 200 } }}
      />
      <Button variant="text" onClick={() => onChange({ ...draft, discount: null })}>
        {text('cashDesk.sell.noDiscount')}
      </Button>
    </>
  )
}

function countWords(
  product: OfferedProduct,
  draft: ReceiptDraft,
  text: ReturnType<typeof useText>,
): string {
  const { code, unit, cents } = product
  const pieces = draft.pieces[code] ?? 0
  const days =
    unit === 'day' ? ` × ${daysOf(product, draft)} ${text('cashDesk.sell.daysLabel')}` : ''
  return `${pieces} × ${formatEuro(cents)}${days}`
}
