import { describe, expect, it } from 'vitest'
import {
  base32,
  newTotpSecret,
  stepOfCode,
  totpAddress,
  totpCode,
  totpStep,
} from '../../../api/staff/totp.ts'

/** The key of the examples in RFC 6238, appendix B. */
const secret = base32(Buffer.from('12345678901234567890'))

describe('A code of an authenticator app', () => {
  // RFC 6238 has eight digits; the last six are ours.
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('at second %i is that of RFC 6238, appendix B', (second, code) => {
    expect(totpCode(secret, totpStep(second * 1000))).toBe(code)
  })

  it('is good in its half minute, the one before and the one after, and never twice', () => {
    const at = totpStep(1_800_000_000_000)
    const now = at * 30_000
    const taken = (offset: number, lastStep: number | null = null) =>
      stepOfCode(secret, totpCode(secret, at + offset), { now, lastStep })
    expect([-2, -1, 0, 1, 2].map((offset) => taken(offset))).toEqual([
      null,
      at - 1,
      at,
      at + 1,
      null,
    ])
    expect(taken(0, at)).toBeNull()
    expect(taken(-1, at)).toBeNull()
    expect(taken(1, at)).toBe(at + 1)
  })

  it.each(['', '28708', '2870822', '28708a', '२८७०८२'])('is never %j', (code) => {
    expect(stepOfCode(secret, code, { now: 59_000, lastStep: null })).toBeNull()
  })

  it('comes from a key of 160 bits, which an app reads with the name of the house', () => {
    expect(newTotpSecret()).toMatch(/^[A-Z2-7]{32}$/)
    expect(newTotpSecret()).not.toBe(newTotpSecret())
    const address = new URL(totpAddress(secret, { issuer: 'B&B De Vos', email: 'els@x.nl' }))
    expect(address.href).toContain('otpauth://totp/B%26B%20De%20Vos:els%40x.nl?')
    expect(address.href).not.toContain('+')
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      secret,
      issuer: 'B&B De Vos',
      digits: '6',
      period: '30',
    })
  })
})
