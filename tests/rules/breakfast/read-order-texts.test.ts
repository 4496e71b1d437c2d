import { describe, expect, it } from 'vitest'
import { readOrderTexts } from '../../../rules/breakfast/read-order-texts.ts'
import { dayOf } from '../../../rules/calendar/day.ts'

const texts = {
  name: 'Sanne',
  email: 'sanne@example.com',
  phone: '0612345678',
  receiver: 'Bram',
  day: '2026-12-01',
  slot: '2',
  street: 'Dorpsstraat',
  houseNumber: '1',
  postcode: '6181 AB',
  city: 'Elsloo',
  adults: ' 12 ',
  kids: '0',
  bookingNumber: '',
  notes: 'Geen noten',
}

describe('The order form as it is typed', () => {
  it('becomes an order with its day, its counts and its slot', () => {
    expect(readOrderTexts(texts)).toEqual({
      ...texts,
      day: dayOf(2026, 12, 1),
      slot: 2,
      adults: 12,
      kids: 0,
    })
  })

  it.each(['', '-1', '1,5', 'twee', '1e2', '9'.repeat(20)])('has no %j boxes', (adults) => {
    expect(readOrderTexts({ ...texts, adults }).adults).toBeNaN()
  })

  it('has no day and no slot where none is chosen', () => {
    expect(readOrderTexts({ ...texts, day: '2026-02-30', slot: '' })).toMatchObject({
      day: null,
      slot: null,
    })
  })
})
