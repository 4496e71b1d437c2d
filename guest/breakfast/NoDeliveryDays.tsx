import { Message } from '../controls/Message.tsx'
import { CallUs, MailUs } from '../property/ReachUs.tsx'
import { useWords } from '../texts/words.ts'

/** Nothing is sold, or every day that could be chosen is one on which nothing is delivered. */
export function NoDeliveryDays() {
  const words = useWords()
  return (
    <Message kind="notice" title={words.breakfast.notSold}>
      <p>Er is geen dag vrij waarop we kunnen bezorgen. Bel of mail ons gerust.</p>
      <div className="buttons">
        <CallUs main />
        <MailUs subject="Ontbijtbox" />
      </div>
    </Message>
  )
}
