import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common'
import { Pool } from 'pg'
import type { EntityManager } from 'typeorm'
import { formatDay } from '../../rules/calendar/day.ts'
import type { Words } from '../../rules/texts/all-words.ts'
import { textOf } from '../../rules/texts/words.ts'
import { untilDatabaseAnswers } from '../database/await-database.ts'
import { insertion } from '../database/insertion.ts'
import { Notifier } from '../database/notifier.ts'
import type { KeptEdit } from '../edits/kept-nouns.ts'
import { type EditEscort, StaffEdits } from '../edits/staff-edits.ts'
import { Clock } from '../environment/clock.ts'
import { WordsInForce } from '../environment/words-in-force.ts'
import { statusOf } from '../errors/api-error.ts'
import { Refused, delivered, fieldRefused, notFound, plainError } from '../errors/refused.ts'
import { clientOf } from '../facts/client-of.ts'
import { FactsCache } from '../facts/facts-cache.ts'
import type { StaffMember } from '../requests/staff-sessions.ts'
import { loggableReason } from '../telemetry/loggable-error.ts'
import { FROM_DAY_TOO_SOON, type PlanOrder, type PlannedEditView } from './planned-edit-shape.ts'
import { Trials } from './trials.ts'

/** What is due is looked for this often, ms, and at the moment at which a day begins. */
const LOOK_EVERY_MS = 15_000

/** So often an edit that is due may fail before staff are asked to look: about five minutes. */
const MOST_TRIES = 20

/** What is said of a planned edit that is not there, or is over. */
export const UNKNOWN_PLAN = 'Deze geplande wijziging bestaat niet, of is al voorbij.'
const FAILED =
  'Het doorvoeren is telkens mislukt en er is niets gewijzigd. Wijzig het opnieuw, of vraag hulp.'
const CHANGED =
  'Intussen is gewijzigd wat deze wijziging zou wijzigen. Er is niets gedaan. Wijzig het opnieuw.'

interface DueRow extends KeptEdit {
  id: number
  by: string
  staffId: string
  email: string
}

const VIEW = `id, from_day::text AS "fromDay", title, told, by, state, why`

const says = { noun: 'planned-edits', id: () => null } as const

/**
 * Edits that count from a day of sale on. They wait as rows. A process that starts carries out what
 * is due before it answers anybody; one that runs does so when the day begins in the house, and a
 * guest who asks in that moment may still be told the price of the day before. Done is written in
 * the transaction of the edit itself, so that each is carried out once, whatever process is killed
 * when.
 */
@Injectable()
export class PlannedEdits implements BeforeApplicationShutdown {
  private readonly log = new Logger(PlannedEdits.name)
  private timer: NodeJS.Timeout | undefined
  private carrying = Promise.resolve()
  private isOver = false

  constructor(
    private readonly pool: Pool,
    private readonly trials: Trials,
    private readonly edits: StaffEdits,
    private readonly facts: FactsCache,
    private readonly clock: Clock,
    private readonly notifier: Notifier,
    private readonly inForce: WordsInForce,
  ) {}

  /** Plans an edit. Refused is what could not be saved today, and a day that has begun. */
  async plan(staff: StaffMember, order: PlanOrder): Promise<PlannedEditView> {
    const { edit, fromDay, title, told } = order
    if (fromDay <= this.clock.moment().today) throw fieldRefused('fromDay', FROM_DAY_TOO_SOON)
    const base = await this.trials.writeKept(staff, edit, 'plan')
    const row = {
      fromDay: formatDay(fromDay),
      noun: edit.noun,
      key: JSON.stringify(edit.key),
      values: edit.values && JSON.stringify(edit.values),
      base,
      title,
      told: JSON.stringify(told),
      by: staff.name,
      staffId: staff.staffId,
      email: staff.email,
      plannedAt: new Date(this.clock.now()),
    }
    return this.write(staff, null, ...insertion('planned_edits', row, `RETURNING ${VIEW}`))
  }

  /** What waits, by its day, and then what is over, the latest first. */
  async all(): Promise<PlannedEditView[]> {
    const { rows } = await this.pool.query<PlannedEditView>(
      `SELECT ${VIEW} FROM planned_edits
       ORDER BY state <> 'waiting', CASE WHEN state = 'waiting' THEN from_day END, ended_at DESC, id LIMIT 200`,
    )
    return rows
  }

  /** Takes one back that waits, or puts one away that was refused. */
  withdraw(staff: StaffMember, id: number): Promise<PlannedEditView> {
    return this.write(
      staff,
      id,
      `UPDATE planned_edits SET state = 'withdrawn', ended_at = $2
       WHERE id = $1 AND state IN ('waiting', 'refused') RETURNING ${VIEW}`,
      [id, new Date(this.clock.now())],
    )
  }

  /** Plans one again that was taken back, as long as its day has not begun. */
  restore(staff: StaffMember, id: number): Promise<PlannedEditView> {
    return this.write(
      staff,
      id,
      `UPDATE planned_edits SET state = 'waiting', ended_at = NULL, why = NULL, tries = 0
       WHERE id = $1 AND state = 'withdrawn' AND from_day > $2::date RETURNING ${VIEW}`,
      [id, this.clock.today()],
    )
  }

