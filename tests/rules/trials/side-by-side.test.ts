import { describe, expect, it } from 'vitest'
import type { QuoteLine } from '../../../rules/quotes/quote.ts'
import { lineDifferences, sideBySide as rule } from '../../../rules/trials/side-by-side.ts'
import { readAloud } from '../in-words.ts'

const sideBySide = readAloud(rule)

const night: QuoteLine = {
  item: 'room-night',
  night: '2026-06-09',
  persons: 2,
  cents: 8500,
  vatCategory: 'lodging',
  vatBasisPoints: 2100,
  rule: 'BO §9',
  reading: null,
}
const next: QuoteLine = { ...night, night: '2026-06-10', cents: 9000 }
const season: QuoteLine = { ...night, item: 'season', cents: 1000 }
const flowers: QuoteLine = { ...night, item: 'extra', night: null, cents: 1250, name: 'Bloemen' }
const of = (...lines: QuoteLine[]) => ({
  lines,
  totalCents: lines.reduce((cents, line) => cents + line.cents, 0),
})
const labels = (pairs: ReturnType<typeof sideBySide>) =>
  pairs.map(({ label, differs }) => [label, differs])

describe('Two prices of the same stay', () => {
  it('differ by what each kind of line comes to more or less', () => {
    const before = of(night, next, season)
    const after = of({ ...night, cents: 8000 }, { ...next, cents: 9200 }, flowers)
    expect(lineDifferences(before, after)).toEqual(
      new Map([
        ['room-night', -300],
        ['season', -1000],
        ['extra', 1250],
      ]),
    )
  })

  it.each([
    { cents: 8501 },
    { item: 'family-night' as const },
    { night: '2026-06-11' as const },
    { vatBasisPoints: 900 },
    { vatCategory: 'food' as const },
    { name: 'Met ontbijt' },
  ])('differ by a line with %j', (changed) => {
    expect(lineDifferences(of(night, next), of({ ...night, ...changed }, next))).not.toBeNull()
    expect(lineDifferences(of(next, night), of(next, { ...night, ...changed }))).not.toBeNull()
  })

  it('do not differ by the row that made a line, or by the reading behind it', () => {
    const other = { ...night, rule: 'another row', reading: 'price.unit=per-person' }
    expect(lineDifferences(of(night, next), of(other, next))).toBeNull()
    expect(lineDifferences(of(night), of(night, next))).toEqual(new Map([['room-night', 9000]]))
  })

  it('stand beside each other kind by kind, in the order of the lines, those of one side alone too', () => {
    const pairs = sideBySide(of(night, season, next), of(night, { ...next, cents: 9500 }, flowers))
    expect(pairs).toEqual([
      {
        label: '2 nachten',
        before: { explanation: expect.any(String), cents: 17_500, vatBasisPoints: [2100] },
        after: { explanation: expect.any(String), cents: 18_000, vatBasisPoints: [2100] },
        differs: true,
      },
      {
        label: 'Seizoenstoeslag',
        before: { explanation: expect.any(String), cents: 1000, vatBasisPoints: [2100] },
        after: null,
        differs: true,
      },
      {
        label: 'Bloemen',
        before: null,
        after: { explanation: '', cents: 1250, vatBasisPoints: [2100] },
        differs: true,
      },
    ])
    expect(pairs[0]!.before!.explanation).not.toBe(pairs[0]!.after!.explanation)
  })

  it('name each product by itself, and each VAT rate once', () => {
    const permit = { ...flowers, name: 'Dagvergunning' }
    expect(labels(sideBySide(of(flowers, permit), of(flowers)))).toEqual([
      ['Bloemen', false],
      ['Dagvergunning', true],
    ])
    const rates = [night, { ...next, vatBasisPoints: 900 }, { ...next, vatBasisPoints: 900 }]
    expect(sideBySide(null, of(...rates))[0]).toMatchObject({
      before: null,
      after: { vatBasisPoints: [2100, 900] },
    })
  })

  it('are called as they are after the change, and as before where nothing is left', () => {
    const one = (persons: number) => of({ ...night, item: 'extra-persons', persons })
    expect(labels(sideBySide(one(5), one(6)))).toEqual([['Toeslag voor 6 personen', false]])
    expect(labels(sideBySide(one(5), null))).toEqual([['Toeslag voor 5 personen', true]])
    expect(sideBySide(null, null)).toEqual([])
  })
})
