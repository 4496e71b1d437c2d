import { Message } from '../controls/Message.tsx'
import { CallUs, MailUs } from '../property/ReachUs.tsx'

/** Every day that could be chosen is a day on which nothing is delivered. */
export function NoDeliveryDays() {
  return (
    <Message kind="notice" title="Voorlopig bezorgen we geen ontbijt.">
      <p>Er is geen dag vrij waarop we kunnen bezorgen. Bel of mail ons gerust.</p>
      <div className="buttons">
        <CallUs main />
        <MailUs subject="Ontbijtbox" />
      </div>
    </Message>
  )
}
