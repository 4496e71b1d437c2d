import type { EpochDay } from '../../rules/calendar/day.ts'
import type { ByHandMethod } from '../folios/folio-entry.ts'

/** Money that staff have in hand for a booking. */
export interface Receipt {
  /** Integer cents, above zero and at most what is open. */
  cents: number
  method: ByHandMethod
  /** Of a part: the day on which the rest is due; left out: arrival. */
  restDueOn?: EpochDay | undefined
}

/** A receipt that was a mistake. */
export interface ReceiptTakenBack {
  /** The entry of the folio. */
  entryId: string
}

/** What staff decide when they cancel a booking. */
export interface Cancellation {
  /** What they note; '' where nothing. */
  reason: string
  /** What goes back of what was paid for the stay, integer cents. */
  refundCents: number
  /** Whether the guest is told by mail. */
  mailGuest: boolean
}

/** What staff write anew of a booking; what is left out stays. */
export interface BookingEdit {
  name?: string | undefined
  email?: string | undefined
  phone?: string | undefined
  notes?: string | undefined
  /** The room that they choose: it pins the booking. */
  roomId?: number | undefined
  /** 'Betaald': the money that they have in hand. */
  receipt?: Receipt | undefined
  /** 'Niet betaald': their receipt that was a mistake. */
  takenBackEntryId?: string | undefined
}
