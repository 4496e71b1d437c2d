import { useQuery } from '@tanstack/react-query'
import { roomTypesRead } from '../calls/reads.ts'
import { useProperty } from '../property/PropertyContext.tsx'
import { checkInWeek, checkOutWords, hoursWords } from '../property/property-words.ts'
import { Facilities } from '../rooms/Facilities.tsx'
import { houseFacilities } from '../rooms/house-facilities.ts'
import { useWords } from '../texts/words.ts'

/** What the rooms have, and the hours of the property (BO §2, G §9). */
export function GoodToKnow() {
  const words = useWords()
  const property = useProperty()
  const rooms = useQuery(roomTypesRead()).data ?? []
  const facilities = houseFacilities(rooms)
  const isEverywhere = facilities.every((one) =>
    rooms.every((room) => room.facilities.includes(one)),
  )
  return (
    <section className="section section--chalk" aria-label={words.sitePage.theHouse}>
      <div className="wrap split split--top">
        {facilities.length > 0 && (
          <div>
            <h2>{words.siteRooms.facilities}</h2>
            <Facilities rooms={rooms} facilities={facilities} label={words.siteRooms.facilities} />
            {!isEverywhere && <p className="soft lines__note">{words.siteHome.facilitiesDiffer}</p>}
          </div>
        )}
        <div>
          <h2>{words.sitePage.goodToKnow}</h2>
          <dl className="lines lines--loose">
            {checkInWeek(words, property).map(([when, hours]) => (
              <div key={when}>
                <dt>{when}</dt>
                <dd className="num">{hours}</dd>
              </div>
            ))}
            <div>
              <dt>{words.sitePage.checkOut}</dt>
              <dd className="num">{checkOutWords(words, property)}</dd>
            </div>
            <div>
              <dt>{words.siteHome.breakfastWeekday}</dt>
              <dd className="num">{hoursWords(words, words.breakfast.inHouseWeekday)}</dd>
            </div>
            <div>
              <dt>{words.siteHome.breakfastWeekend}</dt>
              <dd className="num">{hoursWords(words, words.breakfast.inHouseWeekend)}</dd>
            </div>
          </dl>
          <p className="soft lines__note">
            {property.breakfastIncluded ? words.stay.breakfastIncluded : null} {words.stay.pets}
          </p>
        </div>
      </div>
    </section>
  )
}
