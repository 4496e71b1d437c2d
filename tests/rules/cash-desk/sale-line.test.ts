import { describe, expect, it } from 'vitest'
import {
  type BillLine,
  type ProductLine,
  lineDetail,
  lineName,
} from '../../../rules/cash-desk/sale-line.ts'

const bike: ProductLine = {
  what: 'product',
  code: 'electric-bike',
  name: 'Elektrische fiets',
  pieces: 1,
  days: 1,
  cents: 2750,
  quote: [],
}
const stay: BillLine = {
  what: 'bill',
  folioId: '0b8a8b0e-8d1c-4a7e-a0a1-0000000000b1',
  kind: 'booking',
  number: 'B20261037',
  guest: 'Sanne de Vries',
  cents: 18_500,
}

describe('A line of a receipt', () => {
  it('is called by its product, or by the bill that it pays', () => {
    const order: BillLine = { ...stay, kind: 'breakfast-order', number: 'O2026-004' }
    expect([bike, stay, order].map(lineName)).toEqual([
      'Elektrische fiets',
      'Verblijf B20261037',
      'Ontbijtbestelling O2026-004',
    ])
  })

  it('says how many, for how many days, and who pays a bill', () => {
    const lines = [bike, { ...bike, pieces: 2 }, { ...bike, days: 3 }, stay]
    expect(lines.map(lineDetail)).toEqual(['', '2 ×', '1 ×, 3 dagen', 'Sanne de Vries'])
  })
})
