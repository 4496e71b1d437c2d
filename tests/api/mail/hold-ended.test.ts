import { describe, expect, it } from 'vitest'
import { mailTemplates } from '../../../api/mail/mail-templates.ts'
import type { BookingMailRecord } from '../../../api/mail/templates/booking-mail-record.ts'
import { parseDay } from '../../../rules/calendar/day.ts'

const { 'hold-ended': holdEnded, 'lapsed-with-money': lapsedWithMoney } = mailTemplates
const now = Date.parse('2026-02-02T09:30:00+01:00')
const HOUR = 3_600_000
const WEEK = 7 * 24 * HOUR
const asked = { kind: 'payment-request', about: '', createdAt: now, lastTry: null }
const ended = {
  state: 'expired',
  hasEmail: true,
  arrival: parseDay('2026-03-10')!,
  lapsedAt: now - HOUR,
  lapsedCents: 0,
  mails: [{ ...asked, state: 'sent' }],
} as unknown as BookingMailRecord

describe('the mail that a room is held no longer', () => {
  const due = (changes: Partial<BookingMailRecord> = {}, at = now) =>
    holdEnded.due({ ...ended, ...changes }, at)

  it('goes at once to who was asked by mail to pay and did not', () => {
    expect(due()).toBe(now)
    expect(due({ mails: [{ ...asked, state: 'kept' }] })).toBe(now)
  })

  it.each([
    [{ state: 'held' }],
    [{ state: 'confirmed' }],
    [{ state: 'cancelled' }],
    [{ hasEmail: false }],
    // A visitor at the checkout was promised nothing by mail.
    [{ mails: [] }],
    // It ended before the house wrote such mails, or while it was away.
    [{ lapsedAt: now - WEEK }],
    [{ lapsedAt: null }],
    // Called back before it went: nobody read it.
    [{ mails: [{ ...asked, state: 'withdrawn' }] }],
  ] as const)('does not go where %j', (changes) => {
    expect(due(changes as Partial<BookingMailRecord>)).toBeNull()
  })

  it('does not go once the day of arrival is over', () => {
    expect(due({}, Date.parse('2026-03-12T09:30:00+01:00'))).toBeNull()
  })
})

describe('the mail to the property about money on a booking that lapsed', () => {
  it('goes at once, however little it is, and of no other booking', () => {
    expect(lapsedWithMoney.due({ ...ended, lapsedCents: 1 }, now)).toBe(now)
    expect(lapsedWithMoney.due(ended, now)).toBeNull()
    expect(lapsedWithMoney.due({ ...ended, state: 'confirmed', lapsedCents: 1 }, now)).toBeNull()
  })

  it('goes of none that lapsed long ago: that is on the dashboard', () => {
    const old = { ...ended, lapsedCents: 1, lapsedAt: now - WEEK }
    expect(lapsedWithMoney.due(old, now)).toBeNull()
    expect(lapsedWithMoney.due({ ...old, lapsedAt: now - WEEK + 1 }, now)).toBe(now)
  })
})
