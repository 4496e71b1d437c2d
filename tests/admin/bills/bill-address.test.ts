import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type BillsShown,
  afterChoice,
  billFilter,
  billQuestion,
  billsAddress,
  billsShown,
} from '../../../admin/bills/bill-address.ts'
import { billKinds, billStates } from '../../../api/bills/bill-shapes.ts'

const today = '2026-11-25'
const shown = (query: string) => billsShown(new URLSearchParams(query), today)

describe('The address of the bills', () => {
  it('without anything shows the stays of this year, the latest first', () => {
    expect(shown('')).toEqual({
      kind: 'booking',
      words: '',
      state: null,
      source: null,
      year: 2026,
      month: null,
      sort: ['day', 'DESC'],
      page: 1,
    })
    expect(billFilter(shown(''))).toEqual({
      kind: 'booking',
      from: '2026-01-01',
      until: '2027-01-01',
    })
  })

  it.each([
    ['zoek=berg', { kind: 'booking', q: 'berg' }],
    ['toon=open', { kind: 'booking', state: 'open' }],
    ['toon=te-laat&soort=onbijtjes', { kind: 'breakfast-order', state: 'overdue' }],
    ['soort=kassa&jaar=alle', { kind: 'sale' }],
    ['jaar=alle', { kind: 'booking' }],
    ['jaar=2025&maand=12', { kind: 'booking', from: '2025-12-01', until: '2026-01-01' }],
    [
      'toon=open&jaar=2025',
      { kind: 'booking', state: 'open', from: '2025-01-01', until: '2026-01-01' },
    ],
    ['bron=airbnb&jaar=alle', { kind: 'booking', source: 'airbnb' }],
    ['soort=onbijtjes&bron=airbnb&jaar=alle', { kind: 'breakfast-order' }],
  ])(
    'with %s asks for it, of every year where words or what is open are asked for',
    (query, asked) => {
      expect(billFilter(shown(query))).toEqual(asked)
    },
  )

  it.each([
    'maand=13',
    'maand=0',
    'maand=x',
    'jaar=20',
    'pagina=-1',
    'pagina=x',
    'volgorde=rommel op',
    'toon=x',
  ])('with %s shows what is usual', (query) => {
    expect(shown(query)).toEqual(shown(''))
  })

  it('asks for a page at a time', () => {
    const asked = new URLSearchParams(billQuestion(shown('pagina=3&volgorde=naam op')))
    expect([asked.get('range'), asked.get('sort')]).toEqual(['[50,74]', '["name","ASC"]'])
  })

  it('shows again what it was made from, whatever that is', () => {
    const anything: fc.Arbitrary<BillsShown> = fc
      .record({
        kind: fc.constantFrom(...billKinds),
        words: fc.string({ maxLength: 20 }),
        state: fc.constantFrom(null, ...billStates),
        source: fc.constantFrom(null, 'airbnb' as const, 'none' as const),
        year: fc.option(fc.integer({ min: 1976, max: 2040 })),
        month: fc.option(fc.integer({ min: 1, max: 12 })),
        sort: fc.tuple(
          fc.constantFrom(
            'day' as const,
            'number' as const,
            'name' as const,
            'balanceCents' as const,
          ),
          fc.constantFrom('ASC' as const, 'DESC' as const),
        ),
        page: fc.integer({ min: 1, max: 4_000 }),
      })
      .map((one) => ({ ...one, month: one.year === null ? null : one.month }))
    fc.assert(
      fc.property(anything, (one) => {
        expect(billsShown(new URLSearchParams(billsAddress(one, today).toString()), today)).toEqual(
          one,
        )
      }),
    )
  })
})

describe('A choice', () => {
  it('of words finds bills of every year, until the words are gone', () => {
    const found = afterChoice(shown('pagina=3'), { words: 'B2026' }, today)
    expect(found).toMatchObject({ words: 'B2026', year: null, page: 1 })
    expect(afterChoice(found, { words: '' }, today)).toMatchObject({ year: 2026 })
  })

  it.each(['jaar=2025', 'jaar=2026&maand=3'])('keeps what was chosen by hand: %s', (query) => {
    const { year, month } = shown(query)
    expect(afterChoice(shown(query), { words: 'berg' }, today)).toMatchObject({ year, month })
  })
})
