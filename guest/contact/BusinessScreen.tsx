import type { Extra } from '../../rules/quotes/extras.ts'
import { fillText } from '../../rules/texts/fill-text.ts'
import { sumInWords } from '../../rules/texts/in-language.ts'
import { guestScreens } from '../../screens/guest-screens.ts'
import { MessageForm } from '../forms/MessageForm.tsx'
import { PageHead } from '../page/PageHead.tsx'
import { useProperty } from '../property/PropertyContext.tsx'
import { inPlace } from '../property/property-words.ts'
import { Sentence } from '../texts/Sentence.tsx'
import { useWords } from '../texts/words.ts'
import { ReachProperty } from './ReachProperty.tsx'

/** /zakelijk: meeting at the property, its day package, and a form for who wants to (G §2, §9). */
export function BusinessScreen() {
  const words = useWords()
  const { extras, city } = useProperty()
  const day = extras.find(({ id }) => id === 'business-day')
  const where = inPlace(words, city)
  return (
    <>
      <PageHead
        title={words.sitePage.business}
        description={
          day
            ? fillText(words.siteForms.businessDayDescription, {
                inPlace: where,
                price: sumInWords(words, day.cents),
                persons: day.minimumPersons,
              })
            : fillText(words.siteForms.businessDescription, { inPlace: where })
        }
        canonical={guestScreens.business.path}
      />
      <div className="wrap page-head">
        <h1>{words.sitePage.business}</h1>
        <p>{words.siteForms.businessIntro}</p>
      </div>
      <div className="wrap form-page">
        <MessageForm form="business" />
        <div className="form-page__side">
          {day && <DayPackage day={day} />}
          <ReachProperty />
        </div>
      </div>
    </>
  )
}

/** What a day for a company costs; nothing where the property does not offer it. */
function DayPackage({ day }: { day: Extra }) {
  const known = useWords()
  const { siteForms: words } = known
  return (
    <section className="panel" aria-labelledby="business-day">
      <div className="beam" />
      <div className="panel__body">
        <h2 className="h3" id="business-day">
          {day.name}
        </h2>
        <p>
          <Sentence
            text={words.businessDay}
            values={{
              price: <b className="price">{sumInWords(known, day.cents)}</b>,
              persons: day.minimumPersons,
            }}
          />
        </p>
        <p className="small soft">{words.businessDayVat}</p>
      </div>
    </section>
  )
}
