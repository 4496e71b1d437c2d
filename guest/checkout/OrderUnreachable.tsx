import { Status } from '../controls/Status.tsx'
import { CallUs } from '../house/ReachUs.tsx'

/** No answer to the order: nobody can tell whether it arrived, and asking again cannot book twice. */
export function OrderUnreachable({ onAgain }: { onAgain(): void }) {
  return (
    <div className="scene-card scene-card--side" role="alert">
      <img src="/art/luiken-avond.svg" alt="" width="600" height="400" />
      <div className="scene-card__body">
        <Status kind="danger">Geen antwoord</Status>
        <h2>We weten niet of je boeking is aangekomen</h2>
        <p className="soft">
          Er is niets betaald en je gegevens staan er nog. Probeer het gerust opnieuw: je boekt nooit dubbel, ook niet als je boeking al aangekomen
          is.
        </p>
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
