import { describe, expect, it } from 'vitest'
import { explainStay as rule } from '../../../rules/availability/explain-stay.ts'
import type { PropertyFacts } from '../../../rules/availability/property-facts.ts'
import type { StayQuestion } from '../../../rules/availability/stay-question.ts'
import { guestsOf } from '../../../rules/bookings/party.ts'
import { defaultPriceList } from '../../../rules/quotes/default-price-list.ts'
import { defaultReadings } from '../../../rules/readings/readings.ts'
import { startNumbers } from '../../../rules/rule-numbers/catalogue.ts'
import { readAloud } from '../in-words.ts'
import { atLeast, booked, closed, day, property, momentOn, question } from './property.ts'

const explainStay = readAloud(rule)

/** The reasons and dates of what refuses a stay; empty when it is accepted. */
function refusals(asked: StayQuestion, facts: PropertyFacts = property()) {
  const answer = explainStay(asked, facts)
  return answer.ok
    ? []
    : answer.refusals.map(({ reason, day }) => (day === null ? reason : `${reason} ${day}`))
}

describe('a stay in an empty property', () => {
  it('is accepted with a room, a price and nothing to move', () => {
    const answer = explainStay(question('2026-03-02', '2026-03-04'), property())
    expect(answer).toMatchObject({ ok: true, roomId: 101, moves: [], release: [], warnings: [] })
    expect(answer.ok && answer.quote).toMatchObject({
      roomTypeId: 1,
      arrival: '2026-03-02',
      departure: '2026-03-04',
      nights: 2,
      persons: 2,
    })
  })

  it('is refused for a room that does not exist', () => {
    expect(
      explainStay(question('2026-03-02', '2026-03-04', { roomTypeId: 9 }), property()),
    ).toMatchObject({
      ok: false,
      refusals: [{ reason: 'unknown-room-type', day: null, text: 'Deze kamer bestaat niet.' }],
      suggestions: [],
    })
  })

  it('is refused when it has no night', () => {
    expect(refusals(question('2026-03-02', '2026-03-02'))).toEqual(['invalid-dates'])
    expect(refusals(question('2026-03-04', '2026-03-02'))).toEqual(['invalid-dates'])
    for (const other of [Number.NaN, Number.POSITIVE_INFINITY, day('2026-03-03') + 0.5])
      for (const date of ['arrival', 'departure'] as const)
        expect(
          explainStay(question('2026-03-02', '2026-03-06', { [date]: other }), property()),
        ).toMatchObject({ refusals: [{ reason: 'invalid-dates' }], suggestions: [] })
  })

  it('is refused when it begins before today', () => {
    expect(refusals(question('2026-01-11', '2026-01-13'))).toEqual(['arrival-in-past 2026-01-11'])
    expect(refusals(question('2026-01-12', '2026-01-13'))).toEqual([])
    expect(refusals(question('2026-01-11', '2026-01-13', { screen: 'agenda' }))).toEqual([
      'arrival-in-past 2026-01-11',
    ])
  })

  it('is refused for more persons than the largest price, or none', () => {
    expect(refusals(question('2026-03-02', '2026-03-04', { persons: 3 }))).toEqual([
      'persons-out-of-range',
    ])
    expect(refusals(question('2026-03-02', '2026-03-04', { persons: 0 }))).toEqual([
      'persons-out-of-range',
    ])
    expect(refusals(question('2026-03-02', '2026-03-04', { persons: 1.5 }))).toEqual([
      'persons-out-of-range',
    ])
  })

  it('is accepted for fewer persons than any price is for, at the next larger price', () => {
    const roomTypes = property().roomTypes.map((type) => ({
      ...type,
      prices: [{ persons: 3, cents: 9000 }],
    }))
    const answer = explainStay(question('2026-03-02', '2026-03-04'), property({ roomTypes }))
    expect(answer.ok && answer.quote).toMatchObject({ persons: 2, totalCents: 2 * 10_500 })
  })
})

