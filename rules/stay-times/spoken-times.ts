import { type Message, type Value, message } from '../texts/message.ts'

/** `15:00–18:00` → `15.00 en 18.00 uur`: times as Dutch is written, a word instead of a dash. */
export function spokenTimes(times: string): Message {
  const [from = '', until] = timesIn(times)
  return until === undefined
    ? message('stayTimes.hour', { time: from })
    : message('stayTimes.hours', { from, until })
}

/** The times of `15:00–18:00` or `9.00-9.30`, one or two; what is no time stays as it was typed. */
export function timesIn(hours: string): Value[] {
  return hours.split(/\s*[–-]\s*/).map((time) => {
    const [, hour, minutes] = /^(\d{1,2})[:.](\d\d)$/.exec(time) ?? []
    return hour === undefined ? time : { minuteOfDay: Number(hour) * 60 + Number(minutes) }
  })
}
