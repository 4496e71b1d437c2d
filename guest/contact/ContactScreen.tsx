import { fillText } from '../../rules/texts/fill-text.ts'
import { guestScreens } from '../../screens/guest-screens.ts'
import { MessageForm } from '../forms/MessageForm.tsx'
import { PageHead, siteName } from '../page/PageHead.tsx'
import { useProperty } from '../property/PropertyContext.tsx'
import { inPlace } from '../property/property-words.ts'
import { useWords } from '../texts/words.ts'
import { ReachProperty } from './ReachProperty.tsx'

/** /contact: a message to the property, and every other way to reach it (G §2). */
export function ContactScreen() {
  const words = useWords()
  const { name, city } = useProperty()
  return (
    <>
      <PageHead
        title={words.sitePage.contact}
        description={fillText(words.siteForms.contactDescription, {
          name: name || siteName,
          inPlace: inPlace(words, city),
        })}
        canonical={guestScreens.contact.path}
      />
      <div className="wrap page-head">
        <h1>{words.sitePage.contact}</h1>
        <p>{words.siteForms.contactIntro}</p>
      </div>
      <div className="wrap form-page">
        <MessageForm form="contact" />
        <ReachProperty />
      </div>
    </>
  )
}
