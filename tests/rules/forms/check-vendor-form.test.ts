import { describe, expect, it } from 'vitest'
import { checkVendorForm as rule, vendorChecks } from '../../../rules/forms/check-vendor-form.ts'
import {
  type VendorForm,
  vendorCountries,
  vendorGoods,
  voltages,
} from '../../../rules/forms/vendor-form.ts'
import { defaultReadings } from '../../../rules/readings/readings.ts'
import { readAloud } from '../in-words.ts'
import { goodVendor } from './good-vendor.ts'

const checkVendorForm = readAloud(rule)

/** One wrong answer for each check, in the order of G §5. */
const wrongAnswers: [number, Partial<VendorForm>, keyof VendorForm, string][] = [
  [1, { products: ' ' }, 'products', 'Geef een duidelijke omschrijving van uw producten.'],
  [2, { privacy: false }, 'privacy', 'Ga akkoord met onze privacy voorwaarden.'],
  [3, { terms: false }, 'terms', 'Ga akkoord met onze algemene voorwaarden.'],
  [4, { voltage: 230 }, 'voltage', 'Controlleer de benodigde spanning.'],
  [4, { wattage: 0 }, 'wattage', 'Controlleer het verwachte vermogen.'],
  [5, { goods: '' }, 'goods', 'Controlleer het formulier of u food of non-food verkoopt.'],
  [6, { stallCount: 1.5 }, 'stallCount', 'Controlleer het het aantal reserveringen.'],
  [
    6,
    { groundChosen: true, groundMetres: null },
    'groundMetres',
    'Controlleer het het aantal reserveringen.',
  ],
  [6, { vanMetres: -1 }, 'vanMetres', 'Controlleer het het aantal reserveringen.'],
  [7, { kvk: '1234' }, 'kvk', 'Controlleer het KVK-nummer.'],
  [8, { phone: '112' }, 'phone', 'Controlleer het telefoonnummer.'],
  [9, { country: 'fr', kvk: '', postcode: '75001' }, 'country', 'Controlleer het land.'],
  [10, { city: '' }, 'city', 'Controlleer de woonplaats.'],
  [11, { postcode: '0181 KD' }, 'postcode', 'De postcode is niet geldig.'],
  [12, { houseNumber: ' ' }, 'houseNumber', 'Een huisnummer is verplicht.'],
  [13, { street: '' }, 'street', 'Controlleer de straatnaam.'],
  [14, { emailRepeat: 'kaas@voorbeeld.be' }, 'emailRepeat', 'Controlleer het e-mail adres.'],
  [14, { email: 'kaas', emailRepeat: 'kaas' }, 'email', 'Controlleer het e-mail adres.'],
  [15, { lastName: 'Hooft 2' }, 'lastName', 'Controlleer de achternaam.'],
  [16, { firstName: '' }, 'firstName', 'Controlleer de voornaam.'],
]

