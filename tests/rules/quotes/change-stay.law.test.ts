import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ChangeQuote, changeStay } from '../../../rules/quotes/change-stay.ts'
import type { PriceList } from '../../../rules/quotes/price-list.ts'
import type { OrdinaryStay } from '../../../rules/quotes/quote-ordinary-stay.ts'
import { quoteStay } from '../../../rules/quotes/quote-stay.ts'
import type { Quote, QuoteLine } from '../../../rules/quotes/quote.ts'
import { type Readings, defaultReadings } from '../../../rules/readings/readings.ts'
import { touristTaxOfNight } from '../../../rules/tourist-tax/tourist-tax-of-night.ts'
import { anyReadings } from '../readings/readings.arbitrary.ts'
import { type See, checkLaw } from '../seen.ts'
import { anyFamilyWeek, anyFamilyWish, anyWishes } from './change.arbitrary.ts'
import {
  anyPriceList,
  cappedPercentages,
  priceListWith,
  uncappedAmounts,
  uncappedPercentages,
} from './price-list.arbitrary.ts'
import { day } from './days.ts'
import { familiekamer } from './rooms.ts'

function sell(stay: OrdinaryStay, list: PriceList, readings: Readings): Quote | null {
  const priced = quoteStay(stay, list, readings)
  return priced.ok ? priced.quote : null
}

/** A change in a property whose types are as the wished one is, whatever their number. */
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
interface Time {
  list: PriceList
  readings: Readings
}
const anyTime: fc.Arbitrary<Time> = fc.record({ list: anyPriceList, readings: anyReadings })

/** Readings under which sold nights stay. */
const keepingReadings = anyReadings.map((readings): Readings => ({
  ...readings,
  'change.pricing': 'sold-nights-stay',
  'change.sum-times-nights': 'sold-nights-keep',
  'total.change-screen': 'as-change-pricing',
}))

/** A time at which sold nights stay, and no cap looks at a night's place in the stay. */
const anyTimeThatKeeps: fc.Arbitrary<Time> = fc.record({
  list: fc.oneof(priceListWith(uncappedAmounts), priceListWith(uncappedPercentages)),
  readings: keepingReadings,
})

/** A time at which sold nights stay, mostly under a cap on the tourist tax. */
const anyTimeWithCaps: fc.Arbitrary<Time> = fc.record({
  list: fc.oneof(anyPriceList, priceListWith(cappedPercentages)),
  readings: keepingReadings,
})

/** A stay that can be sold, and others around it: of an ordinary room, or of the family room. */
const anyChain = fc.oneof(
  anyWishes,
  fc.record({
    sold: anyFamilyWeek,
    wishes: fc.array(anyFamilyWish, { minLength: 1, maxLength: 5 }),
  }),
)

/**
 * Makes one change after another and writes down what each night was first sold with, by what it
 * was sold as: room, persons and, in the family room, fixed price. What is written down never
 * changes. `of` is what is written down of the lines of a night.
 */
function checkChain(
  original: Quote,
  wishes: readonly OrdinaryStay[],
  times: readonly Time[],
  see: See,
  of: (lines: readonly QuoteLine[]) => unknown = (lines) => lines,
): void {
  const firstSold = new Map<string, unknown>()
  const writeDown = (quote: Quote) => {
    for (const [night, lines] of nightsOf(quote)) {
      const as = `${night} ${quote.roomTypeId} ${quote.persons} ${fixedPrice(quote)}`
      if (firstSold.has(as)) expect(of(lines)).toEqual(firstSold.get(as))
      else firstSold.set(as, of(lines))
    }
  }
  const history = [original]
  writeDown(original)
  for (const [index, to] of wishes.entries()) {
    const { list, readings } = times[index]!
    const made = change(history.at(-1)!, history.slice(0, -1), to, list, readings)
    see(made !== null)
    if (!made) continue
    writeDown(made.after)
    history.push(made.after)
  }
}

function withFridayWeek(readings: Readings): Readings {
  return { ...readings, 'family.friday-week': defaultReadings['family.friday-week'] }
}

function nightsOf({ lines }: Quote): Map<string, QuoteLine[]> {
  const nights = new Map<string, QuoteLine[]>()
  for (const line of lines)
    if (line.night !== null) nights.set(line.night, [...(nights.get(line.night) ?? []), line])
  return nights
}

const isTax = ({ item }: QuoteLine) => item === 'tourist-tax'
const isTaxInside = (lines: readonly QuoteLine[]) =>
  lines.some(({ reading }) => reading === 'family.tourist-tax=included')
const centsOf = (lines: readonly QuoteLine[]) => lines.reduce((sum, { cents }) => sum + cents, 0)

/** What a night was sold for: its lines but for the tax, or all together where the tax is inside. */
const priceOf = (lines: readonly QuoteLine[]) =>
  isTaxInside(lines) ? centsOf(lines) : lines.filter((line) => !isTax(line))

