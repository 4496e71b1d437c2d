import { describe, expect, it } from 'vitest'
import { refuseStay } from '../../../rules/availability/refuse-stay.ts'
import type { StayRefusalReason } from '../../../rules/availability/stay-refusal.ts'
import { stayRules } from '../../../rules/availability/stay-rules.ts'
import { type Readings, defaultReadings } from '../../../rules/readings/readings.ts'
import { type RuleNumbers, startNumbers } from '../../../rules/rule-numbers/catalogue.ts'
import { inWords } from '../in-words.ts'
import { day } from './property.ts'

const nowhere = { day: null, nights: null }
const text = (
  reason: StayRefusalReason,
  finding: Parameters<typeof refuseStay>[1] = nowhere,
  readings: Partial<Readings> = {},
  numbers: Partial<RuleNumbers> = {},
) =>
  inWords(
    refuseStay(
      reason,
      finding,
      { ...defaultReadings, ...readings },
      { ...startNumbers, ...numbers },
    ).text,
  )

describe('A refusal', () => {
  it('names the paragraph or the number that it comes from', () => {
    const others = ['unknown-room-type', 'invalid-dates', 'has-arrived', 'room-not-free'] as const
    for (const reason of [...stayRules.map((rule) => rule.reason), ...others])
      expect(refuseStay(reason, nowhere, defaultReadings).source).toMatch(
        /^((BO|G) §[1-9]|rule number [a-z.]+)$/,
      )
  })

  it('has the nights that a minimum asks, and of other rules none', () => {
    const found = { day: day('2026-03-06'), nights: 2 }
    const nights = (reason: StayRefusalReason) => refuseStay(reason, found, defaultReadings).nights
    expect(nights('minimum-nights-weekend')).toBe(2)
    expect(nights('minimum-nights-date')).toBe(2)
    expect(nights('too-long-online')).toBeNull()
  })

  it('says the nights that staff set in words of its own, the words of the documents else', () => {
    expect(text('minimum-nights-weekend', nowhere, {}, { 'weekend.nights': 3 })).toBe(
      'Bij aankomst op vrijdag of zaterdag moet je minimaal 3 nachten boeken.',
    )
    expect(text('minimum-nights-summer', nowhere, {}, { 'summer.nights': 4 })).toBe(
      'In deze periode moet je minimaal voor 4 nachten boeken.',
    )
    expect(text('minimum-nights-summer')).toBe(
      'In deze periode moet je minimaal voor 2 nachten boeken.',
    )
    const onArrival = { 'minimum-nights.wording': 'bij-aankomst' } as const
    expect(text('minimum-nights-weekend', nowhere, onArrival)).toBe(
      'Bij aankomst op vrijdag of zaterdag moet je minimaal 2 nachten boeken.',
    )
    expect(text('minimum-nights-summer', nowhere, onArrival)).toBe(
      'In deze periode moet je minimaal voor 2 nachten boeken.',
    )
  })

  it('keeps its own words where a minimum of another rule changes', () => {
    const numbers = { 'weekend.nights': 3, 'summer.nights': 4 }
    expect(text('closed', nowhere, {}, numbers)).toBe('In deze periode zijn we gesloten.')
    expect(text('closed-season')).toMatch(
      /^Van \d+ [a-z]+ tot en met \d+ [a-z]+ zijn we gesloten\.$/,
    )
  })

  it('fills in the day, the last departure and the hour', () => {
    expect(text('minimum-nights-date', { day: day('2026-03-10'), nights: 4 })).toBe(
      'Je moet op de 10-ste minimaal 4 nachten boeken',
    )
    expect(text('beyond-horizon', { day: null, nights: 400, until: day('2027-02-16') })).toContain(
      '16 februari 2027',
    )
    expect(text('cut-off')).toBe(
      'Na 14.00 uur kun je online niet meer boeken voor vandaag of morgen.',
    )
    expect(text('cut-off', nowhere, { 'cut-off': 'tomorrow-only' })).toBe(
      'Na 14.00 uur kun je online niet meer boeken voor morgen.',
    )
    expect(text('arrival-in-past', nowhere, { 'cut-off': 'tomorrow-only' })).toBe(
      'De aankomstdatum ligt in het verleden.',
    )
  })
})
