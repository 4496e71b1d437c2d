import { type MailKind, mailName } from '../../../api/mail/mail-templates.ts'
import type { TimelineStep } from '../../../api/timeline/timeline-view.ts'

const done = (
  kind: TimelineStep['kind'],
  at: string,
  data: TimelineStep['data'] = {},
): TimelineStep => ({
  kind,
  at,
  expectedAt: null,
  outcome: 'done',
  by: null,
  data,
})
const coming = (
  kind: TimelineStep['kind'],
  expectedAt: string,
  outcome: 'next' | 'later' = 'later',
  data: TimelineStep['data'] = {},
): TimelineStep => ({
  kind,
  at: null,
  expectedAt,
  outcome,
  by: null,
  data,
})

const mailOutcomes = {
  sent: 'done',
  uncertain: 'uncertain',
  failed: 'failed',
  kept: 'unsent',
  withdrawn: 'dropped',
} as const
const mailed = (kind: MailKind, state: keyof typeof mailOutcomes, at: string): TimelineStep => ({
  ...done('mail', at, { to: 'sanne.hoekstra@voorbeeld.nl' }),
  outcome: mailOutcomes[state],
  mail: { kind, name: mailName(kind), state },
})
const comingMail = (kind: MailKind, expectedAt: string): TimelineStep => ({
  ...coming('mail', expectedAt),
  mail: { kind, name: mailName(kind), state: null },
})
const beforeToday: TimelineStep[] = [
  done('held', '2026-11-12T19:41:00.000Z'),
  done('payment-opened', '2026-11-12T19:42:00.000Z', { cents: 20_800 }),
  done('paid', '2026-11-12T19:44:00.000Z', { cents: 20_800, method: 'ideal' }),
  done('confirmed', '2026-11-12T19:44:00.000Z'),
  mailed('confirmation', 'sent', '2026-11-12T19:44:00.000Z'),
]

const cancelled: TimelineStep[] = [
  ...beforeToday.slice(0, 4),
  { ...done('cancelled', '2026-11-20T08:12:00.000Z', { note: 'ziek geworden' }), by: 'Rianne' },
  done('refunded', '2026-11-20T08:13:00.000Z', { cents: 10_400 }),
  mailed('cancellation', 'kept', '2026-11-20T08:12:00.000Z'),
  mailed('arrival', 'withdrawn', '2026-11-20T08:12:00.000Z'),
]

/** What the API says of the bookings of booking-detail.ts, under the same names. */
export const timelines = {
  sanne: [
    ...beforeToday,
    mailed('arrival', 'sent', '2026-11-23T09:00:00.000Z'),
    coming('arrival', '2026-11-25T14:00:00.000Z', 'next'),
    coming('departure', '2026-11-27T09:30:00.000Z'),
    comingMail('thank-you', '2026-11-28T09:00:00.000Z'),
  ],
  sanneWithTroubles: [
    ...beforeToday.slice(0, 4),
    mailed('confirmation', 'uncertain', '2026-11-12T19:44:00.000Z'),
    mailed('arrival', 'failed', '2026-11-24T09:00:00.000Z'),
    coming('arrival', '2026-11-25T14:00:00.000Z', 'next'),
    coming('departure', '2026-11-27T09:30:00.000Z'),
  ],
  nienkeHeld: [
    done('held', '2026-11-25T13:20:00.000Z'),
    done('payment-opened', '2026-11-25T13:20:00.000Z'),
    coming('expired', '2026-11-25T20:11:00.000Z', 'next'),
  ],
  nienkeExpired: [
    done('held', '2026-11-25T13:20:00.000Z'),
    done('payment-opened', '2026-11-25T13:20:00.000Z'),
    done('expired', '2026-11-25T20:11:00.000Z'),
  ],
  karinCancelled: cancelled,
  karinOwed: [
    ...cancelled.filter(({ kind }) => kind !== 'refunded'),
    {
      kind: 'refund-refused',
      at: '2026-11-20T08:13:00.000Z',
      expectedAt: null,
      outcome: 'failed',
      by: 'provider',
      data: { cents: 10_400, reason: 'pay-by-hand' },
    },
  ],
} satisfies Record<string, TimelineStep[]>
