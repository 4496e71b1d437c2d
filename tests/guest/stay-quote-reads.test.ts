import { expect, it } from 'vitest'
import { stayQuoteReads } from '../../guest/room/stay-quote-reads.ts'

const choice = {
  room: 'ruime-knusse-kamer',
  arrival: '2026-06-09',
  departure: '2026-06-11',
  persons: null,
} as const

it('A room’s page asks the price of every number of persons up to the most, in order', () => {
  const asked = stayQuoteReads({ slug: choice.room, minPersons: 1, maxPersons: 3 }, choice)
  const persons = asked.map(({ queryKey }) =>
    new URL(String(queryKey.at(-1)), 'http://localhost').searchParams.get('persons'),
  )
  expect(persons).toEqual(['1', '2', '3'])
  expect(
    stayQuoteReads(
      { slug: choice.room, minPersons: 1, maxPersons: 3 },
      { ...choice, departure: null },
    ),
  ).toEqual([])
})
