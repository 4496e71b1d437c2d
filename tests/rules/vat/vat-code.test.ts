import { describe, expect, it } from 'vitest'
import { vatCode } from '../../../rules/vat/vat-code.ts'

describe('The VAT code of a line', () => {
  it('is high for 21 and 17.5 %, low for 9 and 6 %, zero for 0 %, and none outside VAT', () => {
    expect(vatCode(2100)).toBe('hoog')
    expect(vatCode(1750)).toBe('hoog')
    expect(vatCode(900)).toBe('laag')
    expect(vatCode(600)).toBe('laag')
    expect(vatCode(0)).toBe('nul')
    expect(vatCode(null)).toBe('geen')
  })
})
