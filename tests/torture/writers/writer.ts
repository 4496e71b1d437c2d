import { dayAt, type House } from '../house/house.ts'
import type { Random } from '../random.ts'
import type { Visitor } from './visitor.ts'

/** What a writer works with. */
export interface Desk {
  house: House
  random: Random
  visitor: Visitor
  /** Bookings that were paid, for staff to act on; shared by all writers of a house. */
  paid: { id: string; arrival: string; departure: string }[]
}

/** Does one thing in the house, from the first request to the last, and notes what it was told. */
export type Writer = (desk: Desk) => Promise<void>

/** The calendar day in the house, so many days on: `2026-11-23`. */
export function dayIn({ house }: Desk, days: number): string {
  return dayAt(new Date(house.now().getTime() + days * 86_400_000))
}
