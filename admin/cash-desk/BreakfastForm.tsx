import {
  Button,
  Card,
  FormHelperText,
  MenuItem,
  TextField,
  ToggleButton,
  ToggleButtonGroup,
} from '@mui/material'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { BookingView } from '../../api/bookings/booking-answer-shapes.ts'
import type {
  BreakfastOptionsView,
  BreakfastOrderAccepted,
  BreakfastQuoteView,
} from '../../api/breakfast-orders/breakfast-order-shapes.ts'
import type { SaleView } from '../../api/sales/sale-shape.ts'
import { parseDay } from '../../rules/calendar/day.ts'
import { staffDayYear } from '../../rules/calendar/dutch.ts'
import { textLimits } from '../../rules/forms/text-limits.ts'
import { HOUSE_LANGUAGE } from '../../rules/texts/languages.ts'
import { formatAmount, formatEuro } from '../../rules/money/format-euro.ts'
import { newRequestId, newUuid } from '../bookings/request-id.ts'
import { ApiProblem, isUnreachable } from '../data/api-problem.ts'
import { useBackOfficeData } from '../data/use-back-office-data.ts'
import { useDaySheet } from '../day-sheet/use-day-sheet.ts'
import { LanguageSelect } from '../languages/LanguageSelect.tsx'
import { useProperty } from '../property/use-property.ts'
import { CardHead } from '../shell/CardHead.tsx'
import { ListSkeleton } from '../shell/ListSkeleton.tsx'
import { LoadFailure } from '../shell/LoadFailure.tsx'
import { Note } from '../shell/Note.tsx'
import { useText } from '../texts/use-text.ts'
import { failureText } from '../texts/words.ts'
import styles from './cash-desk.module.css'
import { saleAddress } from './sale-address.ts'
import type { DeskBlock } from './use-desk-block.ts'
import { saleKey } from './use-sale.ts'

/** What is typed, by the fields of the order; counts as they are typed. */
const empty = {
  name: '',
  email: '',
  phone: '',
  receiver: '',
  day: '',
  street: '',
  houseNumber: '',
  postcode: '',
  city: '',
  adults: '1',
  kids: '0',
  slot: '',
  notes: '',
}
type TypedField = keyof typeof empty
type Draft = typeof empty & {
  /** The guest fetches it or eats in the house: nothing is brought. */
  here: boolean
  /** In which who orders is written to. */
  language: string
}

/**
 * The breakfast order form of the cash desk (BO §2): for whom and where, its fields in their order, and
 * the price.
 */
export function BreakfastForm({ block }: { block: DeskBlock }) {
  const text = useText()
  const options = useBreakfastOptions('')
  if (options.error)
    return (
      <LoadFailure
        what={text('cashDesk.breakfast.failed')}
        problem={options.error}
        onRetry={() => void options.refetch()}
      />
    )
  if (!options.data) return <ListSkeleton label={text('cashDesk.loading')} rows={5} />
  const { earliestDay } = options.data
  if (earliestDay === null) return <Note tone="ink" title={text('cashDesk.breakfast.none')} />
  return <Order options={options.data} earliestDay={earliestDay} block={block} />
}

