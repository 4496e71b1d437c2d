import { describe, expect, it } from 'vitest'
import {
  type GuestDetails,
  checkGuestDetails as guestDetails,
  checkOldGuestDetails as oldGuestDetails,
  tidyGuestDetails,
} from '../../../rules/forms/check-guest-details.ts'
import { defaultReadings } from '../../../rules/readings/readings.ts'
import { words } from '../../../rules/texts/all-words.ts'
import { worded } from '../../../rules/texts/words.ts'
import { readAloud } from '../in-words.ts'

const checkGuestDetails = readAloud(guestDetails)
const checkOldGuestDetails = readAloud(oldGuestDetails)

const guest: GuestDetails = {
  firstName: 'Liesbeth',
  lastName: 'van der Meer',
  email: 'liesbeth@voorbeeld.nl',
  phone: '06-12345678',
  city: 'Maastricht',
}
const fullAddress = { ...defaultReadings, 'checkout.fields': 'full-address' } as const

describe('The guest details of the checkout (G §5)', () => {
  it('are accepted when name, e-mail, phone and city are there, blanks around them or not', () => {
    expect(checkGuestDetails(guest, defaultReadings)).toEqual([])
    expect(
      checkGuestDetails(
        { ...guest, email: ' liesbeth@voorbeeld.nl ', phone: ' 0612345678 ' },
        defaultReadings,
      ),
    ).toEqual([])
  })

  it('mark every failing field, each with its own sentence, in the order of the form', () => {
    const empty = {
      firstName: '',
      lastName: '',
      email: '',
      phone: '',
      city: ' ',
      address: '',
      postcode: '',
    }
    expect(checkGuestDetails(empty, fullAddress)).toEqual([
      { field: 'firstName', text: 'Controlleer de voornaam.' },
      { field: 'lastName', text: 'Controlleer de achternaam.' },
      { field: 'email', text: 'Controlleer het e-mail adres.' },
      { field: 'phone', text: 'Controlleer het telefoonnummer.' },
      { field: 'address', text: 'Vul je straat en huisnummer in.' },
      { field: 'postcode', text: 'De postcode is niet geldig.' },
      { field: 'city', text: 'Controlleer de woonplaats.' },
    ])
  })

  it('need no address under checkout.fields=short, and need one under full-address', () => {
    expect(checkGuestDetails(guest, { ...defaultReadings, 'checkout.fields': 'short' })).toEqual([])
    expect(checkGuestDetails(guest, fullAddress).map(({ field }) => field)).toEqual([
      'address',
      'postcode',
    ])
    expect(
      checkGuestDetails({ ...guest, address: 'Dorpsstraat 1', postcode: '3620' }, fullAddress),
    ).toEqual([])
  })

  it.each(['van der Meer', 'Ng', 'X Æ A-12', '’t Hooft', 'O.', '佐藤'])(
    'take the name %s under every reading: forms.names is of the sign-up forms (checkout.formats)',
    (name) => {
      const readings = { ...defaultReadings, 'forms.names': 'letters-only' } as const
      expect(checkGuestDetails({ ...guest, firstName: name, lastName: name }, readings)).toEqual([])
    },
  )

  it('say the limit of a field that is too long', () => {
    const long = {
      ...guest,
      firstName: 'x'.repeat(81),
      city: 'x'.repeat(81),
      notes: 'x'.repeat(1001),
    }
    expect(checkGuestDetails(long, defaultReadings)).toEqual([
      { field: 'firstName', text: 'Gebruik hier hoogstens 80 tekens.' },
      { field: 'city', text: 'Gebruik hier hoogstens 80 tekens.' },
      { field: 'notes', text: 'Gebruik hier hoogstens 1000 tekens.' },
    ])
  })

  it('say the limit of an address that is too long', () => {
    const long = { ...guest, address: 'x'.repeat(161), postcode: 'x'.repeat(13) }
    expect(checkGuestDetails(long, fullAddress).map(({ text }) => text)).toEqual([
      'Gebruik hier hoogstens 160 tekens.',
      'Gebruik hier hoogstens 12 tekens.',
    ])
  })

  it('may tell the property something, over several lines', () => {
    expect(
      checkGuestDetails(
        { ...guest, notes: 'We komen met de fiets.\nGraag glutenvrij.' },
        defaultReadings,
      ),
    ).toEqual([])
  })

  it('say what staff corrected the sentences to', () => {
    const corrected = words('nl', {
      'formFields.firstName': 'Controleer de voornaam.',
      'formFields.tooLong': 'Te lang.',
      'formFields.unreadable': 'Onleesbaar.',
    })
    const wrong = {
      ...guest,
      firstName: ' ',
      lastName: 'x'.repeat(81),
      city: 'x\u0000',
      notes: '\u0007x',
    }
    const errors = guestDetails(
      { ...wrong, address: 'x\u0000x', postcode: 'x\u0000x' },
      fullAddress,
    )
    expect(worded(corrected, errors).map(({ text }) => text)).toEqual([
      'Controleer de voornaam.',
      'Te lang.',
      'Onleesbaar.',
      'Onleesbaar.',
      'Onleesbaar.',
      'Onleesbaar.',
    ])
  })

  it('are stored without the blanks around them', () => {
    expect(tidyGuestDetails({ ...guest, firstName: ' Liesbeth\u00a0', notes: '\n' })).toEqual({
      ...guest,
      notes: '',
    })
  })
})

describe('The guest details of an old checkout (G §7)', () => {
  it('need no town, for its forms have no field for one', () => {
    for (const city of ['', ' '])
      expect(checkOldGuestDetails({ ...guest, city }, defaultReadings)).toEqual([])
    const fields = checkOldGuestDetails({ ...guest, city: '', phone: '' }, fullAddress)
    expect(fields.map(({ field }) => field)).toEqual(['phone', 'address', 'postcode'])
  })

  it('have a town checked where one came', () => {
    expect(checkOldGuestDetails({ ...guest, city: 'x'.repeat(500) }, defaultReadings)).toEqual(
      checkGuestDetails({ ...guest, city: 'x'.repeat(500) }, defaultReadings),
    )
    expect(checkGuestDetails({ ...guest, city: '' }, defaultReadings)).toEqual([
      { field: 'city', text: 'Controlleer de woonplaats.' },
    ])
  })
})
