import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import type { PropertyView } from '../../api/facts/property-shape.ts'
import { propertyRead } from '../../guest/calls/reads.ts'
import { guestWords, words } from '../../rules/texts/all-words.ts'
import { answerRead } from '../../stories/guest/fixtures/answer.ts'

it('An open page takes over corrected words, and of a newer program only what it knows', async () => {
  const client = new QueryClient()
  const first = answerRead('/api/property').body as PropertyView
  const read = async (answer: object) => {
    const { queryKey, ...options } = propertyRead()
    const queryFn = async () => answer as PropertyView
    await client.fetchQuery({ ...options, queryKey, staleTime: 0, queryFn })
    return client.getQueryData(queryKey)!
  }
  expect((await read(first)).words).toEqual(first.words)
  const corrected = guestWords(words({ 'stay.chooseDates': 'Kies nachten' }))
  expect((await read({ ...first, words: corrected })).words).toEqual(corrected)
  const renamed = { ...corrected, stay: { chooseNights: 'Kies nachten' } }
  const after = await read({ ...first, name: 'De Kers', words: renamed })
  expect([after.name, after.words]).toEqual(['De Kers', corrected])
})
