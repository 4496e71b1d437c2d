import { NoAnswer } from '../states/NoAnswer.tsx'

/**
 * No answer to the order: nobody can tell whether it arrived, and asking again cannot book twice.
 */
export function OrderUnreachable(props: { fault: string | undefined; onAgain(): void }) {
  return (
    <NoAnswer
      status="Geen antwoord"
      title="We weten niet of je boeking is aangekomen"
      again={props.onAgain}
    >
      Er is niets betaald en je gegevens staan er nog. Probeer het gerust opnieuw: je boekt nooit
      dubbel, ook niet als je boeking al aangekomen is. {props.fault}
    </NoAnswer>
  )
}
