import { describe, expect, it } from 'vitest'
import { discountKindName, discountKinds } from '../../../rules/cash-desk/discount-kinds.ts'

describe('The kind of a discount at the desk', () => {
  it('is read by its name, and each has another', () => {
    expect(discountKindName('damaged')).toBe('Beschadigd')
    const names = discountKinds.map(discountKindName)
    expect(
      names.filter((name) => !name || (discountKinds as readonly string[]).includes(name)),
    ).toEqual([])
    expect(new Set(names).size).toBe(discountKinds.length)
  })

  it('that nobody chose has no name', () => {
    expect(discountKindName(null)).toBeNull()
  })

  it('that the house no longer has is read as it was written', () => {
    expect(discountKindName('oude actie')).toBe('oude actie')
  })
})
