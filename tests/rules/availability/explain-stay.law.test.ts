import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { explainStay } from '../../../rules/availability/explain-stay.ts'
import { checkLaw } from '../seen.ts'
import { arbitraryProperty } from './property.arbitrary.ts'
import { naiveReasons } from './naive-property.ts'
import { arbitraryQuestion } from './question.arbitrary.ts'

const propertyAndQuestion = arbitraryProperty.chain((at) =>
  arbitraryQuestion(at).map((asked) => ({ ...at, asked })),
)

describe('a stay', () => {
  it(
    'is refused for exactly the reasons that a naive property gives, under every combination of readings',
    { timeout: 60_000 },
    () => {
      checkLaw(
        'explainStay equals the naive property',
        (see) =>
          fc.property(propertyAndQuestion, ({ facts, asked }) => {
            const answer = explainStay(asked, facts)
            see(answer.ok)
            expect(new Set(answer.ok ? [] : answer.refusals.map(({ reason }) => reason))).toEqual(
              naiveReasons(asked, facts),
            )
          }),
        1500,
      )
    },
  )
})
