import { describe, expect, it } from 'vitest'
import {
  type StaffBookingForm,
  checkStaffBooking as rule,
} from '../../../rules/forms/check-staff-booking.ts'
import { readAloud } from '../in-words.ts'

const checkStaffBooking = readAloud(rule)

const booking: StaffBookingForm = {
  roomTypeId: 2,
  roomNumber: 3,
  source: 'own-website',
  paid: false,
  name: 'B&B-gast 2',
  email: 'gast@voorbeeld.nl',
  phone: '',
  persons: 2,
}

describe('A booking that staff add (BO §5)', () => {
  it('needs everything but the phone and the e-mail address', () => {
    expect(checkStaffBooking(booking)).toEqual([])
    const nothing = {
      roomTypeId: null,
      roomNumber: null,
      source: null,
      paid: null,
      name: '',
      email: '',
      phone: '',
      persons: null,
    }
    expect(checkStaffBooking(nothing)).toEqual([
      { field: 'roomTypeId', text: 'Kies een kamer.' },
      { field: 'roomNumber', text: 'Kies een kamernummer.' },
      { field: 'source', text: 'Kies waar de klant vandaan komt.' },
      { field: 'name', text: 'Vul de naam van de klant in.' },
      { field: 'persons', text: 'Kies een aantal personen.' },
    ])
  })

  it('needs the paid question for the own website only', () => {
    expect(checkStaffBooking({ ...booking, paid: null })).toEqual([
      { field: 'paid', text: 'Kies of de klant al heeft betaald.' },
    ])
    expect(checkStaffBooking({ ...booking, source: 'airbnb', paid: null })).toEqual([])
  })

  it('takes a phone that is one, blanks around it or not', () => {
    expect(
      checkStaffBooking({ ...booking, phone: ' 046 1234567 ', email: ' gast@voorbeeld.nl ' }),
    ).toEqual([])
    expect(checkStaffBooking({ ...booking, phone: ' ', email: ' ' })).toEqual([])
    expect(checkStaffBooking({ ...booking, email: 'gast' })).toEqual([
      { field: 'email', text: 'Controlleer het e-mail adres.' },
    ])
    expect(checkStaffBooking({ ...booking, name: 'x'.repeat(81) })).toEqual([
      { field: 'name', text: 'Gebruik hier hoogstens 80 tekens.' },
    ])
    expect(checkStaffBooking({ ...booking, phone: '?' })).toEqual([
      { field: 'phone', text: 'Controlleer het telefoonnummer.' },
    ])
  })
})
