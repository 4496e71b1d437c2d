import { type Message, message } from '../texts/message.ts'
import type { ArrivalWindow } from './arrival-window.ts'

/** 'tussen 16.00 en 17.00 uur' */
export function arrivalWords({ from, until }: ArrivalWindow): Message {
  return message('stayTimes.arrival', {
    from: { minuteOfDay: from },
    until: { minuteOfDay: until },
  })
}