describe('staff who book for fewer nights than asked', () => {
  const friday = question('2026-03-06', '2026-03-07', { screen: 'agenda' })
  const onlySeason = { ...defaultReadings, 'staff.may-overrule': 'closed-season' } as const

  it('are warned in the words of the refusal, and may (staff.may-overrule)', () => {
    const facts = property({ minimumNightRules: [atLeast(3, '2026-03-06')] })
    const answer = explainStay(friday, facts)
    expect(answer.ok && answer.warnings.map(({ reason, text }) => [reason, text])).toEqual([
      [
        'minimum-nights-weekend',
        'Als de startdatum op een vrijdag of zaterdag valt, moet je minimaal voor 2 nachten boeken.',
      ],
      ['minimum-nights-date', 'Je moet op de 6-ste minimaal 3 nachten boeken'],
    ])
  })

  it('are refused as guests are under staff.may-overrule=closed-season', () => {
    expect(refusals(friday, property({ readings: onlySeason }))).toEqual([
      'minimum-nights-weekend 2026-03-06',
    ])
  })

  it('never get a room that is taken', () => {
    const occupancies = [1, 2].map((number) => booked(number, '2026-03-06', '2026-03-07'))
    expect(refusals(friday, property({ occupancies }))).toEqual(['taken 2026-03-06'])
  })
})

describe('a stay longer than one visitor may hold unpaid', () => {
  const nights28 = question('2026-03-02', '2026-03-30')
  const nights29 = question('2026-03-02', '2026-03-31')

  it('is refused to guests, who are told how long they may stay', () => {
    expect(refusals(nights28)).toEqual([])
    const answer = explainStay(nights29, property())
    expect(!answer.ok && answer.refusals.map(({ reason, text }) => [reason, text])).toEqual([
      [
        'too-long-online',
        'Online kun je tot 28 nachten achter elkaar boeken. Bel of mail ons voor een langer verblijf.',
      ],
    ])
  })

  it('is for staff to enter', () => {
    expect(refusals({ ...nights29, screen: 'agenda' })).toEqual([])
  })

  it('is what the property sets it to', () => {
    const facts = property({ numbers: { ...startNumbers, 'stay.nights': 3 } })
    expect(refusals(question('2026-03-02', '2026-03-06'), facts)).toEqual(['too-long-online'])
    expect(refusals(question('2026-03-02', '2026-03-05'), facts)).toEqual([])
  })
})

describe('a room that staff chose', () => {
  const chosen = question('2026-03-02', '2026-03-04', { screen: 'agenda', roomId: 102 })

  it('is the one the guest gets, though another would be better', () => {
    expect(explainStay(chosen, property())).toMatchObject({ ok: true, roomId: 102 })
  })

  it('is refused where it cannot be cleared, though the type has another free', () => {
    const occupancies = [booked(2, '2026-03-01', '2026-03-03', { pinned: true })]
    const answer = explainStay(chosen, property({ occupancies }))
    expect(answer).toMatchObject({
      ok: false,
      refusals: [
        {
          reason: 'room-not-free',
          text: 'De gekozen kamer is voor deze nachten niet vrij te maken.',
        },
      ],
      suggestions: [],
    })
  })
})

describe('guests of whom more is known', () => {
  it('pay the tourist tax that the tariff asks of them', () => {
    const [tariff] = defaultPriceList.touristTax
    const touristTax = [{ ...tariff!, childAgeLimit: 12, residentsExempt: true }]
    const facts = property({ priceList: { ...defaultPriceList, touristTax } })
    const stay = question('2026-03-02', '2026-03-03', { roomTypeId: 3, persons: 3 })
    const party = { adults: 2, childAges: [4], residents: 1 }
    const cents = (asked: StayQuestion) => {
      const answer = explainStay(asked, facts)
      return answer.ok ? answer.quote.totalCents : null
    }
    expect(cents({ ...stay, guests: guestsOf(party) })).toBe(cents(stay)! - 2 * 250)
  })
})

