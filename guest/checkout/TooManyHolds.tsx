import { Message } from '../controls/Message.tsx'
import { CallUs } from '../property/ReachUs.tsx'
import { Link } from '../page/Link.tsx'
import { madeBookings } from './attempt.ts'
import { guestRecordAddress } from '../../screens/guest-screens.ts'

/** One visitor cannot hold the whole property: pay what is held, or wait until it is free again. */
export function TooManyHolds({ text, onAgain }: { text: string; onAgain(): void }) {
  const held = madeBookings()[0]?.bookingId
  return (
    <div className="panel panel--narrow">
      <div className="beam" />
      <div className="panel__body">
        <Message kind="notice" role="alert" title={text}>
          <p>Deze boeking is niet gemaakt en er is niets betaald. Je gegevens staan er nog.</p>
        </Message>
        <div className="buttons">
          {held && (
            <Link className="button" to={guestRecordAddress('thanks', held)}>
              Naar je vorige boeking
            </Link>
          )}
          <button
            className={held ? 'button button--quiet' : 'button'}
            type="button"
            onClick={onAgain}
          >
            Opnieuw proberen
          </button>
          <CallUs />
        </div>
      </div>
    </div>
  )
}
