import { useRef, useState } from 'react'
import type { BookingDetailView } from '../../api/bookings/booking-answer-shapes.ts'
import { checkBookingEdit } from '../../rules/forms/check-booking-edit.ts'
import { newRequestId } from '../bookings/request-id.ts'
import { useBookingAction } from '../bookings/use-booking-action.ts'
import type { BackOfficeDataProvider } from '../data/back-office-data-provider.ts'
import { useText } from '../texts/use-text.ts'
import { errorsInWords } from '../texts/words.ts'
import {
  type BookingDraft,
  type DraftField,
  conflictsIn,
  editOf,
  keepMine,
  shownIn,
  standingOf,
  takeTheirs,
  write,
} from './booking-draft.ts'
import { type PaymentDraft, paymentOf } from './payment-draft.ts'

/** What an input of the form is given. */
export interface DraftInput {
  value: string
  /** What somebody else wrote here meanwhile; null where nothing has to be chosen. */
  theirs: string | null
  error: string | undefined
  write(to: string): void
  keep(): void
  take(): void
}

interface Written {
  draft: BookingDraft
  payment: PaymentDraft | null
  /** The version that was on the screen when the first field was touched. */
  since: number | null
}

const NOTHING: Written = { draft: {}, payment: null, since: null }

/**
 * The Change form: what was written and not saved, over a booking that goes on changing. What nobody
 * touched follows the booking; what was touched stays until it is saved or given up.
 */
export function useBookingForm(booking: BookingDetailView) {
  const text = useText()
  const [written, setWritten] = useState(NOTHING)
  const [wrong, setWrong] = useState<Record<string, string>>({})
  const press = useRef({ id: newRequestId(), asked: '' })
  const { draft, payment, since } = written
  const clashes = conflictsIn(draft, booking)
  const isDirty = Object.keys(draft).length > 0 || payment !== null
  const action = useBookingAction(save, text('bookings.form.saved'))
  const errors: Record<string, string | undefined> = { ...action.fieldErrors, ...wrong }

  const change = (next: Partial<Written>) => {
    setWrong({})
    action.forget()
    setWritten((before) => ({ ...before, since: before.since ?? booking.version, ...next }))
  }

  return {
    payment,
    paymentError: errors['cents'],
    isDirty,
    busy: action.busy,
    refusal: Object.keys(action.fieldErrors).length > 0 ? null : action.refusal,
    /** What others changed since the first field was touched, the newest first. */
    meanwhile: since === null ? [] : booking.fieldChanges.filter((one) => one.version > since),
    setPayment: (chosen: PaymentDraft | null) => change({ payment: chosen }),
    discard() {
      setWrong({})
      action.forget()
      setWritten(NOTHING)
    },
    send() {
      const found = mistakes()
      setWrong(found)
      if (Object.keys(found).length > 0 || !isDirty) return
      action.run(undefined, {
        onSuccess: () => {
          press.current = { id: newRequestId(), asked: '' }
          setWritten(NOTHING)
        },
      })
    },
    input: (field: DraftField): DraftInput => ({
      value: shownIn(draft, booking, field),
      theirs: clashes.includes(field) ? standingOf(booking)[field] : null,
      error: errors[field],
      write: (to) => change({ draft: write(draft, booking, field, to) }),
      keep: () => change({ draft: keepMine(draft, booking, field) }),
      take: () => change({ draft: takeTheirs(draft, field) }),
    }),
  }

  function mistakes(): Record<string, string> {
    const { roomId: _room, ...texts } = editOf(draft)
    return {
      ...errorsInWords(checkBookingEdit(texts)),
      ...Object.fromEntries(clashes.map((field) => [field, text('bookings.form.choose')])),
      ...(paymentOf(payment, booking) ? {} : { cents: text('bookings.receiptDialog.missing') }),
    }
  }

  /** The same again after a lost answer is the same press; anything else is another one. */
  function save(data: BackOfficeDataProvider) {
    const asked = { ...editOf(draft), ...paymentOf(payment, booking), version: booking.version }
    const same = JSON.stringify({ ...asked, version: 0 })
    if (press.current.asked !== same) press.current = { id: newRequestId(), asked: same }
    return data.act('bookings', booking.id, 'edit', { ...asked, requestId: press.current.id })
  }
}
