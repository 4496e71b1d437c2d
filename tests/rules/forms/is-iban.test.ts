import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isIban, spacedIban, tidyIban } from '../../../rules/forms/is-iban.ts'

/** The IBAN of an account, its check digits worked out over the whole number at once (ISO 13616). */
function ibanOf(country: string, account: string): string {
  const digits = Array.from(`${account}${country}00`, (one) => Number.parseInt(one, 36)).join('')
  return `${country}${String(98n - (BigInt(digits) % 97n)).padStart(2, '0')}${account}`
}

const anyAccount = fc.stringMatching(/^[A-Z]{4}\d{10}$/)
const anyIban = anyAccount.map((account) => ibanOf('NL', account))

describe('An IBAN', () => {
  it.each([
    'NL91ABNA0417164300',
    'BE68539007547034',
    'DE89370400440532013000',
    'MT84MALT011000012345MTLCAST001S',
  ])('is the account number %s of a bank', (iban) => expect(isIban(iban)).toBe(true))

  it.each([
    ['with a wrong digit', 'NL91ABNA0417164301'],
    ['with two digits that changed places', 'NL91ABNA0417163400'],
    ['too short for its country', 'NL91ABNA041716430'],
    ['in small letters', 'nl91abna0417164300'],
    ['with blanks', 'NL91 ABNA 0417 1643 00'],
    ['too short for its country, with check digits that hold', ibanOf('NL', 'ABNA041716430')],
    ['too long for its country, with check digits that hold', ibanOf('BE', '5390075470345')],
    ['with something before it', ` ${ibanOf('MT', 'MALT011000012345')}`],
    ['with something after it', `${ibanOf('MT', 'MALT011000012345')}-`],
    ['without a country', '0417164300'],
    ['that is empty', ''],
  ])('is none %s', (_, text) => expect(isIban(text)).toBe(false))

  it('holds for every account with the check digits that belong to it', () => {
    fc.assert(fc.property(anyIban, (iban) => isIban(iban)))
  })

  it('never holds with one digit another, nor with two digits that changed places', () => {
    fc.assert(
      fc.property(anyIban, fc.nat(13), fc.nat(13), fc.nat(9), (iban, from, to, digit) => {
        const places = Array.from(iban, (_, at) => at).filter((at) => /\d/.test(iban[at]!))
        const [one, other] = [places[from % places.length]!, places[to % places.length]!]
        const wrong = Array.from(iban)
        wrong[one] = String(digit)
        if (wrong[one] !== iban[one]) expect(isIban(wrong.join(''))).toBe(false)
        const changed = Array.from(iban)
        ;[changed[one], changed[other]] = [iban[other]!, iban[one]!]
        if (iban[one] !== iban[other]) expect(isIban(changed.join(''))).toBe(false)
      }),
    )
  })

  it('is read in fours, and typed so it is kept the same', () => {
    expect(spacedIban('NL91ABNA0417164300')).toBe('NL91 ABNA 0417 1643 00')
    expect(spacedIban('BE68539007547034')).toBe('BE68 5390 0754 7034')
    fc.assert(fc.property(anyIban, (iban) => tidyIban(spacedIban(iban)) === iban))
  })
})
