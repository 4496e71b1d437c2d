import { bookingSubject } from '../../../api/bookings/stay-record.ts'
import { confirmedAndPaid } from '../../api/setup/standing.ts'
import { guestsWho, leftDaysAgo } from '../setup/registered-guests.ts'
import { mailsKept } from './mails-kept.ts'
import type { LivedKind, Part } from './part.ts'

/** A stay of long ago with a guest who left before the retention's end, and one who left after. */
export const nightRegisters: LivedKind<{ id: string }> = {
  async make(setup) {
    const { id } = await setup.book()
    await setup.pool.query(confirmedAndPaid())
    await setup.pool.query(`UPDATE bookings SET stay = '[2026-01-28,2026-01-30)'`)
    await mailsKept(setup, bookingSubject(id), 'confirmation', 'arrival', 'thank-you')
    await leftDaysAgo(setup.pool, id, { 'left long ago': 370, 'left lately': 360 })
    return { id }
  },
}

/** What becomes of the night register: its schedule is made by the worker, and begins at once. */
export const nightRegisterParts: Record<string, Part<{ id: string }>> = {
  'what is past its retention': {
    activities: ['nightRegisterPurge'],
    end: {
      events: ['payment-opened'],
      mails: ['arrival kept', 'confirmation kept', 'thank-you kept'],
      entries: ['sold', 'received'],
    },
    isDone: async (setup) => (await guestsWho(setup.pool)).join() === 'left lately',
  },
}
