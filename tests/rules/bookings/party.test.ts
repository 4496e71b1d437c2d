import { describe, expect, it } from 'vitest'
import { guestsOf, isKnownMore, partyOfPersons, personsOf } from '../../../rules/bookings/party.ts'

describe('a party', () => {
  it('counts its children as persons', () => {
    expect(personsOf({ adults: 2, childAges: [4, 11], residents: 0 })).toBe(4)
  })

  it('is known more of once a child or a resident is among them', () => {
    const of = (childAges: number[], residents: number) =>
      isKnownMore({ adults: 2, childAges, residents })
    expect([of([], 0), of([0], 0), of([], 1), of([4], 2)]).toEqual([false, true, true, true])
  })

  it('is told to the tourist tax guest by guest, residents among the adults first', () => {
    expect(guestsOf({ adults: 2, childAges: [4], residents: 1 })).toEqual([
      { age: null, resident: true },
      { age: null, resident: false },
      { age: 4, resident: false },
    ])
    expect(guestsOf({ adults: 1, childAges: [4], residents: 2 })).toEqual([
      { age: null, resident: true },
      { age: 4, resident: true },
    ])
  })

  it('of another number of persons has other adults first, and loses a child only where one adult is left', () => {
    const four = { adults: 2, childAges: [4, 11], residents: 3 }
    expect(partyOfPersons(four, 4)).toEqual(four)
    expect(partyOfPersons(four, 6)).toEqual({ ...four, adults: 4 })
    expect(partyOfPersons(four, 3)).toEqual({ ...four, adults: 1 })
    expect(partyOfPersons(four, 2)).toEqual({ adults: 1, childAges: [4], residents: 2 })
    expect(partyOfPersons(four, 1)).toEqual({ adults: 1, childAges: [], residents: 1 })
  })
})
