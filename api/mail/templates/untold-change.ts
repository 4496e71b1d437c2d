import type { BookingMailRecord, MailedStay, MailedStayChange } from './booking-mail-record.ts'

/**
 * The last change of a booking's stay, where the guest was not told yet how the stay is now: null
 * also where changes since the last mail have brought back what the guest knows, and where only the
 * room's number changed.
 */
export function untoldChange({ stayChanges, mails }: BookingMailRecord): MailedStayChange | null {
  const told = new Set(
    mails
      .filter(({ kind, state }) => kind === 'stay-changed' && state !== 'withdrawn')
      .map(({ about }) => about),
  )
  const untold = stayChanges.slice(stayChanges.findLastIndex(({ id }) => told.has(id)) + 1)
  const [first] = untold
  const last = untold.at(-1)
  return first && last && !isAlike(first.from, last.to) ? last : null
}

/** Whether a guest reads of two stays the same: only the number of the room differs. */
export function isAlike(a: MailedStay, b: MailedStay): boolean {
  return (
    a.arrival === b.arrival &&
    a.departure === b.departure &&
    a.roomTypeId === b.roomTypeId &&
    a.persons === b.persons
  )
}
