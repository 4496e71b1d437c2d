import { describe, expect, it } from 'vitest'
import { checkFirstAccount } from '../../../rules/forms/check-first-account.ts'
import { checkPassword } from '../../../rules/forms/check-password.ts'
import { message } from '../../../rules/texts/message.ts'

const good = {
  code: 'k7qm 2xwd 9rtp',
  name: 'Els',
  email: 'els@example.com',
  password: 'een fiets onder de kersenboom',
}

describe('The first account as its owner types it', () => {
  it('holds with a code, a name, an address and a password', () => {
    expect(checkFirstAccount(good)).toEqual([])
    expect(checkFirstAccount({ ...good, email: ' els@example.com ' })).toEqual([])
  })

  it('says at every field what is missing, in the order of the form', () => {
    expect(checkFirstAccount({ code: '', name: ' ', email: 'els', password: 'fiets' })).toEqual([
      { field: 'code', text: message('firstAccount.code') },
      { field: 'name', text: message('firstAccount.name') },
      { field: 'email', text: message('firstAccount.email') },
      { field: 'password', text: message('login.passwordTooShort') },
    ])
  })
})

describe('A password that somebody chooses', () => {
  it('has 12 to 1000 characters, whichever they are', () => {
    expect(checkPassword('x'.repeat(11))).toEqual(message('login.passwordTooShort'))
    expect(checkPassword('x'.repeat(12))).toBeNull()
    expect(checkPassword('x'.repeat(1000))).toBeNull()
    expect(checkPassword('x'.repeat(1001))).toEqual(message('login.passwordTooLong'))
  })
})