function Order({
  options,
  earliestDay,
  block,
}: {
  options: BreakfastOptionsView
  earliestDay: string
  block: DeskBlock
}) {
  const text = useText()
  const { data: property } = useProperty()
  const [draft, setDraft] = useState<Draft>({
    ...empty,
    day: earliestDay,
    here: false,
    language: HOUSE_LANGUAGE,
  })
  const [chosen, setChosen] = useState<BookingView | null>(null)
  const guests = useGuestsInHouse(draft.day)
  // Who is not in the house on another day that is chosen later has no breakfast of that stay.
  const guest = guests?.some(({ id }) => id === chosen?.id) === false ? null : chosen
  const quote = useBreakfastQuote(draft)
  const order = { ...draft, bookingNumber: guest?.number ?? '' }
  const { place, errors, problem, busy, forget } = usePlacedOrder(order, quote.data)
  const form = useRef<HTMLFormElement>(null)
  const wrong = Object.keys(errors).join(' ')
  useEffect(() => {
    if (wrong !== '')
      form.current?.querySelector<HTMLInputElement>('[aria-invalid="true"]')?.focus()
  }, [wrong])
  const set = (field: TypedField, typed: string) => {
    setDraft({ ...draft, [field]: typed })
    forget()
  }
  const line = (field: TypedField, some: Partial<Parameters<typeof TextField>[0]> = {}) => (
    <TextField
      size="small"
      fullWidth
      name={field}
      label={text(`cashDesk.breakfast.fields.${field}`)}
      value={draft[field]}
      error={errors[field] !== undefined}
      helperText={errors[field]}
      onChange={(event) => set(field, event.target.value)}
      {...some}
    />
  )
  const numeric = {
    slotProps: { htmlInput: { inputMode: 'numeric', autoComplete: 'off' } },
  } as const
  const isClosed = options.closedDays.includes(draft.day)
  const notice = property?.readings['breakfast.notice.staff'] ?? '24-hours'
  const hasKids = property?.readings['breakfast.kids'] !== 'public-only'
  return (
    <form
      ref={form}
      className={styles.kas}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        place()
      }}
    >
      <Card component="section" aria-label={text('cashDesk.breakfast.title')}>
        <CardHead title={text('cashDesk.breakfast.title')} />
        <div className={`${styles.fieldPairs} ${styles.forWhom}`}>
          {guests?.length || chosen ? (
            <GuestInHouse
              day={draft.day}
              guests={guests ?? []}
              chosen={guest}
              onChosen={(next) => {
                setDraft({ ...draft, ...whoTheyAre(draft, chosen, next), here: next !== null })
                setChosen(next)
                forget()
              }}
            />
          ) : null}
          <WhereTo
            here={draft.here}
            onChosen={(here) => {
              setDraft({ ...draft, here })
              forget()
            }}
          />
        </div>
        <div className={styles.fieldPairs}>
          {line('name')}
          {line('email', { type: 'email' })}
          {line('phone', { type: 'tel' })}
          {line('receiver')}
          {line('day', {
            type: 'date',
            label: text(`cashDesk.breakfast.${draft.here ? 'dayHere' : 'fields.day'}`),
            error: errors['day'] !== undefined || isClosed,
            helperText:
              errors['day'] ??
              (isClosed
                ? text('cashDesk.breakfast.closed')
                : text(`cashDesk.breakfast.notice.${notice}`, {
                    day: staffDayYear(parseDay(earliestDay) ?? 0),
                  })),
            slotProps: {
              inputLabel: { shrink: true },
              htmlInput: { min: earliestDay, max: options.lastDay },
            },
          })}
          {draft.here ? null : (
            <>
              {line('street')}
              {line('houseNumber')}
              {line('postcode')}
              {line('city')}
            </>
          )}
          {line('adults', numeric)}
          {hasKids ? line('kids', numeric) : null}
          {line('slot', {
            select: true,
            children: options.slots.map(({ slot, label }) => (
              <MenuItem key={slot} value={String(slot)}>
                {label}
              </MenuItem>
            )),
          })}
          {line('notes', { slotProps: { htmlInput: { maxLength: textLimits.orderNotes } } })}
          <LanguageSelect
            size="small"
            value={draft.language}
            onChange={(language) => {
              setDraft({ ...draft, language })
              forget()
            }}
          />
        </div>
      </Card>
      <Card
        component="section"
        className={styles.summary}
        aria-label={text('cashDesk.breakfast.price')}
      >
        <CardHead title={text('cashDesk.breakfast.price')} />
        <BreakfastPrice day={draft.day} quote={quote.data} />
        <div className={styles.fields}>
          {quote.error ? (
            <LoadFailure
              what={text('cashDesk.breakfast.priceFailed')}
              problem={quote.error}
              onRetry={() => void quote.refetch()}
            />
          ) : null}
          {problem ? <Note tone="bad" title={problem} /> : null}
          <Button
            type="submit"
            variant="contained"
            fullWidth
            disabled={block !== null}
            aria-disabled={busy || !quote.data?.ok}
          >
            {busy ? text('cashDesk.pay.busy') : options.buttonText}
          </Button>
          {block ? <p className={styles.soft}>{text(`cashDesk.blocked.${block}`)}</p> : null}
        </div>
      </Card>
    </form>
  )
}

