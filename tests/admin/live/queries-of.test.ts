import { describe, expect, it } from 'vitest'
import { queriesOf } from '../../../admin/live/queries-of.ts'
import { liveNouns } from '../../../api/database/live-event.ts'

describe('What is read again when something changed', () => {
  it('is its own resource and the timelines, for a noun that nobody here names', () => {
    expect(queriesOf(['parcels'])).toEqual(['parcels', 'timelines'])
  })

  it('is each query once, however many nouns ask for it', () => {
    expect(queriesOf(['bookings', 'mails', 'bookings'])).toEqual([
      'bookings',
      'timelines',
      'agenda',
      'search',
      'new-booking',
      'day-sheet',
      'vacation-previews',
      'dashboard',
      'mails',
      'breakfast-orders',
    ])
  })

  it.each(liveNouns)('of %s is more than nothing', (noun) => {
    expect(queriesOf([noun])).toContain(noun)
  })
})
