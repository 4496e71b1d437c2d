import { type Message, message } from '../texts/message.ts'

/**
 * A minute of the day as a guest reads it: `9.05`, `14.30`, and `00.08` in the first hour, which a
 * single 0 would hide.
 */
export function clockTime(minuteOfDay: number): string {
  const hour = Math.floor(minuteOfDay / 60)
  const minute = String(minuteOfDay % 60).padStart(2, '0')
  return `${hour === 0 ? '00' : hour}.${minute}`
}

/** The same with its word: `9.05 uur`. */
export function clockWords(minuteOfDay: number): Message {
  return message('stayTimes.clock', { time: clockTime(minuteOfDay) })
}
