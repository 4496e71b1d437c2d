import { Button } from '@mui/material'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { Link } from 'react-router'
import type { BookingEnteredView } from '../../api/bookings/booking-entry-views.ts'
import { recordAddress } from '../../screens/screen-routes.ts'
import { newRequestId } from '../bookings/request-id.ts'
import { useBackOfficeData } from '../data/use-back-office-data.ts'
import { Note } from '../shell/Note.tsx'
import { useText } from '../texts/use-text.ts'
import styles from './booking-entry.module.css'
import { mailMessages } from './entered-message.ts'

/**
 * The booking stands, its mail did not go (BO §8) or nobody knows: the mail can be sent again, and what was typed is
 * still there to be read.
 */
export function MailNotSent({ booking, onSent }: { booking: BookingEnteredView; onSent(): void }) {
  const text = useText()
  const data = useBackOfficeData()
  const notify = useNotify()
  const [busy, setBusy] = useState(false)
  const [mail, setMail] = useState(booking.mail)
  const again = async () => {
    if (busy) return
    setBusy(true)
    try {
      const state = await data.resendConfirmation(booking.id, newRequestId())
      if (state === 'waiting') return notify(text('bookings.actions.waiting'), { type: 'warning' })
      setMail(state)
      const { message, type } = mailMessages[state]
      if (type === 'error') return
      notify(text(message), { type })
      onSent()
    } catch {
      // Stays as it is said already: the mail was not sent.
    } finally {
      setBusy(false)
    }
  }
  return (
    <Note tone="bad" title={text(mailMessages[mail ?? 'failed'].message)}>
      {text('newBooking.isAdded', { number: booking.number })}
      <p className={styles.row}>
        <Button variant="contained" onClick={() => void again()} aria-disabled={busy}>
          {busy ? text('newBooking.busy') : text('newBooking.mailAgain')}
        </Button>
        <Button component={Link} to={recordAddress('booking', booking.id)}>
          {text('newBooking.toBooking')}
        </Button>
      </p>
    </Note>
  )
}
