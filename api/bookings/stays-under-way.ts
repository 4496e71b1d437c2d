import type { Occupancy } from '../../rules/availability/house-facts.ts'

interface TypeUnderWay {
  stays: Set<Occupancy>
  alone: boolean
  waiting: (() => void)[]
}

/**
 * The stays this process is just writing, by room type, so that a burst does not stampede: each guest is given a room that no other is being
 * given, all are written at once, and who finds none left waits, first come first served, for one of them to be settled instead of trying.
 * What another process writes is not known here; there the database decides.
 */
export class StaysUnderWay {
  private readonly types = new Map<number, TypeUnderWay>()

  /** The stays being written for a room type; null while someone re-assigns its rooms and must be waited for. */
  of(roomTypeId: number): Occupancy[] | null {
    const type = this.typeOf(roomTypeId)
    return type.alone ? null : [...type.stays]
  }

  /** Notes a stay as being written. Call the result once it is settled, either way. */
  begin(stay: Occupancy): () => void {
    const type = this.typeOf(stay.roomTypeId)
    type.stays.add(stay)
    return () => {
      type.stays.delete(stay)
      wake(type)
    }
  }

  /** Claims the room type for re-assigning its rooms; null when another has it. Call the result when done. */
  beginAlone(roomTypeId: number): (() => void) | null {
    const type = this.typeOf(roomTypeId)
    if (type.alone) return null
    type.alone = true
    return () => {
      type.alone = false
      wake(type)
    }
  }

  /** Resolves when something of the room type is settled; waiters wake in the order they came. */
  settled(roomTypeId: number): Promise<void> {
    return new Promise((resolve) => this.typeOf(roomTypeId).waiting.push(resolve))
  }

  private typeOf(roomTypeId: number): TypeUnderWay {
    let type = this.types.get(roomTypeId)
    if (!type) this.types.set(roomTypeId, (type = { stays: new Set(), alone: false, waiting: [] }))
    return type
  }
}

function wake(type: TypeUnderWay): void {
  const woken = type.waiting
  type.waiting = []
  for (const resolve of woken) resolve()
}
