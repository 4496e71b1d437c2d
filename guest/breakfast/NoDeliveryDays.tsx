import { breakfastTexts } from '../../rules/texts/breakfast.ts'
import { Message } from '../controls/Message.tsx'
import { CallUs, MailUs } from '../property/ReachUs.tsx'

/** Nothing is sold, or every day that could be chosen is one on which nothing is delivered. */
export function NoDeliveryDays() {
  return (
    <Message kind="notice" title={breakfastTexts.notSold}>
      <p>Er is geen dag vrij waarop we kunnen bezorgen. Bel of mail ons gerust.</p>
      <div className="buttons">
        <CallUs main />
        <MailUs subject="Ontbijtbox" />
      </div>
    </Message>
  )
}
