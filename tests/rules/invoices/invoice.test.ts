import { describe, expect, it } from 'vitest'
import { addUp } from '../../../rules/invoices/add-up.ts'
import { creditNote } from '../../../rules/invoices/credit-note.ts'
import { invoiceLines as rule } from '../../../rules/invoices/invoice-lines.ts'
import type { Invoice, Party } from '../../../rules/invoices/invoice.ts'
import { makeInvoice } from '../../../rules/invoices/make-invoice.ts'
import { statutoryRates } from '../../../rules/vat/statutory-rates.ts'
import { quoteFamilyStay } from '../../../rules/family-room/quote-family-stay.ts'
import { defaultPriceList } from '../../../rules/quotes/default-price-list.ts'
import { quoteOrdinaryStay } from '../../../rules/quotes/quote-ordinary-stay.ts'
import { addLines } from '../../../rules/quotes/quote-extra.ts'
import type { Quote } from '../../../rules/quotes/quote.ts'
import { defaultReadings } from '../../../rules/readings/readings.ts'
import { words } from '../../../rules/texts/all-words.ts'
import { readAloud } from '../in-words.ts'
import { day } from '../quotes/days.ts'
import { familiekamer, knusseKamer } from '../quotes/rooms.ts'

const invoiceLines = readAloud(rule)
const seller: Party = {
  name: 'De Luiken',
  address: 'Maasstraat 1',
  postcode: '6181 AA',
  city: 'Elsloo',
  country: 'NL',
  kvk: '12345678',
  vatId: 'NL001234567B01',
}
const buyer: Party = {
  name: 'Sanne Hoekstra',
  address: '',
  postcode: '',
  city: 'Utrecht',
  country: 'NL',
  kvk: null,
  vatId: null,
}
const head = {
  number: 'F2026-0001',
  issuedOn: day('2026-06-20'),
  orderNumber: 'B2026115',
  seller,
  buyer,
  paidCents: 0,
  words: words(),
}

/** What was sold of a stay, and when it is supplied. */
const supplyOf = ({ lines, arrival, departure }: Quote) => ({
  lines,
  suppliedFrom: arrival,
  suppliedUntil: departure,
})

function sold(
  arrival: string,
  departure: string,
  cents: number,
  priceList = defaultPriceList,
): Quote {
  const roomType = { ...knusseKamer, prices: [{ persons: 2, cents }] }
  const stay = {
    roomType,
    arrival: day(arrival),
    departure: day(departure),
    persons: 2,
    screen: 'checkout' as const,
  }
  const priced = quoteOrdinaryStay(stay, priceList, defaultReadings)
  if (!priced.ok) throw new Error(priced.reason)
  return priced.quote
}

const threeNights = () =>
  makeInvoice(
    head,
    supplyOf(sold('2027-06-11', '2027-06-14', 9250)),
    statutoryRates,
    defaultReadings,
  )

describe('an invoice', () => {
  it('computes VAT per rate and shows the rounding difference: 3 × 92.50 at 21 % is 48.16 against 48.15 by lines', () => {
    const { lines, ...invoice } = threeNights()
    const lodging = lines.filter((line) => line.vatCategory === 'lodging')
    expect(lodging.map((line) => line.vatCents)).toEqual([1605, 1605, 1605])
    expect(invoice.rates).toEqual([
      { vatBasisPoints: 2100, grossCents: 27_750, netCents: 22_934, vatCents: 4816 },
      { vatBasisPoints: null, grossCents: 1500, netCents: 1500, vatCents: 0 },
    ])
    expect(invoice).toMatchObject({
      grossCents: 29_250,
      netCents: 24_434,
      vatCents: 4816,
      roundingDifferenceCents: 1,
    })
  })

  it('rounds each line: with a season line of its own, 3 × (82.50 + 10.00) is 48.18 by lines', () => {
    const quote = sold('2026-06-11', '2026-06-14', 8250)
    const invoice = makeInvoice(head, supplyOf(quote), statutoryRates, defaultReadings)
    const lodging = invoice.lines.filter((line) => line.vatCategory === 'lodging')
    expect(lodging.map((line) => line.vatCents)).toEqual([1432, 174, 1432, 174, 1432, 174])
    expect(invoice).toMatchObject({ vatCents: 4816, roundingDifferenceCents: -2 })
  })

  it('names the parties, the date of supply, and is to be paid in 14 days (BO §9)', () => {
    const invoice = threeNights()
    expect(invoice).toMatchObject({
      number: 'F2026-0001',
      credits: null,
      issuedOn: '2026-06-20',
      dueOn: '2026-07-04',
      suppliedFrom: '2027-06-11',
      suppliedUntil: '2027-06-14',
      seller,
      buyer,
    })
    expect(invoice.lines.slice(0, 2).map((line) => line.description)).toEqual([
      'Overnachting vr 11 juni 2027',
      'Toeristenbelasting vr 11 juni 2027',
    ])
  })

  it('cannot be changed once it is made', () => {
    expect(() => Object.assign(threeNights(), { number: 'F2026-0002' })).toThrow(TypeError)
  })

  it('taxes by the date of supply as known when it is made, and leaves the gross amounts as sold', () => {
    const before = {
      ...defaultPriceList,
      vat: statutoryRates.filter(
        (rate) => rate.basisPoints !== 2100 || rate.category !== 'lodging',
      ),
    }
    const quote = sold('2025-12-30', '2026-01-02', 10_900, before)
    expect(
      quote.lines.filter((line) => line.item === 'room-night').map((line) => line.vatBasisPoints),
    ).toEqual([900, 900, 900])
    const { rates, grossCents } = makeInvoice(
      head,
      supplyOf(quote),
      statutoryRates,
      defaultReadings,
    )
    expect(rates.map((rate) => [rate.vatBasisPoints, rate.grossCents])).toEqual([
      [2100, 11_900],
      [900, 21_800],
      [null, 1500],
    ])
    expect(grossCents).toBe(quote.totalCents)
  })

  it('keeps the percentage the room was sold with under vat.lodging=stored', () => {
    const stored = { ...defaultReadings, 'vat.lodging': 'stored' } as const
    const quote = sold('2026-06-11', '2026-06-12', 9000)
    const at9 = {
      ...quote,
      lines: quote.lines.map((line) =>
        line.item === 'room-night' ? { ...line, vatBasisPoints: 900 } : line,
      ),
    }
    expect(invoiceLines(supplyOf(at9), statutoryRates, stored)[0]!.vatBasisPoints).toBe(900)
    expect(invoiceLines(supplyOf(at9), statutoryRates, defaultReadings)[0]!.vatBasisPoints).toBe(
      2100,
    )
  })

  it('taxes what is for the whole stay with its last night, and calls an extra by its name', () => {
    const stay = {
      roomType: familiekamer,
      arrival: day('2025-12-29'),
      departure: day('2026-01-02'),
      persons: 4,
      screen: 'agenda' as const,
    }
    const priced = quoteFamilyStay(stay, defaultPriceList, defaultReadings)
    if (!priced.ok) throw new Error(priced.reason)
    const deposit = {
      item: 'extra',
      night: null,
      persons: 4,
      cents: 5000,
      vatCategory: 'none',
      vatBasisPoints: 0,
      rule: 'BO §9',
      reading: null,
      name: 'Borg',
    } as const
    const lines = invoiceLines(
      supplyOf(addLines(priced.quote, [deposit, { ...deposit, cents: 0 }])),
      statutoryRates,
      defaultReadings,
    )
    expect(
      lines.slice(-2).map(({ description, vatBasisPoints }) => [description, vatBasisPoints]),
    ).toEqual([
      ['Schoonmaak', 2100],
      ['Borg', 0],
    ])
  })
})

