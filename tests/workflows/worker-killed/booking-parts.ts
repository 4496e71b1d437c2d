import { bookingSubject } from '../../../api/bookings/stay-record.ts'
import type { BookingAccepted } from '../../../api/bookings/booking-answer-shapes.ts'
import { occupy } from '../../api/setup/overlaps.ts'
import { cancelled, paidInFull } from '../../api/setup/staff-asks.ts'
import { confirmedAndPaid, endedUnpaid, paidTwiceAndBack } from '../../api/setup/standing.ts'
import { type Setup, choose } from '../setup/setup.ts'
import { mailsKept } from './mails-kept.ts'
import type { LivedKind, Part } from './part.ts'

/** A booking whose payment is open at the provider. */
export const bookings: LivedKind<BookingAccepted> = {
  make: (setup) => setup.book(),
}

const sql = (setup: Setup, statement: string) => setup.pool.query(statement)

/** Has the booking stand as paid by bank transfer, with its mails until then. */
async function confirmed(setup: Setup, { id }: BookingAccepted, ...mails: string[]): Promise<void> {
  await sql(setup, confirmedAndPaid())
  await mailsKept(setup, bookingSubject(id), 'confirmation', ...mails)
}

/** What becomes of a booking, an effect at a time. */
export const bookingParts: Record<string, Part<BookingAccepted>> = {
  'opening a payment': {
    activities: ['subjectPlanNextStep', 'bookingOpenPayment'],
    begin: async (setup) => {
      await sql(
        setup,
        `UPDATE payments SET state = 'created', provider_id = NULL, checkout_url = NULL`,
      )
      await sql(setup, 'DELETE FROM events')
    },
    end: { events: ['payment-opened'], mails: [], entries: ['sold'] },
  },
  'hearing of a payment and confirming it': {
    activities: ['bookingSyncPayment', 'bookingSendMail'],
    begin: (_setup, { paymentUrl }) => choose(paymentUrl!, 'paid'),
    end: {
      events: ['payment-opened', 'paid', 'confirmed'],
      mails: ['confirmation kept'],
      entries: ['sold', 'received'],
    },
  },
  'the end of a hold': {
    activities: ['bookingExpireHold'],
    begin: (setup) => sql(setup, 'UPDATE bookings SET hold_until = created_at'),
    end: { events: ['payment-opened', 'expired'], mails: [], entries: ['sold', 'changed'] },
  },
  'paying back what came too late': {
    activities: ['bookingRefundLatePayment', 'bookingSendMail'],
    begin: async (setup, { paymentUrl }) => {
      await sql(setup, endedUnpaid('expired'))
      for (const room of [1, 2, 3])
        await occupy(setup.pool, { room, arrival: '2026-03-01', departure: '2026-03-05' })
      await choose(paymentUrl!, 'paid')
    },
    end: {
      events: ['payment-opened', 'paid', 'refunded'],
      mails: ['late-payment-refund kept'],
      entries: ['sold', 'changed', 'received', 'refunded'],
      refunds: 1,
    },
  },
  'telling of money that was paid twice': {
    activities: ['bookingSendMail'],
    begin: async (setup, booking) => {
      await confirmed(setup, booking)
      await sql(setup, paidTwiceAndBack)
    },
    end: {
      events: ['payment-opened'],
      mails: ['confirmation kept', 'overpayment-refund kept'],
      entries: ['sold', 'received', 'received', 'refunded'],
    },
  },
  'what staff say was paid': {
    activities: ['bookingSendMail'],
    begin: ({ staff }, { id }) => staff.markPaid(id, paidInFull()),
    end: {
      events: ['payment-opened', 'paid', 'confirmed'],
      mails: ['confirmation kept'],
      entries: ['sold', 'received'],
    },
  },
  'what staff cancel': {
    activities: ['bookingSendMail'],
    begin: ({ staff }, { id }) => staff.cancel(id, cancelled('De gast is ziek')),
    end: {
      events: ['payment-opened', 'cancelled'],
      mails: ['cancellation kept'],
      entries: ['sold', 'changed'],
    },
  },
  'the mail before arrival': {
    activities: ['bookingSendMail'],
    begin: async (setup, booking) => {
      await confirmed(setup, booking)
      await sql(setup, `UPDATE bookings SET stay = '[2026-02-03,2026-02-05)'`)
    },
    end: {
      events: ['payment-opened'],
      mails: ['arrival kept', 'confirmation kept'],
      entries: ['sold', 'received'],
    },
  },
  'the mail after departure': {
    activities: ['bookingSendMail'],
    begin: async (setup, booking) => {
      await confirmed(setup, booking, 'arrival')
      await sql(setup, `UPDATE bookings SET stay = '[2026-01-28,2026-01-30)'`)
    },
    end: {
      events: ['payment-opened'],
      mails: ['arrival kept', 'confirmation kept', 'thank-you kept'],
      entries: ['sold', 'received'],
    },
  },
}
