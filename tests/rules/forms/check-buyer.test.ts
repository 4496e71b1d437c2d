import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type BuyerForm, buyerOf, checkBuyer } from '../../../rules/forms/check-buyer.ts'
import { message } from '../../../rules/texts/message.ts'

const good: BuyerForm = {
  name: 'Sanne Hoekstra',
  street: 'Dorpsstraat',
  houseNumber: '1a',
  postcode: '6171aa',
  city: 'Stein',
  country: 'nl',
  kvk: '',
  vatId: '',
  email: '',
}
const wrong = (change: Partial<BuyerForm>) => checkBuyer({ ...good, ...change })

describe('The buyer of an invoice', () => {
  it('needs a name and an address; KVK number, VAT id and e-mail address may be empty', () => {
    expect(checkBuyer(good)).toEqual([])
    expect(wrong({ name: ' ', street: '', houseNumber: '', postcode: '', city: '' })).toEqual([
      { field: 'name', text: message('invoice.nameMissing') },
      { field: 'street', text: message('formFields.street') },
      { field: 'houseNumber', text: message('formFields.houseNumber') },
      { field: 'postcode', text: message('formFields.postcode') },
      { field: 'city', text: message('formFields.city') },
    ])
  })

  it('lives in a country that there is, and has the postcode of a Dutch address there alone', () => {
    expect(wrong({ country: 'XX' })).toEqual([
      { field: 'country', text: message('formFields.country') },
    ])
    expect(wrong({ postcode: '52062' })).toHaveLength(1)
    expect(wrong({ postcode: '52062', country: 'DE' })).toEqual([])
  })

  it('that is a business gives numbers that can exist', () => {
    expect(wrong({ kvk: '1234 5678', vatId: 'nl 0012.34567.B01' })).toEqual([])
    expect(wrong({ vatId: 'BE0123456789', country: 'BE' })).toEqual([])
    expect(wrong({ kvk: '1', vatId: 'NL1', email: 'a@' })).toEqual([
      { field: 'kvk', text: message('company.kvk') },
      { field: 'vatId', text: message('invoice.vatId') },
      { field: 'email', text: message('formFields.email') },
    ])
  })

  it('has a VAT id of another country in the shape that all have', () => {
    for (const vatId of ['DE123456789', 'FR12345NL', 'FRXX999999999', 'ATU12345678', 'ESNL1234567'])
      expect(wrong({ vatId, country: 'DE' }), vatId).toEqual([])
    for (const vatId of ['1DE123456789', 'D1234567', 'DE1', 'DE12345678901234', 'DE1234_5'])
      expect(wrong({ vatId, country: 'DE' }), vatId).toMatchObject([{ field: 'vatId' }])
  })

  it('may have blanks around the country and the e-mail address', () => {
    expect(wrong({ country: ' nl ', email: ' sanne@voorbeeld.nl ' })).toEqual([])
    expect(buyerOf({ ...good, country: ' nl ', postcode: '6171  aa' })).toMatchObject({
      country: 'NL',
      postcode: '6171 AA',
    })
  })

  it('is written with letters that an invoice has', () => {
    expect(wrong({ name: 'Łukasz Wałęsa', city: 'Besançon', country: 'FR' })).toEqual([])
    expect(wrong({ name: '李小龍' })).toEqual([{ field: 'name', text: message('invoice.letters') }])
  })

  it('has on the invoice the numbers that were given, and none where none was', () => {
    expect(buyerOf(good)).toMatchObject({ kvk: null, vatId: null })
    expect(buyerOf({ ...good, kvk: '12345678', vatId: 'nl001234567b01' })).toMatchObject({
      kvk: '12345678',
      vatId: 'NL001234567B01',
    })
    expect(wrong({ vatId: 'NL12345' })).toEqual([
      { field: 'vatId', text: message('invoice.vatId') },
    ])
  })

  it('stands on the invoice as an envelope has it', () => {
    expect(buyerOf({ ...good, name: ' Sanne  Hoekstra ', kvk: '1234 5678' })).toEqual({
      name: 'Sanne Hoekstra',
      address: 'Dorpsstraat 1a',
      postcode: '6171 AA',
      city: 'Stein',
      country: 'NL',
      kvk: '12345678',
      vatId: null,
    })
    expect(buyerOf({ ...good, postcode: '52062', country: 'DE' }).postcode).toBe('52062')
  })

  it('of any text at all is told at fields of the form, each once', () => {
    const texts = fc.record(
      Object.fromEntries(
        Object.keys(good).map((field) => [field, fc.string({ unit: 'grapheme' })]),
      ),
    ) as unknown as fc.Arbitrary<BuyerForm>
    fc.assert(
      fc.property(texts, (typed) => {
        const fields = checkBuyer(typed).map(({ field }) => field)
        expect(new Set(fields).size).toBe(fields.length)
        expect(Object.keys(good)).toEqual(expect.arrayContaining(fields))
      }),
    )
  })
})
