import { Button, Card, IconButton, TextField } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import type { OpenBillView } from '../../api/sales/sale-shape.ts'
import { parseDay } from '../../rules/calendar/day.ts'
import { staffDayYear } from '../../rules/calendar/dutch.ts'
import { formatAmount, formatEuro } from '../../rules/money/format-euro.ts'
import { useBackOfficeData } from '../data/use-back-office-data.ts'
import { Icon } from '../marks/Icon.tsx'
import { CardHead } from '../shell/CardHead.tsx'
import { LoadFailure } from '../shell/LoadFailure.tsx'
import { useText } from '../texts/use-text.ts'
import type { ReceiptDraft } from './receipt-draft.ts'
import styles from './cash-desk.module.css'

interface Props {
  draft: ReceiptDraft
  errors: Record<string, string>
  onChange(draft: ReceiptDraft): void
}

/** Fewer letters find half the house. */
const FEWEST_LETTERS = 2

/** A guest who pays a stay or a breakfast order at the desk: found by number or name. */
export function BillPicker({ draft, errors, onChange }: Props) {
  const text = useText()
  const data = useBackOfficeData()
  const [words, setWords] = useState('')
  const asked = useDeferredValue(words.trim())
  const isAsked = asked.length >= FEWEST_LETTERS
  const found = useQuery({
    queryKey: ['cash-desk', 'bills', asked],
    queryFn: () =>
      data.call<OpenBillView[]>(`sales/bills?q=${encodeURIComponent(asked)}`, undefined, 'GET'),
    enabled: isAsked,
    placeholderData: (before) => before,
  })
  const taken = new Set(draft.bills.map(({ bill }) => bill.folioId))
  const offered = isAsked ? (found.data ?? []).filter(({ folioId }) => !taken.has(folioId)) : []
  return (
    <Card component="section" aria-label={text('cashDesk.sell.bills')}>
      <CardHead title={text('cashDesk.sell.bills')} />
      <div className={styles.fields}>
        {draft.bills.map(({ bill, amount }, place) => (
          <div key={bill.folioId} className={styles.bill}>
            <span className={styles.product}>
              <b>{billName(bill, text)}</b>
              <span className={styles.soft}>
                {bill.guest} ·{' '}
                {text('cashDesk.sell.billOpen', { amount: formatEuro(bill.balanceCents) })}
              </span>
            </span>
            <TextField
              size="small"
              className={styles.amount}
              label={text('cashDesk.sell.billAmount', { number: bill.number })}
              value={amount}
              error={errors[`bills.${place}`] !== undefined}
              helperText={errors[`bills.${place}`]}
              onChange={(event) =>
                onChange({
                  ...draft,
                  bills: draft.bills.map((one) =>
                    one.bill === bill ? { bill, amount: event.target.value } : one,
                  ),
                })
              }
              slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off' } }}
            />
            <IconButton
              aria-label={text('cashDesk.sell.remove', { name: bill.number })}
              onClick={() =>
                onChange({ ...draft, bills: draft.bills.filter((one) => one.bill !== bill) })
              }
            >
              <Icon name="cross" />
            </IconButton>
          </div>
        ))}
        <TextField
          fullWidth
          size="small"
          type="search"
          label={text('cashDesk.sell.billSearch')}
          helperText={text('cashDesk.sell.billHint')}
          value={words}
          onChange={(event) => setWords(event.target.value)}
          // Enter looks; only the button sells.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
        {found.error ? (
          <LoadFailure
            what={text('cashDesk.sell.billsFailed')}
            problem={found.error}
            onRetry={() => void found.refetch()}
          />
        ) : null}
        <div aria-live="polite">
          {isAsked && found.data && offered.length === 0 && !found.isFetching ? (
            <p className={styles.soft}>{text('cashDesk.sell.billNone')}</p>
          ) : null}
          {offered.map((bill) => (
            <Button
              key={bill.folioId}
              fullWidth
              variant="outlined"
              className={styles.found}
              aria-label={text('cashDesk.sell.billAdd', {
                number: bill.number,
                guest: bill.guest,
                amount: formatEuro(bill.balanceCents),
              })}
              onClick={() => {
                const amount = formatAmount(bill.balanceCents)
                onChange({ ...draft, bills: [...draft.bills, { bill, amount }] })
                setWords('')
              }}
            >
              <span>
                {billName(bill, text)} · {bill.guest} · {staffDayYear(parseDay(bill.day) ?? 0)}
              </span>
              <b>{formatEuro(bill.balanceCents)}</b>
            </Button>
          ))}
        </div>
      </div>
    </Card>
  )
}

function billName({ kind, number }: OpenBillView, text: ReturnType<typeof useText>): string {
  return text(`cashDesk.sell.${kind}`, { number })
}
