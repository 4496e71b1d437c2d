import { Injectable, Global, Inject, Module, type OnModuleInit } from '@nestjs/common'
import { Pool, type ClientBase } from 'pg'
import type { EventData, Subject } from './events.ts'

/** A step that is still to be done, and the instant it is due, ms since 1970 UTC. */
export interface PlannedStep {
  /** The name of its activity in the folder of the kind, such as `sendMail`. */
  step: string
  /** What it is about, where one step does several things: the kind of mail. */
  about?: string
  /** The kind of event it leads to, or `mail`. Without, it is nothing to see on the timeline. */
  becomes?: string
  /** In the past or now: do it at once. */
  dueAt: number
  /** It was tried, did not succeed, and is tried again: a mail that the server did not take. */
  hasFailed?: boolean
}

/**
 * What is to be done for the subjects of a kind. The workflow takes the first step and asks again;
 * the timeline shows all of them.
 */
export interface SubjectPlan<Record = unknown> {
  readonly kind: string
  /** All that the plan depends on, as of one moment; null when there is no such subject. */
  load(id: string): Promise<Record | null>
  /**
   * The earliest first; empty when nothing ever will be. A pure function of what is stored, so that
   * a workflow can be made again from the id alone.
   */
  plan(record: Record, now: number): PlannedStep[]
  /** What the timeline tells beside events, mails and the plan; left out: nothing. */
  milestonesOf?(id: string): Promise<Milestone[]>
}

/**
 * A moment in the life of a subject that no event tells of, past or to come: that it was made, that
 * a guest arrives. Where an event of its kind tells of it, it is left out.
 */
export interface Milestone {
  kind: string
  /** Ms since 1970 UTC. */
  at: number
  by?: string | null
  data?: EventData
}

/** The plans by the kind of their subjects. A `StoredPlan` registers itself. */
@Injectable()
export class SubjectPlans {
  private readonly plans = new Map<string, SubjectPlan>()

  register(plan: SubjectPlan): void {
    this.plans.set(plan.kind, plan)
  }

  /** Null for a kind that nobody registered. */
  of(kind: string): SubjectPlan | null {
    return this.plans.get(kind) ?? null
  }
}

/** A plan whose record one statement reads, so as of one moment: its parts belong together. */
@Injectable()
export abstract class StoredPlan<Record> implements SubjectPlan<Record>, OnModuleInit {
  @Inject(SubjectPlans) private readonly plans!: SubjectPlans
  abstract readonly kind: string
  /** SQL that gives one `record`, of the subject with the id `$1`. */
  protected abstract readonly statement: string

  constructor(protected readonly pool: Pool) {}

  onModuleInit(): void {
    this.plans.register(this)
  }

  abstract plan(record: Record, now: number): PlannedStep[]

  async load(id: string): Promise<Record | null> {
    const { rows } = await this.pool.query<{ record: Record }>({
      name: `${this.kind}-record`,
      text: this.statement,
      values: [id],
    })
    return rows[0]?.record ?? null
  }
}

/** What has a life of its own: the plans of all kinds. */
@Global()
@Module({ providers: [SubjectPlans], exports: [SubjectPlans] })
export class SubjectsModule {}

/** What a plan came to, ms since 1970 UTC. */
interface Due {
  /**
   * When something is next to be done. `Infinity`: nothing is, by a clock that was moved and may be
   * moved back; null: nothing ever will be.
   */
  at: number | null
  /** Whether a step of it failed and has not succeeded since. */
  isFailing: boolean
  /** The clock's now: a failure that is new is dated with it. */
  now: number
}

/**
 * Notes when something is next to be done for a subject, and since when a step of it fails. Written
 * wherever the plan is read; where nothing changed, once a minute.
 *
 * @returns whether it began to fail, or stopped failing
 */
export async function noteDue(
  on: Pool | ClientBase,
  { kind, id }: Subject,
  { at, isFailing, now }: Due,
): Promise<boolean> {
  if (at === null) {
    const { rows } = await on.query<{ wasFailing: boolean }>(
      `DELETE FROM subject_dues WHERE subject_kind = $1 AND subject_id = $2
       RETURNING failing_since IS NOT NULL AS "wasFailing"`,
      [kind, id],
    )
    return rows[0]?.wasFailing ?? false
  }
  const { rows } = await on.query<{ wasFailing: boolean }>(
    `WITH before AS (SELECT failing_since FROM subject_dues WHERE subject_kind = $1 AND subject_id = $2),
     noted AS (
       INSERT INTO subject_dues AS due (subject_kind, subject_id, next_due_at, failing_since)
       VALUES ($1, $2, $3, $4)
       ON CONFLICT (subject_kind, subject_id) DO UPDATE SET next_due_at = excluded.next_due_at, looked_at = now(),
         failing_since = CASE WHEN excluded.failing_since IS NOT NULL THEN coalesce(due.failing_since, excluded.failing_since) END
       WHERE due.next_due_at <> excluded.next_due_at OR due.looked_at < now() - interval '1 minute'
         OR (due.failing_since IS NULL) <> (excluded.failing_since IS NULL))
     SELECT failing_since IS NOT NULL AS "wasFailing" FROM before`,
    [kind, id, at === Infinity ? 'infinity' : new Date(at), isFailing ? new Date(now) : null],
  )
  return (rows[0]?.wasFailing ?? false) !== isFailing
}
