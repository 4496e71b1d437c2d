import { describe, expect, it } from 'vitest'
import { vatCode } from '../../../rules/vat/vat-code.ts'

describe('The VAT code of a line', () => {
  it('is high for 21 and 17.5 %, low for 9 and 6 %, zero for 0 %, and none outside VAT', () => {
    expect(vatCode('lodging', 2100)).toBe('hoog')
    expect(vatCode('standard', 1750)).toBe('hoog')
    expect(vatCode('lodging', 900)).toBe('laag')
    expect(vatCode('food', 600)).toBe('laag')
    expect(vatCode('standard', 0)).toBe('nul')
    expect(vatCode('none', 0)).toBe('geen')
  })
})
