import { FaultCode } from '../states/FaultCode.tsx'
import type { FieldError } from '../../rules/forms/field-error.ts'
import { fillText } from '../../rules/texts/fill-text.ts'
import { sumInWords } from '../../rules/texts/in-language.ts'
import { textOf } from '../../rules/texts/words.ts'
import { Message } from '../controls/Message.tsx'
import { CallUs } from '../property/ReachUs.tsx'
import { useWords } from '../texts/words.ts'
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
  const known = useWords()
  const { siteBreakfast: words } = known
  switch (problem.kind) {
    case 'total-changed':
      return (
        <Message kind="notice" role="alert" title={words.totalChanged}>
          <p>
            {fillText(words.totalChangedText, {
              before: sumInWords(known, problem.seenCents),
              now: sumInWords(known, problem.totalCents),
            })}
          </p>
        </Message>
      )
    case 'fields-refused':
      return (
        <Message kind="danger" role="alert" title={problem.text}>
          <ul>
            {problem.fields.map(({ field, text }) => (
              <li key={field}>{textOf(known, text)}</li>
            ))}
          </ul>
          <p>{words.nothingOrdered}</p>
          <div className="buttons">
            <button className="button" type="button" onClick={() => onFields(problem.fields)}>
              {known.siteCheckout.toDetails}
            </button>
          </div>
        </Message>
      )
    case 'unreachable':
      return (
        <Message kind="danger" role="alert" title={words.unreachable}>
          <p>{words.unreachableText}</p>
          {problem.fault !== undefined && (
            <p>
              <FaultCode code={problem.fault} />
            </p>
          )}
          <CallUs />
        </Message>
      )
    case 'failed':
      return (
        <Message kind="danger" role="alert" title={problem.text}>
          <p>{words.failedText}</p>
        </Message>
      )
  }
}
