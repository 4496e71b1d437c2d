import { describe, expect, it } from 'vitest'
import {
  checkBusinessForm as businessForm,
  checkContactForm as contactForm,
} from '../../../rules/forms/check-contact-form.ts'
import { readAloud } from '../in-words.ts'

const checkBusinessForm = readAloud(businessForm)
const checkContactForm = readAloud(contactForm)

const message = {
  name: 'Piet',
  email: 'piet@voorbeeld.nl',
  phone: '0612345678',
  description: 'Is er plek voor twee fietsen?',
}
const nothing = { name: ' ', email: '', phone: '', description: '' }

describe('The contact form (G §5)', () => {
  it('needs a name and a phone, nothing else', () => {
    expect(checkContactForm(message)).toEqual([])
    expect(checkContactForm({ ...message, email: ' ', description: '' })).toEqual([])
    expect(checkContactForm(nothing)).toEqual([
      { field: 'name', text: 'Vul je naam in.' },
      { field: 'phone', text: 'Controlleer het telefoonnummer.' },
    ])
  })

  it('wants an e-mail address that is given to be one, because the answer goes there', () => {
    expect(checkContactForm({ ...message, email: 'piet' })).toEqual([
      { field: 'email', text: 'Controlleer het e-mail adres.' },
    ])
    expect(
      checkContactForm({ ...message, email: ' piet@voorbeeld.nl ', phone: ' 0612345678 ' }),
    ).toEqual([])
  })

  it('takes no endless text', () => {
    expect(
      checkContactForm({ ...message, name: 'x'.repeat(81), description: 'x'.repeat(2001) }),
    ).toEqual([
      { field: 'name', text: 'Gebruik hier hoogstens 80 tekens.' },
      { field: 'description', text: 'Gebruik hier hoogstens 2000 tekens.' },
    ])
  })
})

describe('The business form (G §5)', () => {
  it('needs all its fields', () => {
    expect(
      checkBusinessForm({ ...message, email: ' piet@voorbeeld.nl ', phone: ' 0612345678 ' }),
    ).toEqual([])
    expect(checkBusinessForm(nothing)).toEqual([
      { field: 'name', text: 'Vul de bedrijfsnaam in.' },
      { field: 'email', text: 'Controlleer het e-mail adres.' },
      { field: 'phone', text: 'Controlleer het telefoonnummer.' },
      { field: 'description', text: 'Vul in waar het over gaat.' },
    ])
  })

  it('takes a company name of 120 characters', () => {
    expect(checkBusinessForm({ ...message, name: 'x'.repeat(120) })).toEqual([])
    expect(checkBusinessForm({ ...message, name: 'x'.repeat(121) })).toHaveLength(1)
  })
})
