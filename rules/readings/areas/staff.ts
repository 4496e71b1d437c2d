import type { ReadingArea } from '../reading-entry.ts'

export const staffReadings = {
  title: 'Bookings that staff make and change',
  entries: [
    {
      id: 'booking.staff-unpaid',
      kind: 'set',
      values: {
        confirmed:
          'an own-website booking that staff enter unpaid is confirmed, open, with a pay link',
        held: 'it is held until it is paid',
      },
      source: 'BO §4',
      reason: 'BO §4 stores it at once and requests a mail',
    },
    {
      id: 'family.temporary-hours',
      kind: 'set',
      values: {
        '72-hours': 'an unpaid family booking that staff enter is held for 72 hours',
        '24-hours': 'for 24 hours',
        '168-hours': 'for a week',
        'no-end': 'until staff cancel it',
      },
      source: 'BO §4',
      reason: 'BO §4 names no end; an online checkout keeps its short hold',
    },
    {
      id: 'family.other-sources',
      kind: 'set',
      values: {
        'as-prepaid-sources': 'paid or open as its source says',
        'always-paid': 'always marked paid',
      },
      source: 'BO §4',
      reason: '“any other case … marked paid” would call bookings paid that nobody has paid',
    },
    {
      id: 'staff.may-overrule',
      kind: 'set',
      values: {
        'closed-season-and-minimum-nights':
          'staff may book inside the closed season and for fewer nights than asked, each with a stored reason',
        'closed-season': 'inside the closed season only',
      },
      source: 'BO §5',
      reason:
        'BO §5 “no real check runs”. The cut-off never binds staff; a taken room is never overruled',
    },
    {
      id: 'change.room-number',
      kind: 'fixed',
      values: {
        'assigned-again':
          'after a change of dates or type the room is un-pinned and assigned again',
        cleared: 'the booking has no room number until staff give one',
      },
      source: 'BO §4',
      reason: 'BO §4 “cleared”; a live booking always has a room',
    },
    {
      id: 'payment.by-hand',
      kind: 'fixed',
      values: {
        receipts:
          'Betaald writes a receipt with its method, Niet betaald takes back only such a receipt; the provider’s money is refunded, never forgotten',
        flag: 'Betaald and Niet betaald set a flag',
      },
      source: 'BO §2',
      reason: 'a flag that is unset would forget money that came in',
    },
    {
      id: 'booking.part-paid',
      kind: 'fixed',
      values: {
        'ends-hold':
          'money received by hand ends a hold and asks staff for the day the rest is due (arrival if none); then it is on the dashboard, and staff may release the room',
        'keeps-hold': 'a booking is held until all of it is paid',
      },
      source: 'BO §2, §4',
      reason: 'a deposit buys the room, one euro not for ever',
    },
    {
      id: 'cancellation.conditions',
      kind: 'set',
      values: {
        'dated-rows':
          'what the dated rows say; they begin with all back until 7 days before arrival, half until 1 day, then nothing',
        'by-staff': 'no conditions: staff decide each time what goes back',
      },
      source: 'stated nowhere',
      reason:
        'a guest must know before paying. The row of the day of sale counts; staff can always give more',
    },
    {
      id: 'no-show.nights',
      kind: 'set',
      values: {
        freed:
          'the nights of a guest who did not come stay sold, but from the day on which staff say so the room can be sold again',
        kept: 'the room waits for the guest until the departure day that was sold',
      },
      source: 'stated nowhere',
      reason:
        'staff say it after they called; an empty room that nobody may have helps no one. The money stays as it stands but for the tourist tax, and staff decide what goes back',
    },
    {
      id: 'no-show.tax',
      kind: 'fixed',
      values: {
        'nights-stayed':
          'tourist tax only of nights that were stayed; nights sold again count once',
        'nights-sold': 'of all nights that were sold',
      },
      source: 'stated nowhere',
      reason: 'no stay, no tax (Gemeentewet art. 224); what was paid of it is to be paid back',
    },
    {
      id: 'no-show.vat',
      kind: 'set',
      values: {
        taxed: 'what is kept of the nights of a guest who did not come bears VAT as it was sold',
        compensation: 'it is compensation, outside VAT',
      },
      source: 'stated nowhere',
      reason:
        'case law differs; the owner’s accountant decides. It counts for who does not come from then on',
    },
    {
      id: 'staff.name',
      kind: 'fixed',
      values: {
        'one-field': 'one field “Naam klant”, kept as typed',
        'first-and-last': 'a first and a last name',
      },
      source: 'BO §2',
      reason: 'BO §2 names one field; a name cannot be cut in two for sure',
    },
    {
      id: 'staff.order-button',
      kind: 'fixed',
      values: {
        literal:
          '“Plaats boeking (gewoon)”, “Plaats boeking” and the cash desk’s “Verzend bestelling!” as they are',
        'as-guests': 'the words of order-button',
      },
      source: 'BO §2',
      reason: 'the law protects the consumer’s button; staff oblige nobody by pressing theirs',
    },
    {
      id: 'vacation.bookings',
      kind: 'fixed',
      values: {
        stay: 'bookings on chosen nights stay and are listed first; free nights are closed; what was there before is remembered and can be restored',
        overwritten: 'the count of each chosen day is set to 5',
      },
      source: 'BO §4',
      reason: 'a guest who has booked keeps the room',
    },
    {
      id: 'vacation.hard-coded',
      kind: 'fixed',
      values: { none: 'nothing is stored', dates: 'vacation dates of 2021 to 2025 in the code' },
      source: 'BO §4; G §9',
      reason: 'no dates are given, and those years are over or nearly so',
    },
    {
      id: 'access.signed-out',
      kind: 'fixed',
      values: {
        home: 'an address without a session, and Uitloggen, lead to /home; a session that ends during work asks for the password over the screen, nothing typed is lost',
        login: 'they lead to /login',
      },
      source: 'BO §2, §6',
      reason: 'both paragraphs say /home',
    },
  ],
} as const satisfies ReadingArea
