import { useQuery } from '@tanstack/react-query'
import { usePlace } from '../page/router.tsx'
import { bookingStatusRead } from '../calls/reads.ts'
import { PageHead } from '../page/PageHead.tsx'
import { PanelBones, Waiting } from '../states/Bones.tsx'
import { Loaded } from '../states/Loaded.tsx'
import { useWords } from '../texts/words.ts'
import { BookingScene } from './BookingScene.tsx'
import { askAgainAfter, thanksState } from './thanks-state.ts'
import { UnknownBooking } from './UnknownBooking.tsx'

/**
 * What became of a booking, read from the server: the address proves nothing (reading
 * `payment.proof`). While something can still change it asks again by itself.
 */
export function ThanksScreen() {
  const { siteThanks: words } = useWords()
  const { search } = usePlace()
  const id = new URLSearchParams(search).get('id') ?? ''
  const status = useQuery({
    ...bookingStatusRead(id),
    enabled: id !== '',
    refetchInterval: ({ state }) => (state.data ? askAgainAfter(thanksState(state.data)) : false),
  })
  return (
    <>
      <PageHead title={words.title} description={words.description} canonical={null} />
      <div className="wrap scene">
        {id === '' ? (
          <UnknownBooking />
        ) : (
          <Loaded
            query={status}
            what={words.yourBooking}
            missing={<UnknownBooking />}
            waiting={
              <div className="stack">
                <Waiting>{words.reading}</Waiting>
                <PanelBones />
              </div>
            }
          >
            {(booking) => <BookingScene booking={booking} />}
          </Loaded>
        )}
      </div>
    </>
  )
}
