import { Message } from '../controls/Message.tsx'
import { CallUs, MailUs } from '../property/ReachUs.tsx'
import { useWords } from '../texts/words.ts'

/** Nothing is sold, or every day that could be chosen is one on which nothing is delivered. */
export function NoDeliveryDays() {
  const words = useWords()
  return (
    <Message kind="notice" title={words.breakfast.notSold}>
      <p>{words.siteBreakfast.noDays}</p>
      <div className="buttons">
        <CallUs main />
        <MailUs subject={words.breakfast.box} />
      </div>
    </Message>
  )
}
