import { describe, expect, it } from 'vitest'
import { coins, countCoins } from '../../../rules/cash-desk/count-coins.ts'

describe('Coins and notes', () => {
  it('come to what they are worth', () => {
    expect(countCoins({ 2000: 2, 50: 3 })).toBe(4150)
    expect(countCoins({})).toBe(0)
  })

  it('are those of the euro, the highest first', () => {
    expect(coins).toEqual([20_000, 10_000, 5000, 2000, 1000, 500, 200, 100, 50, 20, 10, 5, 2, 1])
  })

  it('are counted in whole pieces', () => {
    expect(countCoins({ 5: -1 })).toBeNull()
    expect(countCoins({ 5: 0.5 })).toBeNull()
  })
})
