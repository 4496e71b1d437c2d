import { Injectable } from '@nestjs/common'
import { DataSource, type EntityManager } from 'typeorm'
import type { PropertyFacts } from '../../rules/availability/property-facts.ts'
import type { LiveNoun } from '../database/live-event.ts'
import { Notifier } from '../database/notifier.ts'
import { Clock } from '../environment/clock.ts'
import type { RefusedError } from '../errors/api-error.ts'
import { type Answer, Refused, delivered } from '../errors/refused.ts'
import { clientOf } from '../facts/client-of.ts'
import { loadProperty } from '../facts/load-property.ts'
import type { StaffMember } from '../requests/staff-sessions.ts'
import { WHOLE_ROW, changedSince } from './changed-since.ts'
import { EDIT_LOCK } from './edit-lock.ts'
import { judgeEdit } from './judge-edit.ts'

const CHANGED =
  'Dit is intussen door iemand anders gewijzigd. Kijk wat er veranderde en sla opnieuw op.'

/**
 * Goes along with an edit, within its transaction. So an edit that is tried, or carried out on a
 * day that was planned, is the very same code as one that is saved at once:
 * docs/why-a-change-is-tried-by-rolling-it-back.md
 */
export interface EditEscort {
  /** Before anything is written; may throw a `Refused`. */
  before(manager: EntityManager, facts: PropertyFacts): Promise<void>
  /** Once the rules have nothing against the edit; may throw a `Refused`. */
  after(manager: EntityManager, facts: PropertyFacts): Promise<'keep' | 'undo'>
}

/** Who of staff edits, with the escort of an edit that is tried or was planned. */
export interface Editor extends StaffMember {
  escort?: EditEscort
  /** Carries out a plan: what whoever planned it changed meanwhile was not known then either. */
  isPlan?: boolean
}

const NOBODY = '00000000-0000-0000-0000-000000000000'

/** Whose changes are no news to an editor: one's own. */
export const knownBy = ({ staffId, isPlan }: Editor) => (isPlan ? NOBODY : staffId)

/** What is edited. */
export interface Edit {
  /** The table, as `changes` names it. */
  noun: string
  /** Its primary key; null for a row that is not there yet. */
  key: string | null
  /** The last change that the screen knew; left out where nothing is written over. */
  version?: number | undefined
  /** The fields that are written, where a row has others too; left out: all of them. */
  fields?: readonly string[]
}

/**
 * The one way in which staff write what they keep: a transaction that knows who acts, so that
 * `changes` does; that refuses to write over what others changed since; and that is judged as a
 * whole before it counts, so that no edit stores what the rules refuse.
 */
@Injectable()
export class StaffEdits {
  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
    private readonly notifier: Notifier,
  ) {}

  /**
   * Carries an edit out and tells the screens. Refused: what `work` refuses, `changed-meanwhile`,
   * what the rules refuse (`judgeEdit`); nothing is written then.
   *
   * @param edits what is edited; several rows where they are saved together
   * @param says what changed for screens, once it is committed
   */
  async write<T>(
    staff: Editor,
    edits: Edit | readonly Edit[],
    says: { noun: LiveNoun; id: (value: T) => string | null },
    work: (manager: EntityManager) => Promise<Answer<T>>,
  ): Promise<Answer<T>> {
    const { escort } = staff
    const answer = await asValue(() =>
      this.database.transaction(async (manager) => {
        await this.begin(manager, staff)
        const before = await this.facts(manager)
        await escort?.before(manager, before)
        const all = [edits].flat()
        for (const edit of all) await refuseOverwriting(manager, staff, edit)
        const value = delivered(await work(manager))
        const after = await this.facts(manager)
        const error = judgeEdit(before, after, all[0]?.noun)
        if (error) throw new Refused(error)
        if ((await escort?.after(manager, after)) === 'undo') throw new EditUndone(value)
        return value
      }),
    )
    if (answer.ok && answer.kept) this.notifier.publish(says.noun, says.id(answer.value))
    return answer.ok ? { ok: true, value: answer.value } : answer
  }

  private async facts(manager: EntityManager): Promise<PropertyFacts> {
    const { known } = await loadProperty(await clientOf(manager), this.clock.moment().today)
    return known.facts
  }

  private async begin(manager: EntityManager, { name, staffId }: StaffMember): Promise<void> {
    await manager.query(
      `SELECT pg_advisory_xact_lock($1, 0), set_config('kamersleutel.by', $2, true),
         set_config('kamersleutel.staff_id', $3, true), set_config('kamersleutel.at', $4, true)`,
      [EDIT_LOCK, name, staffId, new Date(this.clock.now()).toISOString()],
    )
  }
}

async function refuseOverwriting(
  manager: EntityManager,
  staff: Editor,
  { noun, key, version, fields }: Edit,
): Promise<void> {
  if (key === null || version === undefined) return
  const since = await changedSince(manager, { noun, key }, version, knownBy(staff))
  const changes = since.filter(
    ({ field }) => !fields || field === WHOLE_ROW || fields.includes(field),
  )
  if (changes.length > 0) throw new Refused({ reason: 'changed-meanwhile', text: CHANGED, changes })
}

type Written<T> = { ok: true; value: T; kept: boolean } | { ok: false; error: RefusedError }

/** Rolls a transaction back that went well, and carries its value out of it. */
class EditUndone extends Error {
  override readonly name = 'EditUndone'

  constructor(readonly value: unknown) {
    super('the edit was undone, as it was asked')
  }
}

/** A refusal inside the transaction undoes it, and is a value outside; so is what was only tried. */
async function asValue<T>(work: () => Promise<T>): Promise<Written<T>> {
  try {
    return { ok: true, value: await work(), kept: true }
  } catch (error) {
    if (error instanceof Refused) return { ok: false, error: error.error }
    if (error instanceof EditUndone) return { ok: true, value: error.value as T, kept: false }
    throw error
  }
}
