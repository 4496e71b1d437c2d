import { describe, expect, it } from 'vitest'
import { checkCustomer } from '../../../rules/forms/check-customer.ts'
import { message } from '../../../rules/texts/message.ts'

const anna = {
  name: 'Anna van den Berg',
  email: 'anna@example.com',
  phone: '06 12345678',
  city: 'Maastricht',
  notes: 'Vegetarisch',
}

describe('A customer as staff write them', () => {
  it('needs a name, and nothing else', () => {
    expect(checkCustomer(anna)).toEqual([])
    expect(checkCustomer({ name: 'Anna', email: '', phone: ' ', city: '', notes: '' })).toEqual([])
    expect(checkCustomer({ ...anna, email: ' ' })).toEqual([])
    expect(checkCustomer({ ...anna, email: ' anna@example.com ' })).toEqual([])
    expect(checkCustomer({ ...anna, name: ' ' })).toEqual([
      { field: 'name', text: message('customer.name') },
    ])
  })

  it('is told at every field what is wrong, in the order of the form', () => {
    const wrong = checkCustomer({
      name: '',
      email: 'anna@',
      phone: 'bel mij',
      city: 'a'.repeat(81),
      notes: 'a'.repeat(1001),
    })
    expect(wrong.map(({ field }) => field)).toEqual(['name', 'email', 'phone', 'city', 'notes'])
    expect(wrong[1]!.text).toEqual(message('formFields.email'))
  })
})
