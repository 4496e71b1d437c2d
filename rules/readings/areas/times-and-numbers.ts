import type { ReadingArea } from '../reading-entry.ts'

export const timesAndNumbersReadings = {
  title: 'Times and numbers',
  entries: [
    {
      id: 'check-in',
      kind: 'set',
      values: {
        'per-weekday':
          'the hours of that weekday in the company settings, 15:00–18:00 where none are kept',
        constant: '15:00–18:00 on every day',
      },
      source: 'BO §2, §3, §9; G §9',
      reason: 'BO §3 keeps hours per weekday, BO §9 and G §9 name the hours they start with',
    },
    {
      id: 'check-out-time',
      kind: 'set',
      values: { '10:30': 'until 10:30', '11:00': 'until 11:00', '17:00': 'until 17:00' },
      source: 'BO §2, §9; G §9',
      reason:
        '17:00 is only how the old calendar drew it; on a changeover day it would look double-booked',
    },
    {
      id: 'number.booking',
      kind: 'set',
      values: {
        rising: 'B + year + zero-based month + running number, ever rising',
        dashed: 'B-2026-11-0001: year, month and a running number of at least four digits',
      },
      source: 'BO §3; G §3',
      reason:
        'a count of rows repeats after a delete, and without padding two months can collide: unique in the database, skipping any ' +
        'number taken. The dashed month is the calendar’s own: 11 is November',
    },
    {
      id: 'number.order',
      kind: 'set',
      values: {
        'count-plus-one': 'P + year + zero-based month + (count + 1)',
        count: 'P + year + zero-based month + count',
      },
      source: 'BO §3; G §3',
      reason: 'G §3 against BO §3; unique all the same, skipping any number taken',
    },
    {
      id: 'revenue.month-key',
      kind: 'fixed',
      values: {
        'from-one':
          '072020 is July 2020; the key is read in old data and written in exports only, screens name months in words',
        'zero-based': '072020 is August 2020',
      },
      source: 'BO §3, §9',
      reason: 'nothing marks the key as zero-based, as BO §3 does for the months of bookings',
    },
    {
      id: 'revenue.basis',
      kind: 'set',
      values: {
        'night-stayed': 'an amount belongs to the month of its night',
        'day-of-payment': 'to the month in which it was paid',
      },
      source: 'stated nowhere',
      reason: 'the date of supply, as for VAT',
    },
  ],
} as const satisfies ReadingArea
