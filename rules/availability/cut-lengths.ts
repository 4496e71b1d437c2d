import { offeredArrangements } from '../family-room/arrangements.ts'
import type { Lengths } from '../minimum-nights/date-rules.ts'
import type { Readings } from '../readings/readings.ts'
import type { SellableLengths } from './sellable-lengths.ts'

export const noGaps: readonly Lengths[] = []

/**
 * For each weekday, Monday first, the lengths that are of no arrangement starting on it (G §5): the
 * family room takes no others.
 */
export function outsideArrangements(readings: Readings): Lengths[][] {
  return [1, 2, 3, 4, 5, 6, 7].map((day) => {
    const lengths = offeredArrangements(readings)
      .filter((arrangement) => arrangement.weekday === day)
      .map(({ nights }) => nights)
    return [0, ...lengths].map((length, place) => ({
      first: length + 1,
      last: (lengths[place] ?? Number.POSITIVE_INFINITY) - 1,
    }))
  })
}

/**
 * Takes refused lengths out of `least` to `most`: those at an edge move it inwards, the others,
 * merged, are gaps.
 */
export function cutLengths(
  least: number,
  most: number,
  refused: readonly Lengths[],
): SellableLengths {
  let minNights = least
  const gaps: { first: number; last: number }[] = []
  for (const { first, last } of refused.toSorted((a, b) => a.first - b.first)) {
    const previous = gaps.at(-1)
    if (first <= minNights) minNights = Math.max(minNights, last + 1)
    else if (previous && first <= previous.last + 1) previous.last = Math.max(previous.last, last)
    else if (first <= most) gaps.push({ first, last })
  }
  const edge = gaps.at(-1)
  const maxNights = edge && edge.last >= most ? edge.first - 1 : most
  if (maxNights < most) gaps.pop()
  if (minNights <= maxNights) return { minNights, maxNights, gaps }
  return { minNights: Number.isFinite(minNights) ? minNights : least, maxNights: 0, gaps: noGaps }
}

/**
 * The length nearest to the asked one that can be sold, the shorter of two as near; null when there
 * is none.
 */
export function nearestSellable(
  { minNights, maxNights, gaps }: SellableLengths,
  asked: number,
): number | null {
  if (maxNights === 0) return null
  const nights = Math.min(Math.max(asked, minNights), maxNights)
  const gap = gaps.find(({ first, last }) => nights >= first && nights <= last)
  if (!gap) return nights
  return nights - (gap.first - 1) <= gap.last + 1 - nights ? gap.first - 1 : gap.last + 1
}
