import type { ReadingArea } from '../reading-entry.ts'

const notice = {
  'two-days': 'the earliest delivery date is today plus 2 days',
  '24-hours': 'the delivery is at least 24 hours away',
} as const

export const breakfastAndCashDeskReadings = {
  title: 'Breakfast and cash desk',
  entries: [
    {
      id: 'breakfast.notice.public',
      kind: 'set',
      values: notice,
      source: 'BO §5; G §5, §9',
      reason: 'the public form. G §5 asks two days and says that 24 hours is stated elsewhere',
    },
    {
      id: 'breakfast.notice.staff',
      kind: 'set',
      values: { '24-hours': notice['24-hours'], 'two-days': notice['two-days'] },
      source: 'BO §5, §9',
      reason: 'the cash desk form. BO §5 asks 24 hours in the back office',
    },
    {
      id: 'breakfast.kids',
      kind: 'set',
      values: {
        'both-forms': 'kids at 6.95 on both forms',
        'public-only': 'kids at 6.95 on the public form only',
      },
      source: 'BO §9; G §9',
      reason:
        'BO §9 says that the public form adds kids; a child at the desk should not cost more than online',
    },
    {
      id: 'breakfast.minimum',
      kind: 'fixed',
      values: { one: 'at least one box', none: 'counts may all be 0' },
      source: 'G §5',
      reason: '0 + 0 boxes would cost the delivery',
    },
    {
      id: 'cash.rounding',
      kind: 'set',
      values: { off: 'cash is counted to the cent', 'to-0.05': 'cash is rounded to 0.05' },
      source: 'stated nowhere',
      reason: 'a Dutch shop’s habit, which the property need not have',
    },
    {
      id: 'cash.fields',
      kind: 'fixed',
      values: {
        derived:
          'employee = who is signed in, treatments = the lines sold, regularPrice = before discount, isSaleSet = a discount was given, ' +
          'typeSale = its kind',
        asked: 'fields to fill in',
      },
      source: 'BO §2, §3',
      reason: 'the document names them only, and each follows from what is sold and who sells it',
    },
    {
      id: 'cash-desk.addresses',
      kind: 'fixed',
      values: {
        'by-order':
          '/kies-betaalmethode: method; /transactie-klaar: amount and “Transactie voldoen”; /transactie-afronden: “Is de transactie gelukt?”',
        'by-name': '/transactie-afronden: amount; /transactie-klaar: “Is de transactie gelukt?”',
      },
      source: 'BO §2, §4',
      reason: 'BO §2 describes both loosely; the order of BO §4 decides',
    },
    {
      id: 'product.stock',
      kind: 'fixed',
      values: {
        lowered: 'a number that sales lower, empty is unlimited; none left is refused',
        shown: 'a number that is only shown',
      },
      source: 'BO §2, §3',
      reason: 'a product that is not there cannot be sold',
    },
    {
      id: 'vacation.deliveries',
      kind: 'set',
      values: {
        stopped: 'vacations of the whole property stop breakfast deliveries too',
        'not-stopped': 'they do not',
      },
      source: 'G §5',
      reason: 'G §5 disables vacation days on the breakfast form',
    },
    {
      id: 'distance.abroad',
      kind: 'fixed',
      values: {
        measured:
          'an address in Belgium or Germany is measured like any other where a service measures, and looked up by its postcode in the table else',
        outside: 'an address without a Dutch postcode is always too far',
      },
      source: 'G §5',
      reason: 'G §5 asks 10 km by road, and a border may be nearer than that',
    },
    {
      id: 'breakfast.booking-id',
      kind: 'fixed',
      values: {
        own: 'an order has its own P number; a staying guest may give the booking’s number, then the order stands on that booking’s page too; only number and name together link it, a wrong pair is taken as an order without a booking, with the same answer',
        only: 'the booking’s number is the order’s',
      },
      source: 'G §2',
      reason: 'boxes are ordered by people who do not stay, too',
    },
    {
      id: 'breakfast.here',
      kind: 'fixed',
      values: {
        'at-the-desk':
          'the desk also takes an order that the guest fetches or eats in the house: no address, no delivery costs, no distance; its day and time are chosen as of any other',
        'delivered-only': 'every order is brought to a door',
      },
      source: 'BO §2; G §2',
      reason:
        'BO §2 asks an address of every order; who sleeps in the house or comes by has none to give. Guests of the site order what is brought (G §2)',
    },
    {
      id: 'breakfast.steps',
      kind: 'fixed',
      values: {
        separate:
          'form → /online-afrekenen-ontbijt (review, pay) → provider → /bedankt-ontbijt; /ontbijt-betaling?id= pays an order later',
        one: 'the form itself leads to the provider',
      },
      source: 'G §1, §2',
      reason: '“breakfast payment is a separate step”',
    },
  ],
} as const satisfies ReadingArea
