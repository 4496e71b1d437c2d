import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseDay } from '../../../rules/calendar/day.ts'
import { checkBreakfastTariff } from '../../../rules/forms/check-breakfast-tariff.ts'
import {
  checkCancellationConditions,
  mostSteps,
} from '../../../rules/forms/check-cancellation-conditions.ts'
import { checkDay, parseAmount, refuseSameStart } from '../../../rules/forms/check-dated-row.ts'
import {
  type FamilyTariffForm,
  checkFamilyTariff,
  familyPersonFields,
  familyStayFields,
  parseNightAmount,
  parseStayAmount,
} from '../../../rules/forms/check-family-tariff.ts'
import {
  checkTouristTaxTariff,
  parseChildAge,
  parseNightCap,
  parseTouristTax,
} from '../../../rules/forms/check-tourist-tax-tariff.ts'
import { checkVatRate } from '../../../rules/forms/check-vat-rate.ts'
import { parseCount } from '../../../rules/forms/parse-count.ts'
import { formatPercentage, parsePercentage } from '../../../rules/money/parse-percentage.ts'
import { message } from '../../../rules/texts/message.ts'

const dated = { validFrom: parseDay('2027-01-01'), source: 'besluit 2027' }
const undated = { validFrom: null, source: '' }

describe('A row that counts from a day on', () => {
  it('says at every field what is missing, in the order of the form', () => {
    const said = [
      ...checkVatRate({ ...undated, category: null, percentage: '' }),
      ...checkBreakfastTariff({ ...undated, box: '', kidsBox: '', delivery: '', homeVillage: '' }),
    ]
    expect(said.map(({ field }) => field)).toEqual([
      'category',
      'validFrom',
      'percentage',
      'source',
      'validFrom',
      'box',
      'kidsBox',
      'delivery',
      'source',
    ])
    expect(said[1]).toEqual({ field: 'validFrom', text: message('datedRow.validFromMissing') })
  })

  it('holds with a day, its numbers and where they come from', () => {
    expect(checkVatRate({ ...dated, category: 'food', percentage: '9' })).toEqual([])
    const [weekend, midweek, week, cleaning, night] = ['449', '599,00', '1.799', '40', '10']
    const nights = { persons1: night, persons2: night, persons3: night, persons4: '0' }
    const family = { ...dated, weekend, midweek, week, cleaning, ...nights }
    const more = { persons5: night, persons6: '20', extraPerson: night }
    expect(checkFamilyTariff({ ...family, ...more })).toEqual([])
    expect(checkCancellationConditions({ ...dated, steps: [] })).toEqual([])
  })

  it('of the family room has an amount at every field, a stay’s up to 10,000 and a night’s to 500', () => {
    const nights = [...familyPersonFields, 'extraPerson']
    const empty = Object.fromEntries([...familyStayFields, ...nights].map((field) => [field, '']))
    const [stayAmount, nightAmount] = [
      message('datedRow.stayAmount'),
      message('datedRow.nightAmount'),
    ]
    expect(checkFamilyTariff({ ...dated, ...empty } as FamilyTariffForm)).toEqual([
      ...familyStayFields.map((field) => ({ field, text: stayAmount })),
      ...nights.map((field) => ({ field, text: nightAmount })),
    ])
    expect(['10000', '10000,01'].map(parseStayAmount)).toEqual([1_000_000, null])
    expect(['500', '500,01'].map(parseNightAmount)).toEqual([50_000, null])
  })

  it('of the tourist tax has an amount or a percentage, and not both', () => {
    const tax = { ...dated, amount: '', percentage: '', childAgeLimit: '', nightCap: '' }
    expect(checkTouristTaxTariff({ ...tax, amount: '2,50' })).toEqual([])
    expect(checkTouristTaxTariff({ ...tax, percentage: '6,5' })).toEqual([])
    expect(checkTouristTaxTariff(tax)).toEqual([
      { field: 'amount', text: message('datedRow.taxMissing') },
    ])
    expect(checkTouristTaxTariff({ ...tax, amount: '2,50', percentage: '6,5' })).toEqual([
      { field: 'percentage', text: message('datedRow.taxTwice') },
    ])
  })

  it('of the tourist tax says what is wrong with each number', () => {
    const tax = { ...dated, amount: '2,50', percentage: '', childAgeLimit: '', nightCap: ' ' }
    const wrong = { amount: 'veel', childAgeLimit: '0', nightCap: '366' }
    expect(checkTouristTaxTariff({ ...tax, ...wrong })).toEqual([
      { field: 'amount', text: message('datedRow.taxAmount') },
      { field: 'childAgeLimit', text: message('datedRow.childAge') },
      { field: 'nightCap', text: message('datedRow.nightCap') },
    ])
    expect(checkTouristTaxTariff({ ...tax, childAgeLimit: '12', nightCap: '21' })).toEqual([])
    expect(checkTouristTaxTariff({ ...tax, amount: ' ', percentage: '101' })).toEqual([
      { field: 'percentage', text: message('datedRow.percentage') },
    ])
    expect(['2,50', '50', '50,01'].map(parseTouristTax)).toEqual([250, 5000, null])
    expect(['1', '21', '22'].map(parseChildAge)).toEqual([1, 21, null])
    expect(['1', '365', '366'].map(parseNightCap)).toEqual([1, 365, null])
  })

  it('has a day of this century', () => {
    const days = ['1999-12-31', '2000-01-01', '2100-12-31', '2101-01-01'].map(parseDay)
    const dayOutOfReach = message('datedRow.dayOutOfReach')
    const missing = message('datedRow.validFromMissing')
    expect(days.map((day) => checkDay(day, missing))).toEqual([
      dayOutOfReach,
      null,
      null,
      dayOutOfReach,
    ])
    expect(checkDay(null, missing)).toEqual(missing)
  })

  it('has amounts up to a limit, that one too', () => {
    expect(['0', '500', '500,01', 'tien'].map((typed) => parseAmount(typed, 50_000))).toEqual([
      0,
      50_000,
      null,
      null,
    ])
  })

  it('does not begin on a day on which another begins', () => {
    const [first, second] = [parseDay('2027-01-01')!, parseDay('2027-01-02')!]
    expect(refuseSameStart(first, [{ validFrom: second }])).toEqual([])
    expect(refuseSameStart(first, [{ validFrom: second }, { validFrom: first }])).toEqual([
      { field: 'validFrom', text: message('datedRow.validFromTaken') },
    ])
  })
})

