import { type Message, message } from '../texts/message.ts'

/** A minute of the day with its word: `9.05 uur`. */
export function clockWords(minuteOfDay: number): Message {
  return message('stayTimes.clock', { time: { minuteOfDay } })
}
