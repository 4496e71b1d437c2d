import type { CashDeskEvent, CashDeskState } from '../../rules/cash-desk/cash-desk.ts'

/**
 * Whether the cash desk stands where a move would have led it: who asks again because the answer was
 * lost, or in a second tab, is answered and not refused.
 */
export function isThereAlready(
  state: CashDeskState,
  move: Extract<CashDeskEvent, { type: 'choose' | 'settle' | 'back' | 'no' }>,
): boolean {
  switch (move.type) {
    case 'back':
    case 'no':
      return state.step === 'method'
    case 'choose':
      return state.step === 'amount' && state.method === move.method
    case 'settle':
      return (
        state.step === 'confirm' &&
        (state.method === 'pin'
          ? move.receivedCents === null
          : state.settlement.receivedCents === move.receivedCents)
      )
  }
}
