import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PropertyFacts } from '../../../rules/availability/property-facts.ts'
import { dayOf } from '../../../rules/calendar/day.ts'
import {
  type FirstStep,
  type HouseFacts,
  findFirstSteps,
  firstSteps,
  mayOpen,
} from '../../../rules/opening/first-steps.ts'
import { offeredRows, priceQuestions } from '../../../rules/opening/price-questions.ts'
import { defaultPriceList } from '../../../rules/quotes/default-price-list.ts'
import { defaultReadings } from '../../../rules/readings/readings.ts'
import { statutoryRates } from '../../../rules/vat/statutory-rates.ts'
import { inWords } from '../in-words.ts'

const today = dayOf(2026, 2, 2)
const nobody = {
  name: 'Kamersleutel',
  address: '',
  postcode: '',
  city: '',
  phone: '',
  email: '',
  kvk: '',
  vatId: '',
}
const company = {
  name: 'De Kers',
  address: 'Dorpsstraat 12',
  postcode: '6181 AB',
  city: 'Elsloo',
  phone: '046 123 45 67',
  email: 'hallo@example.nl',
  kvk: '12345678',
  vatId: 'NL001234567B01',
}
const roomType = {
  id: 1,
  slug: 'knusse-kamer',
  name: 'Knusse kamer',
  kind: 'ordinary',
  prices: [{ persons: 2, cents: 9500 }],
  vatBasisPoints: 900,
} as const
const room = { id: 1, roomTypeId: 1, number: 1, label: '', active: true }
const law = { seasons: [], touristTax: [], vat: statutoryRates, family: [], breakfast: [] }

/** What a house knows of its rooms and prices; the steps look at nothing else of it. */
const factsWith = (more: Partial<PropertyFacts>) =>
  ({
    roomTypes: [],
    rooms: [],
    priceList: law,
    readings: defaultReadings,
    ...more,
  }) as PropertyFacts

const empty: HouseFacts = {
  company: nobody,
  facts: factsWith({}),
  today,
  none: {},
  knowsDistances: false,
  address: { url: 'http://localhost:3000', isGiven: false },
  payments: { by: 'nobody', methods: null },
  mail: { hasServer: false, sender: null },
}
const complete: HouseFacts = {
  company,
  facts: factsWith({
    roomTypes: [{ ...roomType, prices: [...roomType.prices] }],
    rooms: [room],
    priceList: defaultPriceList,
  }),
  today,
  none: {},
  knowsDistances: true,
  address: { url: 'https://www.dekers.nl', isGiven: true },
  payments: { by: 'provider', methods: ['iDEAL', 'Kaart'] },
  mail: { hasServer: true, sender: company.email },
}

const step = (house: HouseFacts, name: FirstStep) =>
  findFirstSteps(house).find((each) => each.step === name)!
const said = (house: HouseFacts, name: FirstStep) =>
  step(house, name).found.map(({ kind, text }) => `${kind}: ${inWords(text)}`)

