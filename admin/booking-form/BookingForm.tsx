import { Button, Card } from '@mui/material'
import { type ReactNode, useId } from 'react'
import type { BookingDetailView } from '../../api/bookings/booking-answer-shapes.ts'
import { isLanguageChosen, languageChoices } from '../languages/guest-languages.ts'
import { useLive } from '../live/live-context.ts'
import { CardHead } from '../shell/CardHead.tsx'
import { Note } from '../shell/Note.tsx'
import { useLeaveWarning } from '../shell/use-leave-warning.ts'
import { useText } from '../texts/use-text.ts'
import styles from './booking-form.module.css'
import { DraftTextField } from './DraftTextField.tsx'
import { Meanwhile } from './Meanwhile.tsx'
import { PaymentField } from './PaymentField.tsx'
import { RoomNumberField } from './RoomNumberField.tsx'
import { useBookingForm } from './use-booking-form.ts'

interface Props {
  booking: BookingDetailView
  /** What else can be done with the booking: 'Datum/ Type Wijzigen', 'Boeking annuleren'. */
  children?: ReactNode
}

/** The fields of 'Change booking' (BO §2), with 'Opslaan'. */
export function BookingForm({ booking, children }: Props) {
  const text = useText()
  const id = useId()
  const offline = useLive().status === 'lost'
  const form = useBookingForm(booking)
  useLeaveWarning(form.isDirty ? text('bookings.form.leave') : null)
  const optional = (field: string) => text('bookings.form.optional', { field })
  return (
    <Card>
      <CardHead title={text('bookings.form.title')} />
      <form
        id={id}
        className={styles.form}
        noValidate
        aria-label={text('bookings.form.title')}
        onSubmit={(event) => {
          event.preventDefault()
          if (!form.busy) form.send()
        }}
      >
        <Meanwhile changes={form.meanwhile} />
        <div className={styles.two}>
          <RoomNumberField booking={booking} input={form.input('roomId')} />
          <DraftTextField field="name" label={text('bookings.name')} input={form.input('name')} />
        </div>
        <div className={styles.two}>
          <DraftTextField
            field="email"
            type="email"
            label={text('bookings.email')}
            input={form.input('email')}
          />
          <DraftTextField
            field="phone"
            type="tel"
            label={optional(text('bookings.phone'))}
            input={form.input('phone')}
          />
        </div>
        {isLanguageChosen() ? (
          <DraftTextField
            field="language"
            label={text('guestLanguage.label')}
            choices={languageChoices(booking.language)}
            input={form.input('language')}
          />
        ) : null}
        <PaymentField
          booking={booking}
          draft={form.payment}
          error={form.paymentError}
          onChange={form.setPayment}
        />
        <DraftTextField
          field="notes"
          isLong
          label={optional(text('bookings.notes'))}
          input={form.input('notes')}
          hint={
            booking.guestNotes === null
              ? undefined
              : text('bookings.form.guestNotes', { notes: booking.guestNotes })
          }
        />
        {form.refusal ? (
          <Note tone="bad" title={form.refusal.title}>
            {form.refusal.detail}
          </Note>
        ) : null}
        <div className={styles.row}>
          <Button
            type="submit"
            variant="contained"
            disabled={offline || !form.isDirty}
            aria-disabled={form.busy}
          >
            {form.busy ? text('bookings.actions.busy') : text('bookings.form.save')}
          </Button>
          {form.isDirty ? (
            <Button onClick={form.discard} disabled={form.busy}>
              {text('bookings.form.discard')}
            </Button>
          ) : null}
          {children}
        </div>
      </form>
    </Card>
  )
}
