import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkCheckInWeek, weekdayNames } from '../../../rules/forms/check-check-in-week.ts'
import { type CompanyForm, checkCompany, tidyCompany } from '../../../rules/forms/check-company.ts'
import { isVatId } from '../../../rules/forms/is-vat-id.ts'
import { arrivalWindows } from '../../../rules/stay-times/arrival-window.ts'
import { checkInHoursOfWeek } from '../../../rules/stay-times/check-in-hours.ts'
import { parseCheckInHours } from '../../../rules/stay-times/parse-check-in-hours.ts'
import { message } from '../../../rules/texts/message.ts'

const good: CompanyForm = {
  name: 'B&B Kamersleutel',
  address: 'Dorpsstraat 1',
  postcode: '6181 AA',
  city: 'Elsloo',
  phone: '043 123 45 67',
  email: 'info@kamersleutel.example',
  kvk: '12345678',
  vatId: 'NL001234567B01',
  iban: 'NL91ABNA0417164300',
}
const empty = Object.fromEntries(
  Object.keys(good).map((field) => [field, '']),
) as unknown as CompanyForm

describe('The company data as staff type them', () => {
  it('hold when each is what it should be, or empty but for the name', () => {
    expect(checkCompany(good)).toEqual([])
    expect(checkCompany({ ...empty, name: 'Het huis' })).toEqual([])
  })

  it('are kept without blanks around them', () => {
    const spaced = Object.fromEntries(
      Object.entries(good).map(([field, text]) => [field, ` ${text} `]),
    ) as unknown as CompanyForm
    expect(tidyCompany(spaced)).toEqual(good)
  })

  it('are no longer than there is room for', () => {
    const long = 'x'.repeat(400)
    const fields = checkCompany({ ...good, name: long, address: long, city: long })
    expect(fields.map(({ field }) => field)).toEqual(['name', 'address', 'city'])
  })

  it('say at every field what is wrong, in the order of the form', () => {
    const wrong = {
      postcode: '0000 AA',
      phone: '12',
      email: 'a@b',
      kvk: '1',
      vatId: 'NL1',
      iban: '1',
    }
    expect(checkCompany({ ...empty, ...wrong })).toEqual([
      { field: 'name', text: message('company.nameMissing') },
      { field: 'postcode', text: message('company.postcode') },
      { field: 'phone', text: message('company.phone') },
      { field: 'email', text: message('company.email') },
      { field: 'kvk', text: message('company.kvk') },
      { field: 'vatId', text: message('company.vatId') },
      { field: 'iban', text: message('company.iban') },
    ])
  })

  it('are kept without blanks around them, numbers without dots, VAT id and IBAN in capitals', () => {
    expect(
      tidyCompany({
        ...good,
        name: ' B&B Kamersleutel ',
        kvk: '1234 5678',
        vatId: 'nl 0012.34.567.b01',
        iban: ' nl91 abna 0417 1643 00',
      }),
    ).toEqual(good)
  })

  it('once tidied stay as they are', () => {
    const text = fc.string()
    fc.assert(
      fc.property(
        fc.record({
          name: text,
          address: text,
          postcode: text,
          city: text,
          phone: text,
          email: text,
          kvk: text,
          vatId: text,
          iban: text,
        }),
        (typed) => {
          expect(tidyCompany(tidyCompany(typed))).toEqual(tidyCompany(typed))
        },
      ),
    )
  })
})

describe('A VAT id', () => {
  it('is NL, nine digits, a B and two digits', () => {
    expect(isVatId('NL001234567B01')).toBe(true)
    for (const wrong of [
      '',
      'xNL001234567B01',
      'NL001234567B012',
      'NL00123456B01',
      'nl001234567b01',
      'BE001234567B01',
      'NL001234567C01',
    ])
      expect(isVatId(wrong)).toBe(false)
  })
})

describe('Check-in hours as staff type them', () => {
  it.each([
    ['15:00–18:00', '15:00–18:00'],
    [' 15.00 - 18.00 ', '15:00–18:00'],
    ['9:30 tot 21:00', '09:30–21:00'],
  ])('of %s are kept as %s', (typed, kept) => {
    expect(parseCheckInHours(typed)).toBe(kept)
  })

  it.each(['', 'middag', '15:00', '18:00–15:00', '15:00–15:00', '15:00–24:00', '15:60–18:00'])(
    'of “%s” are none, and say so at their weekday',
    (typed) => {
      const week = Object.fromEntries(weekdayNames.map((day) => [day, '15:00–18:00'])) as Record<
        (typeof weekdayNames)[number],
        string
      >
      expect(parseCheckInHours(typed)).toBeNull()
      expect(checkCheckInWeek(week)).toEqual([])
      expect(checkCheckInWeek({ ...week, friday: typed })).toEqual([
        { field: 'friday', text: message('company.checkIn') },
      ])
    },
  )

  it('whatever is kept, every weekday has hours that a guest can arrive in', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { maxLength: 7 }), (kept) => {
        for (const hours of checkInHoursOfWeek(kept, 'per-weekday'))
          expect(arrivalWindows(hours).length).toBeGreaterThan(0)
      }),
    )
  })
})