describe('The first steps of an empty house', () => {
  it('lack everything that its owner has to bring, and nothing that the law gives', () => {
    expect(findFirstSteps(empty).map((each) => [each.step, each.state])).toEqual([
      ['account', 'ready'],
      ['company', 'missing'],
      ['rooms', 'missing'],
      ['prices', 'missing'],
      ['address', 'warning'],
      ['payments', 'missing'],
      ['mail', 'missing'],
    ])
    expect(mayOpen(findFirstSteps(empty))).toBe(false)
  })

  it('name the fields that are empty', () => {
    expect(said(empty, 'company')[0]).toBe(
      'missing: Vul nog in: adres, postcode, plaats, telefoonnummer en e-mailadres.',
    )
  })

  it('tell the VAT of the law with its source, and ask what only the owner knows', () => {
    const [vat, tax, seasons, breakfast] = said(empty, 'prices')
    expect(vat).toMatch(/^ready: Btw op logies is nu 21% \(Belastingplan 2025/)
    expect(tax).toMatch(/^missing: Heft uw gemeente toeristenbelasting\?/)
    expect(seasons).toMatch(/^missing: Kosten nachten in een seizoen meer\?/)
    expect(breakfast).toMatch(/^missing: Verkoopt u ontbijt\?/)
  })
})

describe('The first steps of a house that is complete', () => {
  it('are all done', () => {
    expect(said(complete, 'rooms')).toEqual(['ready: Te boeken: Knusse kamer.'])
    expect(said(complete, 'payments')).toEqual(['ready: Gasten betalen met: iDEAL en Kaart.'])
    expect(step(complete, 'mail').state).toBe('ready')
    expect(mayOpen(findFirstSteps(complete))).toBe(true)
  })

  it('warn of money that is not real', () => {
    const paidBy = (by: HouseFacts['payments']['by']) =>
      step({ ...complete, payments: { by, methods: ['iDEAL'] } }, 'payments').state
    expect([paidBy('sandbox'), paidBy('provider-test')]).toEqual(['warning', 'warning'])
  })

  it('warn of numbers that must stand on the site of who has them, and let the house open', () => {
    const house = { ...complete, company: { ...company, kvk: '' } }
    expect(step(house, 'company').state).toBe('warning')
    expect(mayOpen(findFirstSteps(house))).toBe(true)
  })
})

describe('The step of the prices', () => {
  const unpriced = { ...complete, facts: { ...complete.facts, priceList: law } }

  it('keeps the house shut until each question has an answer, and none is one', () => {
    const asked = [...priceQuestions]
    fc.assert(
      fc.property(fc.subarray(asked), fc.subarray(asked), (rows, none) => {
        const priceList = {
          ...law,
          ...Object.fromEntries(rows.map((each) => [each, defaultPriceList[each]])),
        }
        const house = {
          ...complete,
          facts: { ...complete.facts, priceList },
          none: Object.fromEntries(none.map((each) => [each, true])),
        }
        const isAnswered = asked.every((each) => rows.includes(each) || none.includes(each))
        expect(mayOpen(findFirstSteps(house))).toBe(isAnswered)
      }),
    )
  })

  it('says what the house has none of, and warns then of no year without seasons', () => {
    const none = { touristTax: true, seasons: true, breakfast: true }
    expect(said({ ...unpriced, none }, 'prices').slice(1)).toEqual([
      'ready: Dit huis rekent geen toeristenbelasting.',
      'ready: Dit huis heeft geen seizoenen: alle nachten hebben dezelfde prijs.',
      'ready: Dit huis verkoopt geen ontbijt: gasten kunnen het niet bestellen.',
    ])
  })

  it('offers the rows of the documents in words', () => {
    expect(
      priceQuestions.map((each) => inWords(offeredRows(each)).replaceAll('\u00a0', ' ')),
    ).toEqual([
      'een tarief van € 2,50 per persoon per nacht',
      expect.stringMatching(/^13 seizoenen tot en met .*30 december 2026$/),
      'een box voor € 13,95, een kinderbox voor € 6,95 en bezorgen voor € 3,95, gratis in uw eigen plaats',
    ])
  })

  it('warns of a breakfast that can be brought to no address', () => {
    const [found] = said({ ...complete, knowsDistances: false }, 'prices').slice(-1)
    expect(found).toMatch(/^warning: Er zijn geen bezorgafstanden\./)
    expect(said(complete, 'prices').join()).not.toContain('bezorgafstanden')
  })
})

describe('The step of the rooms', () => {
  const family = { ...roomType, id: 2, name: 'Familiekamer', kind: 'family' as const, prices: [] }
  const both = { roomTypes: [...complete.facts.roomTypes, family], rooms: [room] }

  it('says of a type that is not complete what it lacks, and needs one that is', () => {
    const unpriced = { ...roomType, prices: [] }
    const house = { ...complete, facts: factsWith({ roomTypes: [unpriced], rooms: [] }) }
    expect(said(house, 'rooms')).toEqual([
      'missing: Knusse kamer is niet te boeken: daar is nog geen kamer en prijs.',
    ])
    const other = { ...complete, facts: factsWith(both) }
    expect(said(other, 'rooms')).toEqual([
      'warning: Familiekamer is niet te boeken: daar is nog geen kamer en tarief (Instellingen, Tarieven familiekamer).',
      'ready: Te boeken: Knusse kamer.',
    ])
  })

  it('warns of a family room without a tariff, which is not for sale, and lets the house open', () => {
    const rooms = [room, { ...room, id: 2, roomTypeId: 2, number: 9 }]
    const priceList = { ...defaultPriceList, family: [] }
    const house = { ...complete, facts: factsWith({ ...both, rooms, priceList }) }
    expect(said(house, 'rooms')).toEqual([
      'warning: Familiekamer is niet te boeken: daar is nog geen tarief (Instellingen, Tarieven familiekamer).',
      'ready: Te boeken: Knusse kamer.',
    ])
    expect(mayOpen(findFirstSteps(house))).toBe(true)
  })
})

describe('law: the steps may be done in any order', () => {
  it('a house may open exactly when none of what keeps it shut is left', () => {
    const parts = ['company', 'facts', 'address', 'payments', 'mail'] as const
    fc.assert(
      fc.property(fc.subarray([...parts]), (done) => {
        const house = { ...empty }
        for (const part of done) Object.assign(house, { [part]: complete[part] })
        expect(mayOpen(findFirstSteps(house))).toBe(done.length === parts.length)
        expect(findFirstSteps(house).map((each) => each.step)).toEqual([...firstSteps])
      }),
    )
  })
})

describe('What is found of each step', () => {
  const withPrices = (more: object, house = complete) => ({
    ...house,
    facts: factsWith({ ...house.facts, priceList: { ...house.facts.priceList, ...more } }),
  })
  const season = { firstNight: today, cents: 1000, source: 'staff' }

  it('is one sentence of an account', () => {
    expect(said(empty, 'account')).toEqual([
      'ready: U bent ingelogd. Wat u wijzigt, staat op uw naam.',
    ])
  })

  it('is nothing of a company that said all, and spaces say nothing', () => {
    expect(said(complete, 'company')).toEqual([])
    const spaced = { ...company, city: ' ', phone: '\t' }
    expect(said({ ...complete, company: spaced }, 'company')).toEqual([
      'missing: Vul nog in: plaats en telefoonnummer.',
    ])
    for (const lack of [{ kvk: ' ' }, { vatId: '' }])
      expect(said({ ...complete, company: { ...company, ...lack } }, 'company')).toEqual([
        'warning: KVK- en btw-nummer ontbreken. Hebt u die, dan horen ze op de website te staan (art. 3:15d BW).',
      ])
  })

  it('is of payments who is lacking: a provider, its answer, or a way to pay', () => {
    expect(said(empty, 'payments')).toEqual([
      'missing: Er is geen betaaldienst. Zonder die kunnen gasten niet boeken.',
    ])
    const paidBy = (by: 'provider' | 'sandbox', methods: string[] | null) =>
      said({ ...complete, payments: { by, methods } }, 'payments')
    expect(paidBy('provider', null)).toEqual([
      'missing: De betaaldienst gaf nog geen antwoord. Probeer hem hieronder.',
    ])
    expect(paidBy('provider', [])).toEqual([
      'missing: Bij de betaaldienst staat geen betaalmethode aan.',
    ])
    expect(paidBy('sandbox', ['iDEAL'])).toEqual([
      'warning: De betaalproef staat aan: gasten betalen niet echt.',
      'ready: Gasten betalen met: iDEAL.',
    ])
  })

  it('is of mail the server or the sender that is lacking, or who it comes from', () => {
    const mail = (hasServer: boolean, sender: string | null) =>
      said({ ...complete, mail: { hasServer, sender } }, 'mail')
    expect(mail(false, company.email)).toEqual([
      'missing: Er is geen mailserver. Gasten krijgen dan geen bevestiging.',
    ])
    expect(mail(true, null)).toEqual([
      'missing: Er is geen afzender. Vul MAIL_FROM of het e-mailadres van het huis in.',
    ])
    const [sent] = mail(true, company.email)
    expect(sent).toMatch(/^ready: .*hallo@example\.nl/)
  })

  it('is of prices the lodging’s VAT, whatever else changes its rate later', () => {
    const food = { category: 'food', validFrom: today, basisPoints: 900, source: 'x' } as const
    const [vat] = said(withPrices({ vat: [...statutoryRates, food] }), 'prices')
    expect(vat).toMatch(/^ready: Btw op logies is nu 21%/)
    expect(said(withPrices({ vat: [] }), 'prices').join()).not.toContain('Btw op logies')
  })

  it('is ready of tourist tax and seasons that are there, and no more', () => {
    const seasons = [{ ...season, lastDate: dayOf(2027, 12, 31) }]
    expect(said(withPrices({ seasons }), 'prices')).toEqual([
      expect.stringMatching(/^ready: Btw/),
      'ready: Er is een tarief voor de toeristenbelasting.',
    ])
  })

  it('asks for a breakfast tariff that never was', () => {
    const { breakfast: _breakfast, ...without } = law
    const house = { ...complete, facts: factsWith({ priceList: without }) }
    expect(said(house, 'prices').at(-1)).toBe(
      'missing: Verkoopt u ontbijt? Er is nog geen ontbijttarief.',
    )
  })

  it('is missing of a room that lacks something where the only other one has no tariff', () => {
    const family = { ...roomType, id: 2, name: 'Familiekamer', kind: 'family' as const }
    const house = {
      ...complete,
      facts: factsWith({
        roomTypes: [
          { ...roomType, prices: [] },
          { ...family, prices: [...roomType.prices] },
        ],
        rooms: [{ ...room, id: 2, roomTypeId: 2, number: 9 }],
        priceList: { ...law, family: [] },
      }),
    }
    expect(said(house, 'rooms').map((text) => text.split(' ').slice(0, 2))).toEqual([
      ['missing:', 'Knusse'],
      ['missing:', 'Familiekamer'],
    ])
  })
})
