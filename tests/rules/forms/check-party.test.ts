import { describe, expect, it } from 'vitest'
import { checkParty } from '../../../rules/forms/check-party.ts'

const wrong = (childAges: (number | null)[], residents = 0, persons = 3) =>
  checkParty({ childAges, residents }, persons).map(({ field }) => field)

describe('Who comes', () => {
  it('is fine with an adult, children of any age below 18 and residents among them', () => {
    expect(wrong([])).toEqual([])
    expect(wrong([0, 17], 3)).toEqual([])
  })

  it.each([[[null]], [[18]], [[-1]], [[4.5]], [[Number.NaN]]])(
    'is refused at the ages for %j',
    (ages) => expect(wrong(ages)).toEqual(['childAges']),
  )

  it('is refused where children come alone', () => {
    expect(checkParty({ childAges: [4, 7], residents: 0 }, 2)).toEqual([
      { field: 'childAges', text: 'Er moet minstens één volwassene mee.' },
    ])
  })

  it('is refused where more residents than guests are named', () => {
    expect(wrong([], 4)).toEqual(['residents'])
    expect(wrong([], -1)).toEqual(['residents'])
  })
})
