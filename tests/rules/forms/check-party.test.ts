import { describe, expect, it } from 'vitest'
import { checkParty as rule } from '../../../rules/forms/check-party.ts'
import { readAloud } from '../in-words.ts'

const checkParty = readAloud(rule)

const wrong = (childAges: (number | null)[], residents = 0, persons = 3) =>
  checkParty({ childAges, residents }, persons).map(({ field }) => field)

describe('Who comes', () => {
  it('is fine with an adult, children of any age below 18 and residents among them', () => {
    expect(wrong([])).toEqual([])
    expect(wrong([0, 17], 3)).toEqual([])
  })

  it('asks no adult where nobody is counted yet', () => {
    expect(wrong([], 0, 0)).toEqual([])
  })

  it.each([[[null]], [[18]], [[-1]], [[4.5]], [[Number.NaN]]])(
    'is refused at the ages for %j',
    (childAges) =>
      expect(checkParty({ childAges, residents: 0 }, 3)).toEqual([
        { field: 'childAges', text: 'Kies van elk kind de leeftijd, van 0 tot en met 17.' },
      ]),
  )

  it('is refused where children come alone', () => {
    expect(checkParty({ childAges: [4, 7], residents: 0 }, 2)).toEqual([
      { field: 'childAges', text: 'Er moet minstens één volwassene mee.' },
    ])
  })

  it('is refused where more residents than guests are named', () => {
    expect(checkParty({ childAges: [], residents: 4 }, 3)).toEqual([
      { field: 'residents', text: 'Dat zijn er meer dan er komen.' },
    ])
    expect(wrong([], -1)).toEqual(['residents'])
  })
})
