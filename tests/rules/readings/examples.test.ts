import { describe, expect, it } from 'vitest'
import { settableEntries } from '../../../rules/readings/catalogue.ts'
import { defaultReadings } from '../../../rules/readings/readings.ts'
import { readAloud } from '../in-words.ts'
import type { ReadingExamples } from './examples.ts'
import { breakfastAndCashDeskExamples } from './examples/breakfast-and-cash-desk.ts'
import { paymentFormsAccessExamples } from './examples/payment-forms-access.ts'
import { priceExamples } from './examples/price.ts'
import { availabilityExamples } from './examples/rooms-and-availability.ts'
import { staffExamples } from './examples/staff.ts'
import { timesAndNumbersExamples } from './examples/times-and-numbers.ts'
import { touristTaxExamples } from './examples/tourist-tax.ts'

const examples: ReadingExamples = {
  ...touristTaxExamples,
  ...availabilityExamples,
  ...priceExamples,
  ...breakfastAndCashDeskExamples,
  ...timesAndNumbersExamples,
  ...paymentFormsAccessExamples,
  ...staffExamples,
}

describe.each(settableEntries.map(({ id, values }) => ({ id, values: Object.keys(values) })))(
  'the reading $id',
  ({ id, values }) => {
    const example = examples[id]
    const answers: Record<string, unknown> = example.answers

    it.each(values)(`= %s answers as the documents say: ${example.question}`, (value) => {
      const answer = readAloud(example.answer)({ ...defaultReadings, [id]: value })
      expect(answer).toEqual(answers[value])
    })

    it('has another answer under every value', () => {
      expect(new Set(values.map((value) => JSON.stringify(answers[value]))).size).toBe(
        values.length,
      )
      expect(Object.keys(answers)).toHaveLength(values.length)
    })
  },
)
