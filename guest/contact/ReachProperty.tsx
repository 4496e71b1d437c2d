import { propertyCountry } from '../../rules/property/property-address.ts'
import { useTextOf, useWords } from '../texts/words.ts'
import { mailAddress, phoneWords, telephone } from '../property/property-words.ts'
import { OnTheMap } from '../property/OnTheMap.tsx'
import { useProperty } from '../property/PropertyContext.tsx'

/** Where the property stands and how one reaches it without a form. */
export function ReachProperty() {
  const known = useWords()
  const { siteForms, sitePage: words } = known
  const textOf = useTextOf()
  const property = useProperty()
  return (
    <aside className="stack" aria-labelledby="reach">
      <h2 className="h3" id="reach">
        {siteForms.reach}
      </h2>
      <dl className="recap">
        {property.phone && (
          <>
            <dt>{words.phoneLabel}</dt>
            <dd>
              <a href={telephone(property)}>{phoneWords(known, property)}</a>
            </dd>
          </>
        )}
        {property.email && (
          <>
            <dt>{words.emailLabel}</dt>
            <dd>
              <a href={mailAddress(property)}>{property.email}</a>
            </dd>
          </>
        )}
        {property.address && (
          <>
            <dt>{words.addressLabel}</dt>
            <dd>
              {property.address}
              <br />
              {property.postcode} {property.city}
              <br />
              {textOf(propertyCountry)}
              <br />
              <OnTheMap />
            </dd>
          </>
        )}
      </dl>
    </aside>
  )
}
