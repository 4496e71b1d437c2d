import { useProperty } from '../property/PropertyContext.tsx'
import { houseWords } from '../property/house-words.ts'
import { useWords } from '../texts/words.ts'
import { SignUpPage } from './SignUpPage.tsx'
import { vendorParts } from './vendor-parts.tsx'

/** Most who sell at the market come from the Netherlands. */
const begins = { country: 'nl' }

/** /inschrijven-paasveerjaarmarkt: a stall at the market (G §2). */
export function VendorScreen() {
  const words = useWords()
  const property = useProperty()
  return (
    <SignUpPage
      form="vendor"
      heading={words.siteForms.vendorTitle}
      description={houseWords(words, 'vendorDescription', property)}
      intro={words.siteForms.vendorIntro}
      parts={vendorParts(words)}
      begins={begins}
      words={words.vendorForm}
      busy={words.siteForms.sendingVendor}
    />
  )
}
