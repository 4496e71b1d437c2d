import type { RoomType } from '../../../rules/rooms/room.ts'

/** An ordinary type with a price for 1 and for 2 persons. */
export const knusseKamer: RoomType = {
  id: 2,
  slug: 'knusse-kamer',
  name: 'Knusse kamer',
  kind: 'ordinary',
  prices: [
    { persons: 1, cents: 7500 },
    { persons: 2, cents: 8500 },
  ],
  vatBasisPoints: 900,
}

/** The one family room (BO §1). */
export const familiekamer: RoomType = {
  id: 4,
  slug: 'familiekamer',
  name: 'Familiekamer',
  kind: 'family',
  prices: [{ persons: 6, cents: 44_900 }],
  vatBasisPoints: 900,
}
