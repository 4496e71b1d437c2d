import { FaultCode } from '../states/FaultCode.tsx'
import { NoAnswer } from '../states/NoAnswer.tsx'
import { useWords } from '../texts/words.ts'

/**
 * No answer to the order: nobody can tell whether it arrived, and asking again cannot book twice.
 */
export function OrderUnreachable(props: { fault: string | undefined; onAgain(): void }) {
  const { siteCheckout: words } = useWords()
  return (
    <NoAnswer status={words.noAnswer} title={words.noAnswerTitle} again={props.onAgain}>
      {words.nothingPaidDetailsStay} {words.tryAgainSafely} <FaultCode code={props.fault} />
    </NoAnswer>
  )
}
