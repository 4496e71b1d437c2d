import { guestScreens } from '../../screens/guest-screens.ts'
import { MessageForm } from '../forms/MessageForm.tsx'
import { PageHead, siteName } from '../page/PageHead.tsx'
import { useProperty } from '../property/PropertyContext.tsx'
import { inPlace } from '../property/property-words.ts'
import { ReachProperty } from './ReachProperty.tsx'

/** /contact: a message to the property, and every other way to reach it (G §2). */
export function ContactScreen() {
  const { name, city } = useProperty()
  return (
    <>
      <PageHead
        title="Contact"
        description={`Stel ${name || siteName}${inPlace(city)} een vraag: met het formulier, per telefoon of per mail.`}
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
