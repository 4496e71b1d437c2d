import { useQuery } from '@tanstack/react-query'
import type { AvailabilityView } from '../../api/availability/availability-views.ts'
import { formatEuro } from '../../rules/money/format-euro.ts'
import { roomTypesRead } from '../calls/reads.ts'
import { Alternatives } from '../refusals/Alternatives.tsx'
import { RefusalMessage } from '../refusals/RefusalMessage.tsx'
import { RoomCard } from '../rooms/RoomCard.tsx'
import { roomPath } from '../stay/stay-choice.ts'
import { nightsBetween, nightWords, personWords } from '../stay/words.ts'
import { NoRooms } from './NoRooms.tsx'

/**
 * The rooms that take the stay, each with the total of that stay; or why none does, and the nearest
 * stays that would.
 */
export function SearchResults({ view }: { view: AvailabilityView }) {
  const rooms = useQuery(roomTypesRead()).data ?? []
  const offers = view.offers.flatMap(({ slug, quote }) => {
    const room = rooms.find((candidate) => candidate.slug === slug)
    return room ? [{ room, quote }] : []
  })
  const nights = nightWords(nightsBetween(view.arrival, view.departure))
  if (offers.length > 0) {
    return (
      <>
        <p role="status">
          {offers.length === 1 ? '1 kamer is vrij' : `${offers.length} kamers zijn vrij`} voor{' '}
          {nights}.
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
                persons: view.guests,
              })}
              first={place < 3}
              odd={place === offers.length - 1 && offers.length % 2 === 1}
              headingLevel={2}
            >
              <p className="room-card__total">
                <span className="price">{formatEuro(quote.totalCents)}</span>{' '}
                <span className="small soft">totaal</span>
              </p>
              <p className="small soft room-card__text">
                {nights}, {personWords(view.guests)}, met alle verplichte kosten
              </p>
            </RoomCard>
          ))}
        </ul>
      </>
    )
  }
  const stays = view.suggestions.slice(0, 3).map((stay) => ({
    ...stay,
    name: rooms.find((room) => room.slug === stay.slug)?.name,
  }))
  return (
    <>
      {view.refusals.length > 0 ? (
        <RefusalMessage refusals={view.refusals} stay={view} persons={view.guests} />
      ) : (
        <NoRooms view={view} />
      )}
      <Alternatives
        title="Dit kan wel"
        stays={stays}
        row
        to={({ slug, arrival, departure, persons }) =>
          roomPath({ room: slug, arrival, departure, persons })
        }
      />
    </>
  )
}
