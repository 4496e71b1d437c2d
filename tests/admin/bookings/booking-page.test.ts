import { describe, expect, it } from 'vitest'
import { bookingPresence } from '../../../admin/bookings/booking-presence.ts'
import { offeredActs } from '../../../admin/bookings/offered-acts.ts'
import { parseDay } from '../../../rules/calendar/day.ts'

type Booking = Parameters<typeof offeredActs>[0]

/** A confirmed booking that is paid, of which no mail was written. */
const paid: Booking = {
  state: 'confirmed',
  balanceCents: 0,
  email: 'anna@example.com',
  receiptId: null,
  attendance: 'expected',
  attendanceAt: null,
  arrival: '2026-11-25',
  departure: '2026-11-27',
  soldUntil: null,
  refundByHand: { cents: 0, refundIds: [] },
  payLink: null,
  entries: [entry('sold', 20_800), entry('received', -20_800)],
  payments: [],
  mails: [],
}
const open = { balanceCents: 20_800, entries: [entry('sold', 20_800)] }
const owed = { refundByHand: { cents: 100, refundIds: [] } }

function entry(kind: Booking['entries'][number]['kind'], cents: number) {
  return { id: '1', kind, method: null, cents, at: '', by: null, note: '' }
}

/** The acts that staff are offered, but for those that only the page of the bill shows. */
function offered(more: Partial<Booking>, today: string | null = null): string[] {
  const acts = offeredActs({ ...paid, ...more }, today === null ? null : parseDay(today))
  return Object.entries(acts).flatMap(([act, isOffered]) =>
    isOffered && !/write-off|give-back/.test(act) ? [act] : [],
  )
}

describe('the acts that are offered of a booking', () => {
  it('are none once it ended, but for noting what staff pay back', () => {
    expect(offered({ state: 'cancelled' })).toEqual([])
    expect(offered({ state: 'expired', balanceCents: 20_800, receiptId: '7' })).toEqual([])
    expect(offered({ state: 'cancelled', ...owed })).toEqual(['refunded-by-hand'])
    expect(offered({ state: 'expired', ...owed })).toEqual(['refunded-by-hand'])
  })

  it('are no cancellation of guests who are or were in the house, and no other dates for who stayed away', () => {
    for (const attendance of ['arrived', 'departed'] as const) {
      expect(offered({ attendance })).not.toContain('cancel')
      expect(offered({ attendance })).toContain('change-stay')
    }
    expect(offered({ attendance: 'no-show' })).toContain('cancel')
    expect(offered({ attendance: 'no-show' })).not.toContain('change-stay')
  })

  it('let an open one be marked as paid, and only a confirmed one have its confirmation again', () => {
    const stay = ['pin-room', 'change-stay', 'cancel']
    const money = { balanceCents: 20_800 }
    expect(offered({ state: 'held', ...money })).toEqual(['mark-paid', ...stay])
    expect(offered(money)).toEqual(['mark-paid', 'resend-confirmation', ...stay])
    expect(offered({})).toEqual(['resend-confirmation', ...stay])
    expect(offered({ email: '' })).toEqual(stay)
  })

  it('let the mail that asks to pay for a room go that staff hold, to who has an address', () => {
    const payLink = { until: '', ended: false, path: '/booking-betaling-familie?id=1' }
    const held = { state: 'held', ...open, payLink } as const
    expect(offered(held)).toContain('resend-confirmation')
    expect(offered({ ...held, email: '' })).not.toContain('resend-confirmation')
  })

  it('let a receipt of staff be taken back, and a refund be noted beside all else', () => {
    expect(offered({ receiptId: '7', ...owed })).toEqual([
      'take-back-receipt',
      'refunded-by-hand',
      'resend-confirmation',
      'pin-room',
      'change-stay',
      'cancel',
    ])
  })

  it('let it be deleted while it never had money, mail or guests in the house', () => {
    expect(offered(open)).toContain('delete')
    expect(offered({})).not.toContain('delete')
    const mail = { id: '2', kind: 'confirmation', subject: '', createdAt: '' } as const
    expect(offered({ ...open, mails: [{ ...mail, state: 'sent' }] })).not.toContain('delete')
    expect(offered({ ...open, mails: [{ ...mail, state: 'withdrawn' }] })).toContain('delete')
    expect(offered({ ...open, attendance: 'arrived' })).not.toContain('delete')
    const payment = { id: '3', amountCents: 20_800, createdAt: '' }
    for (const [state, isOffered] of [
      ['open', false],
      ['expired', true],
    ] as const)
      expect(offered({ ...open, payments: [{ ...payment, state }] }).includes('delete')).toBe(
        isOffered,
      )
  })

  it('give the money of a stay back, and write it off, once it is confirmed', () => {
    const ofBill = (state: Booking['state']) =>
      Object.entries(offeredActs({ ...paid, state }, null)).flatMap(([act, isOffered]) =>
        isOffered && /write-off|give-back/.test(act) ? [act] : [],
      )
    expect(ofBill('confirmed')).toEqual(['write-off', 'take-back-write-off', 'give-back'])
    expect(ofBill('cancelled')).toEqual(['write-off', 'take-back-write-off', 'give-back'])
    expect(ofBill('held')).toEqual([])
    expect(ofBill('expired')).toEqual([])
  })
})

describe('what today means for a booking', () => {
  const stay = {
    state: 'confirmed',
    attendance: 'expected',
    arrival: '2026-11-25',
    departure: '2026-11-27',
  } as const
  const days = ['2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28']
  const over = (attendance: Parameters<typeof bookingPresence>[0]['attendance']) =>
    days.map((today) => bookingPresence({ ...stay, attendance }, today))

  it('is coming, and still expected until staff say that they came', () => {
    expect(over('expected')).toEqual([null, 'comesToday', 'stillExpected', null, null])
  })

  it('is in house until staff say that they left, also after the day on which they should have', () => {
    expect(over('arrived').slice(1)).toEqual([
      'inHouse',
      'inHouse',
      'leavesToday',
      'shouldHaveLeft',
    ])
  })

  it('is what staff said, whatever the day', () => {
    expect(new Set(over('departed'))).toEqual(new Set(['departed']))
    expect(new Set(over('no-show'))).toEqual(new Set(['noShow']))
  })

  it('is nothing for one that was cancelled, or while the day is not known', () => {
    expect(bookingPresence({ ...stay, state: 'cancelled' }, '2026-11-25')).toBeNull()
    expect(bookingPresence(stay, null)).toBeNull()
  })
})

describe('what can be said of the guests', () => {
  const SAID = ['arrive', 'depart', 'no-show', 'take-back-attendance']
  const at = (attendance: Booking['attendance'], today: string | null) =>
    offered(
      {
        attendance,
        attendanceAt: attendance === 'expected' ? null : '2026-11-25T15:10:00.000Z',
      },
      today,
    ).filter((act) => SAID.includes(act))

  it('is that they came, and from the next day on that they did not', () => {
    expect(at('expected', '2026-11-24')).toEqual([])
    expect(at('expected', '2026-11-25')).toEqual(['arrive'])
    expect(at('expected', '2026-11-26')).toEqual(['arrive', 'no-show'])
  })

  it('is that they left once they are here, and what was said is taken back', () => {
    expect(at('arrived', '2026-11-26')).toEqual(['depart', 'take-back-attendance'])
    expect(at('departed', '2026-11-27')).toEqual(['take-back-attendance'])
    expect(at('departed', '2026-11-28')).toEqual([])
  })

  it('is nothing while the day is not known', () => {
    expect(at('expected', null)).toEqual([])
  })
})
