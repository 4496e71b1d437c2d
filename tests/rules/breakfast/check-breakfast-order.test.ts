import { describe, expect, it } from 'vitest'
import type { BreakfastOrder } from '../../../rules/breakfast/breakfast-order.ts'
import {
  type BreakfastContext,
  checkBreakfastOrder as rule,
} from '../../../rules/breakfast/check-breakfast-order.ts'
import { textLimits } from '../../../rules/forms/text-limits.ts'
import { defaultReadings } from '../../../rules/readings/readings.ts'
import { startNumbers } from '../../../rules/rule-numbers/catalogue.ts'
import { readAloud } from '../in-words.ts'

const checkBreakfastOrder = readAloud(rule)

const today = 20_600
const order: BreakfastOrder = {
  name: 'Liesbeth van der Meer',
  email: 'liesbeth@voorbeeld.nl',
  phone: '0612345678',
  receiver: 'Oma',
  day: today + 2,
  street: 'Dorpsstraat',
  houseNumber: '1',
  postcode: '6171 AA',
  city: 'Stein',
  adults: 2,
  kids: 0,
  slot: 1,
  bookingNumber: '',
}
const context: BreakfastContext = {
  form: 'public',
  moment: { today, minuteOfDay: 600, instant: 0 },
  vacationDays: new Set([today + 5]),
  readings: defaultReadings,
  distanceMetres: 5000,
}
const staff: BreakfastContext = { ...context, form: 'staff', distanceMetres: null }

const check = (change: Partial<BreakfastOrder>, inContext: Partial<BreakfastContext> = {}) =>
  checkBreakfastOrder({ ...order, ...change }, { ...context, ...inContext })

