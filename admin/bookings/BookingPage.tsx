import { useSearchParams } from 'react-router'
import type { BookingDetailView } from '../../api/bookings/booking-answer-shapes.ts'
import { NightRegisterCard } from '../attendance/NightRegisterCard.tsx'
import { ApiProblem } from '../data/api-problem.ts'
import { useOne } from '../data/use-one.ts'
import { useProperty, usePropertyToday } from '../property/use-property.ts'
import { Note } from '../shell/Note.tsx'
import { LoadFailure } from '../shell/LoadFailure.tsx'
import { Page } from '../shell/Page.tsx'
import { StayChangeButton } from '../stay-change/StayChangeButton.tsx'
import { useText } from '../texts/use-text.ts'
import { Timeline } from '../timeline/Timeline.tsx'
import { BookingForm } from '../booking-form/BookingForm.tsx'
import { useLive } from '../live/live-context.ts'
import { AgreementCard } from './AgreementCard.tsx'
import { BookingActions } from './BookingActions.tsx'
import { BookingBreakfasts } from './BookingBreakfasts.tsx'
import { BookingFacts } from './BookingFacts.tsx'
import { BookingHead } from './BookingHead.tsx'
import { BookingMails } from './BookingMails.tsx'
import { BookingMoney } from './BookingMoney.tsx'
import { BookingSkeleton } from './BookingSkeleton.tsx'
import { CancelBookingButton } from './CancelBookingButton.tsx'
import { ContactLinks } from './ContactLinks.tsx'
import { offeredActs } from './offered-acts.ts'
import styles from './booking-page.module.css'
import { screens } from '../../screens/screen-routes.ts'

/**
 * /agenda/aanpassen?id= (BO §2): who, which room, paid or not; the sold quote; what happened and
 * what comes next.
 */
export function BookingPage() {
  const text = useText()
  const [query] = useSearchParams()
  const id = query.get('id') ?? ''
  const { data: booking, error, refetch } = useOne<BookingDetailView>('bookings', id)
  const property = useProperty()
  const today = usePropertyToday()
  const offline = useLive().status === 'lost'
  const crumb = { to: screens.agenda.path, label: text('agenda.title') }

  if (booking === undefined) {
    const missing =
      id === '' ? text('bookings.noId') : isMissing(error) ? text('bookings.notFound') : null
    return (
      <Page title={text('bookings.booking')} crumb={crumb}>
        {missing ? (
          <Note tone="ink" title={missing} />
        ) : error ? (
          <LoadFailure
            what={text('bookings.failed')}
            problem={error}
            onRetry={() => void refetch()}
          />
        ) : (
          <BookingSkeleton />
        )}
      </Page>
    )
  }
  const acts = offeredActs(booking, today)
  return (
    <Page title={booking.number} crumb={crumb}>
      <BookingHead booking={booking} today={property.data?.today ?? null} />
      <ContactLinks booking={booking} place="phone" />
      <div className={styles.split}>
        <div className={styles.stack}>
          <div className={styles.first}>
            <BookingFacts
              booking={booking}
              checkIn={property.data?.checkIn}
              checkOut={property.data?.checkOut}
            />
          </div>
          <div className={styles.form}>
            <BookingForm key={booking.id} booking={booking}>
              <StayChangeButton
                booking={booking}
                disabled={offline}
                offered={acts['change-stay']}
              />
              <CancelBookingButton booking={booking} disabled={offline} offered={acts.cancel} />
            </BookingForm>
          </div>
          <div>
            <NightRegisterCard guests={booking.nightRegister} />
          </div>
          <div className={styles.fourth}>
            <BookingMoney booking={booking} />
          </div>
        </div>
        <div className={styles.stack}>
          <div className={styles.third}>
            <Timeline subject={{ kind: 'booking', id: booking.id }} />
          </div>
          <div className={styles.second}>
            <BookingActions booking={booking} />
          </div>
          <div className={styles.fifth}>
            <BookingBreakfasts bookingId={booking.id} />
            <BookingMails mails={booking.mails} />
            <AgreementCard noun="bookings" id={booking.id} />
          </div>
        </div>
      </div>
    </Page>
  )
}

function isMissing(error: unknown): boolean {
  return error instanceof ApiProblem && (error.status === 404 || error.status === 400)
}
