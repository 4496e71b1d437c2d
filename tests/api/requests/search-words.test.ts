import { describe, expect, it } from 'vitest'
import { searchPatterns } from '../../../api/lists/search-words.ts'

describe('what somebody types in the search', () => {
  it('has each word found somewhere, without capitals and accents', () => {
    expect(searchPatterns(' Zoë  van den Berg ')).toEqual(['%zoe%', '%van%', '%den%', '%berg%'])
  })

  it('has a short word begin one, so that the index finds it', () => {
    expect(searchPatterns('de b')).toEqual(['% de%', '% b%'])
  })

  it('is no pattern itself', () => {
    expect(searchPatterns('50%_\\')).toEqual(['%50\\%\\_\\\\%'])
  })

  it.each([
    '06 12345678',
    '06-12 34 56 78',
    '+31 6 12345678',
    '0031612345678',
    '+31 (0)6 1234.5678',
    '(06) 12345678',
  ])('is one telephone number, written as %s', (typed) => {
    expect(searchPatterns(typed)).toEqual(['%612345678%'])
  })

  it('is a number from abroad with its country', () => {
    expect(searchPatterns('+32 470 12 34 56')).toEqual(['%32470123456%'])
    expect(searchPatterns('0032 470123456')).toEqual(['%32470123456%'])
  })

  it('narrows by no more than six words', () => {
    expect(searchPatterns('een twee drie vier vijf zes zeven')).toHaveLength(6)
    expect(searchPatterns('   ')).toEqual([])
  })
})
