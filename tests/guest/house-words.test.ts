import { describe, expect, it } from 'vitest'
import { houseWords } from '../../guest/property/house-words.ts'
import { words } from '../../rules/texts/all-words.ts'

const house = { name: 'De Kers', city: 'Margraten', roomCounts: { ordinary: 3, family: 0 } }

describe('What the guest site says of the house', () => {
  it('is filled in by its own data, with a capital in front', () => {
    expect(houseWords(words(), 'heroLine', house)).toBe('Drie kamers in Margraten.')
    expect(houseWords(words(), 'appDescription', house)).toBe(
      'Kamers zoeken en boeken bij De Kers.',
    )
  })

  it('is left out while the house has not said where it is or has no rooms', () => {
    expect(houseWords(words(), 'heroLine', { ...house, city: '' })).toBe('')
    const roomCounts = { ordinary: 0, family: 0 }
    expect(houseWords(words(), 'foot', { ...house, roomCounts })).toBe('')
  })
})
