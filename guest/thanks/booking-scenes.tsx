import type { BookingStatusView } from '../../api/bookings/booking-answer-shapes.ts'
import type { GuestWords } from '../../rules/texts/all-words.ts'
import { type TextWith, fillText } from '../../rules/texts/fill-text.ts'
import { sumInWords } from '../../rules/texts/in-language.ts'
import { CallUs } from '../property/ReachUs.tsx'
import { BookAgain, CalendarFile, ToPayByLink, ToPayment } from './booking-actions.tsx'
import type { Scene } from './SceneCard.tsx'
import type { ThanksState } from './thanks-state.ts'
import { cancelledWords } from './cancelled-words.ts'
import { untilWords } from './until-words.ts'

type BookingScene = Scene<BookingStatusView>

const bookAgain: BookingScene['actions'] = (booking) => (
  <>
    <BookAgain booking={booking} />
    <CallUs />
  </>
)

/** What each state of a booking is told with. */
export function bookingScenes(known: GuestWords): Record<ThanksState, BookingScene> {
  const { siteThanks: words } = known
  const payAgain: BookingScene['actions'] = (booking) => (
    <>
      <ToPayByLink booking={booking} label={words.payAgain} />
      <CallUs />
    </>
  )
  const toPayment: BookingScene['actions'] = (booking) => (
    <>
      <ToPayment booking={booking} />
      <ToPayByLink booking={booking} label={words.payOtherwise} quiet />
      <CallUs />
    </>
  )
  /** A text that says until when the room is held. */
  const until =
    (text: TextWith<'until'>): BookingScene['words'] =>
    (booking) =>
      fillText(text, { until: untilWords(known, booking) })
  return {
    confirmed: {
      status: { kind: 'success', word: words.paid },
      picture: 'sleutel',
      title: words.confirmedTitle,
      words: ({ guestName, email }) => fillText(words.confirmed, { name: guestName, email }),
      amount: words.paid,
      actions: (booking) => <CalendarFile booking={booking} />,
    },
    'booked-unpaid': {
      status: { kind: 'notice', word: words.bookedUnpaid },
      picture: 'sleutel',
      title: words.bookedUnpaidTitle,
      words: ({ guestName, balanceCents, linkEnded }) =>
        fillText(linkEnded ? words.bookedLinkEndedText : words.bookedUnpaidText, {
          name: guestName,
          amount: sumInWords(known, balanceCents),
        }),
      amount: known.price.total,
      actions: (booking) => (
        <>
          {booking.linkEnded ? (
            <CallUs main number />
          ) : (
            <ToPayByLink booking={booking} label={words.payNow} />
          )}
          <CalendarFile booking={booking} quiet />
        </>
      ),
    },
    'part-paid': {
      status: { kind: 'danger', word: words.partPaid },
      picture: 'gesloten-luiken',
      title: words.partPaidTitle,
      words: (booking) =>
        fillText(words.partPaidText, {
          amount: sumInWords(known, booking.balanceCents),
          until: untilWords(known, booking),
        }),
      amount: known.price.total,
      actions: (booking) => (
        <>
          <ToPayByLink booking={booking} label={words.payRest} />
          <CallUs />
        </>
      ),
    },
    confirming: {
      status: { kind: 'success', word: words.paid },
      picture: 'sleutel',
      title: words.confirmingTitle,
      words: ({ guestName }) => fillText(words.confirming, { name: guestName }),
      waiting: words.confirmingWait,
      amount: words.paid,
      actions: () => null,
    },
    opening: {
      status: { kind: 'notice', word: words.notYetPaid },
      picture: 'sleutel',
      title: words.openingTitle,
      words: until(words.opening),
      waiting: words.openingWait,
      amount: words.toPay,
      actions: toPayment,
    },
    'to-pay': {
      status: { kind: 'notice', word: words.notYetPaid },
      picture: 'sleutel',
      title: words.toPayTitle,
      words: until(words.toPayText),
      waiting: words.toPayWait,
      amount: words.toPay,
      actions: toPayment,
    },
    paying: {
      status: { kind: 'notice', word: words.busy },
      picture: 'sleutel',
      title: words.payingTitle,
      words: until(words.paying),
      waiting: words.payingWait,
      amount: words.toPay,
      actions: (booking) => <ToPayment booking={booking} />,
    },
    'not-paid': {
      status: { kind: 'danger', word: words.notPaid },
      picture: 'gesloten-luiken',
      title: words.failedTitle,
      words: until(words.failed),
      amount: words.toPay,
      actions: payAgain,
    },
    'pay-stopped': {
      status: { kind: 'notice', word: words.notPaid },
      picture: 'sleutel',
      title: words.stoppedTitle,
      words: until(words.stopped),
      amount: words.toPay,
      actions: payAgain,
    },
    'pay-lapsed': {
      status: { kind: 'danger', word: words.notPaid },
      picture: 'gesloten-luiken',
      title: words.lapsedTitle,
      words: until(words.lapsed),
      amount: words.toPay,
      actions: payAgain,
    },
    expired: {
      status: { kind: 'danger', word: words.expired },
      picture: 'gesloten-luiken',
      title: words.expiredTitle,
      words: () => words.expiredText,
      amount: words.notPaid,
      actions: (booking) => <BookAgain booking={booking} />,
    },
    'expired-unheard': {
      status: { kind: 'danger', word: words.expired },
      picture: 'gesloten-luiken',
      title: words.noLongerHeldTitle,
      words: () => words.expiredWithoutNews,
      amount: words.notYetPaid,
      actions: bookAgain,
    },
    'paid-late': {
      status: { kind: 'notice', word: words.paidLate },
      picture: 'luiken-avond',
      title: words.paidLateTitle,
      words: () => words.paidLateText,
      waiting: words.paidLateWait,
      amount: words.paid,
      actions: () => <CallUs />,
    },
    'too-little': {
      status: { kind: 'danger', word: words.tooLittle },
      picture: 'gesloten-luiken',
      title: words.noLongerHeldTitle,
      words: ({ quote, receivedCents }) =>
        fillText(words.tooLittleText, {
          total: sumInWords(known, quote.totalCents),
          received: sumInWords(known, receivedCents),
        }),
      amount: words.received,
      actions: bookAgain,
    },
    refunded: {
      status: { kind: 'notice', word: words.refunded },
      picture: 'gesloten-luiken',
      title: words.refundedTitle,
      words: ({ email, quote, receivedCents }) =>
        receivedCents < quote.totalCents
          ? fillText(words.refundedTooLittle, { total: sumInWords(known, quote.totalCents), email })
          : fillText(words.refundedTooLate, { email }),
      amount: words.refunded,
      actions: bookAgain,
    },
    cancelled: {
      status: { kind: 'danger', word: words.cancelled },
      picture: 'gesloten-luiken',
      title: words.cancelledTitle,
      words: (booking) => cancelledWords(known, booking),
      amount: words.amount,
      actions: () => <CallUs />,
    },
  }
}