  /** Carries out what is due, and from now on each day when it begins. */
  async begin(): Promise<void> {
    await this.carry(() => untilDatabaseAnswers(() => this.carryOutNow()))
    this.wait()
  }

  /** What is under way ends first. */
  async beforeApplicationShutdown(): Promise<void> {
    this.isOver = true
    clearTimeout(this.timer)
    await this.carrying
  }

  /** Carries out what is due by now, in the order of its days. What fails for now is tried again. */
  carryOut(): Promise<void> {
    return this.carry(() => this.carryOutNow())
  }

  /** One run after the other: what is under way may have looked before the day began. */
  private carry(run: () => Promise<void>): Promise<void> {
    this.carrying = this.carrying.then(run).catch(this.leave)
    return this.carrying
  }

  private readonly leave = (error: unknown): void =>
    this.log.warn(`planned edits wait: ${loggableReason(error)}`)

  private wait(): void {
    if (this.isOver) return
    const { minuteOfDay, instant } = this.clock.moment()
    const untilTomorrow = (24 * 60 - minuteOfDay) * 60_000 - (instant % 60_000)
    this.timer = setTimeout(
      () => void this.carryOut().then(() => this.wait()),
      Math.min(LOOK_EVERY_MS, Math.max(untilTomorrow, 10)),
    )
    this.timer.unref()
  }

  private async carryOutNow(): Promise<void> {
    // A start that waits for the database may be told to end meanwhile.
    if (this.isOver) return
    // Which also has the clock follow a setting that moved it.
    await this.facts.fresh()
    const { rows } = await this.pool.query<DueRow>(
      `SELECT id, noun, key, values, base, by, staff_id AS "staffId", email FROM planned_edits
       WHERE state = 'waiting' AND from_day <= $1::date ORDER BY from_day, id`,
      [this.clock.today()],
    )
    // One that fails does not hold up the others.
    for (const row of rows)
      await this.carryOutOne(row).catch((error: unknown) => this.noteFailure(row, error))
  }

  /** Counts a try that failed; the last one refuses it, so that the dashboard shows it. */
  private async noteFailure({ id, noun }: DueRow, error: unknown): Promise<void> {
    this.log.warn(`planned edit ${id} of ${noun} failed: ${loggableReason(error)}`)
    const { rows } = await this.pool.query<{ tries: number }>(
      `UPDATE planned_edits SET tries = tries + 1 WHERE id = $1 AND state = 'waiting' RETURNING tries`,
      [id],
    )
    if ((rows[0]?.tries ?? 0) < MOST_TRIES) return
    this.log.error(`planned edit ${id} of ${noun} is given up after ${MOST_TRIES} tries`)
    await this.refuse(id, FAILED)
    this.say()
  }

  private async refuse(id: number, why: string): Promise<void> {
    await this.pool.query(
      `UPDATE planned_edits SET state = 'refused', why = $2, ended_at = $3 WHERE id = $1 AND state = 'waiting'`,
      [id, why, new Date(this.clock.now())],
    )
  }

  private async carryOutOne({ id, by, staffId, email, ...edit }: DueRow): Promise<void> {
    let isMine = true
    const escort: EditEscort = {
      before: async (manager) => {
        isMine = await isWaiting(manager, id)
        if (!isMine) throw new Refused(plainError('not-found', UNKNOWN_PLAN))
      },
      after: async (manager) => {
        await manager.query(
          `UPDATE planned_edits SET state = 'done', ended_at = $2 WHERE id = $1`,
          [id, new Date(this.clock.now())],
        )
        return 'keep'
      },
    }
    try {
      const planner = { staffId, name: by, email, escort, isPlan: true }
      await this.trials.writeKept(planner, edit, 'keep')
    } catch (error) {
      // Another process was first.
      if (!isMine) return
      if (!(error instanceof Refused) || statusOf(error.error) >= 500) throw error
      await this.refuse(id, whyOf(error.error, this.inForce.words))
    }
    this.say()
  }

  /** Writes a plan as every edit of staff: `changes` says who. */
  private async write(
    staff: StaffMember,
    id: number | null,
    statement: string,
    values: unknown[],
  ): Promise<PlannedEditView> {
    const edit = { noun: 'planned_edits', key: id === null ? null : String(id) }
    return delivered(
      await this.edits.write(staff, edit, says, async (manager) => {
        const { rows } = await (await clientOf(manager)).query<PlannedEditView>(statement, values)
        const value = rows[0]
        return value ? { ok: true, value } : notFound(UNKNOWN_PLAN)
      }),
    )
  }

  private say(): void {
    this.notifier.publish('planned-edits', null)
  }
}

/** Locks the plan for this edit; false where another process carried it out, or staff took it back. */
async function isWaiting(manager: EntityManager, id: number): Promise<boolean> {
  const rows: unknown[] = await manager.query(
    `SELECT FROM planned_edits WHERE id = $1 AND state = 'waiting' FOR UPDATE`,
    [id],
  )
  return rows.length > 0
}

/** The sentence of a refusal; of wrong fields their own. */
function whyOf(error: Refused['error'], words: Words): string {
  if (error.reason === 'invalid-input')
    return error.fields.map(({ text }) => textOf(words, text)).join(' ')
  if (error.reason === 'changed-meanwhile') return CHANGED
  return textOf(words, error.text)
}
