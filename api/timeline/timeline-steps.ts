import type { MailState } from '../mail/mail-state.ts'
import { mailName } from '../mail/mail-templates.ts'
import type { EventData } from '../subjects/events.ts'
import type { Milestone, PlannedStep } from '../subjects/subject-plan.ts'
import type { TimelineStep } from './timeline-shape.ts'

/** What happened to a subject, as stored. Instants are ms since 1970 UTC. */
export interface History {
  events: { kind: string; at: number; by: string | null; data: EventData }[]
  mails: {
    id: string
    kind: string
    state: MailState
    at: number
    recipient: string
    /** What the server said last, when it did not simply take it. */
    error: string | null
  }[]
}

/** Which of what failed can be tried again now. */
export interface Repeatable {
  /** Mails that ended in one of these states. */
  mails: readonly MailState[]
  /** Refunds that the provider refused. */
  refund: boolean
  /** A payment that the provider refused to open. */
  payment: boolean
}

const MAIL_OUTCOME: Record<MailState, TimelineStep['outcome']> = {
  queued: 'next',
  sending: 'next',
  sent: 'done',
  kept: 'unsent',
  uncertain: 'uncertain',
  failed: 'failed',
  withdrawn: 'dropped',
}

/** A step with its instant, before it is told whether that is past or to come. */
type Moment = Pick<TimelineStep, 'kind' | 'mail' | 'by' | 'data'> & { instant: number }

/**
 * The timeline of any subject: what was done, oldest first, then what comes next by the very plan
 * its workflow follows.
 */
export function timelineSteps(
  { events, mails }: History,
  milestones: Milestone[],
  planned: PlannedStep[],
  now: number,
  repeatable: Repeatable = { mails: [], refund: false, payment: false },
): TimelineStep[] {
  const untold = milestones
    .filter(({ kind }) => !events.some((event) => event.kind === kind))
    .map(({ kind, at, by = null, data = {} }): Moment => ({ kind, by, data, instant: at }))
  const done = [
    ...untold.filter(({ instant }) => instant <= now).map(happened),
    ...events.map(({ at, ...event }, index) => ({
      ...happened({ ...event, instant: at }),
      ...repeatOfEvent(events, index, repeatable),
    })),
    ...mails.map(({ id, kind, state, at, recipient, error }) => ({
      ...past(
        {
          ...mailMoment(kind, state, at),
          data: { to: recipient, ...(error && WITH_ERROR.has(state) ? { note: error } : {}) },
        },
        MAIL_OUTCOME[state],
      ),
      ...(repeatable.mails.includes(state) ? { repeat: { what: 'mail' as const, id } } : {}),
    })),
  ]
  // A mail that is written and waits stands there already.
  const waiting = new Set(done.filter(({ outcome }) => outcome === 'next').map(nameOf))
  const coming = [
    ...planned.flatMap((step) => toCome(step, now)),
    ...untold.filter(({ instant }) => instant > now),
  ].filter((moment) => !waiting.has(nameOf(moment)))
  return [
    // A sort keeps the order of equals: a booking is held before it is paid, confirmed before a
    // mail says so.
    ...done.toSorted((a, b) => Date.parse(a.at!) - Date.parse(b.at!)),
    ...coming
      .toSorted((a, b) => a.instant - b.instant)
      .map(({ instant, ...step }, index): TimelineStep => ({
        ...step,
        at: null,
        expectedAt: iso(instant),
        outcome: index === 0 ? 'next' : 'later',
      })),
  ]
}

function happened(moment: Moment): TimelineStep {
  return past(moment, wentWrong(moment.kind) ? 'failed' : 'done')
}

function past({ instant, ...step }: Moment, outcome: TimelineStep['outcome']): TimelineStep {
  return { ...step, at: iso(instant), expectedAt: null, outcome }
}

/** After any other state what the server once said is over. */
const WITH_ERROR: ReadonlySet<MailState> = new Set(['failed', 'uncertain'])

/** The ends of a refund that leave it to staff. */
const LOST_REFUND: ReadonlySet<string> = new Set(['refund-refused', 'refund-failed'])

/** At the last event of its kind only: what failed before that was tried again already. */
function repeatOfEvent(
  events: History['events'],
  index: number,
  { refund, payment }: Repeatable,
): Pick<TimelineStep, 'repeat'> {
  const { kind } = events[index]!
  const isRefund = LOST_REFUND.has(kind)
  const isLike = (event: History['events'][number]) =>
    isRefund ? LOST_REFUND.has(event.kind) : event.kind === kind
  if (events.findLastIndex(isLike) !== index) return {}
  if (isRefund && refund) return { repeat: { what: 'refund' } }
  if (kind === 'payment-failed' && payment) return { repeat: { what: 'payment' } }
  return {}
}

/** The kind of an event says whether something went wrong. */
function wentWrong(kind: string): boolean {
  return kind.endsWith('-failed') || kind.endsWith('-refused')
}

function toCome({ about, becomes, dueAt }: PlannedStep, now: number): Moment[] {
  const instant = Math.max(dueAt, now)
  if (becomes === undefined) return []
  if (becomes === 'mail' && about !== undefined) return [mailMoment(about, null, instant)]
  return [{ kind: becomes, by: null, data: {}, instant }]
}

function mailMoment(kind: string, state: MailState | null, instant: number): Moment {
  const mail = { kind, name: mailName(kind), state }
  return { kind: 'mail', mail, by: null, data: {}, instant }
}

/** The same for a step that is done and for the one that plans it. */
function nameOf({ kind, mail }: Pick<TimelineStep, 'kind' | 'mail'>): string {
  return `${kind} ${mail?.kind ?? ''}`
}

function iso(instant: number): string {
  return new Date(instant).toISOString()
}
