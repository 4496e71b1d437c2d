import { describe, expect, it } from 'vitest'
import type { PropertyFacts } from '../../../rules/availability/property-facts.ts'
import { defaultBreakfastTariffs } from '../../../rules/breakfast/default-breakfast-tariffs.ts'
import { compareBookings } from '../../../rules/trials/compare-bookings.ts'
import {
  type TrialQuestion,
  compareFacts,
  comparedFacts,
} from '../../../rules/trials/compare-facts.ts'
import { compareOrders } from '../../../rules/trials/compare-orders.ts'
import { datesOf, trialLengths, trialNights, trialYear } from '../../../rules/trials/trial-stays.ts'
import { day, momentOn, property, roomTypes } from '../availability/property.ts'

const moment = momentOn('2026-03-02')
const guest = { screen: 'guest', moment } as const
/** One stay in nine is enough where not every one has to be counted. */
const sampled = { ...guest, most: 1000 }
const facts = property({
  roomTypes: roomTypes.slice(0, 1),
})

/** The same property with another tourist tax. */
const taxed = (cents: number, more: object = {}): PropertyFacts => ({
  ...facts,
  priceList: {
    ...facts.priceList,
    touristTax: facts.priceList.touristTax.map((row) => ({ ...row, cents, ...more })),
  },
})
const read = (choices: object): PropertyFacts => ({
  ...facts,
  readings: { ...facts.readings, ...choices },
})

describe('A year of stays with a tourist tax of 3.00 in the place of 2.50', () => {
  const compared = (question: TrialQuestion) => comparedFacts(facts, taxed(300), question)

  it('is dearer wherever a stay can be, and nothing becomes possible or impossible', () => {
    const { counts, items, stays, asked } = compared(guest)
    expect(asked).toBe(stays)
    expect(counts.dearer).toBeGreaterThan(1000)
    expect(counts).toMatchObject({ cheaper: 0, same: 0, possible: 0, impossible: 0 })
    expect(items).toEqual([
      { item: 'tourist-tax', stays: counts.dearer, leastCents: 50, mostCents: 2 * 28 * 50 },
    ])
  })

  it('shows the stay that differs most and a short one, with the line that differs', () => {
    const { examples } = compared(sampled)
    expect(examples.map(({ party, lines }) => [party.adults, lines[0]!.label])).toEqual(
      expect.arrayContaining([
        [2, '28 nachten'],
        [2, '2 nachten'],
      ]),
    )
    for (const { lines } of examples)
      expect(lines.map(({ label, differs }) => [label, differs])).toContainEqual([
        'Toeristenbelasting',
        true,
      ])
  })
})

describe('What a stay becomes', () => {
  it('is impossible or possible, with the first reason', () => {
    const rule = { roomTypeId: 1, day: day('2026-03-10'), nights: 4 }
    const ruled = { ...facts, minimumNightRules: [rule] }
    const { counts, reasons } = comparedFacts(facts, ruled, sampled)
    expect(counts.impossible).toBeGreaterThan(0)
    expect(reasons).toMatchObject([
      { outcome: 'impossible', reason: 'minimum-nights-date', stays: counts.impossible },
    ])
    const back = comparedFacts(ruled, facts, sampled)
    expect(back.counts.possible).toBe(counts.impossible)
    expect(back.reasons).toMatchObject([{ outcome: 'possible' }])
  })

  it('is otherwise where only its VAT differs: the total stays', () => {
    const vat = facts.priceList.vat.map((rate) =>
      rate.category === 'lodging' ? { ...rate, basisPoints: 900 } : rate,
    )
    const other = { ...facts, priceList: { ...facts.priceList, vat } }
    const { counts, examples } = comparedFacts(facts, other, sampled)
    expect(counts).toMatchObject({ dearer: 0, cheaper: 0, same: 0 })
    expect(counts.otherwise).toBeGreaterThan(0)
    expect(examples[0]!.lines[0]).toMatchObject({
      before: { vatBasisPoints: [2100] },
      after: { vatBasisPoints: [900] },
      differs: true,
    })
  })

  it('is refused otherwise where the sentence alone differs', () => {
    const worded = read({ 'minimum-nights.wording': 'bij-aankomst' })
    const { counts } = comparedFacts(facts, worded, sampled)
    expect(counts['refused-otherwise']).toBeGreaterThan(0)
    expect(counts).toMatchObject({ dearer: 0, possible: 0, impossible: 0 })
  })

  it('is impossible in a room type that is gone, and possible in one that is new', () => {
    const without = { ...facts, roomTypes: [] }
    const gone = comparedFacts(facts, without, sampled)
    expect(gone.reasons).toMatchObject([{ outcome: 'impossible', reason: 'unknown-room-type' }])
    expect(comparedFacts(without, facts, sampled).counts.possible).toBe(gone.counts.impossible)
  })
})

