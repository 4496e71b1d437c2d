import type { BookingStatusView } from '../../api/bookings/booking-answer-shapes.ts'
import { fillText } from '../../rules/texts/fill-text.ts'
import { sumInWords } from '../../rules/texts/in-language.ts'
import { Status } from '../controls/Status.tsx'
import { CallUs, MailUs } from '../property/ReachUs.tsx'
import { useWords } from '../texts/words.ts'
import { BookingRecap } from '../thanks/BookingRecap.tsx'
import { lastDayWords } from './last-day-words.ts'

/** The link pays no more: what is open, and who sends a new one. The booking itself stands. */
export function LinkEnded({ booking }: { booking: BookingStatusView }) {
  const known = useWords()
  const { price, sitePayment, siteThanks } = known
  const { guestName, number, balanceCents, payUntil } = booking
  return (
    <article className="scene-card scene-card--side thanks">
      <img src="/art/gesloten-luiken.svg" alt="" width="600" height="400" />
      <div className="scene-card__body">
        <div className="stack stack--close thanks__news" role="status">
          <Status kind="notice">{siteThanks.bookedUnpaid}</Status>
          <h1>{sitePayment.linkEndedTitle}</h1>
          <p>
            {fillText(sitePayment.linkEnded, {
              name: guestName,
              amount: sumInWords(known, balanceCents),
              link:
                payUntil === null
                  ? sitePayment.linkWorkedUntilNow
                  : fillText(sitePayment.linkWorkedUntil, { day: lastDayWords(known, payUntil) }),
              number,
            })}
          </p>
        </div>
        <BookingRecap booking={booking} amount={price.total} />
        <div className="buttons">
          <CallUs main number />
          <MailUs subject={fillText(sitePayment.newLinkSubject, { number })} />
        </div>
      </div>
    </article>
  )
}
