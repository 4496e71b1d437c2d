import { describe, expect, it } from 'vitest'
import { describeSoldLines as rule } from '../../../rules/quotes/describe-sold-lines.ts'
import type { SoldLine } from '../../../rules/quotes/sold-line.ts'
import { readAloud } from '../in-words.ts'

const describeSoldLines = readAloud(rule)

const line = (item: SoldLine['item'], cents: number, more: Partial<SoldLine> = {}): SoldLine => ({
  item,
  name: null,
  night: '2026-03-02',
  suppliedOn: '2026-03-02',
  persons: 2,
  cents,
  vatCategory: 'lodging',
  vatBasisPoints: 2100,
  ...more,
})
const euro = (text: string) => text.replaceAll('\u{a0}', ' ')

describe('The lines of a folio in Dutch', () => {
  it('are grouped by what they are for, as those of a quote, each with its rate', () => {
    const outside = { vatCategory: 'none', vatBasisPoints: 0 } as const
    const described = describeSoldLines(
      [
        line('room-night', 9500),
        line('tourist-tax', 500, outside),
        line('room-night', 9500, { night: '2026-03-03' }),
        line('tourist-tax', 500, { ...outside, night: '2026-03-03' }),
      ],
      { arrival: '2026-03-02', nights: 2 },
    )
    expect(described.map((one) => ({ ...one, explanation: euro(one.explanation) }))).toEqual([
      { label: '2 nachten', explanation: '€ 95,00 per nacht', cents: 19000, vatBasisPoints: 2100 },
      {
        label: 'Toeristenbelasting',
        explanation: '2 personen × 2 nachten × € 2,50',
        cents: 1000,
        vatBasisPoints: null,
      },
    ])
  })

  it('have what was bought under its name, with how much of it there is', () => {
    const food = { vatCategory: 'food', vatBasisPoints: 900, night: null } as const
    const described = describeSoldLines(
      [
        line('breakfast', 2790, { ...food, name: 'Ontbijtbox' }),
        line('breakfast', 900, { ...food, persons: 1 }),
        line('extra', 1250, { ...food, name: 'Bloemen' }),
        line('extra', 500, food),
        line('family-night', 15_000, { night: '2026-06-12' }),
        line('adjustment', -2, { name: 'Afronding' }),
      ],
      { arrival: '2026-06-12', nights: 3 },
    )
    expect(described.map(({ label, explanation }) => [label, euro(explanation)])).toEqual([
      ['Ontbijtbox', '2 × € 13,95'],
      ['Ontbijt', '1 persoon'],
      ['Bloemen', ''],
      ['Extra', ''],
      ['Vrijdag-weekend', '1 nacht'],
      ['Afronding', ''],
    ])
  })

  it('of one item at two rates are two groups', () => {
    const described = describeSoldLines(
      [line('room-night', 9500, { vatBasisPoints: 900 }), line('room-night', 9500)],
      {},
    )
    expect(described.map(({ vatBasisPoints }) => vatBasisPoints)).toEqual([900, 2100])
  })

  it('name what is kept of a cancelled order, and what was added outside every quote', () => {
    const described = describeSoldLines(
      [
        line('cancellation-fee', 11_000),
        line('adjustment', -2, { name: 'Afronding' }),
        line('adjustment', 5),
      ],
      {},
    )
    expect(described.map(({ label, cents }) => [label, cents])).toEqual([
      ['Annuleringskosten', 11_000],
      ['Afronding', -2],
      ['Verrekening', 5],
    ])
  })
})
