import { Button, Card, TextField } from '@mui/material'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import type { CashDayView, ClosedDayView } from '../../api/cash-days/cash-day-shape.ts'
import { coins } from '../../rules/cash-desk/count-coins.ts'
import { formatAmount, formatEuro } from '../../rules/money/format-euro.ts'
import { parseEuro } from '../../rules/money/parse-euro.ts'
import { ApiProblem } from '../data/api-problem.ts'
import { useBackOfficeData } from '../data/use-back-office-data.ts'
import { CardHead } from '../shell/CardHead.tsx'
import { Note } from '../shell/Note.tsx'
import { useText } from '../texts/use-text.ts'
import { failureText } from '../texts/words.ts'
import { CloseDayQuestion } from './CloseDayQuestion.tsx'
import styles from './cash-desk.module.css'
import {
  type CloseDraft,
  closeRequestOf,
  countedCents,
  emptyClose,
  expectedCents,
} from './close-draft.ts'

/** Counts the drawer and, once asked, closes the day; a difference needs a word. */
export function CloseDayForm({ day, offline }: { day: CashDayView; offline: boolean }) {
  const text = useText()
  const data = useBackOfficeData()
  const client = useQueryClient()
  const notify = useNotify()
  const [draft, setDraft] = useState(() => emptyClose(day))
  const [unsent, setUnsent] = useState<Record<string, string>>({})
  const [asking, setAsking] = useState(false)
  const close = useMutation({
    mutationFn: (asked: object) => data.call<ClosedDayView>('cash-days', asked),
    onSuccess: () => notify(text('cashDesk.close.done'), { type: 'success' }),
    // Refused or lost, the day may be another one by now.
    onSettled: () => client.invalidateQueries({ queryKey: ['cash-days'] }),
  })
  const set = (some: Partial<CloseDraft>) => {
    setDraft({ ...draft, ...some })
    setUnsent({})
    close.reset()
  }
  const { error } = close
  const errors: Record<string, string> = {
    ...(error instanceof ApiProblem && error.body.errors),
    ...unsent,
  }
  const counted = countedCents(draft)
  const expected = expectedCents(draft, day)
  const difference = counted === null || expected === null ? null : counted - expected
  function send() {
    const wrong: Record<string, string> = {}
    if (parseEuro(draft.float) === null) wrong['floatCents'] = text('cashDesk.sell.invalid')
    if (counted === null) wrong['countedCents'] = text('cashDesk.sell.invalid')
    if (parseEuro(draft.left) === null) wrong['leftCents'] = text('cashDesk.sell.invalid')
    if (difference !== null && difference !== 0 && draft.note.trim() === '')
      wrong['note'] = text('cashDesk.close.noteMissing')
    setUnsent(wrong)
    if (Object.keys(wrong).length === 0 && !close.isPending) setAsking(true)
  }
  const amount = (field: 'float' | 'counted' | 'left', label: string) => (
    <TextField
      size="small"
      fullWidth
      label={label}
      value={field === 'counted' && draft.coins ? formatAmount(counted ?? 0) : draft[field]}
      error={errors[`${field}Cents`] !== undefined}
      helperText={errors[`${field}Cents`]}
      onChange={(event) => set({ [field]: event.target.value })}
      slotProps={{
        htmlInput: {
          inputMode: 'decimal',
          autoComplete: 'off',
          readOnly: field === 'counted' && draft.coins !== null,
        },
      }}
    />
  )
  return (
    <Card component="section" aria-label={text('cashDesk.close.count')}>
      <CardHead title={text('cashDesk.close.count')} />
      <form
        className={styles.fields}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        {amount('float', text('cashDesk.close.float'))}
        {amount('counted', text('cashDesk.close.counted'))}
        {draft.coins ? (
          <div className={styles.coins}>
            {coins.map((coin) => (
              <TextField
                key={coin}
                size="small"
                label={formatAmount(coin)}
                value={draft.coins?.[coin] ?? ''}
                onChange={(event) => {
                  if (/^\d{0,4}$/.test(event.target.value))
                    set({ coins: { ...draft.coins, [coin]: event.target.value } })
                }}
                slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }}
              />
            ))}
          </div>
        ) : null}
        <Button
          variant="text"
          onClick={() =>
            set(
              draft.coins
                ? { coins: null, counted: formatAmount(counted ?? 0) }
                : { coins: {}, counted: '' },
            )
          }
        >
          {text(draft.coins ? 'cashDesk.close.asSum' : 'cashDesk.close.byCoin')}
        </Button>
        <dl className={styles.figures} aria-live="polite">
          <div>
            <dt>{text('cashDesk.close.expected')}</dt>
            <dd>{expected === null ? '–' : formatEuro(expected)}</dd>
          </div>
          <div data-wrong={(difference !== null && difference !== 0) || undefined}>
            <dt>{text('cashDesk.close.difference')}</dt>
            <dd>{difference === null ? '–' : formatEuro(difference)}</dd>
          </div>
        </dl>
        <TextField
          size="small"
          fullWidth
          multiline
          label={text('cashDesk.close.note')}
          value={draft.note}
          error={errors['note'] !== undefined}
          helperText={errors['note']}
          onChange={(event) => set({ note: event.target.value })}
          slotProps={{ htmlInput: { maxLength: 500 } }}
        />
        {amount('left', text('cashDesk.close.left'))}
        {error && Object.keys(errors).length === 0 ? (
          <Note tone="bad" title={failureText(error)} />
        ) : null}
        <Button
          type="submit"
          variant="contained"
          disabled={offline}
          aria-disabled={close.isPending}
        >
          {close.isPending ? text('cashDesk.pay.busy') : text('cashDesk.close.close')}
        </Button>
      </form>
      <CloseDayQuestion
        open={asking}
        day={day}
        differenceCents={difference ?? 0}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          const asked = closeRequestOf(draft, day)
          if (asked) close.mutate(asked)
        }}
      />
    </Card>
  )
}