/** The guests who wake up in the house on a day; null while they are not known. */
function useGuestsInHouse(day: string): BookingView[] | null {
  const { data: sheet } = useDaySheet(parseDay(day))
  return sheet?.day === day ? [...sheet.departures, ...sheet.stays] : null
}

/** Whose stay the order belongs to; it then stands on the booking. */
function GuestInHouse({
  day,
  guests,
  chosen,
  onChosen,
}: {
  day: string
  guests: BookingView[]
  chosen: BookingView | null
  onChosen(guest: BookingView | null): void
}) {
  const text = useText()
  return (
    <TextField
      select
      size="small"
      fullWidth
      label={text('cashDesk.breakfast.guest')}
      helperText={text('cashDesk.breakfast.guestHint', { day: staffDayYear(parseDay(day) ?? 0) })}
      value={chosen && guests.some(({ id }) => id === chosen.id) ? chosen.id : ''}
      onChange={({ target }) => onChosen(guests.find(({ id }) => id === target.value) ?? null)}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
    >
      <MenuItem value="">{text('cashDesk.breakfast.noGuest')}</MenuItem>
      {guests.map(({ id, guestName, roomNumber }) => (
        <MenuItem key={id} value={id}>
          {roomNumber === null
            ? guestName
            : text('cashDesk.breakfast.guestInRoom', { name: guestName, room: roomNumber })}
        </MenuItem>
      ))}
    </TextField>
  )
}

/** Whether it is brought to a door. */
function WhereTo({ here, onChosen }: { here: boolean; onChosen(here: boolean): void }) {
  const text = useText()
  const id = useId()
  return (
    <div className={styles.whereTo}>
      <span id={id} className={styles.label}>
        {text('cashDesk.breakfast.where')}
      </span>
      <ToggleButtonGroup
        exclusive
        fullWidth
        value={here}
        aria-labelledby={id}
        onChange={(_, chosen: boolean | null) => chosen !== null && onChosen(chosen)}
      >
        <ToggleButton value={false}>{text('cashDesk.breakfast.bring')}</ToggleButton>
        <ToggleButton value={true}>{text('breakfastOrders.here')}</ToggleButton>
      </ToggleButtonGroup>
      {here ? <FormHelperText>{text('cashDesk.breakfast.hereHint')}</FormHelperText> : null}
    </div>
  )
}

/** The fields that a guest fills in: those that are empty, or as the guest chosen before filled them. */
function whoTheyAre(draft: Draft, before: BookingView | null, guest: BookingView | null) {
  const of = (booking: BookingView | null) => ({
    name: booking?.guestName ?? '',
    receiver: booking?.guestName ?? '',
    email: booking?.email ?? '',
    phone: booking?.phone ?? '',
    language: booking?.language ?? HOUSE_LANGUAGE,
  })
  const [was, filled] = [of(before), of(guest)]
  for (const field of ['name', 'receiver', 'email', 'phone', 'language'] as const)
    if (draft[field] !== was[field]) filled[field] = draft[field] || filled[field]
  return filled
}

