import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkStayLength as lengthRule } from '../../guest/search/check-search.ts'
import { checkSearchFields as fieldsRule } from '../../guest/search/is-searchable.ts'
import { openDays } from '../../guest/search/open-days.ts'
import type { AvailabilityView } from '../../api/availability/availability-shapes.ts'
import { formatDay, parseDay } from '../../rules/calendar/day.ts'
import { startNumbers } from '../../rules/rule-numbers/catalogue.ts'
import { defaultReadings } from '../../rules/readings/readings.ts'
import { answerRead } from '../../stories/guest/fixtures/answer.ts'
import { today } from '../../stories/guest/fixtures/property-facts.ts'
import { readAloud } from '../rules/in-words.ts'

const checkStayLength = readAloud(lengthRule)
const checkSearchFields = readAloud(fieldsRule)
const stay = (arrival: string | null, departure: string | null, persons: number | null = 2) => ({
  room: '',
  arrival,
  departure,
  persons,
})

const summer = 'In deze periode moet je minimaal voor 2 nachten boeken.'
const weekend =
  'Als de startdatum op een vrijdag of zaterdag valt, moet je minimaal voor 2 nachten boeken.'

describe('the search form', () => {
  it.each([
    ['2026-07-06', '2026-07-07', [summer]],
    ['2026-09-03', '2026-09-04', [summer]],
    ['2026-07-10', '2026-07-11', [weekend, summer]],
    ['2026-09-07', '2026-09-08', []],
    ['2026-06-12', '2026-06-13', [weekend]],
    ['2026-06-12', '2026-06-14', []],
    ['2026-06-02', '2026-06-08', ['De aankomstdatum ligt in het verleden.']],
  ])('from %s to %s says %j', (arrival, departure, sentences) => {
    expect(checkStayLength(stay(arrival, departure), today, defaultReadings, startNumbers)).toEqual(
      sentences,
    )
  })

  it('says nothing of the length while a day is still to be chosen', () => {
    expect(checkStayLength(stay('2026-07-06', null), today, defaultReadings, startNumbers)).toEqual(
      [],
    )
  })

  it('asks for both days and 1 to 3 guests', () => {
    expect(checkSearchFields(stay(null, null))).toBe('Je hebt niet alle zoek velden correct gevult')
    expect(checkSearchFields(stay('2026-06-11', '2026-06-14', 4))).toBe(
      'Je hebt niet alle zoek velden correct gevult',
    )
    expect(checkSearchFields(stay('2026-06-11', '2026-06-14', 3))).toBeNull()
  })

  it('refuses a length only where the property refuses it with the same words', () => {
    const first = parseDay(today)!
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 380 }),
        fc.integer({ min: 1, max: 4 }),
        (ahead, nights) => {
          const [arrival, departure] = [formatDay(first + ahead), formatDay(first + ahead + nights)]
          const sentences = checkStayLength(
            stay(arrival, departure),
            today,
            defaultReadings,
            startNumbers,
          )
          const { refusals } = answerRead(
            `/api/availability?arrival=${arrival}&departure=${departure}&guests=2`,
          ).body as AvailabilityView
          const lengths = refusals
            .filter(({ reason }) => reason.startsWith('minimum-nights'))
            .map((refusal) => refusal.text)
          expect(sentences).toEqual(lengths)
        },
      ),
      { numRuns: 60 },
    )
  })

  it('offers every day until the last departure, and marks where one stays at least 2 nights', () => {
    const days = openDays(today, defaultReadings, startNumbers)
    expect(days.size).toBe(401)
    expect(days.get('2026-06-12')).toMatchObject({ state: 'free', minNights: 2 })
    expect([...days.values()].at(-1)).toMatchObject({ day: '2027-07-08', maxNights: 0 })
  })
})
