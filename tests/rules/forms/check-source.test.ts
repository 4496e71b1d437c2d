import { describe, expect, it } from 'vitest'
import { checkSource, refuseSource } from '../../../rules/forms/check-source.ts'
import { message } from '../../../rules/texts/message.ts'

const good = {
  name: 'Natuurhuisje',
  colour: '#2e7d32',
  prepaid: true,
  mails: 'cancellation',
  touristTax: 'price',
  active: true,
} as const

describe('A source as staff keep it', () => {
  it('is good with a name, a colour, and a choice of payment, mails and use', () => {
    expect(checkSource(good)).toEqual([])
  })

  it.each([
    ['name', ' ', message('source.name')],
    ['name', 'Natuur\nhuisje', message('formFields.unreadable')],
    ['colour', 'groen', message('source.colour')],
    ['prepaid', null, message('source.prepaid')],
    ['mails', 'some', message('source.mails')],
    ['touristTax', 'guest', message('source.touristTax')],
    ['active', null, message('source.active')],
  ])('says at the field %s what is wrong: %j', (field, typed, text) => {
    expect(checkSource({ ...good, [field]: typed })).toEqual([{ field, text }])
  })

  it.each(['all', 'cancellation', 'none'])('may send %s of our mails', (mails) => {
    expect(checkSource({ ...good, mails })).toEqual([])
  })

  it.each(['desk', 'price', 'channel', undefined])('has its tourist tax by %s', (touristTax) => {
    expect(checkSource({ ...good, touristTax })).toEqual([])
  })

  it('is asked for all where nothing is there', () => {
    const nothing = { name: '', colour: '', prepaid: null, mails: null, active: null }
    expect(checkSource(nothing)).toHaveLength(5)
  })
})

describe('Beside the other sources', () => {
  const others = [{ name: 'Airbnb' }]

  it('a new one has a name of its own, capitals and spaces apart', () => {
    expect(refuseSource(good, null, others)).toEqual([])
    expect(refuseSource({ ...good, name: ' AIRBNB ' }, null, others)).toEqual([
      { field: 'name', text: message('source.nameTaken') },
    ])
  })

  it('the own website stays asked for each booking, mails all and is in use (BO §4)', () => {
    expect(refuseSource({ ...good, active: false }, 'own-website', others)).toEqual([
      { field: 'prepaid', text: message('source.ownWebsite') },
      { field: 'mails', text: message('source.ownWebsite') },
      { field: 'active', text: message('source.fixed') },
    ])
    const asked = { ...good, prepaid: false, mails: 'all' } as const
    expect(refuseSource(asked, 'own-website', others)).toEqual([])
  })

  it('where nobody else sells nobody else remits the tourist tax', () => {
    const remits = { ...good, prepaid: false, mails: 'all', touristTax: 'channel' } as const
    for (const id of ['own-website', 'none'])
      expect(refuseSource(remits, id, others)).toEqual([
        { field: 'touristTax', text: message('source.noChannel') },
      ])
    expect(refuseSource(remits, 'natuurhuisje', others)).toEqual([])
  })

  it('what came from nowhere stays in use, and a channel can be switched off', () => {
    const off = { ...good, active: false }
    expect(refuseSource(off, 'none', others)).toEqual([
      { field: 'active', text: message('source.fixed') },
    ])
    expect(refuseSource(off, 'natuurhuisje', others)).toEqual([])
  })
})
