import { describe, expect, it } from 'vitest'
import { checkStaff as rule } from '../../../rules/forms/check-staff.ts'
import { readAloud } from '../in-words.ts'

const checkStaff = readAloud(rule)

describe('Somebody who is to be invited', () => {
  it('has a name and an address, and needs nothing else', () => {
    expect(checkStaff({ name: ' Els ', email: ' els@example.com ' })).toEqual([])
  })

  it('is refused at each field that is wrong, in the order of the form', () => {
    expect(checkStaff({ name: '', email: 'els@' })).toEqual([
      { field: 'name', text: 'Vul een naam in.' },
      { field: 'email', text: 'Controlleer het e-mail adres!' },
    ])
    expect(checkStaff({ name: 'x'.repeat(81), email: 'els@example.com' })).toEqual([
      { field: 'name', text: 'Gebruik hier hoogstens 80 tekens.' },
    ])
  })
})
