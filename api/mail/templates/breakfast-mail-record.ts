import type {
  BreakfastOrderState,
  CancelledBecause,
} from '../../../rules/breakfast/breakfast-order-life.ts'
import type { Delivery } from '../../../rules/breakfast/breakfast-order-times.ts'
import type { MailedSubject } from '../mail-template.ts'
import type { MailedRefund } from './booking-mail-record.ts'

/** What the mails of a breakfast order depend on. Instants are ms since 1970 UTC. */
export interface BreakfastMailRecord extends MailedSubject, Delivery {
  state: BreakfastOrderState
  cancelledBecause: CancelledBecause | null
  placedAt: number
  /** Whether the property has an address that it is mailed at. */
  propertyHasEmail: boolean
  refunds: MailedRefund[]
}
