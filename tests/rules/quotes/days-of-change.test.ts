import { expect, it } from 'vitest'
import { daysOfChange } from '../../../rules/quotes/days-of-change.ts'
import { defaultPriceList } from '../../../rules/quotes/default-price-list.ts'
import { day } from './days.ts'

it('The days on which a price may change are those of every row, once, after the day before them all', () => {
  const [tax, vat] = [defaultPriceList.touristTax[0]!, defaultPriceList.vat[0]!]
  const { source } = tax
  const from = (text: string) => ({ validFrom: day(text) })
  const seasons = [
    { firstNight: day('2027-05-01'), lastDate: day('2027-05-09'), cents: 100, source },
  ]
  const list = {
    seasons,
    touristTax: [{ ...tax, ...from('2027-01-01') }],
    vat: [{ ...vat, ...from('2026-01-01') }],
  }
  const days = ['2025-12-31', '2026-01-01', '2027-01-01', '2027-05-01', '2027-05-09', '2027-05-10']
  expect(daysOfChange(list)).toEqual(days.map(day))
  const family = [{ ...defaultPriceList.family![0]!, ...from('2028-01-01') }]
  expect(daysOfChange({ ...list, family })).toEqual([...days, '2028-01-01'].map(day))
})
