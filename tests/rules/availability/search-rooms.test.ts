import { describe, expect, it } from 'vitest'
import { explainStay } from '../../../rules/availability/explain-stay.ts'
import type { PropertyFacts } from '../../../rules/availability/property-facts.ts'
import { searchRooms as rule } from '../../../rules/availability/search-rooms.ts'
import { defaultReadings } from '../../../rules/readings/readings.ts'
import { readAloud } from '../in-words.ts'
import { atLeast, booked, closed, day, property, momentOn, question } from './property.ts'

const searchRooms = readAloud(rule)

function search(
  arrival: string,
  departure: string,
  guests: number,
  facts: PropertyFacts = property(),
  today = '2026-01-12',
) {
  return searchRooms(
    {
      arrival: day(arrival),
      departure: day(departure),
      guests,
      screen: 'guest',
      moment: momentOn(today),
    },
    facts,
  )
}
const types = (result: ReturnType<typeof search>) => result.offers.map((offer) => offer.roomTypeId)

describe('a search', () => {
  it('shows the rooms whose largest price is for at least as many persons as guests, with the price for them', () => {
    expect(types(search('2026-03-02', '2026-03-04', 1))).toEqual([1, 2, 3])
    expect(types(search('2026-03-02', '2026-03-04', 2))).toEqual([1, 2, 3])
    const three = search('2026-03-02', '2026-03-04', 3)
    expect(types(three)).toEqual([3])
    expect(three.offers[0]?.quote).toMatchObject({ persons: 3, nights: 2 })
    expect(three).toMatchObject({ refusals: [], suggestions: [] })
  })

  it('offers guests without a price of their own the stay that the room’s page sells them', () => {
    const roomTypes = property().roomTypes.map((type) => ({
      ...type,
      prices: [
        { persons: 3, cents: 9000 },
        { persons: 2, cents: 8000 },
      ],
    }))
    const facts = property({ roomTypes })
    const [offer] = search('2026-03-02', '2026-03-04', 1, facts).offers
    // 80.00 as for two, 10.00 season, and the tax of the one who comes.
    expect(offer?.quote).toMatchObject({ persons: 1, totalCents: 2 * 9250 })
    const answer = explainStay(question('2026-03-02', '2026-03-04', { persons: 1 }), facts)
    expect(answer.ok && answer.quote).toEqual(offer?.quote)
  })

  it('says one total from the search to the acceptance, by tourist-tax.checkout where each screen has its own tax', () => {
    const readings = {
      ...defaultReadings,
      'tourist-tax.tariff': 'per-screen',
      'tourist-tax.checkout': '1.75',
      'tourist-tax.booking': '2.25',
    } as const
    const facts = property({ readings })
    const total = 2 * (8500 + 1000 + 2 * 175)
    const [offer] = search('2026-03-02', '2026-03-04', 2, facts).offers
    expect(offer?.quote.totalCents).toBe(total)
    const asked = question('2026-03-02', '2026-03-04')
    const sold = explainStay(asked, facts)
    expect(sold.ok && sold.quote.totalCents).toBe(total)
    const [near] = search('2026-03-01', '2026-03-02', 2, {
      ...facts,
      closures: [closed('property', '2026-03-01', '2026-03-02')],
    }).suggestions
    expect(near?.totalCents).toBe(total / 2)
    const byStaff = explainStay({ ...asked, screen: 'agenda' }, facts)
    expect(byStaff.ok && byStaff.quote.totalCents).toBe(2 * (8500 + 1000 + 2 * 225))
  })

  it('leaves out rooms that are taken or closed, and never shows the family room', () => {
    const facts = property({
      occupancies: [booked(1, '2026-03-02', '2026-03-03'), booked(2, '2026-03-02', '2026-03-03')],
      closures: [closed({ roomTypeId: 2 }, '2026-03-03', '2026-03-04')],
    })
    expect(types(search('2026-03-02', '2026-03-04', 2, facts))).toEqual([3])
    expect(types(search('2026-03-06', '2026-03-09', 3))).toEqual([3])
    const [arrival, departure] = [day('2026-03-06'), day('2026-03-09')]
    const byStaff = { arrival, departure, guests: 3, screen: 'agenda' as const }
    const moment = momentOn('2026-01-12')
    expect(types(searchRooms({ ...byStaff, moment }, property()))).toEqual([3])
  })

  it('asks 1 to 3 guests and real dates', () => {
    for (const guests of [0, 4, 1.5]) {
      expect(search('2026-03-02', '2026-03-04', guests)).toMatchObject({
        offers: [],
        suggestions: [],
        refusals: [
          {
            ...{ reason: 'persons-out-of-range', day: null, nights: null },
            text: 'Je hebt niet alle zoek velden correct gevult',
          },
        ],
      })
    }
    expect(search('2026-03-02', '2026-03-02', 2).refusals).toMatchObject([
      { reason: 'invalid-dates', text: 'Je hebt niet alle zoek velden correct gevult' },
    ])
  })

  it('says once what refuses every room, and suggests the nearest stay of each', () => {
    const result = search('2026-03-06', '2026-03-07', 2)
    expect(result.refusals.map(({ reason }) => reason)).toEqual(['minimum-nights-weekend'])
    expect(
      result.suggestions.map(({ roomTypeId, arrival, nights }) => [roomTypeId, arrival, nights]),
    ).toEqual([
      [1, '2026-03-06', 2],
      [2, '2026-03-06', 2],
      [3, '2026-03-06', 2],
    ])
    expect(search('2026-01-02', '2026-01-03', 2).refusals.map(({ reason }) => reason)).toEqual([
      'arrival-in-past',
      'minimum-nights-weekend',
      'closed-season',
    ])
  })

  it('says of dates too late in the day, too long or too far ahead that no room takes them', () => {
    const reasons = (arrival: string, departure: string, hour = 10) =>
      searchRooms(
        {
          ...{ arrival: day(arrival), departure: day(departure), guests: 2, screen: 'guest' },
          moment: momentOn('2026-03-02', hour),
        },
        property(),
      ).refusals.map(({ reason }) => reason)
    expect(reasons('2026-03-03', '2026-03-04', 15)).toEqual(['cut-off'])
    expect(reasons('2026-03-09', '2026-05-09')).toEqual(['too-long-online'])
    expect(reasons('2029-03-05', '2029-03-07')).toEqual(['beyond-horizon'])
  })

  it('suggests no stay in a room that is too small for the guests, nor in the family room', () => {
    const closures = [closed('property', '2026-03-02', '2026-03-04')]
    const near = search('2026-03-02', '2026-03-04', 3, property({ closures })).suggestions
    expect(new Set(near.map(({ roomTypeId }) => roomTypeId))).toEqual(new Set([3]))
    const two = search('2026-03-02', '2026-03-04', 2, property({ closures })).suggestions
    expect(two.map(({ roomTypeId }) => roomTypeId)).not.toContain(4)
  })

  it('has no refusals of its own when every room is full', () => {
    const result = search(
      '2026-03-02',
      '2026-03-04',
      3,
      property({ closures: [closed({ roomTypeId: 3 }, '2026-03-02', '2026-03-04')] }),
    )
    expect(result).toMatchObject({ offers: [], refusals: [] })
    expect(result.suggestions[0]).toMatchObject({ roomTypeId: 3, arrival: '2026-03-01', nights: 1 })
    expect(result.suggestions).toContainEqual(
      expect.objectContaining({ arrival: '2026-03-04', nights: 2 }),
    )
  })

  it('puts the closest of the rooms first', () => {
    const facts = property({
      closures: [
        closed('property', '2026-03-02', '2026-03-03'),
        closed({ roomTypeId: 1 }, '2026-03-03', '2026-03-20'),
      ],
    })
    const result = search('2026-03-02', '2026-03-03', 2, facts)
    expect(result.suggestions.map(({ roomTypeId, arrival }) => [roomTypeId, arrival])).toEqual([
      [1, '2026-03-01'],
      [2, '2026-03-03'],
      [3, '2026-03-03'],
    ])
  })

  it('puts the closest arrival first, on either side, then the length closest to the asked one', () => {
    const near = (facts: Partial<PropertyFacts>, arrival: string, departure: string) =>
      search(arrival, departure, 2, property(facts)).suggestions.map((stay) => [
        ...[stay.roomTypeId, stay.arrival, stay.nights],
      ])
    const shut = (roomTypeId: number, from: string, until: string) =>
      closed({ roomTypeId }, from, until)
    const apart = [
      shut(1, '2026-02-20', '2026-03-15'),
      shut(2, '2026-02-20', '2026-03-12'),
      shut(3, '2026-03-10', '2026-03-31'),
    ]
    expect(near({ closures: apart }, '2026-03-11', '2026-03-12')).toEqual([
      [2, '2026-03-12', 1],
      [3, '2026-03-09', 1],
      [1, '2026-03-15', 1],
    ])
    // Both a day later; the first room has one night there, the others two.
    const short = [
      closed('property', '2026-03-01', '2026-03-10'),
      shut(1, '2026-03-11', '2026-03-20'),
      shut(3, '2026-03-10', '2026-04-20'),
    ]
    expect(near({ closures: short }, '2026-03-09', '2026-03-11')).toEqual([
      [2, '2026-03-10', 2],
      [1, '2026-03-10', 1],
      [3, '2026-02-27', 2],
    ])
    const long = { closures: short.slice(0, 1), minimumNightRules: [atLeast(3, '2026-03-10')] }
    expect(near(long, '2026-03-09', '2026-03-11')).toEqual([
      [2, '2026-03-10', 2],
      [3, '2026-03-10', 2],
      [1, '2026-03-10', 3],
    ])
  })

  it('finds nothing, and says of no date why, where no room is for so many guests', () => {
    const small = property({ roomTypes: property().roomTypes.slice(0, 2) })
    expect(search('2026-03-06', '2026-03-07', 3, small)).toEqual({
      ...{ offers: [], refusals: [], suggestions: [] },
    })
  })

  it('asks for two nights in summer under either reading', () => {
    for (const summer of ['everywhere', 'search-only'] as const) {
      const facts = property({ readings: { ...defaultReadings, 'minimum-nights.summer': summer } })
      const result = search('2026-07-01', '2026-07-02', 2, facts)
      expect(result.refusals).toMatchObject([
        { text: 'In deze periode moet je minimaal voor 2 nachten boeken.' },
      ])
      expect(result.suggestions[0]).toMatchObject({ arrival: '2026-07-01', nights: 2 })
    }
  })
})
