import { Card, IconButton, TextField } from '@mui/material'
import { formatEuro } from '../../rules/money/format-euro.ts'
import { Icon } from '../marks/Icon.tsx'
import { CardHead } from '../shell/CardHead.tsx'
import { Note } from '../shell/Note.tsx'
import { useText } from '../texts/use-text.ts'
import { type OfferedProduct, type ReceiptDraft, chosenProducts } from './receipt-draft.ts'
import styles from './cash-desk.module.css'

interface Props {
  products: OfferedProduct[]
  draft: ReceiptDraft
  errors: Record<string, string>
  onChange(draft: ReceiptDraft): void
}

/** The most of one thing on a receipt, as the rules have it. */
const MOST = 99

/** What the desk sells, each with how many of it. */
export function ProductPicker({ products, draft, errors, onChange }: Props) {
  const text = useText()
  const chosen = chosenProducts(draft, products)
  return (
    <Card component="section" aria-label={text('cashDesk.sell.products')}>
      <CardHead title={text('cashDesk.sell.products')} />
      {products.length === 0 ? (
        <div className={styles.fields}>
          <Note tone="ink" title={text('cashDesk.sell.none')}>
            {text('cashDesk.sell.noneHint')}
          </Note>
        </div>
      ) : (
        <ul className={styles.products}>
          {products.map((product) => {
            const place = chosen.indexOf(product)
            return (
              <Product
                key={product.code}
                product={product}
                draft={draft}
                error={place < 0 ? undefined : errors[`products.${place}`]}
                onChange={onChange}
              />
            )
          })}
        </ul>
      )}
    </Card>
  )
}

function Product({
  product,
  draft,
  error,
  onChange,
}: {
  product: OfferedProduct
  draft: ReceiptDraft
  error: string | undefined
  onChange(draft: ReceiptDraft): void
}) {
  const text = useText()
  const { code, name, unit, cents, stock, fewest } = product
  const pieces = draft.pieces[code] ?? 0
  const most = Math.min(MOST, stock ?? MOST)
  const set = (count: number) =>
    onChange({
      ...draft,
      pieces: { ...draft.pieces, [code]: Math.max(0, Math.min(MOST, count)) },
    })
  // From nothing to the fewest that are sold, and back.
  const more = () => set(pieces === 0 ? fewest : pieces + 1)
  const fewer = () => set(pieces <= fewest ? 0 : pieces - 1)
  const hints = [
    `${formatEuro(cents)} ${text(`cashDesk.sell.unit.${unit}`)}`,
    ...(fewest > 1 ? [text('cashDesk.sell.fewest', { count: fewest })] : []),
    ...(stock === null
      ? []
      : [stock === 0 ? text('cashDesk.sell.sold') : text('cashDesk.sell.left', { stock })]),
  ]
  return (
    <li>
      <span className={styles.product}>
        <b>{name}</b>
        <span className={styles.soft}>{hints.join(' · ')}</span>
        {error ? (
          <span className={styles.wrong} role="alert">
            {error}
          </span>
        ) : null}
      </span>
      {unit === 'day' && pieces > 0 ? (
        <TextField
          size="small"
          className={styles.count}
          value={String(draft.days[code] ?? 1).replace(/^0$/, '')}
          label={text('cashDesk.sell.daysLabel')}
          onChange={(event) => {
            const days = countOf(event.target.value)
            if (days !== null) onChange({ ...draft, days: { ...draft.days, [code]: days } })
          }}
          slotProps={{
            htmlInput: { inputMode: 'numeric', 'aria-label': text('cashDesk.sell.days', { name }) },
          }}
        />
      ) : null}
      <span className={styles.stepper}>
        <IconButton
          aria-label={text('cashDesk.sell.fewer', { name })}
          disabled={pieces === 0}
          onClick={fewer}
        >
          <span aria-hidden="true">−</span>
        </IconButton>
        <TextField
          size="small"
          className={styles.count}
          value={String(pieces)}
          error={error !== undefined}
          onChange={(event) => {
            const count = countOf(event.target.value)
            if (count !== null) set(count)
          }}
          onFocus={(event) => event.target.select()}
          slotProps={{
            htmlInput: {
              inputMode: 'numeric',
              'aria-label': text('cashDesk.sell.pieces', { name }),
            },
          }}
        />
        <IconButton
          aria-label={text('cashDesk.sell.more', { name })}
          disabled={pieces >= most}
          onClick={more}
        >
          <Icon name="plus" />
        </IconButton>
      </span>
    </li>
  )
}

/** A count as it is typed; null while it is none. */
function countOf(typed: string): number | null {
  const digits = typed.trim()
  return /^\d{0,2}$/.test(digits) ? Number(digits) : null
}