describe('The vendor form', () => {
  it('is accepted when nothing is wrong', () => {
    expect(checkVendorForm(goodVendor, defaultReadings)).toEqual({ ok: true })
  })

  it.each(wrongAnswers)('check %i: %j marks %s and says "%s"', (_, answers, field, text) => {
    const form = { ...goodVendor, ...answers }
    expect(checkVendorForm(form, defaultReadings)).toEqual({
      ok: false,
      message: text,
      fields: [{ field, text }],
    })
  })

  it('with everything wrong says the last message of the list, and marks every field in the order of G §5', () => {
    const form = Object.assign({}, goodVendor, ...wrongAnswers.map(([, answers]) => answers), {
      country: 'fr',
      emailRepeat: 'x',
    }) as VendorForm
    const checked = checkVendorForm(form, { ...defaultReadings, 'forms.postcode': 'always' })
    expect(checked).toEqual({
      ok: false,
      message: 'Controlleer de voornaam.',
      fields: wrongAnswers.map(([, , field, text]) => ({ field, text })),
    })
  })

  it('has its sixteen checks in the order of G §5', () => {
    const sources = vendorChecks(defaultReadings).flatMap(({ source }) =>
      source === 'own' ? [] : [Number(source.replace('G §5 ', ''))],
    )
    expect(sources).toEqual(wrongAnswers.map(([number]) => number))
  })

  it('asks voltage and wattage only where electricity is wanted', () => {
    expect(
      checkVendorForm(
        { ...goodVendor, electricity: false, voltage: null, wattage: null },
        defaultReadings,
      ),
    ).toEqual({ ok: true })
  })

  it('takes 240 and 400 volts, nl, be and de, food and non_food (G §3, §9)', () => {
    expect(voltages).toEqual([240, 400])
    expect(vendorCountries).toEqual(['nl', 'be', 'de'])
    expect(vendorGoods).toEqual(['food', 'non_food'])
    expect(
      checkVendorForm({ ...goodVendor, voltage: 400, goods: 'non_food' }, defaultReadings),
    ).toEqual({ ok: true })
  })

  it('asks a number only for the reservations that are ticked', () => {
    const none = { stallChosen: false, stallCount: null, vanChosen: false, vanMetres: null }
    expect(checkVendorForm({ ...goodVendor, ...none }, defaultReadings)).toEqual({ ok: true })
  })

  it('takes amounts above 0 up to 100,000 and no endless ones', () => {
    expect(
      checkVendorForm({ ...goodVendor, wattage: 0.5, vanMetres: 0.5 }, defaultReadings),
    ).toEqual({ ok: true })
    expect(checkVendorForm({ ...goodVendor, wattage: 100_000 }, defaultReadings)).toEqual({
      ok: true,
    })
    for (const wattage of [100_001, Number.POSITIVE_INFINITY, Number.NaN, null]) {
      expect(checkVendorForm({ ...goodVendor, wattage }, defaultReadings)).toMatchObject({
        fields: [{ field: 'wattage' }],
      })
    }
  })

  it('asks the Dutch postcode and a KVK number of nl only, or of everyone under forms.postcode=always', () => {
    const belgian = { ...goodVendor, country: 'be', postcode: '3620', kvk: '' }
    expect(checkVendorForm(belgian, { ...defaultReadings, 'forms.postcode': 'nl-only' })).toEqual({
      ok: true,
    })
    expect(checkVendorForm({ ...belgian, postcode: '' }, defaultReadings)).toMatchObject({
      message: 'De postcode is niet geldig.',
    })
    expect(
      checkVendorForm(belgian, { ...defaultReadings, 'forms.postcode': 'always' }),
    ).toMatchObject({
      fields: [{ field: 'kvk' }, { field: 'postcode' }],
    })
  })

  it('takes letters only in names under forms.names=letters-only', () => {
    expect(
      checkVendorForm(goodVendor, { ...defaultReadings, 'forms.names': 'letters-only' }),
    ).toMatchObject({
      fields: [{ field: 'lastName' }, { field: 'firstName' }],
    })
  })

  it('does not check the company name, only its length; any of the sixteen wins over a length', () => {
    expect(checkVendorForm({ ...goodVendor, companyName: '' }, defaultReadings)).toEqual({
      ok: true,
    })
    const long = {
      ...goodVendor,
      companyName: 'x'.repeat(121),
      vanSize: 'x'.repeat(161),
      questions: 'x'.repeat(2001),
    }
    expect(checkVendorForm(long, defaultReadings)).toEqual({
      ok: false,
      message: 'Gebruik hier hoogstens 2000 tekens.',
      fields: [
        { field: 'companyName', text: 'Gebruik hier hoogstens 120 tekens.' },
        { field: 'vanSize', text: 'Gebruik hier hoogstens 160 tekens.' },
        { field: 'questions', text: 'Gebruik hier hoogstens 2000 tekens.' },
      ],
    })
    expect(checkVendorForm({ ...long, products: '' }, defaultReadings)).toMatchObject({
      message: 'Geef een duidelijke omschrijving van uw producten.',
    })
  })

  it('takes no endless text in any field', () => {
    const limits = {
      products: 2000,
      city: 80,
      postcode: 12,
      houseNumber: 12,
      street: 120,
      lastName: 80,
      firstName: 80,
    } as const
    for (const [field, limit] of Object.entries(limits)) {
      expect(
        checkVendorForm({ ...goodVendor, [field]: 'x'.repeat(limit + 1) }, defaultReadings),
      ).toMatchObject({
        fields: [{ field, text: `Gebruik hier hoogstens ${limit} tekens.` }],
      })
    }
  })

  it('does not mind blanks around an answer', () => {
    const padded = {
      ...goodVendor,
      email: ' kaas@voorbeeld.nl',
      phone: ' 046-1234567 ',
      postcode: ' 6181 KD ',
      kvk: ' 12345678 ',
      firstName: ' Jan ',
    }
    expect(checkVendorForm(padded, defaultReadings)).toEqual({ ok: true })
    expect(
      checkVendorForm({ ...goodVendor, emailRepeat: 'kaas@voorbeeld.nl ' }, defaultReadings),
    ).toEqual({ ok: true })
  })
})
