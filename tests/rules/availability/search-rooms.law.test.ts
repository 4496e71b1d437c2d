import fc from 'fast-check'
import { expect, it } from 'vitest'
import { explainStay } from '../../../rules/availability/explain-stay.ts'
import { searchRooms } from '../../../rules/availability/search-rooms.ts'
import type { PersonPrice } from '../../../rules/rooms/room.ts'
import { checkLaw } from '../seen.ts'
import { arbitraryPropertyOf } from './property.arbitrary.ts'
import { arbitraryQuestion } from './question.arbitrary.ts'

/** Prices with gaps: for some numbers of persons there is none of their own. */
const gappedPrices: fc.Arbitrary<PersonPrice[]> = fc
  .uniqueArray(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 3 })
  .map((sizes) => sizes.map((persons) => ({ persons, cents: 5000 + 1500 * persons })))

const searched = fc
  .tuple(arbitraryPropertyOf(1, 3), gappedPrices)
  .chain(([{ facts, ...at }, prices]) =>
    arbitraryQuestion({ ...at, facts }).map((asked) => ({
      asked,
      facts: {
        ...facts,
        roomTypes: facts.roomTypes.map((type) =>
          type.kind === 'ordinary' ? { ...type, prices } : type,
        ),
        // By the other value the search alone asks for two nights in summer.
        readings: { ...facts.readings, 'minimum-nights.summer': 'everywhere' as const },
      },
    })),
  )

it('A search offers a room exactly when its own page accepts the stay, at the same price (price.missing-persons)', () => {
  checkLaw(
    'search = page',
    (see) =>
      fc.property(searched, ({ asked, facts }) => {
        const { persons, ...stay } = asked
        const { offers } = searchRooms({ ...stay, guests: persons }, facts)
        for (const { id, kind } of facts.roomTypes) {
          if (kind === 'family') continue
          const page = explainStay({ ...asked, roomTypeId: id }, facts)
          if (id === asked.roomTypeId) see(page.ok)
          const offer = offers.find(({ roomTypeId }) => roomTypeId === id)
          expect(offer?.quote).toEqual(page.ok ? page.quote : undefined)
        }
      }),
    400,
  )
})
