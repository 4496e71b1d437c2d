import { describe, expect, it } from 'vitest'
import { AnswerCache } from '../../../api/availability/answer-cache.ts'
import type { PropertyFacts } from '../../../rules/availability/property-facts.ts'
import { momentInAmsterdam } from '../../../rules/calendar/amsterdam.ts'

const facts = (holdUntil: number | null = null) =>
  ({
    occupancies: [
      {
        bookingId: 'a',
        roomTypeId: 1,
        roomId: 1,
        arrival: 1,
        departure: 2,
        pinned: false,
        holdUntil,
      },
    ],
  }) as unknown as PropertyFacts
const noon = Date.parse('2026-02-02T12:00:00+01:00')

/** A cache, and how often the rules were asked. */
function counted() {
  const cache = new AnswerCache()
  let asked = 0
  return {
    ask: (question: string, known: PropertyFacts, at: number) =>
      cache.json(question, known, momentInAmsterdam(at), () => ({ asked: ++asked })),
    asked: () => asked,
  }
}

describe('an answer is kept', () => {
  it('while the facts are the same and the minute lasts', () => {
    const { ask, asked } = counted()
    const known = facts()
    expect(ask('x', known, noon)).toBe('{"asked":1}')
    expect(ask('x', known, noon + 59_999)).toBe('{"asked":1}')
    expect(ask('y', known, noon + 59_999)).toBe('{"asked":2}')
    ask('x', known, noon + 60_000)
    expect(asked()).toBe(3)
  })

  it('not when the facts are others, though they look the same', () => {
    const { ask, asked } = counted()
    ask('x', facts(), noon)
    ask('x', facts(), noon)
    expect(asked()).toBe(2)
  })

  it('not past the end of a hold, when its room is free again', () => {
    const { ask, asked } = counted()
    const known = facts(noon + 5_000)
    ask('x', known, noon)
    ask('x', known, noon + 4_999)
    expect(asked()).toBe(1)
    ask('x', known, noon + 5_000)
    expect(asked()).toBe(2)
  })

  it('not when the clock of the property was set back', () => {
    const { ask, asked } = counted()
    const known = facts()
    ask('x', known, noon + 10_000)
    ask('x', known, noon)
    expect(asked()).toBe(2)
  })

  it('for a bounded number of questions', () => {
    const { ask } = counted()
    const known = facts()
    for (let i = 0; i < 10_000; i++) ask(`question ${i}`, known, noon)
    expect(ask('question 9999', known, noon)).toBe('{"asked":10000}')
    expect(ask('question 0', known, noon)).toBe('{"asked":10001}')
  })
})
