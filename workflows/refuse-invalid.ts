import { ApplicationFailure } from '@temporalio/workflow'

/** Refuses an update whose arguments are none: a validator's way out. */
export function refuseUnless(valid: boolean): void {
  if (!valid) throw ApplicationFailure.nonRetryable('invalid-input', 'invalid-input')
}

/** Whether it is a sum of money in whole cents. */
export function isSum(cents: unknown): cents is number {
  return Number.isSafeInteger(cents) && (cents as number) >= 0
}

/** Whether it can name a press of staff. */
export function isRequestId(text: unknown): boolean {
  return typeof text === 'string' && /^[\w-]{8,128}$/.test(text)
}
