import type { Occupancy } from '../../rules/availability/house-facts.ts'

/** Something being written, and when it is settled, either way. */
interface UnderWay {
  stay: Occupancy | null
  settled: Promise<void>
}

/**
 * The stays this process is just writing, by room type, so that a burst does not stampede: each
 * guest is given a room that no other is being given, all are written at once, and who finds none
 * left waits for those before to be settled instead of trying. What another process writes is not
 * known here; there the database decides.
 */
export class StaysUnderWay {
  private readonly types = new Map<number, Set<UnderWay>>()

  /**
   * The stays being written for a room type; null while someone re-assigns its rooms and must be
   * waited for.
   */
  of(roomTypeId: number): Occupancy[] | null {
    const stays: Occupancy[] = []
    for (const { stay } of this.types.get(roomTypeId) ?? []) {
      if (stay === null) return null
      stays.push(stay)
    }
    return stays
  }

  /** Notes a stay as being written, until `writing` ends. */
  async during<T>(stay: Occupancy, writing: Promise<T>): Promise<T> {
    return this.note(stay.roomTypeId, stay, writing)
  }

  /** Notes that the rooms of a type are being re-assigned, until `writing` ends. */
  async duringAlone<T>(roomTypeId: number, writing: Promise<T>): Promise<T> {
    return this.note(roomTypeId, null, writing)
  }

  /**
   * Resolves when all that is under way for a room type at this moment is settled: what comes later
   * is not waited for, so everyone gets their turn.
   */
  async settled(roomTypeId: number): Promise<void> {
    await Promise.all([...(this.types.get(roomTypeId) ?? [])].map((underWay) => underWay.settled))
  }

  private async note<T>(
    roomTypeId: number,
    stay: Occupancy | null,
    writing: Promise<T>,
  ): Promise<T> {
    const type = this.types.get(roomTypeId) ?? new Set()
    this.types.set(roomTypeId, type)
    const done = () => {
      type.delete(noted)
    }
    const noted: UnderWay = { stay, settled: writing.then(done, done) }
    type.add(noted)
    await noted.settled
    return writing
  }
}
