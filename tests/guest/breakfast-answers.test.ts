import { describe, expect, it } from 'vitest'
import { checkAnswers as rule } from '../../guest/breakfast/breakfast-answers.ts'
import { emptyAnswers } from '../../guest/breakfast/empty-answers.ts'
import { defaultReadings } from '../../rules/readings/readings.ts'
import { startNumbers } from '../../rules/rule-numbers/catalogue.ts'
import { readAloud } from '../rules/in-words.ts'

const checkAnswers = readAloud(rule)
const answers = {
  ...emptyAnswers,
  name: 'Liesbeth van der Meer',
  email: 'liesbeth@voorbeeld.nl',
  phone: '0612345678',
  receiver: 'Oma',
  day: '2026-06-20',
  street: 'Dorpsstraat',
  houseNumber: '1',
  postcode: '6171 AA',
  city: 'Stein',
  adults: '2',
  kids: '0',
  slot: '1',
}
const options = { closedDays: [], mostBoxes: 100 }
const property = {
  today: '2026-06-03',
  now: '2026-06-03T08:00:00Z',
  readings: defaultReadings,
  numbers: startNumbers,
}

describe('The breakfast form is checked in the browser', () => {
  it('and has nothing against an order that is filled in', () => {
    expect(checkAnswers(answers, options, property)).toEqual([])
  })

  it('by the numbers of the house: how far ahead, and until which hour', () => {
    const horizon = { ...startNumbers, 'horizon.days': 10 }
    expect(checkAnswers(answers, options, { ...property, numbers: horizon })).toEqual([
      { field: 'day', text: 'Zo ver vooruit nemen we nog geen bestellingen aan.' },
    ])
    const early = { ...startNumbers, 'cut-off.minute': 9 * 60 }
    const tomorrow = { ...answers, day: '2026-06-04' }
    expect(checkAnswers(tomorrow, options, { ...property, numbers: early })).toEqual([
      { field: 'day', text: 'Na 9.00 uur kun je voor vandaag of morgen niet meer bestellen.' },
    ])
  })

  it('by how many boxes there are', () => {
    expect(checkAnswers(answers, { ...options, mostBoxes: 1 }, property)).toEqual([
      { field: 'adults', text: 'Bestel online hoogstens 1 ontbijtboxen. Bel ons voor meer.' },
    ])
  })
})
