import { describe, expect, it } from 'vitest'
import { checkSearch as rule } from '../../../rules/forms/check-search.ts'
import { isGuestCount, searchGuests } from '../../../rules/forms/guest-limits.ts'
import { readAloud } from '../in-words.ts'

const checkSearch = readAloud(rule)

const search = { arrival: '2026-06-11', departure: '2026-06-14', guests: 2 }
const invalid = 'Je hebt niet alle zoek velden correct gevult'

describe('The search form (G §5)', () => {
  it('can be run with two real dates and 1 to 3 guests', () => {
    for (const guests of [1, 2, 3]) expect(checkSearch({ ...search, guests })).toBeNull()
  })

  it.each([
    ['no arrival', { arrival: '' }],
    ['no departure', { departure: '' }],
    ['an arrival that does not exist', { arrival: '2026-06-31' }],
    ['a departure on the day of arrival', { departure: '2026-06-11' }],
    ['a departure before the arrival', { departure: '2026-06-10' }],
    ['0 guests', { guests: 0 }],
    ['4 guests', { guests: 4 }],
    ['half a guest', { guests: 1.5 }],
    ['no number of guests', { guests: Number.NaN }],
  ])('says that not all is filled in with %s', (_, change) => {
    expect(checkSearch({ ...search, ...change })).toBe(invalid)
  })

  it('takes 1 to 3 guests (G §2, §9)', () => {
    expect(searchGuests).toEqual({ least: 1, most: 3 })
    expect([0, 1, 3, 4].map((guests) => isGuestCount(guests, searchGuests))).toEqual([
      false,
      true,
      true,
      false,
    ])
  })
})
