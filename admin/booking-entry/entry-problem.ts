import { ApiProblem, isUnreachable } from '../data/api-problem.ts'
import type { TextKey } from '../texts/dutch.ts'

/** Why the booking was not entered, or is not known to be. */
export interface EntryProblem {
  /** The API's own sentence; '' where it said none. */
  said: string
  /** What staff have to know beside it. */
  detail: TextKey
  /** Somebody was first: what is still free stands in the summary. */
  isTaken: boolean
}

/** What is told of a press that failed; what is wrong at a field stands there alone. */
export function problemOf(failed: unknown): EntryProblem | null {
  if (!(failed instanceof ApiProblem)) return { said: '', detail: 'shell.failed', isTaken: false }
  const { reason, message, status } = failed
  if (reason === 'invalid-input') return null
  if (isUnreachable(failed)) return { said: '', detail: 'newBooking.unsure', isTaken: false }
  if (reason === 'idempotency-key-reused')
    return { said: '', detail: 'newBooking.alreadyPlaced', isTaken: false }
  return {
    said: message,
    detail: status < 500 ? 'newBooking.refused' : 'newBooking.unsure',
    isTaken: reason === 'stay-refused' && status === 409,
  }
}
