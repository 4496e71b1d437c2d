import { describe, expect, it } from 'vitest'
import { mayOverrule } from '../../../rules/availability/overrule.ts'

describe('What staff may overrule', () => {
  const both = { 'staff.may-overrule': 'closed-season-and-minimum-nights' } as const
  const one = { 'staff.may-overrule': 'closed-season' } as const

  it('is the closed season and every minimum of nights, or the closed season alone', () => {
    const minimums = ['weekend', 'summer', 'date'].map((of) => `minimum-nights-${of}` as const)
    for (const reason of minimums as 'minimum-nights-date'[]) {
      expect(mayOverrule(reason, 'agenda', both), reason).toBe(true)
      expect(mayOverrule(reason, 'agenda', one), reason).toBe(false)
    }
    expect(mayOverrule('closed-season', 'agenda', both)).toBe(true)
    expect(mayOverrule('closed-season', 'agenda', one)).toBe(true)
    expect(mayOverrule('taken', 'agenda', both)).toBe(false)
  })

  it('is nothing to a guest', () => {
    expect(mayOverrule('closed-season', 'guest', both)).toBe(false)
  })
})
