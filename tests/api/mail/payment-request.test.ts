import { describe, expect, it } from 'vitest'
import { mailTemplates } from '../../../api/mail/mail-templates.ts'
import type { BookingMailRecord } from '../../../api/mail/templates/booking-mail-record.ts'

const paymentRequest = mailTemplates['payment-request']
const now = Date.parse('2026-02-02T09:30:00+01:00')
const held = {
  state: 'held',
  guestMails: 'all',
  madeBy: 'staff',
  hasEmail: true,
} as BookingMailRecord
const due = (changes: Partial<BookingMailRecord> = {}) =>
  paymentRequest.due({ ...held, ...changes }, now)

describe('the mail that asks to pay for a room that staff hold', () => {
  it('goes at once', () => {
    expect(due()).toBe(now)
  })

  it.each([
    [{ madeBy: 'guest' }],
    [{ state: 'confirmed' }],
    [{ state: 'expired' }],
    [{ state: 'cancelled' }],
    [{ hasEmail: false }],
    [{ guestMails: 'none' }],
  ] as const)('does not go where %j', (changes) => {
    expect(due(changes)).toBeNull()
  })

  it('is called back by payment, end and cancellation', () => {
    expect(paymentRequest.withdrawnBy).toEqual(['cancelled', 'expired', 'confirmed'])
  })
})
