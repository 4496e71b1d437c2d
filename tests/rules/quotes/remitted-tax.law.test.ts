import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changeStay } from '../../../rules/quotes/change-stay.ts'
import { quoteStay } from '../../../rules/quotes/quote-stay.ts'
import type { Quote } from '../../../rules/quotes/quote.ts'
import { isTouristTax } from '../../../rules/quotes/stay-lines.ts'
import { anyReadings } from '../readings/readings.arbitrary.ts'
import { checkLaw } from '../seen.ts'
import { anyWishes } from './change.arbitrary.ts'
import { anyPriceList } from './price-list.arbitrary.ts'
import { anyFamilyStay, anyOrdinaryStay } from './stay.arbitrary.ts'

const anyTime = fc.record({ list: anyPriceList, readings: anyReadings })
const taxOf = ({ lines }: Quote) =>
  lines.filter(isTouristTax).reduce((sum, { cents }) => sum + cents, 0)

describe('a stay whose source remits the tourist tax', () => {
  it('is asked all that another is, but the tax: where the price contains it, that price', () => {
    checkLaw('remitted = total − tax', (see) =>
      fc.property(fc.oneof(anyOrdinaryStay, anyFamilyStay), anyTime, (stay, { list, readings }) => {
        const taxed = quoteStay(stay, list, readings)
        const remitted = quoteStay({ ...stay, isTaxRemitted: true }, list, readings)
        expect(remitted.ok).toBe(taxed.ok)
        if (!taxed.ok || !remitted.ok) return see(false)
        see(taxOf(taxed.quote) > 0)
        const isInside =
          stay.roomType.kind === 'family' && readings['family.tourist-tax'] === 'included'
        expect(taxOf(remitted.quote)).toBe(0)
        expect(remitted.quote.totalCents).toBe(
          taxed.quote.totalCents - (isInside ? 0 : taxOf(taxed.quote)),
        )
        if (!isInside)
          expect(remitted.quote.lines).toEqual(
            taxed.quote.lines.filter((line) => !isTouristTax(line)),
          )
      }),
    )
  })

  it('owes none after any changes, at any later prices and readings', () => {
    checkLaw('no tax after any change', (see) =>
      fc.property(
        anyWishes,
        anyTime,
        fc.array(anyTime, { minLength: 5, maxLength: 5 }),
        ({ sold: first, wishes }, begun, times) => {
          const sold = { ...first, isTaxRemitted: true }
          const priced = quoteStay(sold, begun.list, begun.readings)
          if (!priced.ok) return see(false)
          const history = [priced.quote]
          for (const [index, wish] of wishes.entries()) {
            const { list, readings } = times[index % times.length]!
            const to = { ...wish, isTaxRemitted: true }
            const change = { sold: history.at(-1)!, earlier: history.slice(0, -1) }
            const answer = changeStay({ ...change, from: to.roomType, to }, list, readings)
            see(answer.ok)
            if (!answer.ok) continue
            expect(answer.change.after.lines.filter(isTouristTax)).toEqual([])
            history.push(answer.change.after)
          }
        },
      ),
    )
  })
})
