import { describe, expect, it } from 'vitest'
import { type ReturnedStay, taxReturn } from '../../../rules/tourist-tax/tax-return.ts'
import type { TouristTaxTariff } from '../../../rules/quotes/price-list.ts'
import { day } from '../quotes/days.ts'

const row = (validFrom: string, cents: number): TouristTaxTariff => ({
  validFrom: day(validFrom),
  cents,
  basisPoints: null,
  childAgeLimit: 12,
  residentsExempt: false,
  nightCap: null,
  source: 'verordening',
})
const tariffs = [row('2026-01-01', 250), row('2026-07-01', 300)]
const june = { from: day('2026-06-01'), until: day('2026-07-01') }
const july = { from: day('2026-07-01'), until: day('2026-08-01') }

/** Three persons over the end of June, one of them a child that is exempt. */
const family: ReturnedStay = {
  id: 'family',
  arrival: day('2026-06-30'),
  departure: day('2026-07-02'),
  persons: 3,
  taxed: [
    { night: day('2026-06-30'), persons: 2, cents: 500 },
    { night: day('2026-07-01'), persons: 2, cents: 600 },
  ],
}

describe('The tourist tax of a period', () => {
  it('is what was sold of it for its nights, by the row of the tariff', () => {
    expect(taxReturn([family], tariffs, june)).toEqual({
      taxedNights: 2,
      exemptNights: 1,
      cents: 500,
      tariffs: [{ tariff: tariffs[0], taxedNights: 2, cents: 500 }],
      remitted: [],
      stays: [{ id: 'family', taxedNights: 2, exemptNights: 1, remittedNights: 0, cents: 500 }],
    })
    expect(taxReturn([family], tariffs, july)).toMatchObject({
      cents: 600,
      tariffs: [{ tariff: tariffs[1], taxedNights: 2 }],
    })
  })

  it('has the nights of who is exempt altogether, and nothing of a stay in another period', () => {
    const exempt = { ...family, taxed: [] }
    expect(taxReturn([exempt], tariffs, june)).toMatchObject({ exemptNights: 3, cents: 0 })
    expect(
      taxReturn([exempt], tariffs, { from: day('2026-08-01'), until: day('2026-09-01') }),
    ).toEqual({ taxedNights: 0, exemptNights: 0, cents: 0, tariffs: [], remitted: [], stays: [] })
  })

  it('has what was sold for nights before the first row by itself', () => {
    expect(taxReturn([family], tariffs.slice(1), june).tariffs).toEqual([
      { tariff: null, taxedNights: 2, cents: 500 },
    ])
  })

  it('lists the rows of the tariff as they follow each other, whatever stay comes first', () => {
    const both = { from: june.from, until: july.until }
    const late = { ...family, id: 'late', taxed: family.taxed.slice(1) }
    const rows = (of: ReturnedStay[], tariff = tariffs) =>
      taxReturn(of, tariff, both).tariffs.map((sum) => sum.tariff)
    expect(rows([late, family])).toEqual(tariffs)
    expect(rows([family, late])).toEqual(tariffs)
    expect(rows([late, family], tariffs.slice(1))).toEqual([null, tariffs[1]])
    const { exemptNights, stays } = taxReturn([late, family], tariffs, both)
    expect(stays.map((stay) => [stay.id, stay.exemptNights])).toEqual([
      ['late', 4],
      ['family', 2],
    ])
    expect(exemptNights).toBe(6)
  })

  it('has what was sold for a night that the stay has no longer', () => {
    const shortened = { ...family, departure: day('2026-07-01') }
    expect(taxReturn([shortened], tariffs, july)).toMatchObject({
      cents: 600,
      stays: [{ id: 'family', taxedNights: 2, exemptNights: 0, cents: 600 }],
    })
  })

  it('tells apart the nights of which a source remits the tax itself', () => {
    const untaxed = { ...family, taxed: [] }
    const airbnb = { ...untaxed, id: 'airbnb', remittedBy: 'Airbnb' }
    const both = { from: june.from, until: july.until }
    const vrbo = { ...untaxed, id: 'vrbo', persons: 1, remittedBy: 'Vrbo' }
    expect(taxReturn([vrbo, airbnb, family, { ...airbnb, id: 'other' }], tariffs, both)).toEqual({
      ...taxReturn([family], tariffs, both),
      remitted: [
        { by: 'Airbnb', stays: 2, persons: 6, nights: 12 },
        { by: 'Vrbo', stays: 1, persons: 1, nights: 2 },
      ],
      stays: [
        { id: 'vrbo', taxedNights: 0, exemptNights: 0, remittedNights: 2, cents: 0 },
        { id: 'airbnb', taxedNights: 0, exemptNights: 0, remittedNights: 6, cents: 0 },
        { id: 'family', taxedNights: 4, exemptNights: 2, remittedNights: 0, cents: 1_100 },
        { id: 'other', taxedNights: 0, exemptNights: 0, remittedNights: 6, cents: 0 },
      ],
    })
    expect(taxReturn([airbnb], tariffs, june).remitted).toEqual([
      { by: 'Airbnb', stays: 1, persons: 3, nights: 3 },
    ])
  })

  it('still owes what was sold of it for such a stay', () => {
    const sold = { ...family, remittedBy: 'Airbnb' }
    expect(taxReturn([sold], tariffs, june)).toMatchObject({
      cents: 500,
      remitted: [{ nights: 1 }],
      stays: [{ taxedNights: 2, exemptNights: 0, remittedNights: 1 }],
    })
  })
})
