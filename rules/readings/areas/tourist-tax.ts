import type { ReadingArea } from '../reading-entry.ts'

export const touristTaxReadings = {
  title: 'Tourist tax',
  entries: [
    {
      id: 'tourist-tax.tariff',
      kind: 'set',
      values: {
        municipal:
          'one dated municipal tariff for every screen, its first row 2.50 per person per night',
        'per-screen': 'each screen its own amount, by the next four readings',
      },
      source: 'BO §2, §3, §9; G §9',
      reason:
        'the lawful way: a guest owes what the municipality asks on that night, whatever screen is looked at. The company settings’ ' +
        'own field toeristenbelasting edits a row of this tariff',
    },
    {
      id: 'tourist-tax.booking',
      kind: 'set',
      values: {
        '2.50': '2.50 per person per night',
        '2.25': '2.25 per person per night',
        '2.00': '2.00 per person per night',
        '1.75': '1.75 per person per night',
      },
      source: 'BO §9; G §9',
      reason:
        'the booking flow of BO §9, read as a booking that staff enter. Counts with tourist-tax.tariff=per-screen only, as the next ' +
        'three do, for quotes made on that screen; 2.50 is the amount both documents name there',
    },
    {
      id: 'tourist-tax.checkout',
      kind: 'set',
      values: { '2.50': '2.50 per person per night', '1.75': '1.75 per person per night' },
      source: 'BO §9; G §9',
      reason:
        'the public checkout shows both; 2.50 agrees with the booking flow. It is the amount in every price that a guest is shown, ' +
        'from the search to the payment: a guest never meets another total than the one before',
    },
    {
      id: 'tourist-tax.back-office',
      kind: 'set',
      values: {
        '2.00': '2.00 per person per night',
        '2.25': '2.25 per person per night',
        '2.50': '2.50 per person per night',
      },
      source: 'BO §9',
      reason: 'back-office totals use 2: those of a booking that staff change',
    },
    {
      id: 'tourist-tax.bills',
      kind: 'set',
      values: {
        '2.25': '2.25 per person per night',
        '2.00': '2.00 per person per night',
        '2.50': '2.50 per person per night',
      },
      source: 'BO §9',
      reason:
        'the bills list uses 2.25; it prices only imported bookings that have no quote of their own',
    },
    {
      id: 'tourist-tax.percentage-base',
      kind: 'set',
      values: {
        'without-vat': 'a percentage is taken of the lodging without its VAT',
        'with-vat': 'a percentage is taken of the lodging with its VAT',
      },
      source: 'stated nowhere; municipalities differ',
      reason: 'most by-laws tax the consideration without VAT',
    },
    {
      id: 'tourist-tax.night-cap',
      kind: 'set',
      values: {
        'first-nights': 'with a cap of N the first N nights of a stay count',
        'longer-stays-exempt': 'with a cap of N a stay of more than N nights owes nothing',
      },
      source: 'stated nowhere; municipalities differ',
      reason: 'the usual cap; the other one belongs to by-laws that tax long stays as residence',
    },
  ],
} as const satisfies ReadingArea