describe('the horizon', () => {
  const lastNight = question('2027-02-15', '2027-02-16')

  it('lets the last guest leave 400 days from today', () => {
    expect(refusals(lastNight)).toEqual([])
    expect(refusals(question('2027-02-15', '2027-02-17'))).toEqual(['beyond-horizon 2027-02-16'])
    expect(refusals(question('2027-02-17', '2027-02-18'))).toEqual(['beyond-horizon 2027-02-17'])
  })

  it('names the last day on which one may leave', () => {
    const answer = explainStay(question('2027-02-17', '2027-02-18'), property())
    expect(!answer.ok && answer.refusals[0]?.text).toBe(
      'Boeken kan tot en met di 16 februari 2027.',
    )
  })

  it('binds the family room only, by the other reading', () => {
    const facts = property({ readings: { ...defaultReadings, horizon: 'family-only' } })
    expect(refusals(question('2028-02-17', '2028-02-18'), facts)).toEqual([])
    expect(refusals(question('2030-01-13', '2030-01-14'), facts)).toEqual([
      'beyond-horizon 2030-01-13',
    ])
    const family = { roomTypeId: 4, persons: 4 }
    expect(refusals(question('2027-02-19', '2027-02-22', family), facts)).toEqual([
      'beyond-horizon 2027-02-19',
    ])
  })
})

describe('a taken night', () => {
  const both = property({
    occupancies: [booked(1, '2026-03-03', '2026-03-05'), booked(2, '2026-03-03', '2026-03-05')],
  })

  it('refuses a stay over it, and names the night', () => {
    expect(refusals(question('2026-03-02', '2026-03-04'), both)).toEqual(['taken 2026-03-03'])
    const answer = explainStay(question('2026-03-02', '2026-03-04'), both)
    expect(!answer.ok && answer.refusals[0]?.text).toBe(
      'Er is een datum geselect die reeds bezet is, selecteer een andere datum.',
    )
  })

  it('can be left on: the departure day itself may be taken', () => {
    expect(refusals(question('2026-03-02', '2026-03-03'), both)).toEqual([])
    expect(refusals(question('2026-03-05', '2026-03-06'), both)).toEqual([])
  })

  it('does not bind a room of another type', () => {
    expect(refusals(question('2026-03-02', '2026-03-04', { roomTypeId: 2 }), both)).toEqual([])
  })

  it('is full one room earlier on a screen that keeps a room back', () => {
    const one = [booked(1, '2026-03-03', '2026-03-05')]
    const guest = property({
      occupancies: one,
      readings: { ...defaultReadings, 'availability.full.guest': 'stock-minus-one' },
    })
    expect(refusals(question('2026-03-02', '2026-03-04'), guest)).toEqual(['taken 2026-03-03'])
    expect(refusals(question('2026-03-02', '2026-03-04', { screen: 'agenda' }), guest)).toEqual([])
    const agenda = property({
      occupancies: one,
      readings: { ...defaultReadings, 'availability.full.agenda': 'stock-minus-one' },
    })
    expect(refusals(question('2026-03-02', '2026-03-04'), agenda)).toEqual([])
    expect(refusals(question('2026-03-02', '2026-03-04', { screen: 'agenda' }), agenda)).toEqual([
      'taken 2026-03-03',
    ])
  })

  it('is every night of a type with one room, where one room is kept back', () => {
    const facts = property({
      readings: { ...defaultReadings, 'availability.full.guest': 'stock-minus-one' },
    })
    expect(
      refusals(question('2026-03-02', '2026-03-06', { roomTypeId: 4, persons: 4 }), facts),
    ).toEqual(['taken 2026-03-02'])
  })

  it('is free again once its hold has ended, and the hold is named to be released', () => {
    const moment = momentOn('2026-01-12')
    const held = (holdUntil: number) =>
      property({
        occupancies: [
          booked(1, '2026-03-03', '2026-03-05', { holdUntil, bookingId: 'held' }),
          booked(2, '2026-03-03', '2026-03-05'),
        ],
      })
    expect(refusals(question('2026-03-03', '2026-03-04'), held(moment.instant + 1))).toEqual([
      'taken 2026-03-03',
    ])
    expect(explainStay(question('2026-03-03', '2026-03-04'), held(moment.instant))).toMatchObject({
      ok: true,
      roomId: 101,
      release: ['held'],
    })
    expect(explainStay(question('2026-03-05', '2026-03-06'), held(moment.instant))).toMatchObject({
      ok: true,
      release: [],
    })
  })
})

