import { formatEuro } from '../../rules/money/format-euro.ts'
import type { Extra } from '../../rules/quotes/extras.ts'
import { guestScreens } from '../../screens/guest-screens.ts'
import { MessageForm } from '../forms/MessageForm.tsx'
import { PageHead } from '../page/PageHead.tsx'
import { useProperty } from '../property/PropertyContext.tsx'
import { inPlace } from '../property/property-words.ts'
import { ReachProperty } from './ReachProperty.tsx'

/** /zakelijk: meeting at the property, its day package, and a form for who wants to (G §2, §9). */
export function BusinessScreen() {
  const { extras, city } = useProperty()
  const day = extras.find(({ id }) => id === 'business-day')
  return (
    <>
      <PageHead
        title="Zakelijk"
        description={`Vergaderen${inPlace(city)}${day ? `: een dagarrangement van ${formatEuro(day.cents)} per persoon, vanaf ${day.minimumPersons} personen` : ''}.`}
        canonical={guestScreens.business.path}
      />
      <div className="wrap page-head">
        <h1>Zakelijk</h1>
        <p>
          Vergaderen, een dag met je team of een training: onder oude balken denkt het rustiger. We
          hebben er een arrangement voor, en kamers voor wie blijft slapen.
        </p>
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
  return (
    <section className="panel" aria-labelledby="business-day">
      <div className="beam" />
      <div className="panel__body">
        <h2 className="h3" id="business-day">
          {day.name}
        </h2>
        <p>
          <b className="price">{formatEuro(day.cents)}</b> per persoon, vanaf {day.minimumPersons}{' '}
          personen. Met ruimte om te vergaderen, koffie en thee, en een lunch.
        </p>
        <p className="small soft">De prijs is inclusief btw.</p>
      </div>
    </section>
  )
}
