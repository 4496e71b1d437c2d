import { describe, expect, it } from 'vitest'
import { explainLine as rule } from '../../../rules/quotes/explain-line.ts'
import type { QuoteItem, QuoteLine } from '../../../rules/quotes/quote.ts'
import { readAloud } from '../in-words.ts'

const explainLine = readAloud(rule)
const line = (item: QuoteItem, reading: string | null = null): QuoteLine => ({
  item,
  night: null,
  persons: 2,
  cents: 100,
  vatCategory: 'lodging',
  vatBasisPoints: 900,
  rule: 'BO §9',
  reading,
})
const items: QuoteItem[] = [
  'room-night',
  'season',
  'family-night',
  'extra-persons',
  'cleaning',
  'tourist-tax',
  'breakfast',
  'delivery',
  'extra',
  'carried-over',
  'carried-over-tax',
]

describe('The rule behind a line', () => {
  it('is one sentence without a paragraph or a reading in it, whatever the line is for', () => {
    for (const item of items)
      for (const reading of [
        ...[null, 'price.unit=per-room', 'price.unit=per-person', 'season.overlap=all-added'],
        ...['total.ordinary=sum-times-nights', 'family.extra-persons=above-four'],
        'tourist-tax.tariff=per-screen',
      ])
        expect(explainLine(line(item, reading))).toMatch(/^[A-Z][^§=.]*\.$/)
  })

  it('follows the readings that made the line', () => {
    const sentences = (item: QuoteItem, ...readings: string[]) =>
      new Set(readings.map((reading) => explainLine(line(item, reading)))).size
    expect(
      sentences(
        'room-night',
        'price.unit=per-room',
        'price.unit=per-person',
        'price.unit=per-room total.ordinary=sum-times-nights',
      ),
    ).toBe(3)
    expect(sentences('season', 'season.overlap=highest', 'season.overlap=all-added')).toBe(2)
    expect(
      sentences('tourist-tax', 'tourist-tax.tariff=municipal', 'tourist-tax.tariff=per-screen'),
    ).toBe(2)
    expect(
      sentences('extra-persons', 'family.extra-persons=table', 'family.extra-persons=above-four'),
    ).toBe(2)
  })
})
