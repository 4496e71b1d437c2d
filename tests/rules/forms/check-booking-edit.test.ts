import { describe, expect, it } from 'vitest'
import { checkBookingEdit as rule } from '../../../rules/forms/check-booking-edit.ts'
import { readAloud } from '../in-words.ts'

const checkBookingEdit = readAloud(rule)

describe('What staff write anew of a booking', () => {
  it('is asked only for what they wrote', () => {
    expect(checkBookingEdit({})).toEqual([])
    expect(checkBookingEdit({ notes: '' })).toEqual([])
  })

  it('holds as they would add it', () => {
    const email = 'anna@example.com'
    expect(checkBookingEdit({ name: 'Anna van den Berg', email, phone: '' })).toEqual([])
    expect(checkBookingEdit({ email: '' })).toEqual([])
    expect(checkBookingEdit({ email: ' ', phone: ' ' })).toEqual([])
    expect(checkBookingEdit({ email: ` ${email} `, phone: ' 046 1234567 ' })).toEqual([])
  })

  it('is refused at its field where it cannot be', () => {
    expect(
      checkBookingEdit({ name: ' ', email: 'anna', phone: 'later', notes: 'x'.repeat(1_001) }),
    ).toEqual([
      { field: 'name', text: 'Vul de naam van de klant in.' },
      { field: 'email', text: 'Controlleer het e-mail adres.' },
      { field: 'phone', text: 'Controlleer het telefoonnummer.' },
      { field: 'notes', text: 'Gebruik hier hoogstens 1000 tekens.' },
    ])
  })
})
