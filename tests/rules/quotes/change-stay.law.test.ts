import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ChangeQuote, changeStay } from '../../../rules/quotes/change-stay.ts'
import type { PriceList } from '../../../rules/quotes/price-list.ts'
import type { OrdinaryStay } from '../../../rules/quotes/quote-ordinary-stay.ts'
import { quoteStay } from '../../../rules/quotes/quote-stay.ts'
import type { Quote, QuoteLine } from '../../../rules/quotes/quote.ts'
import { type Readings, defaultReadings } from '../../../rules/readings/readings.ts'
import { anyReadings } from '../readings/readings.arbitrary.ts'
import { checkLaw } from '../seen.ts'
import { anyFamilyWish, anyWishes } from './change.arbitrary.ts'
import { anyPriceList, priceListWith, uncappedAmounts } from './price-list.arbitrary.ts'

function sell(stay: OrdinaryStay, list: PriceList, readings: Readings): Quote | null {
  const priced = quoteStay(stay, list, readings)
  return priced.ok ? priced.quote : null
}

/** A change in a house whose types are as the wished one is, whatever their number. */
function change(
  sold: Quote,
  earlier: readonly Quote[],
  to: OrdinaryStay,
  list: PriceList,
  readings: Readings,
): ChangeQuote | null {
  const answer = changeStay({ sold, earlier, from: to.roomType, to }, list, readings)
  return answer.ok ? answer.change : null
}

/** A time at which someone changes: by then prices and readings may have changed too. */
const anyTime = fc.record({ list: anyPriceList, readings: anyReadings })

describe('a change', () => {
  it('leaves the sold quote as it is, and what was sold and the difference are the new total', () => {
    checkLaw('before + difference = after', (see) =>
      fc.property(anyWishes, anyTime, anyTime, ({ sold, wishes }, first, then) => {
        const before = sell(sold, first.list, first.readings)!
        const kept = structuredClone(before)
        for (const to of wishes) {
          const made = change(before, [], to, then.list, then.readings)
          see(made !== null)
          expect(before).toEqual(kept)
          if (!made) continue
          expect(made.before).toEqual(kept)
          expect(made.after.totalCents).toBe(before.totalCents + made.differenceCents)
          expect(made.after.lines.reduce((sum, { cents }) => sum + cents, 0)).toBe(
            made.after.totalCents,
          )
        }
      }),
    )
  })

  it('and its opposite cost the same the other way round, at the same prices and readings', () => {
    checkLaw('difference(a, b) = −difference(b, a)', (see) =>
      fc.property(anyWishes, anyTime, ({ sold, wishes }, { list, readings }) => {
        const a = sell(sold, list, readings)!
        for (const to of wishes) {
          const b = sell(to, list, readings)
          see(b !== null)
          if (!b) continue
          const there = change(a, [], to, list, readings)!
          const back = change(b, [], sold, list, readings)!
          expect(there.differenceCents + back.differenceCents).toBe(0)
        }
      }),
    )
  })

  it('and the changes after it cost nothing together once the stay is the one first sold, whatever happened to prices and readings', () => {
    checkLaw('there and back costs nothing', (see) =>
      fc.property(
        anyWishes,
        anyTime,
        fc.array(anyTime, { minLength: 5, maxLength: 5 }),
        ({ sold, wishes }, first, times) => {
          const original = sell(sold, first.list, first.readings)!
          const history = [original]
          let paid = 0
          for (const [index, to] of [...wishes, sold].entries()) {
            const { list, readings } = times[index] ?? first
            const made = change(history.at(-1)!, history.slice(0, -1), to, list, readings)
            see(made !== null)
            if (!made) continue
            paid += made.differenceCents
            history.push(made.after)
          }
          expect(paid).toBe(0)
          expect(history.at(-1)!.totalCents).toBe(original.totalCents)
        },
      ),
    )
  })

  it('keeps every sold line of a night that stays and asks today’s price of every new one', () => {
    const keeping = anyReadings.map((readings): Readings => ({
      ...readings,
      'change.pricing': 'sold-nights-stay',
      'total.change-screen': 'as-change-pricing',
      'total.ordinary': 'sum-of-nights',
    }))
    checkLaw('sold nights stay', (see) =>
      fc.property(
        anyWishes,
        anyTime,
        priceListWith(uncappedAmounts),
        keeping,
        ({ sold, wishes }, first, list, readings) => {
          const before = sell(sold, first.list, first.readings)!
          for (const to of wishes) {
            const made = change(before, [], to, list, readings)
            see(made !== null)
            const today = sell(to, list, readings)
            if (!made || !today) continue
            const same =
              made.after.roomTypeId === before.roomTypeId && made.after.persons === before.persons
            const isKept = ({ night }: QuoteLine) =>
              same && night !== null && before.arrival <= night && night < before.departure
            const isIn = ({ night }: QuoteLine) =>
              night !== null && made.after.arrival <= night && night < made.after.departure
            const expected = [
              ...before.lines.filter((line) => isKept(line) && isIn(line)),
              ...today.lines.filter((line) => !isKept(line)),
            ]
            expect(new Set(made.after.lines)).toEqual(new Set(expected))
          }
        },
      ),
    )
  })

  it('of the family room and the change back cost nothing together', () => {
    checkLaw('family there and back', (see) =>
      fc.property(anyFamilyWish, anyFamilyWish, anyTime, anyTime, (from, to, first, then) => {
        const readings = {
          ...then.readings,
          'family.friday-week': defaultReadings['family.friday-week'],
        }
        const sold = sell(from, first.list, {
          ...first.readings,
          'family.friday-week': defaultReadings['family.friday-week'],
        })
        const there = sold && change(sold, [], to, then.list, readings)
        const back = sold && there && change(there.after, [sold], from, then.list, readings)
        see(Boolean(back))
        if (!sold || !there || !back) return
        expect(there.differenceCents + back.differenceCents).toBe(0)
        expect(back.after).toEqual(sold)
      }),
    )
  })
})
