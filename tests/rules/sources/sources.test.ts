import { describe, expect, it } from 'vitest'
import { paidCents, staffBookingPayment } from '../../../rules/bookings/booking-payment.ts'
import {
  defaultColour,
  defaultSources,
  isFixedSource,
  isStoredAsPaid,
  sourceNamed,
} from '../../../rules/sources/source.ts'

const of = <Part>(part: (source: (typeof defaultSources)[number]) => Part) =>
  Object.fromEntries(defaultSources.map((source) => [source.id, part(source)]))

describe('the sources that a house starts with', () => {
  it('are named, each offered, in the order of BO §3', () => {
    expect(defaultSources.map(({ name, active }) => [name, active])).toEqual([
      ['Eigen site', true],
      ['Booking.com', true],
      ['Airbnb', true],
      ['bedandbreakfast.nl', true],
      ['Zelf ingevoerd', true],
    ])
  })

  it('have their colours (BO §9)', () => {
    expect(of(({ colour }) => colour)).toEqual({
      'own-website': '#27718F',
      'booking.com': '#A560E0',
      airbnb: '#7AA898',
      'bedandbreakfast.nl': '#E06060',
      none: '#27718F',
    })
  })

  it('store Booking.com and Airbnb as paid, bedandbreakfast.nl and none as open, whatever is answered', () => {
    for (const answer of [true, false])
      expect(of((source) => isStoredAsPaid(source, answer))).toMatchObject({
        'booking.com': true,
        airbnb: true,
        'bedandbreakfast.nl': false,
        none: false,
      })
  })

  it('ask it only of the own website', () => {
    const own = sourceNamed(defaultSources, 'own-website')
    expect(isStoredAsPaid(own, true)).toBe(true)
    expect(isStoredAsPaid(own, false)).toBe(false)
  })

  it('write to guests of the own website and without a source, and leave those of a channel to the channel', () => {
    expect(of(({ mails }) => mails)).toEqual({
      'own-website': 'all',
      'booking.com': 'none',
      airbnb: 'none',
      'bedandbreakfast.nl': 'none',
      none: 'all',
    })
  })

  it('pay the house the tourist tax with the price where they come in paid, and leave it to the guest else', () => {
    expect(of(({ touristTax }) => touristTax)).toEqual({
      'own-website': 'desk',
      'booking.com': 'price',
      airbnb: 'price',
      'bedandbreakfast.nl': 'desk',
      none: 'desk',
    })
  })

  it('are there in every house where nobody else sells', () => {
    expect(defaultSources.map(({ id }) => id).filter(isFixedSource)).toEqual([
      'own-website',
      'none',
    ])
  })
})

describe('a stay that comes in paid', () => {
  const line = (item: 'room-night' | 'tourist-tax' | 'carried-over-tax', cents: number) => ({
    ...{ item, night: null, persons: 2, cents, vatCategory: 'none' as const },
    ...{ vatBasisPoints: 0, rule: '', reading: null },
  })
  const lines = [line('room-night', 9_500), line('tourist-tax', 500), line('carried-over-tax', -50)]
  const quote = { lines, totalCents: 9_950 }

  it.each([
    ['desk', 9_500],
    ['price', 9_950],
    ['channel', 9_950],
  ] as const)('with the tourist tax by %s is paid for %d cents', (touristTax, cents) => {
    expect(paidCents(quote, { prepaid: true, touristTax })).toBe(cents)
  })

  it('is paid wholly where the guest paid the house itself', () => {
    expect(paidCents(quote, { prepaid: false, touristTax: 'desk' })).toBe(9_950)
  })
})

describe('a house that sells at Natuurhuisje alone', () => {
  const own = { id: 'natuurhuisje', name: 'Natuurhuisje', colour: '#2E7D32', active: true }
  const mails = 'cancellation'
  const natuurhuisje = { ...own, prepaid: true, mails, touristTax: 'channel' } as const
  const sources = [sourceNamed(defaultSources, 'own-website'), natuurhuisje]

  it('has it as any other channel', () => {
    expect(sourceNamed(sources, 'natuurhuisje')).toBe(natuurhuisje)
    expect(isStoredAsPaid(natuurhuisje, false)).toBe(true)
    expect(staffBookingPayment('natuurhuisje', true)).toBe('by-channel')
    expect(staffBookingPayment('natuurhuisje', false)).toBe('at-desk')
  })

  it('has the default colour for what it does not know, which is offered to nobody', () => {
    expect(sourceNamed(sources, 'airbnb')).toEqual({
      id: 'airbnb',
      name: 'airbnb',
      colour: defaultColour,
      prepaid: false,
      mails: 'none',
      touristTax: 'desk',
      active: false,
    })
    expect(defaultColour).toBe('#27718F')
  })
})
