import { useQuery } from '@tanstack/react-query'
import { thanksPath } from '../../screens/guest-addresses.ts'
import { fillText } from '../../rules/texts/fill-text.ts'
import { bookingStatusRead } from '../calls/reads.ts'
import { Message } from '../controls/Message.tsx'
import { Link } from '../page/Link.tsx'
import { CallUs } from '../property/ReachUs.tsx'
import { stayWords } from '../stay/words.ts'
import { useWords } from '../texts/words.ts'
import { untilWords } from '../thanks/until-words.ts'
import { madeBookings } from './attempt.ts'

/**
 * One visitor cannot hold the whole property: pay what is held, or wait until it is free again.
 * Names what this browser holds, and until when.
 */
export function TooManyHolds({ text, onAgain }: { text: string; onAgain(): void }) {
  const { siteCheckout: words, sitePage } = useWords()
  return (
    <div className="panel panel--narrow">
      <div className="beam" />
      <div className="panel__body">
        <Message kind="notice" role="alert" title={text}>
          <p>
            {words.notMade} {words.detailsStay}
          </p>
        </Message>
        {madeBookings().map(({ bookingId }) => (
          <OpenBooking key={bookingId} bookingId={bookingId} />
        ))}
        <div className="buttons">
          <button className="button" type="button" onClick={onAgain}>
            {sitePage.tryAgain}
          </button>
          <CallUs />
        </div>
      </div>
    </div>
  )
}

/** The way to a booking that is still to be paid; nothing where it is paid or over. */
function OpenBooking({ bookingId }: { bookingId: string }) {
  const words = useWords()
  const { data } = useQuery(bookingStatusRead(bookingId))
  if (data?.state !== 'held') return null
  return (
    <div>
      <Link className="more" to={thanksPath({ bookingId, roomKind: data.roomKind })}>
        {fillText(words.siteHome.toOwnBooking, { stay: stayWords(words, data.quote) })}
      </Link>
      <p className="small soft">{untilWords(words, data)}</p>
    </div>
  )
}