describe('The breakfast order form', () => {
  it('is accepted when all is filled in, near enough and in time', () => {
    expect(check({})).toEqual([])
    expect(check({ email: ' liesbeth@voorbeeld.nl', phone: '0612345678 ' })).toEqual([])
  })

  it('takes no more than 100 boxes at once', () => {
    expect(check({ adults: 60, kids: 40 })).toEqual([])
    expect(check({ adults: 60, kids: 41 })).toEqual([
      { field: 'adults', text: 'Bestel online hoogstens 100 ontbijtboxen. Bel ons voor meer.' },
    ])
  })

  it('takes no more boxes than there are, and no order where there are none', () => {
    expect(check({ adults: 2, kids: 1 }, { boxes: 3 })).toEqual([])
    expect(check({ adults: 2, kids: 2 }, { boxes: 3 })).toEqual([
      { field: 'adults', text: 'Bestel online hoogstens 3 ontbijtboxen. Bel ons voor meer.' },
    ])
    expect(check({}, { boxes: 0 })).toEqual([
      { field: 'day', text: 'Voorlopig is er geen ontbijt te bestellen.' },
    ])
    expect(check({ adults: 60, kids: 40 }, { boxes: null })).toEqual([])
  })

  it('may name the booking of who stays here', () => {
    expect(check({ bookingNumber: 'B2026115' })).toEqual([])
    expect(check({ bookingNumber: 'B'.repeat(21) })).toEqual([
      { field: 'bookingNumber', text: 'Gebruik hier hoogstens 20 tekens.' },
    ])
  })

  it('is for no day further ahead than rooms are sold', () => {
    expect(check({ day: today + 400 })).toEqual([])
    expect(check({ day: today + 401 })).toEqual([
      { field: 'day', text: 'Zo ver vooruit nemen we nog geen bestellingen aan.' },
    ])
  })

  it('needs every field, each with its own sentence', () => {
    const nothing = {
      name: '',
      email: '',
      phone: '',
      receiver: '',
      day: null,
      street: '',
      houseNumber: '',
      postcode: '',
      city: '',
    }
    expect(check({ ...nothing, adults: -1, kids: 0.5, slot: null })).toEqual([
      { field: 'name', text: 'Vul je naam in.' },
      { field: 'email', text: 'Controlleer het e-mail adres.' },
      { field: 'phone', text: 'Controlleer het telefoonnummer.' },
      { field: 'receiver', text: 'Vul de naam van de ontvanger in.' },
      { field: 'day', text: 'Kies een dag.' },
      { field: 'street', text: 'Vul alstublieft alle adresgegevens in.' },
      { field: 'houseNumber', text: 'Vul alstublieft alle adresgegevens in.' },
      { field: 'postcode', text: 'Vul alstublieft alle adresgegevens in.' },
      { field: 'city', text: 'Vul alstublieft alle adresgegevens in.' },
      { field: 'adults', text: 'Vul een aantal van 0 of meer in.' },
      { field: 'kids', text: 'Vul een aantal van 0 of meer in.' },
      { field: 'slot', text: 'Kies een tijd.' },
    ])
  })

  it('needs a postcode as the country writes it, except at the desk', () => {
    expect(check({ postcode: 'om de hoek' })).toEqual([
      { field: 'postcode', text: 'De postcode is niet geldig.' },
    ])
    expect(checkBreakfastOrder({ ...order, postcode: 'om de hoek' }, staff)).toEqual([])
  })

  it('takes a note that is no longer than there is room for', () => {
    expect(check({ notes: 'x'.repeat(textLimits.orderNotes) })).toEqual([])
    expect(check({ notes: 'x'.repeat(textLimits.orderNotes + 1) })).toMatchObject([
      { field: 'notes' },
    ])
  })

  it('needs one box at least', () => {
    expect(check({ adults: 0, kids: 0 })).toEqual([
      { field: 'adults', text: 'Bestel minstens één ontbijtbox.' },
    ])
    expect(check({ adults: 0, kids: 1 })).toEqual([])
  })

  it('refuses an address beyond 10 km, and one whose distance could not be looked up', () => {
    const outside = [{ field: 'street', text: 'Het adres ligt buiten ons bezorggebied van 10 km.' }]
    expect(check({}, { distanceMetres: 10_000 })).toEqual([])
    expect(check({}, { distanceMetres: 10_001 })).toEqual(outside)
    expect(check({}, { distanceMetres: null })).toEqual(outside)
  })

  it('names the distance that the house set', () => {
    const numbers = { ...startNumbers, 'delivery.metres': 12_500 }
    expect(check({}, { distanceMetres: 12_500, numbers })).toEqual([])
    expect(check({}, { distanceMetres: 12_501, numbers })).toEqual([
      { field: 'street', text: 'Het adres ligt buiten ons bezorggebied van 12,5 km.' },
    ])
  })

  it('asks for the rest of the address before its distance', () => {
    expect(check({ houseNumber: ' ' }, { distanceMetres: null })).toEqual([
      { field: 'houseNumber', text: 'Vul alstublieft alle adresgegevens in.' },
    ])
  })

  it('asks no address of who fetches it or eats in the house', () => {
    const nowhere = { street: '', houseNumber: '', postcode: '', city: '' }
    expect(checkBreakfastOrder({ ...order, ...nowhere, here: true }, staff)).toEqual([])
    expect(checkBreakfastOrder({ ...order, ...nowhere, here: false }, staff)).toHaveLength(4)
  })

  it('asks no distance at the cash desk', () => {
    expect(check({}, staff)).toEqual([])
  })

  it('says why a day cannot be chosen', () => {
    const said = (change: Partial<BreakfastOrder>, inContext: Partial<BreakfastContext> = {}) =>
      check(change, inContext).map(({ text }) => text)
    expect(said({ day: today + 1 })).toEqual(['De vroegste dag is overmorgen.'])
    expect(said({ day: today + 5 })).toEqual(['Op deze dag is er geen ontbijt te bestellen.'])
    const afternoon = { ...context.moment, minuteOfDay: 840 }
    expect(said({ day: today + 1 }, { moment: afternoon })).toEqual([
      'Na 14.00 uur kun je voor vandaag of morgen niet meer bestellen.',
    ])
    const readings = { ...defaultReadings, 'cut-off': 'tomorrow-only' } as const
    expect(said({ day: today + 1 }, { moment: afternoon, readings })).toEqual([
      'Na 14.00 uur kun je voor morgen niet meer bestellen.',
    ])
    expect(said({ day: today + 1 }, staff)).toEqual(['Bestel minstens 24 uur van tevoren.'])
    expect(said({ day: today + 1, slot: 3 }, staff)).toEqual([])
  })

  it('has no kids boxes at the cash desk under breakfast.kids=public-only', () => {
    const readings = { ...defaultReadings, 'breakfast.kids': 'public-only' } as const
    expect(check({ kids: 1 }, { ...staff, readings })).toEqual([
      { field: 'kids', text: 'Kinderboxen zijn hier niet te bestellen.' },
    ])
    expect(check({ kids: 0 }, { ...staff, readings })).toEqual([])
    expect(check({ kids: 1 }, { readings })).toEqual([])
    expect(check({ kids: 1 }, staff)).toEqual([])
  })

  it('takes no endless text', () => {
    const limits = {
      name: 80,
      receiver: 80,
      street: 120,
      houseNumber: 12,
      postcode: 12,
      city: 80,
    } as const
    for (const [field, limit] of Object.entries(limits)) {
      expect(check({ [field]: 'x'.repeat(limit + 1) })).toEqual([
        { field, text: `Gebruik hier hoogstens ${limit} tekens.` },
      ])
    }
  })
})
