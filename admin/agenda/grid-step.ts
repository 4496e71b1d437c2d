import type { GridStep } from './grid-hand.ts'

/** Rooms beside each other with the days running down, or rooms below each other. */
export type GridLayout = 'columns' | 'rows'

/**
 * What an arrow key does to what is held: along the rooms it goes to the next one, along the days
 * to the next day, and with Shift it adds or takes a night at the end. Null for any other key.
 */
export function stepOfKey(key: string, isLonger: boolean, layout: GridLayout): GridStep | null {
  const across: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }
  const down: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 }
  const [roomKeys, dayKeys] = layout === 'columns' ? [across, down] : [down, across]
  const rooms = roomKeys[key]
  const days = dayKeys[key]
  if (days !== undefined) return isLonger ? { nights: days } : { days }
  return rooms !== undefined && !isLonger ? { rooms } : null
}
