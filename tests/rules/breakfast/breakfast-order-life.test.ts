import { describe, expect, it } from 'vitest'
import {
  type BreakfastOrderAction,
  type BreakfastOrderState,
  breakfastOrderLife,
  orderStateAfter,
  orderStatesThatAllow,
} from '../../../rules/breakfast/breakfast-order-life.ts'

const progress: Record<BreakfastOrderState, number> = {
  placed: 0,
  confirmed: 1,
  delivered: 2,
  cancelled: 2,
}

describe('The life of a breakfast order', () => {
  it('moves forward only', () => {
    for (const [before, actions] of Object.entries(breakfastOrderLife))
      for (const after of Object.values(actions))
        expect(progress[after]).toBeGreaterThanOrEqual(progress[before as BreakfastOrderState])
  })

  it('is confirmed by money, then delivered; who has not paid is not delivered', () => {
    expect(orderStateAfter('placed', 'confirm')).toBe('confirmed')
    expect(orderStateAfter('confirmed', 'deliver')).toBe('delivered')
    expect(orderStateAfter('placed', 'deliver')).toBe(null)
  })

  it('stays as it is where it could not be brought: it is brought again, or cancelled', () => {
    expect(orderStatesThatAllow('fail-delivery')).toEqual(['confirmed'])
    expect(orderStateAfter('confirmed', 'fail-delivery')).toBe('confirmed')
  })

  it('ends unpaid, or by who cancels it before it is delivered', () => {
    expect(orderStatesThatAllow('lapse')).toEqual(['placed'])
    expect(orderStatesThatAllow('cancel')).toEqual(['placed', 'confirmed'])
  })

  it('allows nothing any more once it is cancelled', () => {
    const actions: BreakfastOrderAction[] = ['confirm', 'lapse', 'cancel', 'mark-paid', 'deliver']
    expect(actions.map((action) => orderStateAfter('cancelled', action))).toEqual([
      null,
      null,
      null,
      null,
      null,
    ])
  })
})
