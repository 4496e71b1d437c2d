import type { RoomTypeView } from '../../api/rooms/room-type-shape.ts'
import type { Quote } from '../../rules/quotes/quote.ts'
import { Link } from '../page/Link.tsx'
import { useProperty, useLangOf } from '../property/PropertyContext.tsx'
import { checkInFromWords, checkOutWords } from '../property/property-words.ts'
import { PriceLines } from '../quotes/PriceLines.tsx'
import { Picture } from '../rooms/Picture.tsx'
import { calendarPath, type ChosenStay } from '../stay/stay-choice.ts'
import { dayYearWords, personWords } from '../stay/words.ts'
import { useWords } from '../texts/words.ts'

/** What is being booked, beside every step. */
export function Summary({
  room,
  stay,
  quote,
}: {
  room: RoomTypeView
  stay: ChosenStay
  quote: Quote
}) {
  const words = useWords()
  const { siteCheckout, siteThanks } = words
  const langOf = useLangOf()
  const property = useProperty()
  const cover = room.images[0]
  return (
    <aside className="panel" aria-label={siteCheckout.yourStay}>
      <div className="beam" />
      <div className="panel__body">
        <div className="summary__room">
          {cover && <Picture image={{ ...cover, alt: '' }} sizes="6rem" />}
          <div>
            <h2 className="h3" lang={langOf(room.name)}>
              {room.name}
            </h2>
            <p className="soft small">{personWords(words, stay.persons)}</p>
          </div>
        </div>
        <div className="summary__dates small">
          <div>
            <span className="soft">{siteThanks.arrival}</span>
            <b>{dayYearWords(words, stay.arrival)}</b>
            {checkInFromWords(words, property, stay.arrival)}
          </div>
          <div>
            <span className="soft">{siteThanks.departure}</span>
            <b>{dayYearWords(words, stay.departure)}</b>
            {checkOutWords(words, property)}
          </div>
        </div>
        <PriceLines quote={quote} />
        <p className="small soft">
          {property.breakfastIncluded ? words.stay.breakfastIncluded : null} {words.stay.pets}
        </p>
        <Link className="more" to={calendarPath(stay)}>
          {siteCheckout.changeStay}
        </Link>
      </div>
    </aside>
  )
}
