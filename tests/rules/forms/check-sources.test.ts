import { describe, expect, it } from 'vitest'
import { type TypedSource, checkSources, sourceField } from '../../../rules/forms/check-sources.ts'
import { bookingSources } from '../../../rules/sources/booking-source.ts'
import { message } from '../../../rules/texts/message.ts'

const good: Record<string, TypedSource> = Object.fromEntries(
  bookingSources.map((source) => [
    sourceField(source),
    source === 'own-website'
      ? { colour: '#27718F' }
      : { colour: '#27718F', prepaid: false, mails: 'none' },
  ]),
)

describe('The sources as staff keep them', () => {
  it('are good with a colour, and of others than the own website with a choice of payment and mails', () => {
    expect(checkSources(good)).toEqual([])
  })

  it.each([
    ['own-website', { colour: 'blauw' }, 'colour', message('source.colour')],
    ['airbnb', { ...good['airbnb'], prepaid: null }, 'prepaid', message('source.prepaid')],
    ['booking-com', { ...good['booking-com'], mails: 'some' }, 'mails', message('source.mails')],
  ])('say at the field of %s what is wrong: %j', (field, typed, part, text) => {
    expect(checkSources({ ...good, [field]: typed })).toEqual([{ field: `${field}.${part}`, text }])
  })

  it.each(['all', 'cancellation', 'none'])('may send %s of our mails', (mails) => {
    expect(checkSources({ ...good, airbnb: { ...good['airbnb'], mails } })).toEqual([])
  })

  it('are all asked for where nothing is there', () => {
    expect(checkSources({})).toHaveLength(13)
  })
})
