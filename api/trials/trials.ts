import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import type { PropertyFacts } from '../../rules/availability/property-facts.ts'
import { KeptNouns } from '../edits/kept-nouns.ts'
import type { EditEscort } from '../edits/staff-edits.ts'
import { Clock } from '../environment/clock.ts'
import { Refused, plainError } from '../errors/refused.ts'
import { clientOf } from '../facts/client-of.ts'
import { loadProperty } from '../facts/load-property.ts'
import type { StaffMember } from '../requests/staff-sessions.ts'
import type { EditRequest } from './edit-request.ts'
import { factsFingerprint } from './facts-fingerprint.ts'
import { type WrittenChange, changesSince, lastChange } from './written-changes.ts'

/** An edit that was carried out and undone: the facts on both sides of it. */
export interface Trial {
  before: PropertyFacts
  after: PropertyFacts
  /** `factsFingerprint` of the facts before: with another one what was shown may not hold any more. */
  version: string
  changes: WrittenChange[]
}

const CHANGED =
  'Intussen is er iets aan de prijzen of regels gewijzigd. Er is niets bewaard. Probeer het opnieuw.'

/** Tries edits, and keeps them as they were tried. */
@Injectable()
export class Trials {
  constructor(
    private readonly nouns: KeptNouns,
    private readonly clock: Clock,
  ) {}

  /** Carries an edit out and undoes it. Throws what its own route refuses. */
  async try(staff: StaffMember, request: EditRequest): Promise<Trial> {
    let begun: { facts: PropertyFacts; lastChange: number } | null = null
    let trial: Trial | null = null
    const escort: EditEscort = {
      before: async (manager) => {
        if (begun)
          throw new RangeError(`more than one edit at once cannot be tried: ${request.path}`)
        begun = { facts: await this.facts(manager), lastChange: await lastChange(manager) }
      },
      after: async (manager) => {
        const { facts: before, lastChange: since } = begun!
        // A booking that came meanwhile is no part of the edit.
        const after = { ...(await this.facts(manager)), occupancies: before.occupancies }
        const version = factsFingerprint(before)
        trial = { before, after, version, changes: await changesSince(manager, since) }
        return 'undo'
      },
    }
    try {
      await this.nouns.write({ ...staff, escort }, request)
    } catch (error) {
      // What the route would answer is read after the edit was undone: it may be gone by then.
      if (!trial) throw error
    }
    if (trial) return trial
    throw new RangeError(`${request.path} does not write through StaffEdits: it cannot be tried`)
  }

  /**
   * Carries an edit out as it was tried, and answers what its route does. Refused is one whose trial
   * is no longer true, since prices or rules were changed after it.
   *
   * @param version of the trial
   */
  keep(staff: StaffMember, request: EditRequest, version: string): Promise<unknown> {
    const escort: EditEscort = {
      before: async (manager) => {
        if (factsFingerprint(await this.facts(manager)) !== version)
          throw new Refused(plainError('trial-outdated', CHANGED))
      },
      after: async () => 'keep',
    }
    return this.nouns.write({ ...staff, escort }, request)
  }

  private async facts(manager: EntityManager): Promise<PropertyFacts> {
    const { known } = await loadProperty(await clientOf(manager), this.clock.moment().today)
    return known.facts
  }
}
