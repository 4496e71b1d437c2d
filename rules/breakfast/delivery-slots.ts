import { breakfastTexts } from '../texts/breakfast.ts'

/** A half hour in which boxes are delivered. */
export interface DeliverySlot {
  slot: number
  label: string
  /** Minute of the day at which it begins. */
  startMinute: number
}

/** BO §9, G §9: delivery 9–11, four slots. */
export const deliverySlots: readonly DeliverySlot[] = [
  {
    slot: 1,
    get label() {
      return breakfastTexts.slot1
    },
    startMinute: 9 * 60,
  },
  {
    slot: 2,
    get label() {
      return breakfastTexts.slot2
    },
    startMinute: 9 * 60 + 30,
  },
  {
    slot: 3,
    get label() {
      return breakfastTexts.slot3
    },
    startMinute: 10 * 60,
  },
  {
    slot: 4,
    get label() {
      return breakfastTexts.slot4
    },
    startMinute: 10 * 60 + 30,
  },
]

/** The slot of a number; null where there is none. */
export function deliverySlot(slot: number | null): DeliverySlot | null {
  return deliverySlots.find((known) => known.slot === slot) ?? null
}
