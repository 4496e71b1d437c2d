import { Button } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { Link } from 'react-router'
import type { BookingEnteredView } from '../../api/bookings/booking-entry-shapes.ts'
import type { BookingDetailView } from '../../api/bookings/booking-answer-shapes.ts'
import { recordAddress } from '../../screens/screen-routes.ts'
import { newRequestId } from '../bookings/request-id.ts'
import { readAfterAct } from '../bookings/use-booking-action.ts'
import { confirmationOf, useMailOutcome } from '../bookings/use-mail-outcome.ts'
import { useBackOfficeData } from '../data/use-back-office-data.ts'
import { useOne } from '../data/use-one.ts'
import { Note } from '../shell/Note.tsx'
import { useText } from '../texts/use-text.ts'
import styles from './booking-entry.module.css'
import { mailMessages } from './entered-message.ts'

/**
 * The booking stands, its mail did not go (BO §8) or nobody knows: the mail can be sent again, and what was typed is
 * still there to be read until the mail has gone.
 */
export function MailNotSent({ booking, onSent }: { booking: BookingEnteredView; onSent(): void }) {
  const text = useText()
  const data = useBackOfficeData()
  const client = useQueryClient()
  const notify = useNotify()
  const { data: detail } = useOne<BookingDetailView>('bookings', booking.id)
  const follow = useMailOutcome({ id: booking.id, mails: detail?.mails })
  const [busy, setBusy] = useState(false)
  const [mail, setMail] = useState(booking.mail ?? 'failed')
  const { message, type } = mailMessages[mail]
  const again = async () => {
    if (busy) return
    setBusy(true)
    try {
      const asked = { requestId: newRequestId() }
      const mailId = confirmationOf(
        await data.act('bookings', booking.id, 'resend-confirmation', asked),
      )
      follow(
        ({ id }) => id === mailId,
        (outcome) => {
          setMail(outcome)
          const became = mailMessages[outcome]
          if (outcome === 'queued' || became.type === 'error') return
          notify(text(became.message), { type: became.type })
          onSent()
        },
      )
      void readAfterAct(client)
    } catch {
      // Stays as it is said already: the mail was not sent.
    } finally {
      setBusy(false)
    }
  }
  return (
    <Note tone={type === 'error' ? 'bad' : 'ink'} title={text(message)}>
      {text('newBooking.isAdded', { number: booking.number })}
      <p className={styles.row}>
        {type === 'error' ? (
          <Button variant="contained" onClick={() => void again()} aria-disabled={busy}>
            {busy ? text('newBooking.busy') : text('newBooking.mailAgain')}
          </Button>
        ) : null}
        <Button component={Link} to={recordAddress('booking', booking.id)}>
          {text('newBooking.toBooking')}
        </Button>
      </p>
    </Note>
  )
}
