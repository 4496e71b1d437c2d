import { type Message, message } from '../texts/message.ts'
import { type SomeWords, textOf } from '../texts/words.ts'

/** A half hour in which boxes are delivered. */
export interface DeliverySlot {
  slot: number
  label: Message
  /** Minute of the day at which it begins. */
  startMinute: number
}

/** BO §9, G §9: delivery 9–11, four slots. */
export const deliverySlots: readonly DeliverySlot[] = [
  { slot: 1, label: message('breakfast.slot1'), startMinute: 9 * 60 },
  { slot: 2, label: message('breakfast.slot2'), startMinute: 9 * 60 + 30 },
  { slot: 3, label: message('breakfast.slot3'), startMinute: 10 * 60 },
  { slot: 4, label: message('breakfast.slot4'), startMinute: 10 * 60 + 30 },
]

/** The slot of a number; null where there is none. */
export function deliverySlot(slot: number | null): DeliverySlot | null {
  return deliverySlots.find((known) => known.slot === slot) ?? null
}

/** What a slot is called; empty where there is none. */
export function slotLabel(words: SomeWords, slot: number | null): string {
  const found = deliverySlot(slot)
  return found ? textOf(words, found.label) : ''
}
