import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type NightRegister,
  checkNightRegister as rule,
  documentKinds,
} from '../../../rules/forms/check-night-register.ts'
import { legalProfile } from '../../../rules/forms/night-register-profile.ts'
import { readAloud } from '../in-words.ts'
import { day } from '../quotes/days.ts'

const checkNightRegister = readAloud(rule)

const today = day('2026-06-09')
const filled: NightRegister = {
  guests: [
    {
      name: 'Anna van den Berg',
      residence: 'Maastricht',
      document: 'passport',
      birthDate: null,
      nationality: '',
      address: '',
    },
  ],
  arrival: today,
  departure: today + 2,
}
const fields = (register: Partial<NightRegister>, persons = 2, profile = legalProfile) =>
  checkNightRegister({ ...filled, ...register }, persons, today, profile)

describe('The night register (art. 438 Sr)', () => {
  it('takes a guest with name, residence, days and the kind of a document', () => {
    expect(fields({})).toEqual([])
  })

  it('asks for a passport, an identity card, a driving licence or a residence permit', () => {
    expect(documentKinds).toEqual([
      'passport',
      'identity-card',
      'driving-licence',
      'residence-permit',
    ])
  })

  it('names every field that is missing, guest by guest', () => {
    const nobody = { ...filled.guests[0]!, name: ' ', residence: '', document: null }
    expect(fields({ guests: [...filled.guests, nobody], arrival: null, departure: null })).toEqual([
      { field: 'guests.1.name', text: 'Vul een naam in.' },
      { field: 'guests.1.residence', text: 'Vul een woonplaats in.' },
      { field: 'guests.1.document', text: 'Kies het soort identiteitsbewijs.' },
      { field: 'arrival', text: 'Kies de dag van aankomst.' },
      { field: 'departure', text: 'Kies de dag van vertrek.' },
    ])
  })

  it('asks what the municipality wants: more than the law, or less', () => {
    const everything = { ...legalProfile, birthDate: true, nationality: true, address: true }
    expect(fields({}, 2, everything)).toEqual([
      { field: 'guests.0.birthDate', text: 'Vul de geboortedatum in.' },
      { field: 'guests.0.nationality', text: 'Vul een nationaliteit in.' },
      { field: 'guests.0.address', text: 'Vul een adres in.' },
    ])
    const [guest] = filled.guests
    const nothing = { ...legalProfile, residence: false, document: false }
    expect(fields({ guests: [{ ...guest!, residence: '', document: null }] }, 2, nothing)).toEqual(
      [],
    )
    const bornAt = (birthDate: number) =>
      fields({ guests: [{ ...guest!, birthDate }] }, 2, { ...legalProfile, birthDate: true })
    const eldest = today - 125 * 366
    for (const born of [day('1985-04-01'), today, eldest]) expect(bornAt(born)).toEqual([])
    for (const wrong of [today + 1, eldest - 1])
      expect(bornAt(wrong)).toEqual([
        { field: 'guests.0.birthDate', text: 'Dit kan geen geboortedatum zijn.' },
      ])
  })

  it('has at least one guest and no more than come', () => {
    expect(fields({ guests: [] })).toEqual([{ field: 'guests', text: 'Vul minstens één gast in.' }])
    expect(fields({ guests: [filled.guests[0]!, filled.guests[0]!] }, 1)).toEqual([
      { field: 'guests', text: 'Deze boeking is voor hoogstens 1 personen.' },
    ])
  })

  it('takes no arrival that is still to come, and no departure on or before it', () => {
    expect(fields({ arrival: today + 1 })).toEqual([
      { field: 'arrival', text: 'Deze dag moet nog komen.' },
    ])
    expect(fields({ departure: today })).toEqual([
      { field: 'departure', text: 'Het vertrek ligt niet na de aankomst.' },
    ])
  })

  it('refuses what cannot be read: a text without end, a character that no keyboard types', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('name' as const, 'residence' as const),
        fc.constantFrom('x'.repeat(81), 'a\u0000b'),
        (field, text) => {
          const guests = [{ ...filled.guests[0]!, [field]: text }]
          expect(fields({ guests }).map((error) => error.field)).toEqual([`guests.0.${field}`])
        },
      ),
    )
  })
})
