import type { Quote } from '../../rules/quotes/quote.ts'
import { nightWords } from '../stay/words.ts'
import type { RoomTypeView } from '../../api/rooms/room-type-shape.ts'
import { sumInWords } from '../../rules/texts/in-language.ts'
import { Sentence } from '../texts/Sentence.tsx'
import { useWords } from '../texts/words.ts'

/**
 * The tag on the key: the from-price, and nothing but a price; no tag where nothing can be booked.
 * `loose` lies beside a title, it does not hang. For whom it is says `FromWords`.
 */
export function KeyTag({
  room,
  loose,
}: {
  room: Pick<RoomTypeView, 'fromPrice' | 'fromPriceUnit'>
  loose?: boolean
}) {
  const known = useWords()
  const { siteRooms: words } = known
  if (!room.fromPrice) return null
  return (
    <p className={loose ? 'key-tag key-tag--loose' : 'key-tag'}>
      <Sentence
        text={room.fromPriceUnit === 'night' ? words.fromPerNight : words.fromPerWeekend}
        values={{ price: <span className="price">{sumInWords(known, room.fromPrice.cents)}</span> }}
      />
    </p>
  )
}

/** The same tag with what a chosen stay costs. */
export function StayTag({
  quote,
  loose,
}: {
  quote: Pick<Quote, 'nights' | 'totalCents'>
  loose?: boolean
}) {
  const words = useWords()
  return (
    <p className={loose ? 'key-tag key-tag--loose' : 'key-tag'}>
      <Sentence
        text={words.siteRooms.stayInTotal}
        values={{
          nights: nightWords(words, quote.nights),
          price: <span className="price">{sumInWords(words, quote.totalCents)}</span>,
        }}
      />
    </p>
  )
}
