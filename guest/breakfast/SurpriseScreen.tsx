import { deliverySlots } from '../../rules/breakfast/delivery-slots.ts'
import { message } from '../../rules/texts/message.ts'
import { textOf, worded } from '../../rules/texts/words.ts'
import { guestScreens } from '../../screens/guest-screens.ts'
import { Link } from '../page/Link.tsx'
import { PageHead } from '../page/PageHead.tsx'
import { useProperty } from '../property/PropertyContext.tsx'
import { houseWords } from '../property/house-words.ts'
import { Sentence } from '../texts/Sentence.tsx'
import { useWords } from '../texts/words.ts'
import { deliveryHours } from './delivery-hours.ts'

/** /verrassingsontbijt: what the surprise is, with the way to order it (G §2). */
export function SurpriseScreen() {
  const known = useWords()
  const { siteBreakfast: words } = known
  const property = useProperty()
  const hours = deliveryHours(worded(known, deliverySlots))
  const steps = [
    [words.stepDay, textOf(known, message('siteBreakfast.stepDayText', hours))],
    [words.stepReceiver, words.stepReceiverText],
    [words.stepBell, words.stepBellText],
  ]
  return (
    <>
      <PageHead
        title={words.surpriseTitle}
        description={houseWords(known, 'surpriseDescription', property)}
        canonical={guestScreens.surpriseBreakfast.path}
        picture="/art/ontbijtbox.svg"
      />
      <div className="wrap checkout-page">
        <article className="scene-card scene-card--side">
          <img src="/art/ontbijtbox.svg" alt="" width="600" height="400" />
          <div className="scene-card__body">
            <h1>{words.surpriseTitle}</h1>
            <p>{words.surpriseText}</p>
            <div className="buttons">
              <Link className="button" to={guestScreens.breakfast.path}>
                {words.surpriseOrder}
              </Link>
            </div>
          </div>
        </article>
        <section className="stack" aria-labelledby="steps-title">
          <h2 id="steps-title">{words.stepsTitle}</h2>
          <ol className="steps">
            {steps.map(([title, text]) => (
              <li key={title}>
                <b>{title}</b>
                <span>{text}</span>
              </li>
            ))}
          </ol>
          <p className="soft">
            <Sentence
              text={words.moreAboveForm}
              values={{
                form: <Link to={guestScreens.breakfast.path}>{words.orderForm}</Link>,
              }}
            />
          </p>
        </section>
      </div>
    </>
  )
}
