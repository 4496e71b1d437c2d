import { breakfastTexts } from '../../rules/texts/breakfast.ts'
import { stayTexts } from '../../rules/texts/stay.ts'
import { useProperty } from '../property/PropertyContext.tsx'
import { checkInWeek, checkOutWords, hoursWords } from '../property/property-words.ts'
import { Facilities } from '../rooms/Facilities.tsx'

const everywhere = [
  'Eigen badkamer',
  'Gratis wifi',
  'Koffie en thee',
  'Parkeren in het dorp',
  'Fietsen veilig binnen',
  'Tuin met zitjes',
  'Rookvrij huis',
  'Eigen sleutel',
]

/** What every room has, and the hours of the property (BO §2, G §9). */
export function GoodToKnow() {
  const property = useProperty()
  return (
    <section className="section section--chalk" aria-label="Het huis">
      <div className="wrap split split--top">
        <div>
          <h2 id="facilities-title">Faciliteiten</h2>
          <Facilities facilities={everywhere} label="Faciliteiten" />
        </div>
        <div>
          <h2>Goed om te weten</h2>
          <dl className="lines lines--loose">
            {checkInWeek(property).map(([when, hours]) => (
              <div key={when}>
                <dt>{when}</dt>
                <dd className="num">{hours}</dd>
              </div>
            ))}
            <div>
              <dt>Uitchecken</dt>
              <dd className="num">{checkOutWords(property)}</dd>
            </div>
            <div>
              <dt>Ontbijt door de week</dt>
              <dd className="num">{hoursWords(breakfastTexts.inHouseWeekday)}</dd>
            </div>
            <div>
              <dt>Ontbijt in het weekend</dt>
              <dd className="num">{hoursWords(breakfastTexts.inHouseWeekend)}</dd>
            </div>
          </dl>
          <p className="soft lines__note">
            {property.breakfastIncluded ? stayTexts.breakfastIncluded : null} {stayTexts.pets}
          </p>
        </div>
      </div>
    </section>
  )
}
