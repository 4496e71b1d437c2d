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
      title="Inschrijven voor de Paasveerjaarmarkt"
      heading={`Inschrijven voor de Paas\u00adveer\u00adjaar\u00admarkt`}
      description={houseWords(words.house.vendorDescription, property)}
      parts={vendorParts}
      begins={begins}
      words={words.vendorForm}
      busy="We versturen je inschrijving…"
    >
      <p>
        Wil je op de Paasveerjaarmarkt staan? Vertel ons wie je bent, wat je verkoopt en hoeveel
        ruimte je nodig hebt. We laten je weten of er plaats is.
      </p>
    </SignUpPage>
  )
}
