import { describe, expect, it } from 'vitest'
import { openSealed, sealText } from '../../../api/staff/sealed-text.ts'

const secret = 'only this test knows this secret'

describe('A sealed text', () => {
  it('opens again, and looks different each time it is sealed', () => {
    const [one, other] = [
      sealText('sleutel', 'of Els', secret),
      sealText('sleutel', 'of Els', secret),
    ]
    expect(one).not.toContain('sleutel')
    expect(one).not.toBe(other)
    expect(openSealed(one, 'of Els', secret)).toBe('sleutel')
  })

  it('opens for nobody else, with no other secret, and not when a byte of it differs', () => {
    const sealed = sealText('sleutel', 'of Els', secret)
    const bent = Buffer.from(sealed, 'base64url')
    bent[bent.length - 1]! ^= 1
    expect(openSealed(sealed, 'of Jos', secret)).toBeNull()
    expect(openSealed(sealed, 'of Els', `${secret}!`)).toBeNull()
    expect(openSealed(bent.toString('base64url'), 'of Els', secret)).toBeNull()
    for (const nothing of ['', 'x', 'no base64 at all!'])
      expect(openSealed(nothing, 'of Els', secret)).toBeNull()
  })
})
