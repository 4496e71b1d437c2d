import { deliverySlots } from '../../rules/breakfast/delivery-slots.ts'
import type { GuestWords } from '../../rules/texts/all-words.ts'
import { worded } from '../../rules/texts/words.ts'
import { guestScreens } from '../../screens/guest-screens.ts'
import { Link } from '../page/Link.tsx'
import { PageHead } from '../page/PageHead.tsx'
import { useProperty } from '../property/PropertyContext.tsx'
import { houseWords } from '../property/house-words.ts'
import { useWords } from '../texts/words.ts'
import { deliveryHoursWords } from './delivery-hours-words.ts'

const stepsOf = (words: GuestWords) =>
  [
    [
      'Kies de dag en de tijd',
      `’s Ochtends ${deliveryHoursWords(worded(words, deliverySlots))}, in een half uur dat jij kiest.`,
    ],
    [
      'Zeg voor wie het is',
      'Jij bestelt en betaalt, de ander weet van niets. Op de doos staat alleen de naam van de ontvanger.',
    ],
    ['Wij bellen aan', 'De box is gevuld, de vlaai is vers. Uitslapen mag, opendoen moet.'],
  ] as const

/** /verrassingsontbijt: what the surprise is, with the way to order it (G §2). */
export function SurpriseScreen() {
  const words = useWords()
  const property = useProperty()
  return (
    <>
      <PageHead
        title="Verrassingsontbijt"
        description={houseWords(words.house.surpriseDescription, property)}
        canonical={guestScreens.surpriseBreakfast.path}
        picture="/art/ontbijtbox.svg"
      />
      <div className="wrap checkout-page">
        <article className="scene-card scene-card--side">
          <img src="/art/ontbijtbox.svg" alt="" width="600" height="400" />
          <div className="scene-card__body">
            <h1>Verrassingsontbijt</h1>
            <p>
              Een verjaardag, een eerste kind, een nieuw huis, of zomaar omdat het zondag is: laat
              het ontbijt aanbellen. We vullen een box met versgebakken broodjes, boerenkaas, een
              gekookt ei, fruit, sap en Limburgse vlaai, en brengen hem naar wie jij kiest.
            </p>
            <div className="buttons">
              <Link className="button" to={guestScreens.breakfast.path}>
                Bestel een verrassingsontbijt
              </Link>
            </div>
          </div>
        </article>
        <section className="stack" aria-labelledby="steps-title">
          <h2 id="steps-title">Zo gaat het</h2>
          <ol className="steps">
            {stepsOf(words).map(([title, text]) => (
              <li key={title}>
                <b>{title}</b>
                <span>{text}</span>
              </li>
            ))}
          </ol>
          <p className="soft">
            Prijzen, allergenen en het bezorggebied staan boven het{' '}
            <Link to={guestScreens.breakfast.path}>bestelformulier</Link>.
          </p>
        </section>
      </div>
    </>
  )
}
