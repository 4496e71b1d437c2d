import { setTimeout as wait } from 'node:timers/promises'
import type { House } from '../house/house.ts'
import type { Random } from '../random.ts'

/** What was measured while a fault was there, by name; times in ms. */
export type Measured = Record<string, number>

/** Something that goes wrong while the writers are at work. */
export interface Fault {
  name: string
  /** Makes it go wrong, and resolves when the house has all its parts again. */
  run(house: House, random: Random): Promise<Measured>
  /** Whether something went wrong indeed: a round in which nothing did shows nothing. */
  hadEffect(measured: Measured): boolean
}

/** The longest that a fault waits for somebody to meet it, ms. */
const MET_WITHIN = 60_000

/** So many are to meet a fault, where it is met one by one. */
export const MET_BY = 3

/** Lets a fault last: for a while, and until it was met. */
export async function lasts(
  forMs: number,
  wasMet: () => boolean | Promise<boolean>,
): Promise<void> {
  await wait(forMs)
  const end = performance.now() + MET_WITHIN
  while (!(await wasMet()) && performance.now() < end) await wait(100)
}
