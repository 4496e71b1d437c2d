import { Message } from '../controls/Message.tsx'
import { CallUs } from '../house/ReachUs.tsx'

/** One visitor cannot hold the whole house: pay what is held, or wait until it is free again. */
export function TooManyHolds({ text, onAgain }: { text: string; onAgain(): void }) {
  return (
    <div className="panel panel--narrow">
      <div className="beam" />
      <div className="panel__body">
        <Message kind="notice" role="alert" title={text}>
          <p>
            Deze boeking is niet gemaakt en er is niets betaald. Betaal een van je andere boekingen, of probeer het opnieuw zodra die verlopen is. Je
            gegevens staan er nog.
          </p>
        </Message>
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
