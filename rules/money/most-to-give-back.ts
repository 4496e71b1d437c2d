/**
 * How much of a bill can be given back at most, cents: what came in, less what went back and what is
 * on its way back. Nothing while a part is still to pay: that part is written off first. Takes what
 * came in less what went back, and the balance: above zero to pay, below zero to be paid back.
 */
export function mostToGiveBack({
  receivedCents,
  balanceCents,
}: {
  receivedCents: number
  balanceCents: number
}): number {
  return balanceCents > 0 ? 0 : Math.max(0, receivedCents + balanceCents)
}
