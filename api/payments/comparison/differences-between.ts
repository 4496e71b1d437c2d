/** The money of one payment as one of the two sides has it. Integer cents. */
export interface PaymentMoney {
  receivedCents: number
  /** What went back by refunds. */
  refundedCents: number
  /** What the payer's bank took back and has not given back since. */
  chargedBackCents: number
}

/**
 * What does not agree. `unknown-here`, `unknown-there`: only the other side has it. `state`: only one
 * side says that it was paid. `not-compared`: what the provider says of it cannot be read, or it
 * refuses to say. The others: both have a sum, and not the same one.
 */
export type DifferenceKind =
  | 'unknown-here'
  | 'unknown-there'
  | 'state'
  | 'sum'
  | 'refunded'
  | 'charged-back'
  | 'not-compared'

/** One thing on which house and provider do not agree. Integer cents. */
export interface Difference {
  kind: DifferenceKind
  hereCents: number
  thereCents: number
}

/**
 * Where house and provider do not agree about a payment, as far as money is concerned: one that
 * brought nothing may be known to one of them alone.
 *
 * @param here null where the house does not know the payment
 * @param there null where the provider does not
 */
export function differencesBetween(
  here: PaymentMoney | null,
  there: PaymentMoney | null,
): Difference[] {
  if (!here || !there) {
    const hereCents = here ? here.receivedCents : 0
    // What came and went back wholly owes nobody anything.
    const thereCents = there ? keptCents(there) : 0
    if (hereCents > 0) return [{ kind: 'unknown-there', hereCents, thereCents }]
    return thereCents > 0 ? [{ kind: 'unknown-here', hereCents, thereCents }] : []
  }
  const isPaidByOne = here.receivedCents > 0 !== there.receivedCents > 0
  const compared: Difference[] = [
    {
      kind: isPaidByOne ? 'state' : 'sum',
      hereCents: here.receivedCents,
      thereCents: there.receivedCents,
    },
    { kind: 'refunded', hereCents: here.refundedCents, thereCents: there.refundedCents },
    {
      kind: 'charged-back',
      hereCents: here.chargedBackCents,
      thereCents: there.chargedBackCents,
    },
  ]
  return compared.filter(({ hereCents, thereCents }) => hereCents !== thereCents)
}

function keptCents({ receivedCents, refundedCents, chargedBackCents }: PaymentMoney): number {
  return receivedCents - refundedCents - chargedBackCents
}
