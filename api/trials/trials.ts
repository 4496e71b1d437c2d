import { createHash } from 'node:crypto'
import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import type { PropertyFacts } from '../../rules/availability/property-facts.ts'
import {
  CHANGE_COLUMNS,
  type ChangeRow,
  type ChangeView,
  changeView,
} from '../edits/change-view.ts'
import { type KeptEdit, KeptNouns } from '../edits/kept-nouns.ts'
import type { EditEscort, Editor } from '../edits/staff-edits.ts'
import { Refused, plainError } from '../errors/refused.ts'

/** An edit that was carried out and undone: the facts on both sides of it. */
export interface Trial {
  before: PropertyFacts
  after: PropertyFacts
  /** `factsFingerprint` of the facts before: with another one what was shown may not hold any more. */
  version: string
  changes: ChangeView[]
}

const CHANGED =
  'Intussen is er iets aan de prijzen of regels gewijzigd. Er is niets bewaard. Probeer het opnieuw.'

/** Writes edits of what staff keep: to count, or to be looked at and undone. */
@Injectable()
export class Trials {
  constructor(private readonly nouns: KeptNouns) {}

  /**
   * Writes an edit as its own route does, in whichever mode, and throws what that refuses.
   *
   * `keep`: it counts; answers what its route does. With the version of a trial it is refused where
   * prices or rules were changed since. `try`: it is undone; answers the house on both sides. `plan`: it
   * is undone; answers the last change that it knew, which is its base on the day by which it counts.
   */
  writeKept(staff: Editor, edit: KeptEdit, mode: 'keep', trial?: string): Promise<unknown>
  writeKept(staff: Editor, edit: KeptEdit, mode: 'try'): Promise<Trial>
  writeKept(staff: Editor, edit: KeptEdit, mode: 'plan'): Promise<number>
  async writeKept(
    staff: Editor,
    edit: KeptEdit,
    mode: 'keep' | 'try' | 'plan',
    trial?: string,
  ): Promise<unknown> {
    if (mode === 'keep') {
      const escort = trial === undefined ? staff.escort : unlessOutdated(trial)
      return this.nouns.write({ ...staff, ...(escort && { escort }) }, edit)
    }
    let outcome: unknown
    let before: PropertyFacts
    let last = 0
    const escort: EditEscort = {
      before: async (manager, facts) => {
        before = facts
        const [row]: { id: number }[] = await manager.query(
          `SELECT coalesce(max(id), 0)::int AS id FROM changes`,
        )
        last = row!.id
      },
      after: async (manager, facts) => {
        outcome = mode === 'try' ? await sides(manager, before, facts, last) : last
        return 'undo'
      },
    }
    await this.nouns.write({ ...staff, escort }, edit)
    if (outcome === undefined) throw new RangeError(`${edit.noun} is not written by StaffEdits`)
    return outcome
  }
}

/** Refuses where prices or rules were changed since they were tried. */
const unlessOutdated = (trial: string): EditEscort => ({
  before: async (_, facts) => {
    if (factsFingerprint(facts) !== trial) throw new Refused(plainError('trial-outdated', CHANGED))
  },
  after: async () => 'keep',
})

async function sides(
  manager: EntityManager,
  before: PropertyFacts,
  facts: PropertyFacts,
  last: number,
): Promise<Trial> {
  // A booking that came meanwhile is no part of the edit.
  const after = { ...facts, occupancies: before.occupancies }
  const written: ChangeRow[] = await manager.query(
    `SELECT ${CHANGE_COLUMNS} FROM changes WHERE id > $1 ORDER BY id`,
    [last],
  )
  return { before, after, version: factsFingerprint(before), changes: written.map(changeView) }
}

/**
 * Another text for other prices, rules, rooms and closures, and the same one for whatever no price
 * depends on: photos, texts and the words of a room. Bookings are left out, as a trial asks about
 * the same bookings on both sides, and so is how many breakfast boxes are left.
 */
function factsFingerprint({
  occupancies: _bookings,
  breakfastBoxes,
  ...facts
}: PropertyFacts): string {
  const told = JSON.stringify({ ...facts, hasBreakfast: breakfastBoxes !== 0 })
  return createHash('sha256').update(told).digest('base64url')
}
