import { describe, expect, it } from 'vitest'
import { wordsOfHouse } from '../../../api/facts/own-words.ts'

describe('a quote in the language of its reader', () => {
  const bike = { noun: 'products', key: '1', field: 'name', dutch: 'Bakfiets', isShown: true }
  const german = { ...bike, language: 'de', text: 'Lastenrad', original: 'Bakfiets' }
  const { ownIn } = wordsOfHouse({}, [german], [bike])
  const quote = { lines: [{ name: 'Bakfiets, 2 × 3 dagen' }, { name: 'Bakfiets' }, {}] }

  it('names an extra with how much of it', () => {
    expect(ownIn('de').translateQuote(quote).lines).toEqual([
      { name: 'Lastenrad, 2 × 3 Tage' },
      { name: 'Lastenrad' },
      {},
    ])
    expect(ownIn('en').translateQuote(quote).lines[0]).toEqual({ name: 'Bakfiets, 2 × 3 days' })
  })

  it('stays as it is in Dutch', () => {
    expect(ownIn('nl').translateQuote(quote)).toEqual(quote)
  })
})