/** Expects of each night the tax that what it was sold for owes at its place in the stay. */
function checkTax(quote: Quote, stay: OrdinaryStay, { list, readings }: Time): void {
  for (const [night, lines] of nightsOf(quote)) {
    const inside = isTaxInside(lines)
    const owed = touristTaxOfNight(
      stay,
      day(night),
      centsOf(inside ? lines : lines.filter((line) => !isTax(line))),
      lines[0]!.vatBasisPoints,
      list.touristTax,
      readings,
      inside,
    )
    expect(centsOf(lines.filter(isTax)), night).toBe(owed?.cents ?? 0)
  }
}

/** The same room, dearer by so many cents. */
function dearerBy(cents: number, { roomType, ...stay }: OrdinaryStay): OrdinaryStay {
  const prices = roomType.prices.map((price) => ({ ...price, cents: price.cents + cents }))
  return { ...stay, roomType: { ...roomType, prices } }
}

/** Which fixed price of the family room; empty for an ordinary room. */
function fixedPrice({ roomTypeId, nights }: Quote): string {
  return roomTypeId === familiekamer.id ? `${nights} nights` : ''
}

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

  it('and its opposite cost the same the other way round, at the same prices and readings, where a night’s price is its own', () => {
    // Under `sum-times-nights` a night costs more in a longer stay, and a sold night keeps that.
    const ownPrice = anyTime.map(({ list, readings }) => ({
      list,
      readings:
        readings['change.sum-times-nights'] === 'sold-nights-keep'
          ? { ...readings, 'total.ordinary': 'sum-of-nights' as const }
          : readings,
    }))
    checkLaw('difference(a, b) = −difference(b, a)', (see) =>
      fc.property(anyWishes, ownPrice, ({ sold, wishes }, { list, readings }) => {
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
              ...today.lines.filter((line) => !isKept(line) && line.item !== 'extra'),
              // Not of a night: the discount of `gift-card` stays as it was sold.
              ...before.lines.filter(({ item }) => item === 'extra'),
            ]
            expect(new Set(made.after.lines)).toEqual(new Set(expected))
          }
        },
      ),
    )
  })

  it('after change keeps every line that a night was ever sold with', () => {
    checkLaw('a night that was ever sold keeps its sold lines', (see) =>
      fc.property(
        anyWishes,
        fc.array(anyTimeThatKeeps, { minLength: 6, maxLength: 6 }),
        ({ sold, wishes }, times) => {
          const original = sell(sold, times[0]!.list, times[0]!.readings)!
          checkChain(original, wishes, times.slice(1), see)
        },
      ),
    )
  })

  it('after change of the family room keeps every line that a night was ever sold with at its fixed price', () => {
    checkLaw('a night of the family room keeps its sold lines', (see) =>
      fc.property(
        anyFamilyWeek,
        fc.array(anyFamilyWish, { minLength: 1, maxLength: 5 }),
        fc.array(anyTimeThatKeeps, { minLength: 6, maxLength: 6 }),
        (first, wishes, times) => {
          const [{ list, readings }, ...later] = times as [(typeof times)[0]]
          const original = sell(first, list, withFridayWeek(readings))!
          checkChain(original, wishes, later, see)
        },
      ),
    )
  })

  it('after change moves only the tax of a night, whatever caps and percentages there are', () => {
    checkLaw('what a night was sold for stays', (see) =>
      fc.property(
        anyChain,
        fc.array(anyTimeWithCaps, { minLength: 6, maxLength: 6 }),
        fc.array(fc.nat(5000), { minLength: 5, maxLength: 5 }),
        ({ sold, wishes }, [first, ...times], dearer) => {
          const original = sell(sold, first!.list, withFridayWeek(first!.readings))!
          const wished = wishes.map((wish, index) => dearerBy(dearer[index]!, wish))
          checkChain(original, wished, times, see, priceOf)
        },
      ),
    )
  })

  it('after change leaves each night the tax that what it was sold for owes at its place', () => {
    checkLaw('the tax of a night is that of its price and place', (see) =>
      fc.property(
        anyChain,
        anyTimeWithCaps,
        fc.array(anyPriceList, { minLength: 5, maxLength: 5 }),
        fc.array(fc.nat(5000), { minLength: 5, maxLength: 5 }),
        ({ sold, wishes }, { list, readings: set }, lists, dearer) => {
          const readings = withFridayWeek(set)
          const history = [sell(sold, list, readings)!]
          checkTax(history[0]!, sold, { list, readings })
          for (const [index, wish] of wishes.entries()) {
            const to = { ...dearerBy(dearer[index]!, wish), screen: sold.screen }
            const time = { list: { ...lists[index]!, touristTax: list.touristTax }, readings }
            const made = change(history.at(-1)!, history.slice(0, -1), to, time.list, readings)
            see(made !== null)
            if (!made) continue
            checkTax(made.after, to, time)
            history.push(made.after)
          }
        },
      ),
    )
  })

  it('of the family room and the change back cost nothing together', () => {
    checkLaw('family there and back', (see) =>
      fc.property(anyFamilyWish, anyFamilyWish, anyTime, anyTime, (from, to, first, then) => {
        const readings = withFridayWeek(then.readings)
        const sold = sell(from, first.list, withFridayWeek(first.readings))
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
