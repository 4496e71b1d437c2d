import type { ArrivalWindow } from '../../rules/stay-times/arrival-window.ts'

/** 'tussen 16.00 en 17.00 uur' */
export function arrivalWords({ from, until }: ArrivalWindow): string {
  return `tussen ${clock(from)} en ${clock(until)} uur`
}

const clock = (minutes: number) =>
  `${Math.floor(minutes / 60)}.${String(minutes % 60).padStart(2, '0')}`