describe('the lines of an invoice', () => {
  it.each([
    ['room-night', 'Overnachting'],
    ['season', 'Seizoenstoeslag'],
    ['family-night', 'Overnachting familiekamer'],
    ['extra-persons', 'Toeslag personen'],
    ['cleaning', 'Schoonmaak'],
    ['tourist-tax', 'Toeristenbelasting'],
    ['breakfast', 'Ontbijt'],
    ['delivery', 'Bezorgkosten'],
    ['extra', 'Extra'],
    ['carried-over', 'Verrekening eerder verkochte prijs'],
    ['carried-over-tax', 'Verrekening toeristenbelasting'],
    ['cancellation-fee', 'Annuleringskosten'],
    ['adjustment', 'Verrekening'],
  ] as const)('call %s “%s”, with its night where it is for one', (item, name) => {
    const quote = sold('2026-06-11', '2026-06-12', 9000)
    const line = { ...quote.lines[0]!, item }
    const both = [line, { ...line, night: null }]
    const lines = invoiceLines({ ...supplyOf(quote), lines: both }, statutoryRates, defaultReadings)
    expect(lines.map(({ description }) => description)).toEqual([`${name} do 11 juni 2026`, name])
  })

  it('are taxed with the last night where they are for the whole stay, not on the day of departure', () => {
    const quote = sold('2025-12-30', '2026-01-01', 9000)
    const whole = { ...quote.lines[0]!, night: null }
    expect(
      invoiceLines({ ...supplyOf(quote), lines: [whole] }, statutoryRates, defaultReadings)[0]!
        .vatBasisPoints,
    ).toBe(900)
  })

  it('that are not lodging follow the table under vat.lodging=stored too', () => {
    const quote = sold('2026-06-11', '2026-06-12', 9000)
    const bike = {
      ...quote.lines[0]!,
      item: 'extra' as const,
      vatCategory: 'standard' as const,
      vatBasisPoints: 1900,
    }
    const stored = { ...defaultReadings, 'vat.lodging': 'stored' } as const
    expect(
      invoiceLines({ ...supplyOf(quote), lines: [bike] }, statutoryRates, stored)[0]!
        .vatBasisPoints,
    ).toBe(2100)
  })
})

describe('a credit note', () => {
  function noteOf(invoice: Invoice): Invoice {
    const answer = creditNote(invoice, { number: 'F2026-0002', issuedOn: day('2026-06-21') })
    if (!answer.ok) throw new Error(answer.reason)
    return answer.creditNote
  }

  it('takes the invoice back in every figure, under a number of its own', () => {
    const invoice = threeNights()
    const note = noteOf(invoice)
    for (const [index, line] of note.lines.entries())
      expect(line.netCents).toBe(0 - invoice.lines[index]!.netCents)
    expect(note).toMatchObject({
      number: 'F2026-0002',
      credits: 'F2026-0001',
      issuedOn: '2026-06-21',
      dueOn: '2026-06-21',
    })
    expect(note).toMatchObject({
      grossCents: -29_250,
      netCents: -24_434,
      vatCents: -4816,
      roundingDifferenceCents: -1,
    })
    expect(addUp([...invoice.lines, ...note.lines])).toMatchObject({
      grossCents: 0,
      netCents: 0,
      vatCents: 0,
      roundingDifferenceCents: 0,
    })
  })

  it('is not itself taken back', () => {
    expect(
      creditNote(noteOf(threeNights()), { number: 'F2026-0003', issuedOn: day('2026-06-22') }),
    ).toEqual({ ok: false, reason: 'is-credit-note' })
  })
})
