import type { ClientBase, Pool } from 'pg'
import { z } from 'zod'
import {
  type DecidingAct,
  type DecisionKind,
  decidedMeanwhile,
  decisionKinds,
} from '../../rules/decisions/decided-meanwhile.ts'
import { type Decision, whatStands } from '../../rules/decisions/what-stands.ts'
import { Refused, changedMeanwhile } from '../errors/refused.ts'
import { currentWork, noteWork } from '../telemetry/work.ts'

/**
 * Anything with a life of its own that is carried to its end: a booking, a breakfast order, a sale, a
 * message by a form. Outbox, events, dues, mails and workflows name it so and know no kind.
 */
export interface Subject {
  /** Such as `booking`; the registry of kinds says which workflow carries it. */
  kind: string
  id: string
}

/** A stay as a change found or left it. */
const eventStayShape = z.object({
  arrival: z.iso.date(),
  departure: z.iso.date(),
  roomTypeId: z.int(),
  roomTypeName: z.string(),
  roomId: z.int().nullable(),
  roomNumber: z.int().nullable(),
  persons: z.int(),
  pinned: z.boolean(),
  /** The warnings that staff overruled for it, and why; '' where none. */
  overruled: z.array(z.string()),
  overruleReason: z.string(),
})
export type EventStay = z.output<typeof eventStayShape>

/**
 * What there is to know of an event. Never a sentence: the screens have the words
 * (admin/texts). What somebody typed is a `note`.
 */
export const eventDataShape = z.object({
  cents: z.int().optional(),
  /** What goes back by a cancellation. */
  backCents: z.int().optional(),
  /** How money moved, such as `ideal` or `cash`. */
  method: z.string().optional(),
  from: z.string().optional(),
  to: z.string().optional(),
  /** One of a few words that the event's kind knows. */
  reason: z.string().optional(),
  note: z.string().optional(),
  /** Whether the guest is told by mail, where staff were asked. */
  mail: z.boolean().optional(),
  /** Of a breakfast that is not brought: the guest fetches it or eats in the house. */
  here: z.boolean().optional(),
  /** Fields that staff wrote anew, such as `email`, and what stood there. */
  changes: z.array(z.object({ field: z.string(), from: z.string(), to: z.string() })).optional(),
  /** The number on the door of the room it is about. */
  room: z.int().optional(),
  /** The stay of a booking before and after a change. */
  stays: z.object({ from: eventStayShape, to: eventStayShape }).optional(),
})
export type EventData = z.output<typeof eventDataShape>

/** Something that happened to a subject: a step of its timeline, kept as long as the subject. */
export interface SubjectEvent {
  kind: string
  at: Date
  /** 'guest', 'provider', 'channel', 'staff' or a member of staff's name; null: it came by itself. */
  by?: string | null
  data?: EventData
}

/** The records whose decisions have a version, by the kind of subject. */
const VERSIONED: Readonly<Record<string, string>> = {
  booking: 'bookings',
  'breakfast-order': 'breakfast_orders',
}

/**
 * Notes an event in the transaction of `on`. A decision raises the version of its record, which is
 * locked by then, and keeps the version that it made.
 */
export async function addEvent(
  on: Pool | ClientBase,
  subject: Subject,
  { kind, at, by = null, data = {} }: SubjectEvent,
): Promise<void> {
  const record = isDecision(kind) ? VERSIONED[subject.kind] : undefined
  const version = record
    ? `WITH raised AS (UPDATE ${record} SET version = version + 1 WHERE id = $2 RETURNING version) `
    : ''
  await on.query(
    `${version}INSERT INTO events (subject_kind, subject_id, kind, at, by, data, version)
     VALUES ($1, $2, $3, $4, $5, $6, ${record ? '(SELECT version FROM raised)' : 'NULL'})`,
    [subject.kind, subject.id, kind, at, by, data],
  )
}

function isDecision(kind: string): kind is DecisionKind {
  return (decisionKinds as string[]).includes(kind)
}

/**
 * Refuses an act where others decided meanwhile what it rests on. Called with the record locked, before
 * anything of the act is done.
 *
 * @param decided `version` is that of the record on the screen
 * @throws Refused with what stands now, by whom and since when
 */
export async function refuseStale(
  on: Pool | ClientBase,
  subject: Subject,
  { act, version, at }: { act: DecidingAct; version: number; at: Date },
): Promise<void> {
  const since = decidedMeanwhile(act, await decisionsOf(on, subject, 'version > $3', version))
  if (since.length > 0) throw new Refused(changedMeanwhile(whatStands(since, at.getTime())))
}

/**
 * Refuses an act that was done before by another press; not where nobody noted that it was done.
 *
 * @throws Refused with who did it, when and how
 */
export async function refuseDone(
  on: Pool | ClientBase,
  subject: Subject,
  kind: DecisionKind,
  at: Date,
): Promise<void> {
  const done = (await decisionsOf(on, subject, 'kind = $3', kind)).slice(-1)
  if (done.length > 0) throw new Refused(changedMeanwhile(whatStands(done, at.getTime())))
}

/** The decisions of a record, oldest first. */
async function decisionsOf(
  on: Pool | ClientBase,
  { kind, id }: Subject,
  which: 'version > $3' | 'kind = $3',
  value: number | string,
): Promise<Decision[]> {
  const { rows } = await on.query<Decision>(
    `SELECT kind, by, trunc(extract(epoch FROM at) * 1000)::float8 AS at, coalesce(data ->> 'backCents', data ->> 'cents', '0')::int AS cents FROM events
     WHERE subject_kind = $1 AND subject_id = $2 AND ${which} ORDER BY id`,
    [kind, id, value],
  )
  return rows
}

/**
 * Has the workflow of a subject plan again once the transaction of `on` is committed. Whoever is in
 * a hurry says `outbox` to the notifier after that; the relay looks every few seconds all the same.
 *
 * @param topic why, for who reads the table
 */
export async function tellOutbox(
  on: Pool | ClientBase,
  { kind, id }: Subject,
  topic: string,
): Promise<void> {
  noteWork({ subject: kind, subjectId: id })
  await on.query(
    'INSERT INTO outbox (subject_kind, subject_id, topic, request_id) VALUES ($1, $2, $3, $4)',
    [kind, id, topic, currentWork().requestId ?? null],
  )
}