describe('minimum nights', () => {
  it('are two for an arrival on Friday or Saturday', () => {
    expect(refusals(question('2026-03-05', '2026-03-06'))).toEqual([])
    expect(refusals(question('2026-03-06', '2026-03-07'))).toEqual([
      'minimum-nights-weekend 2026-03-06',
    ])
    expect(refusals(question('2026-03-07', '2026-03-08'))).toEqual([
      'minimum-nights-weekend 2026-03-07',
    ])
    expect(refusals(question('2026-03-08', '2026-03-09'))).toEqual([])
    expect(refusals(question('2026-03-06', '2026-03-08'))).toEqual([])
  })

  it('are worded by the reading', () => {
    const words = (facts: PropertyFacts) => {
      const answer = explainStay(question('2026-03-06', '2026-03-07'), facts)
      return answer.ok ? null : answer.refusals[0]
    }
    expect(words(property())).toMatchObject({
      nights: 2,
      text: 'Als de startdatum op een vrijdag of zaterdag valt, moet je minimaal voor 2 nachten boeken.',
    })
    expect(
      words(
        property({ readings: { ...defaultReadings, 'minimum-nights.wording': 'bij-aankomst' } }),
      ),
    ).toMatchObject({
      nights: 2,
      text: 'Bij aankomst op vrijdag of zaterdag moet je minimaal 2 nachten boeken.',
    })
  })

  it('are two for an arrival in July, August or on the first three days of September', () => {
    expect(refusals(question('2026-06-30', '2026-07-01'))).toEqual([])
    expect(refusals(question('2026-07-01', '2026-07-02'))).toEqual([
      'minimum-nights-summer 2026-07-01',
    ])
    expect(refusals(question('2026-08-31', '2026-09-01'))).toEqual([
      'minimum-nights-summer 2026-08-31',
    ])
    expect(refusals(question('2026-09-03', '2026-09-04'))).toEqual([
      'minimum-nights-summer 2026-09-03',
    ])
    expect(refusals(question('2026-09-06', '2026-09-07'))).toEqual([])
  })

  it('of the summer are asked by the search only, by the other reading', () => {
    const facts = property({
      readings: { ...defaultReadings, 'minimum-nights.summer': 'search-only' },
    })
    expect(refusals(question('2026-07-01', '2026-07-02'), facts)).toEqual([])
  })

  it('of a date bind any stay that sleeps on it', () => {
    const facts = property({ minimumNightRules: [atLeast(4, '2026-03-11')] })
    expect(refusals(question('2026-03-09', '2026-03-12'), facts)).toEqual([
      'minimum-nights-date 2026-03-11',
    ])
    expect(refusals(question('2026-03-09', '2026-03-11'), facts)).toEqual([])
    expect(refusals(question('2026-03-09', '2026-03-13'), facts)).toEqual([])
    expect(refusals(question('2026-03-12', '2026-03-13'), facts)).toEqual([])
    expect(refusals(question('2026-03-11', '2026-03-12', { roomTypeId: 2 }), facts)).toEqual([])
    const answer = explainStay(question('2026-03-09', '2026-03-12'), facts)
    expect(!answer.ok && answer.refusals[0]).toMatchObject({
      nights: 4,
      text: 'Je moet op de 11-ste minimaal 4 nachten boeken',
    })
  })

  it('of a date bind arrivals on it only, by the second reading', () => {
    const facts = property({
      minimumNightRules: [atLeast(4, '2026-03-11')],
      readings: { ...defaultReadings, 'minimum-nights.date-rule': 'arrival-day' },
    })
    expect(refusals(question('2026-03-09', '2026-03-12'), facts)).toEqual([])
    expect(refusals(question('2026-03-11', '2026-03-12'), facts)).toEqual([
      'minimum-nights-date 2026-03-11',
    ])
  })

  it('of a date bind arrivals from it until the next rule, by the third reading', () => {
    const facts = property({
      minimumNightRules: [atLeast(1, '2026-03-16'), atLeast(4, '2026-03-11')],
      readings: { ...defaultReadings, 'minimum-nights.date-rule': 'from-that-date' },
    })
    expect(refusals(question('2026-03-09', '2026-03-12'), facts)).toEqual([])
    expect(refusals(question('2026-03-12', '2026-03-13'), facts)).toEqual([
      'minimum-nights-date 2026-03-11',
    ])
    expect(refusals(question('2026-03-16', '2026-03-17'), facts)).toEqual([])
  })
})

