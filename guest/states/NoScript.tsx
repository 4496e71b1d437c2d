import { Message } from '../controls/Message.tsx'
import { mailAddress, telephone } from '../property/property-words.ts'
import { useProperty } from '../property/PropertyContext.tsx'

/**
 * Said on a page that books, to who has no script: what goes without, and how to book all the same.
 * Everybody else never sees it, so only the server has it.
 */
export function NoScript() {
  const property = useProperty()
  return (
    <div className="wrap no-script">
      <Message kind="notice" title="Online boeken gaat alleen met JavaScript.">
        <p>
          Kijken wat vrij is en wat het kost, kan ook zonder. Zet JavaScript aan en laad deze pagina
          opnieuw, of boek bij ons zelf
          {property.phone && (
            <>
              : bel <a href={telephone(property)}>{property.phone}</a>
            </>
          )}
          {property.phone && property.email && ' of'}
          {property.email && (
            <>
              {' '}
              mail <a href={mailAddress(property, 'Een kamer boeken')}>{property.email}</a>
            </>
          )}
          .
        </p>
      </Message>
    </div>
  )
}
