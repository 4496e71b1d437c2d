import { propertyAddress } from '../../rules/property/property-address.ts'
import { useTextOf, useWords } from '../texts/words.ts'
import { useProperty } from './PropertyContext.tsx'

/**
 * The way to the property, on a map of its own page: nothing of it is loaded here. Nothing while
 * the property has not filled in its address.
 */
export function OnTheMap() {
  const { sitePage: words } = useWords()
  const textOf = useTextOf()
  const property = useProperty()
  if (!property.address) return null
  const place = encodeURIComponent(textOf(propertyAddress(property)))
  return (
    <a
      className="more"
      href={`https://www.openstreetmap.org/search?query=${place}`}
      target="_blank"
      rel="noreferrer"
    >
      {words.onTheMap}
    </a>
  )
}
