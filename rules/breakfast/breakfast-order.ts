import type { EpochDay } from '../calendar/day.ts'

/** Which form an order comes from: the public page or the cash desk's. */
export type BreakfastForm = 'public' | 'staff'

/** A breakfast order as filled in (BO §3, G §2); what is not yet chosen is null. */
export interface BreakfastOrder {
  name: string
  email: string
  phone: string
  receiver: string
  day: EpochDay | null
  street: string
  houseNumber: string
  postcode: string
  city: string
  adults: number
  kids: number
  slot: number | null
  /** The booking of a guest who stays here; empty where there is none (`breakfast.booking-id`). */
  bookingNumber: string
  /** Allergies and wishes; empty or left out where there are none. */
  notes?: string | undefined
}

/** Where the boxes go, of an order at the desk (reading `breakfast.here`). */
export interface Handover {
  /**
   * The guest fetches them or eats in the house: nothing is brought, so there is no address. Left
   * out: they are brought to a door.
   */
  here?: boolean | undefined
}