describe('closures', () => {
  it('close the night: one may still leave that morning, and arrive when they end', () => {
    const facts = property({ closures: [closed('property', '2026-03-10', '2026-03-12')] })
    expect(refusals(question('2026-03-09', '2026-03-11'), facts)).toEqual(['closed 2026-03-10'])
    expect(refusals(question('2026-03-09', '2026-03-10'), facts)).toEqual([])
    expect(refusals(question('2026-03-12', '2026-03-13'), facts)).toEqual([])
    expect(refusals(question('2026-03-11', '2026-03-13', { screen: 'agenda' }), facts)).toEqual([
      'closed 2026-03-11',
    ])
  })

  it('of one room leave the others, of one type the other types', () => {
    const facts = property({
      closures: [
        closed({ number: 1 }, '2026-03-10', '2026-03-12'),
        closed({ roomTypeId: 2 }, '2026-03-10', '2026-03-12'),
      ],
    })
    expect(explainStay(question('2026-03-10', '2026-03-11'), facts)).toMatchObject({
      ok: true,
      roomId: 102,
    })
    expect(refusals(question('2026-03-10', '2026-03-11', { roomTypeId: 2 }), facts)).toEqual([
      'closed 2026-03-10',
    ])
    expect(refusals(question('2026-03-10', '2026-03-11', { roomTypeId: 3 }), facts)).toEqual([])
  })

  it('refuse a stay that would have to change rooms halfway', () => {
    const facts = property({
      closures: [
        closed({ number: 1 }, '2026-03-10', '2026-03-11'),
        closed({ number: 2 }, '2026-03-11', '2026-03-12'),
      ],
    })
    expect(refusals(question('2026-03-10', '2026-03-12'), facts)).toEqual(['closed 2026-03-11'])
  })

  it('and bookings both refuse where both stand in the way', () => {
    const facts = property({
      closures: [closed('property', '2026-03-10', '2026-03-11')],
      occupancies: [booked(1, '2026-03-11', '2026-03-13'), booked(2, '2026-03-11', '2026-03-13')],
    })
    expect(refusals(question('2026-03-09', '2026-03-12'), facts)).toEqual([
      'taken 2026-03-11',
      'closed 2026-03-10',
    ])
  })
})

describe('the closed season', () => {
  it('closes the nights from 24 December to 5 January for guests', () => {
    expect(refusals(question('2026-12-22', '2026-12-24'))).toEqual([])
    expect(refusals(question('2026-12-22', '2026-12-25'))).toEqual(['closed-season 2026-12-24'])
    expect(refusals(question('2027-01-05', '2027-01-06'))).toEqual(['closed-season 2027-01-05'])
    expect(refusals(question('2027-01-06', '2027-01-07'))).toEqual([])
  })

  it('only warns staff', () => {
    const answer = explainStay(
      question('2026-12-22', '2026-12-25', { screen: 'agenda' }),
      property(),
    )
    expect(answer).toMatchObject({
      ok: true,
      warnings: [{ reason: 'closed-season', day: '2026-12-24' }],
    })
  })

  it('was of 2024 only, or is none, by the other readings', () => {
    const once = property({
      readings: { ...defaultReadings, 'closed-season.ordinary': '2024-only' },
    })
    expect(refusals(question('2026-12-22', '2026-12-25'), once)).toEqual([])
    const then = { moment: momentOn('2024-12-02') }
    expect(refusals(question('2024-12-23', '2024-12-25', then), once)).toEqual([
      'closed-season 2024-12-24',
    ])
    expect(refusals(question('2025-01-02', '2025-01-03', then), once)).toEqual([
      'closed-season 2025-01-02',
    ])
    expect(refusals(question('2025-01-03', '2025-01-05', then), once)).toEqual([])
    const none = property({ readings: { ...defaultReadings, 'closed-season.ordinary': 'none' } })
    expect(refusals(question('2024-12-23', '2024-12-25', then), none)).toEqual([])
  })

  it('of the family room is a reading of its own', () => {
    const asked = question('2026-12-25', '2026-12-28', { roomTypeId: 4, persons: 4 })
    expect(refusals(asked)).toEqual(['closed-season 2026-12-25'])
    expect(
      refusals(
        asked,
        property({ readings: { ...defaultReadings, 'closed-season.family': 'none' } }),
      ),
    ).toEqual([])
    expect(
      refusals(
        asked,
        property({ readings: { ...defaultReadings, 'closed-season.ordinary': 'none' } }),
      ),
    ).toEqual(['closed-season 2026-12-25'])
  })
})

