/**
 * Something that a writer sent or was told. `asked`: sent, whatever became of it, so it may be
 * found done. `acknowledged`: the house said that it is done, so it must be found done. `made`: the
 * clock was moved.
 */
export interface Observation {
  phase: 'asked' | 'acknowledged' | 'made'
  kind:
    | 'booking'
    | 'order'
    | 'payment'
    | 'sale'
    | 'closure'
    | 'closure-removed'
    | 'act'
    | 'clock'
    | 'feed'
  /**
   * By which the house knows it; of a payment the provider's id, of an act its request's name, of a
   * booking that is asked its key.
   */
  id: string
  /** What time it was in the house: ISO 8601. */
  at: string
  said: Record<string, string | number | null>
}

/** A message that the mail server took whole, told of or not. */
export interface AcceptedMail {
  messageId: string
  recipient: string
}

/** Nights `[from, until)` that a portal sold, of the room of a link. */
export interface SoldElsewhere {
  linkId: number
  from: string
  until: string
}

/** All that was seen from outside the house. */
export interface Seen {
  observations: readonly Observation[]
  mails: readonly AcceptedMail[]
  /** What portals sold and has not begun. */
  sold: readonly SoldElsewhere[]
}

/** Something wrong: what was `said` from outside, and what `is` inside. */
export interface Finding {
  kind: string
  id: string
  said: string
  is: string
}
