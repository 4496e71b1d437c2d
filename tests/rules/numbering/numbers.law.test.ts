import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bookingNumber } from '../../../rules/numbering/booking-number.ts'
import {
  type InvoiceCounter,
  invoiceNumber,
  nextInvoice,
} from '../../../rules/numbering/invoice-number.ts'
import { nextOrderNumber, orderNumber } from '../../../rules/numbering/order-number.ts'
import { checkAlways, checkLaw } from '../seen.ts'
import { anyRun } from './run.arbitrary.ts'

describe('booking numbers', () => {
  it('are unique within one form while their running number rises', () => {
    checkAlways(
      fc.property(anyRun, ({ moments, first }) => {
        for (const form of ['rising', 'dashed'] as const) {
          const numbers = moments.map(({ day }, index) => bookingNumber(day, first + index, form))
          expect(new Set(numbers).size).toBe(numbers.length)
        }
      }),
    )
  })
})

describe('order numbers', () => {
  it('are unique although the count falls when an order is deleted', () => {
    checkLaw('order numbers are unique', (see) =>
      fc.property(
        anyRun,
        fc.array(fc.boolean(), { minLength: 60, maxLength: 60 }),
        ({ moments }, deletes) => {
          const ever = new Set<string>()
          let count = 0
          for (const [index, { day, orderReading }] of moments.entries()) {
            const literal = orderNumber(day, count, orderReading)
            see(!ever.has(literal))
            const { number } = nextOrderNumber(day, count, orderReading, (candidate) =>
              ever.has(candidate),
            )
            expect(ever.has(number)).toBe(false)
            ever.add(number)
            count = deletes[index] && count > 0 ? count - 1 : count + 1
          }
        },
      ),
    )
  })
})

describe('invoice numbers', () => {
  it('leave out none and repeat none, over any run of years', () => {
    checkAlways(
      fc.property(
        fc.array(fc.integer({ min: 2024, max: 2030 }), { minLength: 1, maxLength: 60 }),
        (years) => {
          const series: InvoiceCounter[] = []
          for (const year of years) series.push(nextInvoice(series.at(-1) ?? null, year))
          expect(new Set(series.map(invoiceNumber)).size).toBe(series.length)
          for (const [index, { year, running }] of series.entries()) {
            const before = series[index - 1]
            expect(running).toBe(before?.year === year ? before.running + 1 : 1)
          }
        },
      ),
    )
  })
})
