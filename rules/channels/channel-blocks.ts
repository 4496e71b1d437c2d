import type { EpochDay, Moment, Stay } from '../calendar/day.ts'

/** Nights that a channel was told are not free, as one event of its calendar. */
export interface ChannelBlock {
  /** Names the event for as long as it stands. */
  uid: string
  /** Nights `[from, until)`. */
  from: EpochDay
  until: EpochDay
  /** How often its nights became others. */
  sequence: number
  /** When its nights last became others, milliseconds since 1970 UTC. */
  changedAt: number
}

/**
 * What a channel is told now. A block that has nights in common with one that was told is the same
 * event with other nights, the earlier of two; a block that is as it was told stays the very same object.
 * What is over is left out, and the nights of a block that are over stay a part of it.
 *
 * @param told by their nights
 * @param runs the nights that are not free, in their order
 * @param newUid names an event that was not told before
 */
export function retellBlocks(
  told: readonly ChannelBlock[],
  runs: readonly Stay[],
  { today, instant }: Pick<Moment, 'today' | 'instant'>,
  newUid: () => string,
): ChannelBlock[] {
  const left = told.filter(({ until }) => until > today)
  return runs.map(({ arrival, departure }) => {
    const at = left.findIndex(({ from, until }) => from < departure && until > arrival)
    if (at < 0)
      return {
        uid: newUid(),
        from: arrival,
        until: departure,
        sequence: 0,
        changedAt: instant,
      }
    const [its] = left.splice(at, 1)
    const from = arrival === today ? Math.min(its!.from, today) : arrival
    if (its!.from === from && its!.until === departure) return its!
    return {
      ...its!,
      from,
      until: departure,
      sequence: its!.sequence + 1,
      changedAt: instant,
    }
  })
}
