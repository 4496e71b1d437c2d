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
import { inWords } from '../in-words.ts'

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
    expect(examples.map(({ party, lines }) => [party.adults, inWords(lines[0]!.label)])).toEqual(
      expect.arrayContaining([
        [2, '28 nachten'],
        [2, '2 nachten'],
      ]),
    )
    for (const { lines } of examples)
      expect(lines.map(({ label, differs }) => [inWords(label), differs])).toContainEqual([
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

  it('is refused otherwise where a rule asks for more nights than before', () => {
    const asking = (nights: number) => ({
      ...facts,
      minimumNightRules: [{ roomTypeId: 1, day: day('2026-03-10'), nights }],
    })
    const { counts, reasons, items } = comparedFacts(asking(4), asking(5), sampled)
    expect(counts['refused-otherwise']).toBeGreaterThan(0)
    expect(counts.impossible).toBeGreaterThan(0)
    expect(reasons.map(({ outcome }) => outcome)).toEqual(['impossible'])
    expect(items).toEqual([])
    expect(comparedFacts(asking(4), asking(4), sampled).counts).toMatchObject({
      ...{ 'refused-otherwise': 0, impossible: 0, dearer: 0 },
    })
  })

  it('is refused otherwise where another rule refuses it', () => {
    const ruled = {
      ...facts,
      minimumNightRules: [{ roomTypeId: 1, day: day('2026-03-10'), nights: 60 }],
    }
    const nights = { from: day('2026-03-10'), until: day('2026-03-13') }
    const closed = { ...facts, closures: [{ id: 1, roomId: null, roomTypeId: null, ...nights }] }
    expect(comparedFacts(ruled, closed, guest).counts['refused-otherwise']).toBeGreaterThan(0)
  })

  it('is refused as before where a number changes that its sentence does not name', () => {
    const later = { ...facts.numbers, 'cut-off.minute': facts.numbers['cut-off.minute'] + 60 }
    const { counts } = comparedFacts(facts, { ...facts, numbers: later }, sampled)
    expect(counts.refused).toBeGreaterThan(0)
    expect(counts['refused-otherwise']).toBe(0)
  })

  it('is refused otherwise where a number changes that its sentence names', () => {
    const numbers = { ...facts.numbers, 'cut-off.minute': facts.numbers['cut-off.minute'] + 60 }
    const evening = { ...sampled, moment: momentOn('2026-03-02', 20) }
    const { counts } = comparedFacts(facts, { ...facts, numbers }, evening)
    expect(counts['refused-otherwise']).toBeGreaterThan(0)
  })

  it('is shown by the first stay that differs most, not by the dearest', () => {
    const seasons = [
      {
        ...{ firstNight: day('2026-03-02'), lastDate: day('2026-03-04') },
        ...{ cents: 700, source: 'a decision' },
      },
    ]
    const priced = (rows: typeof seasons) => ({
      ...facts,
      priceList: { ...facts.priceList, seasons: rows },
    })
    const { examples } = comparedFacts(priced([]), priced(seasons), guest)
    expect(new Set(examples.map(({ arrival, departure }) => `${arrival} ${departure}`))).toEqual(
      new Set(['2026-03-02 2026-03-05', '2026-03-02 2026-03-04']),
    )
  })

  it('is shown with both answers: of stays that became impossible, the dearest', () => {
    const rule = { roomTypeId: 1, day: day('2026-03-10'), nights: 14 }
    const { examples } = comparedFacts(facts, { ...facts, minimumNightRules: [rule] }, guest)
    const long = examples.find(({ lines }) => inWords(lines[0]!.label) === '10 nachten')!
    expect(long).toMatchObject({
      outcome: 'impossible',
      roomTypeName: 'Kleine Knusse kamer',
      party: { adults: 2 },
      before: { totalCents: 10 * (8500 + 1000 + 500) },
      after: { refusals: [{ reason: 'minimum-nights-date' }] },
    })
    expect(examples.every(({ lines }) => lines.every(({ after }) => after === null))).toBe(true)
  })

  it('is counted by kind of line and by reason, the most stays first', () => {
    const extra = { firstNight: day('2026-03-02'), lastDate: day('2026-03-04'), cents: 700 }
    const { priceList } = taxed(300)
    const seasons = [{ ...extra, source: 'a decision' }]
    const plain = { ...facts, priceList: { ...facts.priceList, seasons: [] } }
    const seasonal = { ...plain, priceList: { ...priceList, seasons } }
    const { items } = comparedFacts(plain, seasonal, guest)
    expect(items.map(({ item }) => item)).toEqual(['tourist-tax', 'season'])
    expect(items[1]).toMatchObject({ leastCents: 700 })
    const back = comparedFacts(seasonal, plain, guest).items
    expect(back.map(({ item }) => item)).toEqual(['tourist-tax', 'season'])
    const ruled = {
      ...facts,
      minimumNightRules: [{ roomTypeId: 1, day: day('2026-03-02'), nights: 3 }],
      numbers: { ...facts.numbers, 'stay.nights': 5 },
    }
    const { reasons } = comparedFacts(facts, ruled, guest)
    expect(reasons.map(({ reason }) => reason)).toEqual(['too-long-online', 'minimum-nights-date'])
    expect(inWords(reasons[0]!.text)).toContain('5')
  })

  it('is shown by 24 stays at most, dearer before impossible', () => {
    const types = Array.from({ length: 15 }, (_, place) => ({
      ...{ ...roomTypes[0]!, id: 10 + place, name: `Kamer ${place}` },
    }))
    const rooms = types.map(({ id }) => ({
      ...{ id, roomTypeId: id, number: id, label: '', active: true },
    }))
    const many = { ...facts, roomTypes: types, rooms }
    const rule = { roomTypeId: 10, day: day('2026-03-02'), nights: 60 }
    const dearer = { ...many, priceList: taxed(300).priceList, minimumNightRules: [rule] }
    const { examples } = comparedFacts(many, dearer, { ...guest, most: 2000 })
    expect(examples).toHaveLength(24)
    expect(new Set(examples.map(({ outcome }) => outcome))).toEqual(new Set(['dearer']))
    const few = { ...dearer, roomTypes: types.slice(0, 2) }
    const shown = comparedFacts({ ...many, roomTypes: few.roomTypes }, few, {
      ...guest,
      most: 2000,
    }).examples
    expect(shown.map(({ outcome }) => outcome)).toEqual([
      ...['dearer', 'dearer', 'dearer', 'dearer'],
      ...['impossible', 'impossible'],
    ])
    expect(shown[0]!.roomTypeName).toBe('Kamer 0')
  })

  it('has the name of its own room type', () => {
    const two = { ...facts, roomTypes: roomTypes.slice(0, 2) }
    const dearer = { ...two, priceList: taxed(300).priceList }
    const { examples } = comparedFacts(two, dearer, sampled)
    expect(new Set(examples.map((one) => one.roomTypeName))).toEqual(
      new Set(['Kleine Knusse kamer', 'Knusse kamer']),
    )
  })

  it('has the name of its room type as it will be, and of one that is gone as it was', () => {
    const named = (name: string) => ({ ...facts, roomTypes: [{ ...roomTypes[0]!, name }] })
    const taxedAs = { ...named('Na'), priceList: taxed(300).priceList }
    const names = (after: PropertyFacts) =>
      comparedFacts(named('Voor'), after, sampled).examples.map((one) => one.roomTypeName)
    expect(new Set(names(taxedAs))).toEqual(new Set(['Na']))
    expect(new Set(names({ ...facts, roomTypes: [] }))).toEqual(new Set(['Voor']))
  })

  it('is impossible in a room type that is gone, and possible in one that is new', () => {
    const without = { ...facts, roomTypes: [] }
    const gone = comparedFacts(facts, without, sampled)
    expect(gone.reasons).toMatchObject([{ outcome: 'impossible', reason: 'unknown-room-type' }])
    expect(gone.examples[0]!.after).toMatchObject({
      refusals: [{ reason: 'unknown-room-type', day: null, nights: null }],
    })
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
    const party = (adults: number, ...childAges: number[]) => ({ adults, childAges, residents: 0 })
    expect(parties).toEqual([
      ...[party(1), party(2), party(1, 11), party(1, 12)],
      ...[party(3), party(2, 11), party(2, 12), party(1, 11, 12)],
    ])
  })

  it('are for as many persons as a room takes on either side, each room for its own', () => {
    const most = (...persons: number[]): PropertyFacts => ({
      ...facts,
      roomTypes: persons.map((each, place) => ({
        ...{ ...roomTypes[0]!, id: place + 1, prices: [{ persons: each, cents: 9000 }] },
      })),
    })
    const adults = (before: PropertyFacts, after: PropertyFacts) =>
      trialYear(before, after, 'guest').groups.map((one) => [one.roomTypeId, one.party.adults])
    const both = [
      [1, 1],
      [1, 2],
      [1, 3],
      [2, 1],
    ]
    expect(adults(most(2, 1), most(3, 1))).toEqual(both)
    expect(adults(most(3, 1), most(2, 1))).toEqual(both)
  })

  it('have no child younger than none or as old as an adult', () => {
    const ages = (limit: number) =>
      trialYear(facts, taxed(250, { childAgeLimit: limit }), 'guest').groups.flatMap(
        ({ party }) => party.childAges,
      )
    expect(ages(0)).toEqual([0])
    expect(ages(18)).toEqual([17])
    const both = trialYear(
      taxed(250, { childAgeLimit: 13 }),
      taxed(250, { childAgeLimit: 12 }),
      'guest',
    )
    expect(both.groups.flatMap(({ party }) => party.childAges)).toEqual([11, 12, 13])
  })

  it.each([
    [10_000, 1],
    [8030, 1],
    [8029, 2],
    // Seven and eleven would meet one weekday, or one length, alone.
    [1148, 8],
    [730, 12],
  ])('of which %i are asked at most are asked one in %i', (most, step) => {
    expect(trialYear(facts, facts, 'guest', most)).toMatchObject({ stays: 8030, step })
  })

  it('begin each day of a year at each length, each group at a place of its own', () => {
    const { today } = moment
    const all = [...datesOf(today, { lengths: [1, 3], step: 1 }, 5)]
    expect(all).toHaveLength(2 * 365)
    expect(all.slice(0, 3)).toEqual([
      { arrival: today, departure: today + 1 },
      { arrival: today, departure: today + 3 },
      { arrival: today + 1, departure: today + 2 },
    ])
    expect(all.at(-1)).toEqual({ arrival: today + 364, departure: today + 367 })
    expect([...datesOf(today, { lengths: [1, 3], step: 3 }, 4)].slice(0, 2)).toEqual([
      { arrival: today, departure: today + 3 },
      { arrival: today + 2, departure: today + 3 },
    ])
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
    expect(told).toHaveLength(80)
    expect(told[0]).toBeCloseTo(100 / 8030)
    const few = [...compareFacts(facts, facts, { ...guest, most: 4000 })]
    expect(few[0]).toBeCloseTo(300 / 8030)
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
    expect(examples.map(({ kids, village }) => [kids, village])).toEqual([
      ...[
        [0, ''],
        [1, ''],
        [0, ''],
        [1, ''],
      ],
    ])
    expect(plain!.lines[0]).toMatchObject({ before: { cents: 2 * 1395 }, after: { cents: 3000 } })
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

  it('are the same where the tariff of the documents is left out, as where it stands there', () => {
    const { breakfast: _left, ...priceList } = facts.priceList
    const without = { ...facts, priceList }
    expect(compareOrders(without, facts, moment.today).different).toBe(0)
    const nowhere = [{ ...defaultBreakfastTariffs[0]!, homeVillage: '' }]
    const after = { ...facts, priceList: { ...priceList, breakfast: nowhere } }
    const { examples, asked } = compareOrders(without, after, moment.today)
    expect(asked).toBe(2 * 3 * 365)
    expect(examples.map(({ form, village }) => [form, village])).toEqual([
      ['public', 'Elsloo'],
      ['staff', 'Elsloo'],
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

  it('cost nothing where there is no breakfast, on either side', () => {
    const none = { ...facts, breakfastBoxes: 0 }
    const { asked, different, examples } = compareOrders(none, facts, moment.today)
    expect([asked, different]).toEqual([4 * 365, 4 * 365])
    expect(examples[0]).toMatchObject({ beforeCents: null, lines: [{ before: null }, {}] })
    expect(examples[0]!.afterCents).toBeGreaterThan(0)
    expect(compareOrders(facts, none, moment.today).examples[0]!.afterCents).toBeNull()
    expect(compareOrders(none, none, moment.today).different).toBe(0)
    const publicOnly = { ...facts.readings, 'breakfast.kids': 'public-only' } as const
    // Children's boxes that the desk has not are no fewer where there is no breakfast at all.
    const without = compareOrders(none, { ...facts, readings: publicOnly }, moment.today)
    expect(without.different).toBe(3 * 365)
    const some = { ...facts, breakfastBoxes: 3 }
    expect(compareOrders(facts, some, moment.today).different).toBe(0)
  })

  it('differ from the day on which the new prices count', () => {
    const later = dearer('2026-03-12').priceList
    const breakfast = [...defaultBreakfastTariffs, ...later.breakfast!]
    const after = { ...facts, priceList: { ...later, breakfast } }
    const { different, examples } = compareOrders(facts, after, moment.today)
    expect(different).toBe(4 * (365 - 10))
    expect(new Set(examples.map((one) => one.day))).toEqual(new Set(['2026-03-12']))
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

  it('of children have the tax that is asked for them', () => {
    const family = { ...booked, party: { adults: 1, childAges: [5], residents: 0 } }
    const [told] = compareBookings(facts, taxed(250, { childAgeLimit: 12 }), [booked, family])
    expect(told!.booking).toBe(family)
    expect(told!.today.afterCents! - told!.today.beforeCents!).toBe(-2 * 250)
  })

  it('are priced by their own room type', () => {
    const two = { ...facts, roomTypes: roomTypes.slice(0, 2) }
    const dearer = two.roomTypes.map((type) =>
      type.id === 2 ? { ...type, prices: [{ persons: 2, cents: 9900 }] } : type,
    )
    const other = { ...booked, roomTypeId: 2 }
    const found = compareBookings(two, { ...two, roomTypes: dearer }, [booked, other])
    expect(
      found.map(({ booking, today }) => [booking, today.afterCents! - today.beforeCents!]),
    ).toEqual([[other, 2 * 1000]])
  })

  it('of a room type that is gone have no price any more', () => {
    const [told] = compareBookings(facts, { ...facts, roomTypes: [] }, [booked])
    expect(told!.today.afterCents).toBeNull()
  })
})
