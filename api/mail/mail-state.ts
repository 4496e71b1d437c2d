/**
 * Where a mail stands. `queued`: to be sent. `kept`: no SMTP_URL, readable in the back office only.
 * `uncertain`: the server's answer was lost; at most one repeat went out. `withdrawn`: what it
 * speaks of was called off before it went, so it never will.
 */
export const mailStates = [
  'queued',
  'sending',
  'sent',
  'uncertain',
  'failed',
  'kept',
  'withdrawn',
] as const

export type MailState = (typeof mailStates)[number]

/**
 * What became of a try. `not-sent`: certainly not, try again. `refused`: for good. `unknown`: the
 * whole message was handed over and the answer was lost, so it may have been sent. `why` is the
 * server's own answer, which may quote an address; `code` is its number, or the system's word.
 */
export type Delivery =
  | { outcome: 'sent' }
  | { outcome: 'not-sent' | 'refused' | 'unknown'; why: string; code?: string }

/**
 * A mail is given up after this many tries that certainly did not send it: about a day by
 * `retryAfterMs`.
 */
export const MOST_ATTEMPTS = 12

/** How it stands with a mail: what the next try may still do. */
export interface MailStanding {
  state: MailState
  /** Tries so far, the one just made included. */
  attempts: number
  /**
   * Tries of which nobody knows the outcome. After one, a single repeat goes out with the same
   * Message-ID.
   */
  unknownOutcomes: number
}

/**
 * What a try makes of a mail. Once one outcome is unknown, the mail ends as `uncertain` whatever
 * the repeat says: the guest may have it twice, or not.
 */
export function afterTry(
  { attempts, unknownOutcomes }: MailStanding,
  { outcome }: Delivery,
): Pick<MailStanding, 'state' | 'unknownOutcomes'> {
  const doubtful = unknownOutcomes > 0
  switch (outcome) {
    case 'sent':
      return { state: doubtful ? 'uncertain' : 'sent', unknownOutcomes }
    case 'refused':
      return { state: doubtful ? 'uncertain' : 'failed', unknownOutcomes }
    case 'unknown':
      return { state: doubtful ? 'uncertain' : 'queued', unknownOutcomes: unknownOutcomes + 1 }
    case 'not-sent':
      if (attempts < MOST_ATTEMPTS) return { state: 'queued', unknownOutcomes }
      return { state: doubtful ? 'uncertain' : 'failed', unknownOutcomes }
  }
}

const SECOND = 1000
const PAUSES = [10 * SECOND, 60 * SECOND, 5 * 60 * SECOND, 15 * 60 * SECOND, 3600 * SECOND]

/** How long a mail rests after so many tries, ms: 10 s, 1 min, 5 min, 15 min, then an hour each. */
export function retryAfterMs(attempts: number): number {
  if (attempts <= 0) return 0
  return PAUSES[Math.min(attempts, PAUSES.length) - 1]!
}
