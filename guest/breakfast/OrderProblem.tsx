import type { FieldError } from '../../rules/forms/field-error.ts'
import { formatEuro } from '../../rules/money/format-euro.ts'
import { Message } from '../controls/Message.tsx'
import { CallUs } from '../property/ReachUs.tsx'
import { useTextOf } from '../texts/words.ts'
import type { BreakfastOutcome } from './place-breakfast-order.ts'

/** An order that was not taken: why, and what can be done now. The button below asks again. */
export function OrderProblem({
  problem,
  onFields,
}: {
  problem: Exclude<BreakfastOutcome, { kind: 'accepted' }>
  /** To the fields that the server refused. */
  onFields(fields: FieldError[]): void
}) {
  const textOf = useTextOf()
  switch (problem.kind) {
    case 'total-changed':
      return (
        <Message kind="notice" role="alert" title="De prijs van je bestelling is veranderd.">
          <p>
            Er is niets besteld en niets betaald. Je zag {formatEuro(problem.seenCents)}, het is nu{' '}
            {formatEuro(problem.totalCents)}. Ben je akkoord, bestel dan hieronder opnieuw.
          </p>
        </Message>
      )
    case 'fields-refused':
      return (
        <Message kind="danger" role="alert" title={problem.text}>
          <ul>
            {problem.fields.map(({ field, text }) => (
              <li key={field}>{textOf(text)}</li>
            ))}
          </ul>
          <p>Er is niets besteld en niets betaald.</p>
          <div className="buttons">
            <button className="button" type="button" onClick={() => onFields(problem.fields)}>
              Naar je gegevens
            </button>
          </div>
        </Message>
      )
    case 'unreachable':
      return (
        <Message kind="danger" role="alert" title="We weten niet of je bestelling is aangekomen.">
          <p>
            Er is niets betaald. Druk gerust opnieuw op de knop: je bestelt nooit dubbel, ook niet
            als je bestelling al aangekomen is.
          </p>
          {problem.fault && <p>{problem.fault}</p>}
          <CallUs />
        </Message>
      )
    case 'failed':
      return (
        <Message kind="danger" role="alert" title={problem.text}>
          <p>Er is niets besteld en niets betaald. Je gegevens staan er nog.</p>
        </Message>
      )
  }
}
