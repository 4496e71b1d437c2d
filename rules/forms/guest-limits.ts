/** How many guests a screen lets one choose. */
export interface GuestLimits {
  least: number
  most: number
}

/** The search form: 1 to 3 (G §2, §5, §9). */
export const searchGuests: GuestLimits = { least: 1, most: 3 }

/** Whether a number of guests is whole and within the limits. */
export function isGuestCount(guests: number, limits: GuestLimits): boolean {
  return Number.isInteger(guests) && guests >= limits.least && guests <= limits.most
}
