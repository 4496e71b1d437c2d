/**
 * How long a change can be undone, ms. A notice under a pointer stays longer than its time, and
 * after `SETTLED_AFTER_MS` of the API the guest is mailed and money sent back.
 */
export const UNDONE_WITHIN_MS = 12_000

/** Whether a change can still be undone; both moments in ms of one clock. */
export function isInTime(changedAt: number, now: number): boolean {
  return now - changedAt <= UNDONE_WITHIN_MS
}
