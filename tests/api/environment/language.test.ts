import { describe, expect, it } from 'vitest'
import { languageOf } from '../../../api/environment/language.ts'
import { readPageLanguage } from '../../../api/requests/page-language.ts'

const languageBy = (header?: string) => languageOf({ headers: { 'accept-language': header } })

describe('the language of a request', () => {
  it.each([
    ['de', 'de'],
    ['EN', 'en'],
    ['de-AT', 'de'],
    ['zh-Hant-TW, en', 'en'],
    ['fr-BE, de;q=0.8, nl;q=0.5', 'de'],
    ['nl;q=0.2,en;q=0.7', 'en'],
    ['en ; q=0.5 , de ; q=0.5', 'en'],
    ['de;q=0, en;q=0.1', 'en'],
  ])('is the dearest of %s that the house knows', (header, language) => {
    expect(languageBy(header)).toBe(language)
  })

  it.each([undefined, '', '*', 'fr', 'english', 'de;q=', 'de;q=x', ', ,', 'constructor', '-de'])(
    'is that of the house for %s',
    (header) => {
      expect(languageBy(header)).toBe('nl')
    },
  )

  it.each([
    ['/api/back-office/bookings?range=[0,1]', 'nl'],
    ['/api/staff/session', 'nl'],
    ['/api/staff?x', 'nl'],
    ['/api/staffing', 'de'],
    ['/api/property', 'de'],
    ['/en/rooms', 'en'],
    ['/contact', 'nl'],
  ])('is that of the page, of staff that of the house: %s', (url, language) => {
    const headers = { 'accept-language': 'de' }
    readPageLanguage({ url, headers })
    expect(languageOf({ headers })).toBe(language)
  })
})
