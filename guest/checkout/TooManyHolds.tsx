import { useQuery } from '@tanstack/react-query'
import { thanksPath } from '../../screens/guest-addresses.ts'
import { bookingStatusRead } from '../calls/reads.ts'
import { Message } from '../controls/Message.tsx'
import { Link } from '../page/Link.tsx'
import { CallUs } from '../property/ReachUs.tsx'
import { stayWords } from '../stay/words.ts'
import { untilWords } from '../thanks/until-words.ts'
import { madeBookings } from './attempt.ts'

/**
 * One visitor cannot hold the whole property: pay what is held, or wait until it is free again.
 * Names what this browser holds, and until when.
 */
export function TooManyHolds({ text, onAgain }: { text: string; onAgain(): void }) {
  return (
    <div className="panel panel--narrow">
      <div className="beam" />
      <div className="panel__body">
        <Message kind="notice" role="alert" title={text}>
          <p>Deze boeking is niet gemaakt en er is niets betaald. Je gegevens staan er nog.</p>
        </Message>
        {madeBookings().map(({ bookingId }) => (
          <OpenBooking key={bookingId} bookingId={bookingId} />
        ))}
        <div className="buttons">
          <button className="button" type="button" onClick={onAgain}>
            Opnieuw proberen
          </button>
          <CallUs />
        </div>
      </div>
    </div>
  )
}

/** The way to a booking that is still to be paid; nothing where it is paid or over. */
function OpenBooking({ bookingId }: { bookingId: string }) {
  const { data } = useQuery(bookingStatusRead(bookingId))
  if (data?.state !== 'held') return null
  return (
    <div>
      <Link className="more" to={thanksPath({ bookingId, roomKind: data.roomKind })}>
        Naar je boeking van {stayWords(data.quote)}
      </Link>
      <p className="small soft">{untilWords(data)}</p>
    </div>
  )
}
