import { expect, it } from 'vitest'
import { errorAnswer } from '../../../api/errors/error-answer.ts'
import { plainError, protocolError } from '../../../api/errors/refused.ts'
import { words, wordsIn } from '../../../rules/texts/all-words.ts'

const english = wordsIn('en', {
  locale: 'en-GB',
  translation: {
    problem: { 'not-found': 'This doesn’t exist.' },
    problemDetail: { titleNotFound: 'Not found', addressTooLong: 'The address is too long.' },
  } as never,
})

const request = (url: string, headers = {}) => ({ url, headers })

it('What is not there is a page in the language of who asked, and data to a script', () => {
  const page = errorAnswer(english, plainError('not-found'), 404, request('/nergens'))
  expect(page.body).toContain('<html lang="en">')
  expect(page.body).toContain('<h1>Not found</h1><p>This doesn’t exist.</p>')
  const data = errorAnswer(english, plainError('not-found'), 404, request('/api/nergens'))
  expect(JSON.parse(data.body)).toEqual({
    error: { reason: 'not-found', text: 'This doesn’t exist.' },
  })
})

it('A request that nobody can read is answered in that language too', () => {
  const { body } = errorAnswer(english, protocolError(414), 414, request('/api/nergens'))
  expect(JSON.parse(body)).toEqual({
    error: { reason: 'invalid-input', text: 'The address is too long.', fields: [] },
  })
})

it('Neither title nor text of a page is read as HTML', () => {
  const { body } = errorAnswer(words(), plainError('unavailable', '<b>&'), 503, request('/'))
  expect(body).toContain('<h1>Even niet bereikbaar</h1><p>&lt;b>&amp;</p>')
})

it('A guest on the way to pay, and who posted a form of the old site, read a page', () => {
  const gone = plainError('unavailable')
  const toPay = {
    ...request('/api/bookings/7/checkout'),
    routeOptions: { url: '/api/bookings/:id/checkout' },
  }
  const posted = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' }
  for (const [by, isPage] of [
    [toPay, true],
    [request('/user', posted), true],
    [request('/user'), false],
    [request('/api/property', posted), false],
  ] as const)
    expect(errorAnswer(words(), gone, 503, by).type.startsWith('text/html')).toBe(isPage)
})
