import { instantInAmsterdam } from '../../rules/calendar/amsterdam.ts'
import type { MailState } from '../mail/mail-state.ts'
import { mailName } from '../mail/mail-templates.ts'
import type { EventData } from '../subjects/events.ts'
import type { TimelineStep } from './booking-views.ts'
import {
  type BookingRecord,
  type BookingStep,
  type PlanSettings,
  planBooking,
} from './plan-booking.ts'

/** What happened to a booking, as stored. Instants are ms since 1970 UTC. */
export interface BookingHistory {
  createdAt: number
  /** When its channel said that it is paid; null where none did. */
  paidAt: number | null
  events: { kind: string; at: number; by: string | null; data: EventData }[]
  mails: {
    kind: string
    state: MailState
    createdAt: number
    sentAt: number | null
    recipient: string
  }[]
}

/** Minutes after midnight at which guests come and go. */
export interface HouseTimes {
  checkInMinute: number
  checkOutMinute: number
}

type Kind = TimelineStep['kind']

type ComingStep = Pick<TimelineStep, 'kind' | 'mail'> & { dueAt: number }

/** The events that are steps of their own. */
const EVENTS: ReadonlySet<string> = new Set<Kind>([
  'payment-opened',
  'payment-failed',
  'paid',
  'confirmed',
  'expired',
  'cancelled',
  'refunded',
  'refund-refused',
  'room-moved',
  'changed',
])

const FAILURES: ReadonlySet<string> = new Set<Kind>(['payment-failed', 'refund-refused'])

const MAIL_OUTCOME: Record<MailState, TimelineStep['outcome']> = {
  queued: 'next',
  sending: 'next',
  sent: 'done',
  kept: 'unsent',
  uncertain: 'uncertain',
  failed: 'failed',
  withdrawn: 'dropped',
}

/**
 * What a planned step is to whoever looks at the booking; asking the provider how it stands is
 * nothing to see.
 */
const PLANNED: Partial<Record<BookingStep, Kind>> = {
  openPayment: 'payment-opened',
  expireHold: 'expired',
  refundLatePayment: 'refunded',
  sendMail: 'mail',
}

/**
 * A booking's timeline: what was done, oldest first, then what comes next by the very plan its
 * workflow follows.
 */
export function bookingTimeline(
  booking: BookingRecord,
  history: BookingHistory,
  times: HouseTimes,
  now: number,
  settings: PlanSettings,
): TimelineStep[] {
  const done = doneSteps(booking, history, times, now)
  const seen = new Set(done.filter(({ outcome }) => outcome === 'next').map(nameOf))
  const planned = planBooking(booking, now, settings)
    .flatMap(({ step, about, dueAt }): ComingStep[] => {
      const kind = PLANNED[step]
      if (!kind) return []
      if (about === undefined) return [{ kind, dueAt }]
      return [{ kind, mail: { kind: about, name: mailName(about), state: null }, dueAt }]
    })
    .filter((coming) => !seen.has(nameOf(coming)))
  const ahead = [
    ...planned,
    ...visitSteps(booking, times).filter(({ dueAt }) => dueAt > now),
  ].toSorted((a, b) => a.dueAt - b.dueAt)
  const coming = ahead.map(({ dueAt, ...step }, index): TimelineStep => ({
    ...step,
    at: null,
    expectedAt: iso(Math.max(dueAt, now)),
    outcome: index === 0 ? 'next' : 'later',
    by: null,
    data: {},
  }))
  return [...done, ...coming]
}

/** The same for a step that is done and for the one that plans it. */
function nameOf({ kind, mail }: Pick<TimelineStep, 'kind' | 'mail'>): string {
  return `${kind} ${mail?.kind ?? ''}`
}

function doneSteps(
  booking: BookingRecord,
  { createdAt, paidAt, events, mails }: BookingHistory,
  times: HouseTimes,
  now: number,
): TimelineStep[] {
  const told = events.filter(({ kind }) => EVENTS.has(kind))
  const steps: { at: number; step: TimelineStep }[] = told.map(({ kind, at, by, data }) => ({
    at,
    step: {
      ...past(kind as Kind, at),
      outcome: FAILURES.has(kind) ? 'failed' : 'done',
      by,
      data,
    },
  }))
  const isTold = (kind: Kind) => told.some((event) => event.kind === kind)
  // Acceptance writes no events: that a booking was made is in the booking itself.
  if (booking.source === 'own-website') steps.push({ at: createdAt, step: past('held', createdAt) })
  else if (!isTold('confirmed')) steps.push({ at: createdAt, step: past('confirmed', createdAt) })
  if (paidAt !== null && !isTold('paid')) steps.push({ at: paidAt, step: past('paid', paidAt) })
  for (const mail of mails) {
    const at = mail.sentAt ?? mail.createdAt
    steps.push({
      at,
      step: {
        ...past('mail', at),
        outcome: MAIL_OUTCOME[mail.state],
        mail: { kind: mail.kind, name: mailName(mail.kind), state: mail.state },
        data: { to: mail.recipient },
      },
    })
  }
  for (const { kind, dueAt } of visitSteps(booking, times))
    if (dueAt <= now) steps.push({ at: dueAt, step: past(kind, dueAt) })
  return steps
    .toSorted((a, b) => a.at - b.at || rank(a.step.kind) - rank(b.step.kind))
    .map(({ step }) => step)
}

/** What is stored with the same instant happened in this order. */
function rank(kind: Kind): number {
  return ['held', 'payment-opened', 'paid', 'confirmed'].indexOf(kind) + 1 || 9
}

/** Guests come and go only where the booking stands. */
function visitSteps(
  { state, arrival, departure }: BookingRecord,
  { checkInMinute, checkOutMinute }: HouseTimes,
): ComingStep[] {
  if (state !== 'confirmed') return []
  return [
    { kind: 'arrival', dueAt: instantInAmsterdam(arrival, checkInMinute) },
    { kind: 'departure', dueAt: instantInAmsterdam(departure, checkOutMinute) },
  ]
}

function past(kind: Kind, at: number): TimelineStep {
  return { kind, at: iso(at), expectedAt: null, outcome: 'done', by: null, data: {} }
}

function iso(instant: number): string {
  return new Date(instant).toISOString()
}
