import type { ReadingArea } from '../reading-entry.ts'

const full = {
  stock: 'a night is full when as many rooms are booked as there are',
  'stock-minus-one':
    'a night is full one room earlier; with one room it is never offered, and the screen says so',
} as const

const closedSeason = {
  'every-year': 'the nights from 24 December to 5 January of every year',
  '2024-only': 'the nights from 24 December 2024 to 2 January 2025 only',
  none: 'no closed season',
} as const

export const availabilityReadings = {
  title: 'Rooms and availability',
  entries: [
    {
      id: 'rooms.physical',
      kind: 'data',
      values: {
        rows: 'type 1 Kleine Knusse kamer: 1, 2; type 2 Knusse kamer: 3, 4, 5; type 3 Ruime knusse kamer: 9, 10, 11; Familiekamer: 12',
      },
      source: 'BO §1, §3',
      reason:
        'nine numbers, eight rooms and the family room, and no mapping given. Rooms are rows (number, label, type, active); the stock ' +
        'is the active rooms of the type, never a number of its own',
    },
    {
      id: 'rooms.resource-id',
      kind: 'fixed',
      values: {
        generated: 'ids are generated; an old number is read only on import',
        'count-plus-one': 'the count of rooms plus one',
      },
      source: 'BO §3',
      reason: '“count plus one” collides with the family room’s 4',
    },
    {
      id: 'family.capacity',
      kind: 'fixed',
      values: { one: 'one family room, number 12', four: 'a stock of four' },
      source: 'BO §1, §3',
      reason:
        'BO §1 says one family room against the stock 4 of BO §3; more come by adding room rows',
    },
    {
      id: 'availability.full.guest',
      kind: 'set',
      values: full,
      source: 'BO §4; G §5',
      reason:
        'the guest site. “Amount plus 1 below stock” is the second value; the first sells every room',
    },
    {
      id: 'availability.full.agenda',
      kind: 'set',
      values: full,
      source: 'BO §4',
      reason:
        'the agenda. “At least the stock minus 1” is the second value; the first sells every room',
    },
    {
      id: 'availability.blocked',
      kind: 'fixed',
      values: {
        closure: 'an explicit closure row; the number 5 is read only on import',
        five: 'a booked count of 5 means blocked',
      },
      source: 'BO §3, §4; G §5, §9',
      reason: '5 as a sentinel collides with a real count',
    },
    {
      id: 'closure.means',
      kind: 'fixed',
      values: {
        night: 'the night is closed: one may still leave that morning',
        day: 'the day is closed, departures included',
      },
      source: 'BO §4; G §5',
      reason: 'a taken or closed day may be a departure day when the night before it is free',
    },
    {
      id: 'horizon',
      kind: 'set',
      values: {
        'every-room': 'every room can be booked 400 days ahead',
        'family-only': 'the 400 days bind the family room only',
      },
      source: 'BO §5, §9; G §5, §9',
      reason: 'the documents state it for the family calendar; one horizon is easier to explain',
    },
    {
      id: 'closed-season.ordinary',
      kind: 'set',
      values: closedSeason,
      source: 'BO §5; G §5',
      reason:
        'ordinary rooms. “Always blocked” in both documents; staff may book inside it after a warning',
    },
    {
      id: 'closed-season.family',
      kind: 'set',
      values: closedSeason,
      source: 'BO §5; G §5',
      reason:
        'the family room, whose calendar separately names 2024; staff may book inside it after a warning',
    },
    {
      id: 'cut-off',
      kind: 'set',
      values: {
        'today-and-tomorrow':
          'after 14:00 today and tomorrow are closed for online arrivals and for deliveries',
        'tomorrow-only': 'after 14:00 only tomorrow is closed',
        'deliveries-only': 'after 14:00 today and tomorrow are closed for deliveries only',
        none: 'no cut-off',
      },
      source: 'BO §4; G §9',
      reason:
        '“tomorrow only” is literal and leaves today open while tomorrow is shut; staff are never bound by it',
    },
    {
      id: 'family.temporary',
      kind: 'set',
      values: {
        holds: 'an unpaid family booking holds its nights',
        'does-not-hold': 'an unpaid family booking holds nothing',
      },
      source: 'BO §4',
      reason: 'two guests could otherwise pay for the same nights',
    },
    {
      id: 'minimum-nights.summer',
      kind: 'set',
      values: {
        everywhere: 'asked wherever a stay is chosen, by its arrival day',
        'search-only': 'asked by the search form only',
      },
      source: 'BO §9; G §5',
      reason: 'BO §9 states it without a screen; G §5 lists it under Search',
    },
    {
      id: 'minimum-nights.date-rule',
      kind: 'set',
      values: {
        'any-night': 'a rule binds a stay of which any night is its date',
        'arrival-day': 'a rule binds a stay that arrives on its date',
        'from-that-date':
          'a rule binds every stay that arrives on or after its date, until a later rule',
      },
      source: 'BO §3; G §5',
      reason:
        'G §5 “a day in the range” against BO §3 “from that date”; the departure day never counts',
    },
    {
      id: 'minimum-nights.wording',
      kind: 'set',
      values: { 'als-de-startdatum': '“Als de startdatum …”', 'bij-aankomst': '“Bij aankomst …”' },
      source: 'G §5, §8',
      reason: 'G §5 gives the first and calls the second another wording',
    },
    {
      id: 'refusals.order',
      kind: 'fixed',
      values: {
        all: 'every refusal is shown, in the order of G §5',
        first: 'only the first refusal is shown',
      },
      source: 'stated nowhere',
      reason: 'a guest who mends one thing should not meet the next only then',
    },
  ],
} as const satisfies ReadingArea
