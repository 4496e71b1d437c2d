/** Why boxes could not be brought. */
export const failedBecause = ['nobody-home', 'wrong-address', 'other'] as const
export type FailedBecause = (typeof failedBecause)[number]

/** A delivery that did not succeed: why, and in staff's own words. */
export interface FailedDelivery {
  because: FailedBecause
  note: string
}

/** Whether the reason says enough by itself: 'other' needs words. */
export function saysWhy({ because, note }: FailedDelivery): boolean {
  return because !== 'other' || note.trim() !== ''
}
