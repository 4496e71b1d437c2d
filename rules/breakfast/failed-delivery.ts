/** Why boxes did not get to their guest. */
export const failedBecause = ['nobody-home', 'wrong-address', 'not-fetched', 'other'] as const
export type FailedBecause = (typeof failedBecause)[number]

/**
 * The reasons there can be: at a door, or of boxes that stayed in the house.
 *
 * @param here whether the guest was to fetch them or eat them in the house
 */
export function failuresOf(here: boolean): readonly FailedBecause[] {
  return here ? ['not-fetched', 'other'] : ['nobody-home', 'wrong-address', 'other']
}

/** A delivery that did not succeed: why, and in staff's own words. */
export interface FailedDelivery {
  because: FailedBecause
  note: string
}

/** Whether the reason says enough by itself: 'other' needs words. */
export function saysWhy({ because, note }: FailedDelivery): boolean {
  return because !== 'other' || note.trim() !== ''
}
