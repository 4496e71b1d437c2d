import { stateAfter } from '../../../rules/bookings/booking-life.ts'
import { billTexts } from '../../../rules/texts/bill.ts'
import { invalidInput, plainError } from '../../errors/refused.ts'
import {
  type WriteOff,
  type WriteOffTakenBack,
  enterWriteOff,
  takeWriteOffBack,
} from '../../folios/write-off.ts'
import { addEvent } from '../../subjects/events.ts'
import { bookingSubject } from '../booking-changes.ts'
import type { StaffAct } from '../staff-acts.ts'

/**
 * What will never be paid is written off, with the reason. Refused: more than is open, and a booking
 * that is still held, for that one ends by itself.
 */
export const writeOff: StaffAct<WriteOff> = {
  decides: () => 'write-off',

  async carryOut(client, { booking: { id, state, balanceCents }, data, by, requestId, at }) {
    if (!stateAfter(state, 'writeOff')) return plainError('booking-not-changeable')
    const entry = { ...data, by, at, requestId }
    const became = await enterWriteOff(client, { folioId: id, balanceCents }, entry)
    if (became === 'too-high') return invalidInput([{ field: 'cents', text: billTexts.tooHigh }])
    if (became === 'entered')
      await addEvent(client, bookingSubject(id), {
        kind: 'written-off',
        at,
        by,
        data: { cents: data.cents, note: data.reason.trim() },
      })
    return null
  },
}

/** A write-off was a mistake: another entry takes it back, once, and it is open again. */
export const takeBackWriteOff: StaffAct<WriteOffTakenBack> = {
  decides: () => 'take-back-write-off',

  async carryOut(client, { booking: { id, state }, data: { entryId }, by, at }) {
    const mayBe = stateAfter(state, 'writeOff') !== null
    const cents = mayBe ? await takeWriteOffBack(client, id, { entryId, by, at }) : null
    if (cents === null) return plainError('booking-not-changeable')
    if (cents > 0)
      await addEvent(client, bookingSubject(id), {
        kind: 'write-off-taken-back',
        at,
        by,
        data: { cents },
      })
    return null
  },
}
