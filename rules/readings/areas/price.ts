import type { ReadingArea } from '../reading-entry.ts'

export const priceReadings = {
  title: 'Price',
  entries: [
    {
      id: 'price.unit',
      kind: 'set',
      values: {
        'per-room': 'a price is for the room with that number of persons',
        'per-person': 'a price is for each person',
      },
      source: 'BO §3; G §2, §3',
      reason: 'BO §3 “prices per number of persons” against the label “p.p.n.” of G §2',
    },
    {
      id: 'price.missing-persons',
      kind: 'fixed',
      values: {
        'next-larger':
          'a number of guests without a price of its own pays the next larger one; tourist tax counts the guests who come',
        refused: 'such a number is refused, though the search offers it',
      },
      source: 'G §5',
      reason:
        'G §5 shows a room whose largest price is for enough persons; search, page, checkout and acceptance agree',
    },
    {
      id: 'price.from',
      kind: 'set',
      values: { 'all-in': 'with every mandatory cost', literal: 'the bare number' },
      source: 'G §2, §9',
      reason:
        'family “449,00” hides cleaning and tax: all-in it is 519,00, and the law wants all-in',
    },
    {
      id: 'nights',
      kind: 'fixed',
      values: {
        difference: 'departure minus arrival',
        'difference-minus-one': 'days between start and end minus 1',
      },
      source: 'BO §9; G §5',
      reason: 'the literal “minus 1” gives 0 for one night; a change of the clocks never counts',
    },
    {
      id: 'total.ordinary',
      kind: 'set',
      values: {
        'sum-of-nights': 'the sum over the nights of room price plus that night’s extra',
        'sum-times-nights': 'that sum times the number of nights again',
      },
      source: 'BO §9; G §9',
      reason: 'G §9 against BO §9; the second grows with the square of the stay',
    },
    {
      id: 'season.overlap',
      kind: 'set',
      values: {
        highest: 'the highest extra of the night counts',
        'all-added': 'all extras of the night are added',
      },
      source: 'BO §9; G §9',
      reason:
        '3–6 Jul 2025 lies inside 1 May–1 Oct, 2–5 Jul 2026 inside all of 2026: the inner rows read as a replacement',
    },
    {
      id: 'season.ends',
      kind: 'set',
      values: {
        'last-night': 'the last date of a row is a night',
        'departure-day': 'the last date of a row is a departure day',
      },
      source: 'BO §9',
      reason: '“per date” in BO §9: each date named is a date with the extra',
    },
    {
      id: 'season.october-2025',
      kind: 'set',
      values: {
        included: '11–26 October 2025 has its extra',
        'left-out': '11–26 October 2025 has none',
      },
      source: 'BO §9; G §9',
      reason: 'BO §9 lists it, G §9 has it as a note',
    },
    {
      id: 'season.none',
      kind: 'fixed',
      values: {
        'no-extra': 'no row means no extra, and staff are warned of a year without rows',
        'last-year': 'the last known year goes on',
      },
      source: 'BO §9',
      reason: 'the rows end on 30 December 2026; a price nobody decided must not be asked',
    },
    {
      id: 'family.extra-persons',
      kind: 'set',
      values: {
        table: '4 persons add nothing; 1, 2, 3 or 5 add 10.00 a night; 6 add 20.00 a night',
        'above-four': 'each person above 4 adds 10.00 a night',
      },
      source: 'BO §9; G §9',
      reason: 'BO §9 against G §9. By the table 3 persons pay more than 4: the line says why',
    },
    {
      id: 'family.guests',
      kind: 'fixed',
      values: {
        'public-4-to-6': 'guests choose 4 to 6 persons, staff 1 to 6',
        '1-to-6': '1 to 6 persons everywhere',
      },
      source: 'BO §2, §9; G §2, §5',
      reason: 'each document states its own screen',
    },
    {
      id: 'family.friday-week',
      kind: 'set',
      values: {
        offered: 'Friday, 7 nights, the week price, on both screens',
        'not-offered': 'three arrangements only',
      },
      source: 'BO §4; G §4',
      reason: 'G §4 offers it without a length; BO §4 lists three variants',
    },
    {
      id: 'family.seasons',
      kind: 'set',
      values: { none: 'no seasonal extras', 'as-ordinary': 'the extras of the ordinary rooms' },
      source: 'BO §9; G §9',
      reason: 'BO §9 calls the prices fixed',
    },
    {
      id: 'family.tourist-tax',
      kind: 'set',
      values: {
        'on-top': 'tourist tax comes on top of the fixed price',
        included: 'the fixed price contains the tourist tax',
      },
      source: 'stated nowhere',
      reason:
        'as for ordinary rooms. Included or not, the tax is a line of its own: only then it stays outside VAT',
    },
    {
      id: 'change.pricing',
      kind: 'set',
      values: {
        'sold-nights-stay': 'nights that stay keep their sold price, new ones cost today’s',
        'todays-prices': 'every night of the new stay costs today’s price',
      },
      source: 'stated nowhere',
      reason: 'what was sold stays sold',
    },
    {
      id: 'total.change-screen',
      kind: 'set',
      values: {
        'as-change-pricing': 'the difference follows change.pricing',
        'price-times-nights':
          'price × nights + 2.00 per person per night without extras, for both sides',
      },
      source: 'BO §9',
      reason: 'the second forgets the seasonal extras the guest paid',
    },
    {
      id: 'change.sum-times-nights',
      kind: 'set',
      values: {
        'sold-nights-keep':
          'sold nights keep their share; the new ones are priced alone, as a stay of their own',
        'everything-anew': 'the whole stay is priced anew',
      },
      source: 'stated nowhere',
      reason:
        'counts with total.ordinary=sum-times-nights only, where a price per night depends on the length: a night more would ' +
        'otherwise price every sold night again',
    },
    {
      id: 'extras.e-bike',
      kind: 'set',
      values: { '27.50': '27.50 per day', '25.00': '25.00 per day' },
      source: 'BO §9; G §9',
      reason: 'both documents name 27.50 first',
    },
    {
      id: 'gift-card',
      kind: 'set',
      values: {
        extra: 'an extra of 5.00, offered with 2 nights or more',
        discount: '5.00 off every stay of 2 nights or more, by itself: nobody asks for it',
      },
      source: 'BO §9; G §9',
      reason:
        'BO §9 lists it among the extras. As a discount it comes by itself: a guest chooses no extras online. ' +
        'A later change of the stay keeps it as it was sold',
    },
    {
      id: 'vat.lodging',
      kind: 'set',
      values: {
        statutory: 'the statutory table, by the date of the night',
        stored: 'the percentage stored with the room, 9 on creation',
      },
      source: 'BO §3, §9; G §9',
      reason:
        'the documents say 9; since 1 January 2026 the law says 21. Delivery follows the food, a deposit is outside VAT, bike hire is ' +
        '21. Prices include VAT',
    },
    {
      id: 'invoice.rounding',
      kind: 'fixed',
      values: {
        'per-rate': 'VAT per rate of the invoice; any difference with the lines is shown',
        'per-line': 'the sum of the VAT of the lines',
      },
      source: 'stated nowhere',
      reason: '3 × 92.50 at 21 %: 48.16 per rate against 48.15 by lines',
    },
  ],
} as const satisfies ReadingArea
