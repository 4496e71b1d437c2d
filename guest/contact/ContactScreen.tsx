import { guestScreens } from '../../screens/guest-screens.ts'
import { MessageForm } from '../forms/MessageForm.tsx'
import { PageHead } from '../page/PageHead.tsx'
import { ReachProperty } from './ReachProperty.tsx'

/** /contact: a message to the property, and every other way to reach it (G §2). */
export function ContactScreen() {
  return (
    <>
      <PageHead
        title="Contact"
        description="Stel Kamersleutel in Elsloo een vraag: met het formulier, per telefoon of per mail."
        canonical={guestScreens.contact.path}
      />
      <div className="wrap page-head">
        <h1>Contact</h1>
        <p>
          Een vraag over je kamer, de trap of de hond? Schrijf ons, of bel. We antwoorden zelf, en
          meestal dezelfde dag.
        </p>
      </div>
      <div className="wrap form-page">
        <MessageForm form="contact" />
        <ReachProperty />
      </div>
    </>
  )
}
