import { AsyncLocalStorage } from 'node:async_hooks'
import type { EntityManager } from 'typeorm'

/**
 * Goes along with an edit, within its transaction. So an edit that is tried, or carried out on a
 * day that was planned, is the very same code as one that is saved at once:
 * docs/why-a-change-is-tried-by-rolling-it-back.md
 */
export interface EditEscort {
  /** Before anything is looked at or written; may throw a `Refused`. */
  before(manager: EntityManager): Promise<void>
  /** After all judges had nothing against it; may throw a `Refused`. */
  after(manager: EntityManager): Promise<'keep' | 'undo'>
}

/** The escort of what is edited in this request; hardly ever there. */
export const editEscort = new AsyncLocalStorage<EditEscort>()

/** Rolls a transaction back that went well, and carries its value out of it. */
export class EditUndone extends Error {
  override readonly name = 'EditUndone'

  constructor(readonly value: unknown) {
    super('the edit was undone, as it was asked')
  }
}