describe('Cancellation conditions', () => {
  it('never give more to who cancels later, in whatever order they are typed', () => {
    const steps = [
      { daysBefore: '1', percentage: '100' },
      { daysBefore: '7', percentage: '50' },
    ]
    expect(checkCancellationConditions({ ...dated, steps })).toEqual([
      { field: 'steps.0.percentage', text: message('datedRow.shareRises') },
    ])
    expect(checkCancellationConditions({ ...dated, steps: steps.toReversed() })).toEqual([
      { field: 'steps.1.percentage', text: message('datedRow.shareRises') },
    ])
    const falling = [
      { daysBefore: '7', percentage: '100' },
      { daysBefore: '3', percentage: '50' },
      { daysBefore: '1', percentage: '50' },
    ]
    expect(checkCancellationConditions({ ...dated, steps: falling })).toEqual([])
  })

  it('of one day twice are wrong at the second alone', () => {
    const steps = [
      { daysBefore: '7', percentage: '50' },
      { daysBefore: '7', percentage: '80' },
    ]
    expect(checkCancellationConditions({ ...dated, steps })).toEqual([
      { field: 'steps.1.daysBefore', text: message('datedRow.daysBeforeTwice') },
    ])
  })

  it('say at each step what is wrong with it, and compare only what can be read', () => {
    const steps = [
      { daysBefore: '7', percentage: '50' },
      { daysBefore: '7', percentage: '50' },
      { daysBefore: 'week', percentage: '0' },
      { daysBefore: '14', percentage: 'half' },
    ]
    expect(checkCancellationConditions({ ...dated, steps })).toEqual([
      { field: 'steps.1.daysBefore', text: message('datedRow.daysBeforeTwice') },
      { field: 'steps.2.daysBefore', text: message('datedRow.daysBefore') },
      { field: 'steps.3.percentage', text: message('datedRow.percentage') },
    ])
  })

  it('are of six steps at most', () => {
    const of = (count: number) =>
      Array.from({ length: count }, (_, i) => ({
        daysBefore: String(90 - i),
        percentage: String(90 - i),
      }))
    expect(checkCancellationConditions({ ...dated, steps: of(mostSteps) })).toEqual([])
    expect(checkCancellationConditions({ ...dated, steps: of(mostSteps + 1) })).toEqual([
      { field: 'steps', text: message('datedRow.tooManySteps') },
    ])
  })
})

describe('A percentage as staff type it', () => {
  it.each(['-1', '1e9', '100,01', '9,555', 'negen', ''])('is not %s', (typed) => {
    expect(parsePercentage(typed)).toBeNull()
  })

  it('comes back as it is shown, for every share of all', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000 }), (basisPoints) => {
        expect(parsePercentage(formatPercentage(basisPoints))).toBe(basisPoints)
      }),
    )
  })
})

describe('A count as staff type it', () => {
  it('is a whole number within its bounds', () => {
    expect([' 7 ', '1', '21'].map((typed) => parseCount(typed, 1, 21))).toEqual([7, 1, 21])
    for (const typed of ['0', '22', '-1', '1e1', '1,5', '0x9', '+9', '9 9', ''])
      expect(parseCount(typed, 1, 21)).toBeNull()
  })
})
