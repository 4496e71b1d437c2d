import type pg from 'pg'
import { BookingPlan } from '../../../api/bookings/booking-plan.ts'
import type { MailKind } from '../../../api/mail/mail-templates.ts'
import type { Mails } from '../../../api/mail/mails.ts'

export interface BookingMailer {
  /** Sees the mails of a kind through, as the activity of the booking's workflow does. */
  send(bookingId: string, kind: MailKind): Promise<void>
  write(bookingId: string, kind: MailKind, about?: string): Promise<void>
}

/** The mails of bookings, as their workflow asks for them. */
export function bookingMailer(mails: Mails, pool: pg.Pool): BookingMailer {
  return {
    async send(id, kind) {
      await mails.send({ kind: 'booking', id }, kind, (await new BookingPlan(pool).load(id))!)
    },
    write: (id, kind, about) => mails.write({ kind: 'booking', id }, kind, about),
  }
}
