import { fillText } from '../../rules/texts/fill-text.ts'
import { Icon } from '../icons/Icon.tsx'
import { useWords } from '../texts/words.ts'
import { mailAddress, phoneWords, telephone } from './property-words.ts'
import { useMaybeProperty } from './PropertyContext.tsx'

/**
 * The telephone, where a person helps more than a button. Nothing while the property has not filled
 * in its number.
 */
export function CallUs({ main, number }: { main?: boolean; number?: boolean }) {
  const known = useWords()
  const { sitePage: words } = known
  const property = useMaybeProperty()
  if (!property?.phone) return null
  return (
    <a className={main ? 'button' : 'button button--quiet'} href={telephone(property)}>
      <Icon name="phone" />{' '}
      {number ? fillText(words.callNumber, { phone: phoneWords(known, property) }) : words.callUs}
    </a>
  )
}

/** A mail to the property; nothing while it has no address. */
export function MailUs({ subject }: { subject: string }) {
  const { sitePage: words } = useWords()
  const property = useMaybeProperty()
  if (!property?.email) return null
  return (
    <a className="button button--quiet" href={mailAddress(property, subject)}>
      <Icon name="mail" /> {words.mailUs}
    </a>
  )
}
