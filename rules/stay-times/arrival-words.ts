import type { ArrivalWindow } from './arrival-window.ts'
import { clockTime } from './clock-words.ts'

/** 'tussen 16.00 en 17.00 uur' */
export function arrivalWords({ from, until }: ArrivalWindow): string {
  return `tussen ${clockTime(from)} en ${clockTime(until)} uur`
}
