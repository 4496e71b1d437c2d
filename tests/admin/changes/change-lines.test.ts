import { describe, expect, it } from 'vitest'
import { changeLines } from '../../../admin/changes/change-lines.ts'
import { readingWords } from '../../../admin/readings/reading-rows.ts'
import { ruleNumberCatalogue, ruleNumberIds } from '../../../rules/rule-numbers/catalogue.ts'
import { valueWords } from '../../../admin/changes/value-words.ts'

const change = (noun: string, fields: { field: string; from: string; to: string }[]) => ({
  id: 1,
  noun,
  key: '3',
  label: '3',
  action: 'changed' as const,
  by: 'Els',
  at: '2026-11-25T13:00:00Z',
  fields,
})

describe('A stored value in words', () => {
  it.each([
    ['box_cents', '1250', '€ 12,50'],
    ['priceCents', '-500', '€ −5,00'],
    ['basis_points', '900', '9 %'],
    ['vat_basis_points', '2150', '21,5 %'],
    ['valid_from', '2026-12-24', 'do 24 dec 2026'],
    ['nights', '[2026-12-24,2026-12-27)', 'do 24 dec 2026 tot zo 27 dec 2026'],
    ['totp_since', '2026-11-25T13:00:00+00:00', '25 nov 2026 14:00'],
    ['active', 'false', 'nee'],
    ['night_cap', '', '–'],
    ['number', '12', '12'],
    ['cents', 'twaalf', 'twaalf'],
    ['name', 'Knusse kamer', 'Knusse kamer'],
    ['state', 'withdrawn', 'Ingetrokken'],
    ['state', 'double', 'Dubbel geboekt'],
    ['meaning', 'ignore', 'Negeren'],
    ['asks', 'gone-billed', 'Weg bij het kanaal, maar op een rekening'],
    ['kind', 'ordinary', 'Gewone kamer'],
    ['vat_category', 'food', 'Eten en drinken'],
    ['category', 'lodging', 'Logies'],
    ['unit', 'piece', 'per stuk'],
    ['cut-off.minute', '840', '14:00 uur'],
    ['closed-season.first-night', '1224', '24 december'],
    ['horizon.days', '400', '400 dagen'],
    ['weekend.nights', '1', '1 nacht'],
    ['hold.minutes', '20', '20 minuten'],
    ['delivery.metres', '12500', '12,5 km'],
    [
      'steps',
      '[{"daysBefore":7,"basisPoints":10000},{"daysBefore":1,"basisPoints":5000}]',
      '100% tot 7 dagen voor aankomst; 50% tot 1 dag voor aankomst',
    ],
    ['checkIn', '["15:00–18:00","16:00–18:00"]', 'maandag 15:00–18:00; dinsdag 16:00–18:00'],
    ['extra_by_persons', '[0,1000]', '0: € 0,00; 1: € 10,00'],
    ['told', '[{"field":"Toeslag","from":"","to":"33,00"}]', 'Toeslag: – → 33,00'],
  ])('%s %s is %s', (field, value, words) => {
    expect(valueWords(field, value).replaceAll('\u00a0', ' ')).toBe(words)
  })

  it('is the name of the row that it points to, where that is known', () => {
    const names = (field: string, value: string) =>
      field === 'room_type_id' && value === '3' ? 'Knusse kamer' : undefined
    expect(valueWords('room_type_id', '3', names)).toBe('Knusse kamer')
    expect(valueWords('room_type_id', '4', names)).toBe('4')
  })
})

describe('What a change comes to', () => {
  it('is a line for each field under its Dutch name, the id left out', () => {
    const lines = changeLines(
      change('seasons', [
        { field: 'id', from: '', to: '3' },
        { field: 'cents', from: '1500', to: '2000' },
        { field: 'new_column', from: 'a', to: 'b' },
      ]),
      () => undefined,
    )
    expect(lines.map(({ field }) => field)).toEqual(['Toeslag per nacht', 'new_column'])
  })

  it('is told of a new setting without its key, which stands above in words', () => {
    const fields = [
      { field: 'key', from: '', to: 'property' },
      { field: 'city', from: '', to: 'Beek' },
    ]
    const lines = changeLines({ ...change('settings', fields), key: 'property' }, () => undefined)
    expect(lines).toEqual([{ field: 'Plaats', from: '–', to: 'Beek' }])
  })

  it('is told of a reading by its title, and by what its values mean', () => {
    const fields = [{ field: 'vat.lodging', from: 'statutory', to: 'stored' }]
    const { title, values } = readingWords['vat.lodging']
    expect(
      changeLines({ ...change('settings', fields), key: 'readings' }, () => undefined),
    ).toEqual([{ field: title, from: values.statutory, to: values.stored }])
  })

  it('is Dutch for every reading and every number of the rules', () => {
    const readings = Object.entries(readingWords).map(([field, { values }]) => ({
      ...{ field, from: '' },
      to: Object.keys(values)[0]!,
    }))
    const numbers = ruleNumberIds.map((field) => ({
      ...{ field, from: '' },
      to: String(ruleNumberCatalogue[field].start),
    }))
    const rawOf = (key: string, fields: typeof readings) =>
      changeLines({ ...change('settings', fields), key }, () => undefined).filter(
        ({ field, to }, place) => field === fields[place]!.field || to === fields[place]!.to,
      )
    expect([rawOf('readings', readings), rawOf('rule-numbers', numbers)]).toEqual([[], []])
  })

  it('is told of a setting by name where only one of its parts changed', () => {
    const lines = changeLines(
      change('settings', [{ field: 'phone', from: '1', to: '2' }]),
      () => undefined,
    )
    expect(lines).toEqual([{ field: 'Telefoon', from: '1', to: '2' }])
  })

  it('is told as it is where a text only looks like an object', () => {
    const lines = changeLines(
      change('page_texts', [{ field: 'body', from: '{niet', to: '{wel}' }]),
      () => undefined,
    )
    expect(lines).toEqual([{ field: 'Tekst', from: '{niet', to: '{wel}' }])
  })
})
