import type { GuestWords } from '../../rules/texts/all-words.ts'
import { Message } from '../controls/Message.tsx'
import { mailAddress, phoneWords, telephone } from '../property/property-words.ts'
import { useProperty } from '../property/PropertyContext.tsx'
import { Sentence } from '../texts/Sentence.tsx'
import { useWords } from '../texts/words.ts'

/**
 * Said on a page that books, to who has no script: what goes without, and how to book all the same.
 * Everybody else never sees it, so only the server has it.
 */
export function NoScript() {
  const known = useWords()
  const { sitePage: words } = known
  const property = useProperty()
  return (
    <div className="wrap no-script">
      <Message kind="notice" title={words.needsScript}>
        <p>
          {words.withoutScript}{' '}
          <Sentence
            text={howToBook(words, property)}
            values={{
              phone: <a href={telephone(property)}>{phoneWords(known, property)}</a>,
              email: <a href={mailAddress(property, words.bookARoom)}>{property.email}</a>,
            }}
          />
        </p>
      </Message>
    </div>
  )
}

/** Names the ways to reach the house that there are. */
function howToBook(
  words: GuestWords['sitePage'],
  { phone, email }: { phone: string; email: string },
): string {
  if (phone) return email ? words.bookByPhoneOrMail : words.bookByPhone
  return email ? words.bookByMail : words.bookWithUs
}
