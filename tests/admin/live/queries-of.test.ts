import { describe, expect, it } from 'vitest'
import { queriesOf } from '../../../admin/live/queries-of.ts'
import { liveNouns } from '../../../api/database/live-event.ts'

describe('What is read again when something changed', () => {
  it('is its own resource, the timelines and the changes, for a noun that nobody here names', () => {
    expect(queriesOf(['parcels'])).toEqual(['parcels', 'timelines', 'changes'])
  })

  it('is each query once, however many nouns ask for it', () => {
    expect(queriesOf(['bookings', 'mails', 'bookings'])).toEqual([
      'bookings',
      'timelines',
      'bills',
      'agenda',
      'search',
      'new-booking',
      'day-sheet',
      'vacation-previews',
      'dashboard',
      'revenue',
      'customers',
      'mails',
      'breakfast-orders',
      'invoices',
    ])
  })

  it.each([
    ['breakfast-tariffs', 'products'],
    ['vat-rates', 'products'],
    ['vat-rates', 'revenue'],
    ['tourist-tax-tariffs', 'revenue'],
    ['sales', 'revenue'],
    ['settings', 'products'],
    ['settings', 'breakfast-setting'],
    ['room-type-images', 'room-types'],
    ['seasons', 'changes'],
    ['staff', 'changes'],
    ['delivery-distances', 'changes'],
  ])('of %s is the query of %s too, which shows it', (noun, query) => {
    expect(queriesOf([noun])).toContain(query)
  })

  it.each(liveNouns)('of %s is more than nothing', (noun) => {
    expect(queriesOf([noun])).toContain(noun)
  })
})
