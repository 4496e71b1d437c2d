import { useQuery } from '@tanstack/react-query'
import { bookingStatusRead } from '../calls/reads.ts'
import { PageHead } from '../page/PageHead.tsx'
import { usePlace } from '../page/router.tsx'
import { PanelBones, Waiting } from '../states/Bones.tsx'
import { Loaded } from '../states/Loaded.tsx'
import { useWords } from '../texts/words.ts'
import { BookingScene } from '../thanks/BookingScene.tsx'
import { askAgainAfter, thanksState } from '../thanks/thanks-state.ts'
import { UnknownBooking } from '../thanks/UnknownBooking.tsx'
import { LinkEnded } from './LinkEnded.tsx'
import { PayForm } from './PayForm.tsx'
import { isToPay } from './is-to-pay.ts'

/**
 * Pays what is open of a booking, by its link (G §2): of one that staff entered, or of a guest's own
 * while it is held. It only leads to the provider: nothing here marks anything paid (reading
 * `payment.proof`).
 */
export function PayScreen() {
  const { sitePayment, siteThanks } = useWords()
  const { search } = usePlace()
  const id = new URLSearchParams(search).get('id') ?? ''
  const status = useQuery({
    ...bookingStatusRead(id),
    enabled: id !== '',
    refetchInterval: ({ state }) => (state.data ? askAgainAfter(thanksState(state.data)) : false),
  })
  const onChange = () => void status.refetch()
  return (
    <>
      <PageHead
        title={sitePayment.linkTitle}
        description={sitePayment.linkDescription}
        canonical={null}
      />
      <div className="wrap scene">
        {id === '' ? (
          <UnknownBooking />
        ) : (
          <Loaded
            query={status}
            what={siteThanks.yourBooking}
            missing={<UnknownBooking />}
            waiting={
              <div className="stack">
                <Waiting>{siteThanks.reading}</Waiting>
                <PanelBones />
              </div>
            }
          >
            {(booking) =>
              isToPay(booking) ? (
                <PayForm booking={booking} onChange={onChange} />
              ) : booking.linkEnded ? (
                <LinkEnded booking={booking} />
              ) : (
                <BookingScene booking={booking} />
              )
            }
          </Loaded>
        )}
      </div>
    </>
  )
}
