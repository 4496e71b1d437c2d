import type { MailState } from '../mail/mail-state.ts'
import { mailName } from '../mail/mail-templates.ts'
import type { EventData } from '../subjects/events.ts'
import type { Milestone } from '../subjects/milestone.ts'
import type { PlannedStep } from '../subjects/subject-plan.ts'
import type { TimelineStep } from './timeline-view.ts'

/** What happened to a subject, as stored. Instants are ms since 1970 UTC. */
export interface History {
  events: { kind: string; at: number; by: string | null; data: EventData }[]
  mails: { kind: string; state: MailState; at: number; recipient: string }[]
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
): TimelineStep[] {
  const untold = milestones
    .filter(({ kind }) => !events.some((event) => event.kind === kind))
    .map(({ kind, at, by = null, data = {} }): Moment => ({ kind, by, data, instant: at }))
  const done = [
    ...[...untold.filter(({ instant }) => instant <= now), ...events.map(told)].map((moment) =>
      past(moment, wentWrong(moment.kind) ? 'failed' : 'done'),
    ),
    ...mails.map(({ kind, state, at, recipient }) =>
      past({ ...mailMoment(kind, state, at), data: { to: recipient } }, MAIL_OUTCOME[state]),
    ),
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

function told({ at, ...event }: History['events'][number]): Moment {
  return { ...event, instant: at }
}

function past(
  { instant, ...step }: Moment,
  outcome: TimelineStep['outcome'] = 'done',
): TimelineStep {
  return { ...step, at: iso(instant), expectedAt: null, outcome }
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
