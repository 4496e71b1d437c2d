import { describe, expect, it } from 'vitest'
import { changeLines } from '../../../admin/changes/change-lines.ts'
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

  it('is told of a setting by the parts that differ', () => {
    const lines = changeLines(
      change('settings', [
        {
          field: 'value',
          from: '{"name":"Vos","phone":"1"}',
          to: '{"name":"Vos","phone":"2","odd":[1]}',
        },
      ]),
      () => undefined,
    )
    expect(lines).toEqual([
      { field: 'Telefoon', from: '1', to: '2' },
      { field: 'odd', from: '–', to: '[1]' },
    ])
  })

  it('is told as it is where a text only looks like an object', () => {
    const lines = changeLines(
      change('page_texts', [{ field: 'body', from: '{niet', to: '{wel}' }]),
      () => undefined,
    )
    expect(lines).toEqual([{ field: 'Tekst', from: '{niet', to: '{wel}' }])
  })
})
