import { useQuery } from '@tanstack/react-query'
import type { AvailabilityView } from '../../api/availability/availability-shapes.ts'
import type { Day } from '../../rules/calendar/day.ts'
import type { Quote } from '../../rules/quotes/quote.ts'
import type { GuestWords } from '../../rules/texts/all-words.ts'
import { fillText } from '../../rules/texts/fill-text.ts'
import { sumInWords } from '../../rules/texts/in-language.ts'
import { worded, textOf } from '../../rules/texts/words.ts'
import { roomTypesRead } from '../calls/reads.ts'
import { useProperty } from '../property/PropertyContext.tsx'
import { Alternatives } from '../refusals/Alternatives.tsx'
import { RefusalMessage } from '../refusals/RefusalMessage.tsx'
import { StayTag } from '../rooms/KeyTag.tsx'
import { RoomCard } from '../rooms/RoomCard.tsx'
import { roomPath } from '../stay/stay-choice.ts'
import { nightsBetween, nightWords, personWords } from '../stay/words.ts'
import { useWords } from '../texts/words.ts'
import { NoRooms } from './NoRooms.tsx'
import { checkStayLength } from './check-search.ts'
import { message } from '../../rules/texts/message.ts'

/**
 * The rooms that take the stay, each with the total of that stay; or why none does, and the nearest
 * stays that would.
 */
export function SearchResults({ view }: { view: AvailabilityView }) {
  const words = useWords()
  const rooms = useQuery(roomTypesRead()).data ?? []
  const { today, readings, numbers } = useProperty()
  const offers = view.offers.flatMap(({ slug, quote }) => {
    const room = rooms.find((candidate) => candidate.slug === slug)
    return room ? [{ room, quote }] : []
  })
  const nights = nightWords(words, nightsBetween(view.arrival, view.departure))
  if (offers.length > 0) {
    return (
      <>
        <p role="status">
          {textOf(words, message('siteSearch.free', { n: offers.length, nights }))}
        </p>
        <ul className="rooms">
          {offers.map(({ room, quote }, place) => (
            <RoomCard
              key={room.slug}
              room={room}
              to={roomPath({
                room: room.slug,
                arrival: view.arrival,
                departure: view.departure,
                persons: quote.persons,
              })}
              first={place < 3}
              odd={place === offers.length - 1 && offers.length % 2 === 1}
              headingLevel={2}
            >
              <StayTag quote={quote} />
              <p className="small soft room-card__text">{priceWords(words, quote)}</p>
            </RoomCard>
          ))}
        </ul>
      </>
    )
  }
  // The form above says these already, in the place of its button.
  const choice = { ...view, room: '', persons: null }
  const saidAbove = worded(words, checkStayLength(choice, today, readings, numbers))
  const refusals = view.refusals.filter(({ text }) => !saidAbove.includes(text))
  const stays = view.suggestions.slice(0, 3).map((stay) => ({
    ...stay,
    name: rooms.find((room) => room.slug === stay.slug)?.name,
  }))
  return (
    <>
      {refusals.length > 0 && (
        <RefusalMessage refusals={refusals} stay={view} persons={view.guests} />
      )}
      <NoRooms view={view} />
      <Alternatives
        title={words.siteSearch.nearest}
        stays={stays}
        row
        to={({ slug, arrival, departure, persons }) =>
          roomPath({ room: slug, arrival, departure, persons })
        }
      />
    </>
  )
}

/** For whom a price is, and what a night costs, all in; on average, where the nights differ. */
function priceWords(words: GuestWords, quote: Quote): string {
  const { lines, nights, totalCents } = quote
  const persons = personWords(words, quote.persons)
  if (nights === 1) return fillText(words.siteSearch.oneNightFor, { persons })
  const ofNight = new Map<Day | null, number>()
  for (const { night, cents } of lines) ofNight.set(night, (ofNight.get(night) ?? 0) + cents)
  const differ = new Set(ofNight.values()).size > 1 || ofNight.has(null)
  const price = sumInWords(words, Math.round(totalCents / nights))
  const text = differ ? words.siteSearch.averageFor : words.siteSearch.nightsFor
  return fillText(text, { price, persons })
}
