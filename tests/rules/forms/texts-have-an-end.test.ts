import { describe, expect, it } from 'vitest'
import { checkBookingEdit } from '../../../rules/forms/check-booking-edit.ts'
import { checkBreakfastTariff } from '../../../rules/forms/check-breakfast-tariff.ts'
import { checkBuyer } from '../../../rules/forms/check-buyer.ts'
import { checkBusinessForm } from '../../../rules/forms/check-contact-form.ts'
import { checkCustomer } from '../../../rules/forms/check-customer.ts'
import { checkDeliveryDistance } from '../../../rules/forms/check-delivery-distance.ts'
import { checkFirstAccount } from '../../../rules/forms/check-first-account.ts'
import { checkProduct } from '../../../rules/forms/check-product.ts'
import { checkRoomType } from '../../../rules/forms/check-room-settings.ts'
import { checkSeason } from '../../../rules/forms/check-season.ts'
import { checkStaffBooking } from '../../../rules/forms/check-staff-booking.ts'
import { checkVatRate } from '../../../rules/forms/check-vat-rate.ts'
import type { FieldError } from '../../../rules/forms/field-error.ts'
import { readAloud } from '../in-words.ts'

const of = (length: number) => 'x'.repeat(length)
const person = (name: string, notes: string) => ({ name, email: '', phone: '', city: '', notes })
const staffBooking = (name: string, city: string, notes: string) => ({
  ...{ roomTypeId: 1, roomNumber: 1, source: 'none', paid: null, email: '', phone: '', persons: 1 },
  ...{ name, city, notes },
})
const buyer = (name: string) => ({
  ...{ name, street: 'Dorp', houseNumber: '1', postcode: '6181 AB', city: 'Elsloo' },
  ...{ country: 'NL', kvk: '', vatId: '', email: '' },
})

/** The fields that take a text, the longest that each takes, and the form around it. */
const fields: [string, number, (text: string) => FieldError[]][] = [
  ['name', 80, (name) => checkBookingEdit({ name })],
  ['homeVillage', 80, (homeVillage) => breakfast(homeVillage, 'besluit')],
  ['source', 160, (source) => breakfast('', source)],
  ['name', 120, (name) => checkBuyer(buyer(name))],
  ['description', 2000, (description) => business(description)],
  ['name', 80, (name) => checkCustomer(person(name, ''))],
  ['notes', 1000, (notes) => checkCustomer(person('Anna', notes))],
  ['place', 80, (place) => checkDeliveryDistance({ postcode: '6181', place, kilometres: '4' })],
  ['name', 80, (name) => firstAccount(name)],
  ['name', 80, (name) => product(name)],
  ['name', 80, (name) => roomType(name)],
  ['source', 160, (source) => season(source)],
  ['name', 80, (name) => checkStaffBooking(staffBooking(name, '', ''))],
  ['city', 80, (city) => checkStaffBooking(staffBooking('Anna', city, ''))],
  ['notes', 1000, (notes) => checkStaffBooking(staffBooking('Anna', '', notes))],
  [
    'source',
    160,
    (source) => checkVatRate({ validFrom: 20_000, source, category: 'food', percentage: '9' }),
  ],
]

function breakfast(homeVillage: string, source: string): FieldError[] {
  const prices = { box: '13,95', kidsBox: '6,95', delivery: '3,95' }
  return checkBreakfastTariff({ validFrom: 20_000, source, ...prices, homeVillage })
}

function business(description: string): FieldError[] {
  return checkBusinessForm({ name: 'Maas BV', email: 'a@b.nl', phone: '046 1234567', description })
}

function firstAccount(name: string): FieldError[] {
  const form = { code: '', name, email: 'a@b.nl', password: 'een lang wachtwoord' }
  return checkFirstAccount(form).filter(({ field }) => field !== 'code')
}

function product(name: string): FieldError[] {
  const minimums = { minimumPersons: '1', minimumNights: '0' }
  const rest = { code: 'kar', price: '', unit: 'day', vatCategory: 'standard', stock: '' }
  return checkProduct({ name, ...rest, ...minimums })
}

function roomType(name: string): FieldError[] {
  return checkRoomType({ name, description: '', vat: '9', registrationNumber: '' })
}

function season(source: string): FieldError[] {
  return checkSeason({ firstNight: 20_000, lastDate: 20_001, amount: '10', source })
}

describe('A text that staff or guests type', () => {
  it.each(fields)(
    'at the field %s is of %i signs at most, and of that many',
    (field, most, check) => {
      expect(check(of(most))).toEqual([])
      expect(readAloud(check)(of(most + 1))).toEqual([
        { field, text: `Gebruik hier hoogstens ${most} tekens.` },
      ])
    },
  )
})