describe('the cut-off', () => {
  const at = (hour: number, minute: number) => ({ moment: momentOn('2026-03-02', hour, minute) })
  const today = (rest: Partial<StayQuestion>) => question('2026-03-02', '2026-03-04', rest)
  const tomorrow = (rest: Partial<StayQuestion>) => question('2026-03-03', '2026-03-04', rest)

  it('closes today and tomorrow for guests from 14:00 on', () => {
    expect(refusals(today(at(13, 59)))).toEqual([])
    expect(refusals(today(at(14, 0)))).toEqual(['cut-off 2026-03-02'])
    expect(refusals(tomorrow(at(14, 0)))).toEqual(['cut-off 2026-03-03'])
    expect(refusals(question('2026-03-04', '2026-03-05', at(14, 0)))).toEqual([])
  })

  it('never binds staff', () => {
    expect(explainStay(today({ ...at(23, 0), screen: 'agenda' }), property())).toMatchObject({
      ok: true,
      warnings: [],
    })
  })

  it('closes tomorrow only, deliveries only, or nothing, by the other readings', () => {
    const by = (cutOff: 'tomorrow-only' | 'deliveries-only' | 'none') =>
      property({ readings: { ...defaultReadings, 'cut-off': cutOff } })
    expect(refusals(today(at(14, 0)), by('tomorrow-only'))).toEqual([])
    expect(refusals(tomorrow(at(14, 0)), by('tomorrow-only'))).toEqual(['cut-off 2026-03-03'])
    expect(refusals(tomorrow(at(14, 0)), by('deliveries-only'))).toEqual([])
    expect(refusals(tomorrow(at(14, 0)), by('none'))).toEqual([])
  })
})

describe('a stay for which every night has a room, but none all of them', () => {
  const facts = property({
    occupancies: [
      booked(1, '2026-03-02', '2026-03-04', { pinned: true }),
      booked(2, '2026-03-04', '2026-03-06', { pinned: true }),
      booked(1, '2026-03-07', '2026-03-09', { pinned: true }),
      booked(2, '2026-03-07', '2026-03-09', { pinned: true }),
    ],
  })

  it('is taken on the night for which its room is wanted no more', () => {
    expect(refusals(question('2026-03-02', '2026-03-06'), facts)).toEqual(['taken 2026-03-04'])
    expect(refusals(question('2026-03-03', '2026-03-07'), facts)).toEqual(['taken 2026-03-04'])
    expect(refusals(question('2026-03-04', '2026-03-07'), facts)).toEqual([])
  })
})

describe('a booking that has no room yet', () => {
  // Room 2 is taken on its first night, so that it will be in room 1.
  const roomless = booked(1, '2026-03-08', '2026-03-12', { roomId: null })
  const before = booked(2, '2026-03-07', '2026-03-09', { pinned: true })
  const after = booked(2, '2026-03-12', '2026-03-14', { pinned: true })
  const later = booked(1, '2026-05-04', '2026-05-06')

  it.each([
    ['alone', []],
    ['beside one that has', [later]],
  ])('%s keeps a room to come, whichever are empty', (_what, others) => {
    const facts = property({ occupancies: [roomless, before, after, ...others] })
    expect(explainStay(question('2026-03-09', '2026-03-12'), facts)).toMatchObject({ roomId: 102 })
    expect(refusals(question('2026-03-09', '2026-03-13'), facts)).toEqual(['taken 2026-03-12'])
  })
})