/** Unit price, amount, delivery and total (BO §2), as the API prices them. */
function BreakfastPrice({ day, quote }: { day: string; quote: BreakfastQuoteView | undefined }) {
  const text = useText()
  const { data: options } = useBreakfastOptions(day)
  return (
    <table className={styles.sum} aria-live="polite">
      <tbody>
        <tr>
          <th scope="row">{text('cashDesk.breakfast.unit')}</th>
          <td>{options?.prices ? formatAmount(options.prices.boxCents) : '–'}</td>
        </tr>
        {quote?.ok
          ? quote.lines.map(({ label, explanation, cents }) => (
              <tr key={label}>
                <th scope="row">
                  {label}
                  {explanation === '' ? null : <small>{explanation}</small>}
                </th>
                <td>{formatAmount(cents)}</td>
              </tr>
            ))
          : null}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{text('cashDesk.sell.total')}</th>
          <td>{quote?.ok ? formatEuro(quote.totalCents) : '–'}</td>
        </tr>
      </tfoot>
    </table>
  )
}

/** What can be ordered, at the prices of a day; empty: of the first that can be chosen. */
function useBreakfastOptions(day: string) {
  const data = useBackOfficeData()
  const of = parseDay(day) === null ? '' : `?day=${day}`
  return useQuery({
    queryKey: ['cash-desk', 'breakfast-options', of],
    queryFn: () => data.call<BreakfastOptionsView>(`desk-orders/options${of}`, undefined, 'GET'),
    placeholderData: (before) => before,
  })
}

function useBreakfastQuote(draft: Draft) {
  const data = useBackOfficeData()
  const { day, city, here } = draft
  const asked = useDeferredValue(
    new URLSearchParams({
      ...(day !== '' && { day }),
      adults: String(countOf(draft.adults)),
      kids: String(countOf(draft.kids)),
      city,
      here: String(here),
    }).toString(),
  )
  return useQuery({
    queryKey: ['cash-desk', 'breakfast-quote', asked],
    queryFn: () => data.call<BreakfastQuoteView>(`desk-orders/quote?${asked}`, undefined, 'GET'),
    placeholderData: (before) => before,
  })
}

/** Places the order, and begins the sale that pays it; each once, however often it is pressed. */
function usePlacedOrder(
  order: Draft & { bookingNumber: string },
  quote: BreakfastQuoteView | undefined,
) {
  const text = useText()
  const data = useBackOfficeData()
  const client = useQueryClient()
  const navigate = useNavigate()
  const names = useRef({ requestId: newRequestId(), saleId: newUuid() })
  const mutation = useMutation({
    mutationFn: async (totalCents: number) => {
      const { requestId, saleId } = names.current
      const { id: folioId } = await data.call<BreakfastOrderAccepted>('desk-orders', {
        ...order,
        adults: countOf(order.adults),
        kids: countOf(order.kids),
        slot: countOf(order.slot),
        totalCents,
        requestId,
      })
      const bills = [{ folioId, cents: totalCents }]
      return data.call<SaleView>('sales', { id: saleId, bills, totalCents })
    },
    onSuccess: (sale) => {
      client.setQueryData(saleKey(sale.id), sale)
      for (const key of ['sales', 'breakfast-orders'])
        void client.invalidateQueries({ queryKey: [key] })
      // The form is left behind: the next order begins with empty fields (BO §4).
      void navigate(saleAddress(sale), { state: { done: false } })
    },
    onError: () => client.invalidateQueries({ queryKey: ['cash-desk', 'breakfast-quote'] }),
  })
  const { error } = mutation
  const errors = (error instanceof ApiProblem && error.body.errors) || {}
  return {
    place: () => {
      if (quote?.ok && !mutation.isPending) mutation.mutate(quote.totalCents)
    },
    busy: mutation.isPending,
    errors,
    problem: error
      ? isUnreachable(error)
        ? text('cashDesk.unsure')
        : failureText(error)
      : quote && !quote.ok
        ? quote.text
        : null,
    forget: () => {
      // What was refused is another order once it is mended.
      if (error && !isUnreachable(error))
        names.current = { requestId: newRequestId(), saleId: newUuid() }
      mutation.reset()
    },
  }
}

/** A count as it is typed; what is none is refused by the API, at its field. */
function countOf(typed: string): number {
  return /^\d{1,4}$/.test(typed.trim()) ? Number(typed) : 0
}
