import { useState } from 'react'
import { changedFields } from '../kept/changed-fields.ts'

/**
 * The rows of a card, of which one may be open to be changed and one may have kept its place because
 * others changed it.
 *
 * @param told what a field says, where its value is not for people
 */
export function useCardRows<Row extends { version: number }>(
  there: readonly Row[],
  keyOf: (row: Row) => number,
  told: Parameters<typeof changedFields<Row>>[2] = {},
) {
  const [opened, setOpened] = useState<Row | null>(null)
  const [refused, setRefused] = useState<Row | null>(null)
  const isSame = (row: Row, other: Row | null) => other !== null && keyOf(row) === keyOf(other)
  const isGone = opened !== null && !there.some((row) => isSame(row, opened))
  return {
    /** Those that are there, and the open one: what was typed in it outlives its removal by others. */
    rows: isGone ? [...there, opened] : there,
    isOpen: (row: Row) => isSame(row, opened),
    /** Somebody else removed it while it was open. */
    isGone: (row: Row) => isGone && isSame(row, opened),
    open: (row: Row | null) => {
      setRefused(null)
      setOpened(row)
    },
    /** Its removal was refused, for what others changed of it; null: another one is tried. */
    refuse: setRefused,
    /** What others changed of a row, where its removal was refused for that. */
    changesOf: (row: Row) =>
      refused && isSame(row, refused) ? changedFields(refused, row, told) : [],
  }
}