describe('The stays of a trial', () => {
  it('have children and residents where the tourist tax asks for them, on either side', () => {
    const parties = (before: PropertyFacts, after: PropertyFacts) =>
      trialYear(before, after, 'guest').groups.map(({ party }) => party)
    expect(parties(facts, facts)).toEqual([
      { adults: 1, childAges: [], residents: 0 },
      { adults: 2, childAges: [], residents: 0 },
    ])
    const asking = taxed(250, { childAgeLimit: 12, residentsExempt: true })
    for (const both of [parties(facts, asking), parties(asking, facts)])
      expect(both).toEqual(
        expect.arrayContaining([
          { adults: 1, childAges: [11], residents: 0 },
          { adults: 1, childAges: [12], residents: 0 },
          { adults: 2, childAges: [], residents: 2 },
        ]),
      )
  })

  it.each([
    [4, 12, 'cheaper'],
    [13, 18, 'cheaper'],
    [12, 4, 'dearer'],
  ] as const)('show a child age limit that goes from %i to %i', (from, to, outcome) => {
    const [before, after] = [from, to].map((limit) => taxed(250, { childAgeLimit: limit }))
    expect(comparedFacts(before!, after!, sampled).counts[outcome]).toBeGreaterThan(0)
  })

  it('have two children of two ages around a limit, where there is room for them', () => {
    const wide = {
      ...facts,
      roomTypes: facts.roomTypes.map((type) => ({
        ...type,
        prices: [{ persons: 3, cents: 9000 }],
      })),
    }
    const limited = {
      ...wide,
      priceList: taxed(250, { childAgeLimit: 12 }).priceList,
    }
    const parties = trialYear(wide, limited, 'guest').groups.map(({ party }) => party)
    expect(parties).toContainEqual({ adults: 1, childAges: [11, 12], residents: 0 })
    expect(parties.every(({ adults }) => adults >= 1)).toBe(true)
  })

  it('are of the short lengths, then of one for each four weeks that guests can book', () => {
    const upTo = (nights: number) => ({
      ...facts,
      numbers: { ...facts.numbers, 'stay.nights': nights },
    })
    expect(trialLengths(upTo(28), upTo(28))).toEqual([...trialNights, 28])
    expect(trialLengths(upTo(28), upTo(90))).toEqual([...trialNights, 28, 56, 84, 90])
    expect(trialLengths(upTo(5), upTo(5))).toEqual([...trialNights])
  })

  it('show that guests can book a longer stay', () => {
    const longer = { ...facts, numbers: { ...facts.numbers, 'stay.nights': 35 } }
    expect(comparedFacts(facts, longer, sampled).counts.possible).toBeGreaterThan(0)
  })

  it('are sampled over every weekday and every length where they are too many', () => {
    const year = trialYear(facts, facts, 'guest', 500)
    const { step, groups, stays, lengths } = year
    expect(step).toBeGreaterThanOrEqual(stays / 500)
    for (const place of groups.keys()) {
      const asked = [...datesOf(moment.today, year, place)]
      expect(new Set(asked.map(({ arrival }) => arrival % 7)).size).toBe(7)
      expect(new Set(asked.map(({ arrival, departure }) => departure - arrival)).size).toBe(
        lengths.length,
      )
    }
  })

  it('tell how far they are, up to the end', () => {
    const told: number[] = []
    for (const progress of compareFacts(facts, taxed(300), guest)) told.push(progress)
    expect(told).toEqual(told.toSorted((a, b) => a - b))
    expect(told.at(-1)).toBeGreaterThan(0.95)
    expect(told.at(-1)).toBeLessThanOrEqual(1)
  })
})

describe('Breakfast orders of a year', () => {
  const dearer = (validFrom: string): PropertyFacts => ({
    ...facts,
    priceList: {
      ...facts.priceList,
      breakfast: [
        {
          validFrom: day(validFrom),
          boxCents: 1500,
          kidsBoxCents: 695,
          deliveryCents: 750,
          homeVillage: 'Elsloo',
          source: 'a decision',
        },
      ],
    },
  })

  it('show the first day on which each kind of order differs', () => {
    const { different, asked, examples } = compareOrders(facts, dearer('2026-03-02'), moment.today)
    expect(different).toBe(asked)
    expect(examples).toHaveLength(4)
    const [plain] = examples
    expect(plain).toMatchObject({ form: 'public', day: '2026-03-02', adults: 2, kids: 0 })
    expect(plain!.afterCents).toBe(2 * 1500 + 750)
  })

  it('show the village in which bringing them is free from then on', () => {
    const [row] = facts.priceList.breakfast ?? defaultBreakfastTariffs
    const moved = {
      ...facts,
      priceList: { ...facts.priceList, breakfast: [{ ...row!, homeVillage: 'Beek' }] },
    }
    const { examples } = compareOrders(facts, moved, moment.today)
    expect(
      examples
        .filter(({ form }) => form === 'public')
        .map(({ village, beforeCents, afterCents }) => [village, afterCents! - beforeCents!]),
    ).toEqual([
      ['Elsloo', 395],
      ['Beek', -395],
    ])
  })

  it('show children’s boxes that the desk no longer has', () => {
    const { examples } = compareOrders(
      facts,
      read({ 'breakfast.kids': 'public-only' }),
      moment.today,
    )
    expect(examples).toMatchObject([{ form: 'staff', kids: 1, afterCents: null }])
  })

  it('differ nowhere where nothing differs', () => {
    expect(compareOrders(facts, facts, moment.today)).toMatchObject({ different: 0, examples: [] })
  })
})

describe('Bookings on the books', () => {
  const booked = {
    roomTypeId: 1,
    arrival: day('2026-04-06'),
    departure: day('2026-04-08'),
    party: { adults: 2, childAges: [], residents: 0 },
    screen: 'checkout',
  } as const

  it('that would be priced otherwise today are told with both totals', () => {
    const [told, ...others] = compareBookings(facts, taxed(300), [booked])
    expect(others).toEqual([])
    expect(told!.today.afterCents! - told!.today.beforeCents!).toBe(2 * 2 * 50)
  })

  it('that would cost the same are not told', () => {
    expect(compareBookings(facts, facts, [booked])).toEqual([])
  })

  it('of a room type that is gone have no price any more', () => {
    const [told] = compareBookings(facts, { ...facts, roomTypes: [] }, [booked])
    expect(told!.today.afterCents).toBeNull()
  })
})
