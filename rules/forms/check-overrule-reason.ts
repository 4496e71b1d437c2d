import type { StayRefusal } from '../availability/stay-refusal.ts'
import { type Message, message } from '../texts/message.ts'
import { checkText } from './check-text.ts'

/**
 * The sentence to show where staff overrule warnings without saying why (reading
 * `staff.may-overrule`); null where a reason of at most 160 characters is given, or none is needed.
 * The reason is stored with the booking.
 */
export function checkOverruleReason(
  warnings: readonly StayRefusal[],
  reason: string,
): Message | null {
  return warnings.length === 0
    ? null
    : checkText(reason, 'line', message('booking.overruleReasonMissing'))
}
