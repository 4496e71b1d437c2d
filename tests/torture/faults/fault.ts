import type { House } from '../house/house.ts'
import type { Random } from '../random.ts'

/** What was measured while a fault was there, by name; times in ms. */
export type Measured = Record<string, number>

/** Something that goes wrong while the writers are at work. */
export interface Fault {
  name: string
  /** Makes it go wrong, and resolves when the house has all its parts again. */
  run(house: House, random: Random): Promise<Measured | void>
}
