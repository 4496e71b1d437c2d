import { departureOfNoShow } from '../../../rules/bookings/attendance.ts'
import { quoteOfNoShow } from '../../../rules/quotes/quote-of-no-show.ts'
import type { Quote } from '../../../rules/quotes/quote.ts'
import type { Notifier } from '../../database/notifier.ts'
import type { FactsCache } from '../../facts/facts-cache.ts'
import { entriesOf, quoteSql } from '../../folios/folios.ts'
import { writtenOffOf } from '../../folios/write-off.ts'
import { changeSold } from '../change-sold.ts'
import type { StaffAct } from '../staff-acts.ts'
import { atTheDoor, dayAt, say } from './attended-booking.ts'

/** The entry that takes back what is not owed for a stay of nobody. */
export const NO_SHOW = 'no-show'

/**
 * The guests did not come. What was sold stays sold but for the tourist tax (`quoteOfNoShow`); by the
 * reading `no-show.nights` the room can be sold again from the day on which it is said.
 */
export const noShow = (notifier: Notifier, facts: FactsCache): StaffAct<object> => ({
  decides: () => 'no-show',

  async carryOut(client, asked) {
    const { booking, at, by } = asked
    const before = await atTheDoor(client, booking.id)
    const { readings } = (await facts.fresh()).facts
    const roomUntil = departureOfNoShow(before, dayAt(at), readings)
    const isFreed = roomUntil < before.departure
    const refusal = await say(client, before, {
      action: 'noShow',
      event: 'no-show',
      data: isFreed ? { reason: 'room-freed' } : {},
      roomUntil,
      asked,
      notifier,
    })
    if (refusal) return refusal
    const { rows } = await client.query<{ sold: Quote }>(`SELECT ${quoteSql('$1')} AS sold`, [
      booking.id,
    ])
    const { sold } = rows[0]!
    const to = quoteOfNoShow(sold, readings)
    // What was written off or given back meanwhile is not taken off once more.
    const left = booking.totalCents - writtenOffOf(await entriesOf(client, booking.id))
    if (left < sold.totalCents - to.totalCents) return null
    await changeSold(client, booking.id, { from: sold, to, note: NO_SHOW, at, by })
    return null
  },
})