describe('the family room', () => {
  const family = { roomTypeId: 4, persons: 4 }

  it('is not for sale without a tariff, to guests and staff alike', () => {
    const facts = property({ priceList: { ...defaultPriceList, family: [] } })
    for (const screen of ['guest', 'agenda'] as const)
      expect(refusals(question('2026-03-06', '2026-03-09', { ...family, screen }), facts)).toEqual([
        'no-tariff',
      ])
    expect(refusals(question('2026-03-03', '2026-03-04'), facts)).toEqual([])
  })

  it('takes its arrangements only', () => {
    expect(refusals(question('2026-03-06', '2026-03-09', family))).toEqual([])
    expect(refusals(question('2026-03-02', '2026-03-06', family))).toEqual([])
    expect(refusals(question('2026-03-02', '2026-03-09', family))).toEqual([])
    expect(refusals(question('2026-03-06', '2026-03-13', family))).toEqual([])
    expect(refusals(question('2026-03-03', '2026-03-06', family))).toEqual([
      'no-arrangement 2026-03-03',
    ])
    expect(refusals(question('2026-03-06', '2026-03-10', family))).toEqual([
      'no-arrangement 2026-03-06',
    ])
  })

  it('has no week from Friday, by the other reading', () => {
    const facts = property({
      readings: { ...defaultReadings, 'family.friday-week': 'not-offered' },
    })
    expect(refusals(question('2026-03-06', '2026-03-13', family), facts)).toEqual([
      'no-arrangement 2026-03-06',
    ])
  })

  it('takes 4 to 6 guests on the guest site and 1 to 6 in the agenda', () => {
    const asked = (persons: number, screen: StayQuestion['screen']) =>
      refusals(question('2026-03-06', '2026-03-09', { ...family, persons, screen }))
    expect([3, 4, 6, 7].map((persons) => asked(persons, 'guest').length)).toEqual([1, 0, 0, 1])
    expect([0, 1, 6, 7].map((persons) => asked(persons, 'agenda').length)).toEqual([1, 0, 0, 1])
  })

  it('is held by an unpaid booking, or not, by the reading', () => {
    const unpaid = booked(12, '2026-03-06', '2026-03-09', {
      holdUntil: momentOn('2026-02-01').instant,
      bookingId: 'unpaid',
    })
    const facts = property({ occupancies: [unpaid] })
    expect(refusals(question('2026-03-06', '2026-03-09', family), facts)).toEqual([
      'taken 2026-03-06',
    ])
    const open = property({
      occupancies: [unpaid],
      readings: { ...defaultReadings, 'family.temporary': 'does-not-hold' },
    })
    expect(explainStay(question('2026-03-06', '2026-03-09', family), open)).toMatchObject({
      ok: true,
      roomId: 112,
      release: ['unpaid'],
    })
  })

  it('is taken by a booking that has no room number yet', () => {
    const facts = property({
      occupancies: [booked(12, '2026-03-06', '2026-03-09', { roomId: null })],
    })
    expect(refusals(question('2026-03-02', '2026-03-09', family), facts)).toEqual([
      'taken 2026-03-06',
    ])
    expect(refusals(question('2026-03-02', '2026-03-06', family), facts)).toEqual([])
  })
})

describe('refusals', () => {
  it('are all shown, in the order of G §5', () => {
    const facts = property({
      occupancies: [booked(1, '2026-07-11', '2026-07-12'), booked(2, '2026-07-11', '2026-07-12')],
      minimumNightRules: [atLeast(4, '2026-07-11')],
    })
    expect(refusals(question('2026-07-11', '2026-07-12', { persons: 5 }), facts)).toEqual([
      'minimum-nights-weekend 2026-07-11',
      'taken 2026-07-11',
      'minimum-nights-date 2026-07-11',
      'persons-out-of-range',
      'minimum-nights-summer 2026-07-11',
    ])
    const bad = question('2027-12-25', '2027-12-26', {
      persons: 5,
      moment: momentOn('2026-01-12', 15),
    })
    expect(refusals(bad, property())).toEqual([
      'minimum-nights-weekend 2027-12-25',
      'closed-season 2027-12-25',
      'persons-out-of-range',
      'beyond-horizon 2027-12-25',
    ])
    const past = question('2026-01-03', '2026-01-04', { persons: 5 })
    expect(refusals(past)).toEqual([
      'arrival-in-past 2026-01-03',
      'minimum-nights-weekend 2026-01-03',
      'closed-season 2026-01-03',
      'persons-out-of-range',
    ])
  })
})
