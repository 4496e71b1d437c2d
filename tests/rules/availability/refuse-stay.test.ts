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

  it.each<[StayRefusalReason, string]>([
    ['unknown-room-type', 'Deze kamer bestaat niet.'],
    ['invalid-dates', 'Kies een aankomstdatum en een latere vertrekdatum.'],
    ['arrival-in-past', 'De aankomstdatum ligt in het verleden.'],
    [
      'has-arrived',
      'Dit verblijf is al begonnen: de aankomst blijft, alleen het vertrek kan nog anders.',
    ],
    [
      'minimum-nights-weekend',
      'Als de startdatum op een vrijdag of zaterdag valt, moet je minimaal voor 2 nachten boeken.',
    ],
    ['taken', 'Er is een datum geselect die reeds bezet is, selecteer een andere datum.'],
    ['minimum-nights-date', 'Je moet op de -ste minimaal 2 nachten boeken'],
    ['closed', 'In deze periode zijn we gesloten.'],
    ['closed-season', 'Van 24 december tot en met 5 januari zijn we gesloten.'],
    ['persons-out-of-range', 'Kies een aantal personen dat in deze kamer past.'],
    ['no-tariff', 'Deze kamer heeft nog geen tarief en is nog niet te boeken.'],
    [
      'no-arrangement',
      'De familiekamer is te boeken per weekend, midweek of week, met aankomst op vrijdag of maandag.',
    ],
    [
      'too-long-online',
      'Online kun je tot 28 nachten achter elkaar boeken. Bel of mail ons voor een langer verblijf.',
    ],
    ['room-not-free', 'De gekozen kamer is voor deze nachten niet vrij te maken.'],
    ['beyond-horizon', 'Boeken kan tot en met .'],
  ])('says of %s, where the rule found no day: %s', (reason, sentence) => {
    expect(text(reason)).toBe(sentence)
  })

  it('names the nights that the rule found in place of the number', () => {
    const found = { day: null, nights: 5 }
    expect(text('too-long-online', found)).toContain('tot 5 nachten')
    const numbers = { 'summer.nights': 4, 'weekend.nights': 3 }
    expect(text('minimum-nights-summer', found, {}, numbers)).toContain('minimaal voor 5 nachten')
    expect(text('minimum-nights-weekend', found, {}, numbers)).toContain('minimaal 5 nachten')
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
