import { type Message, type Value, message } from '../texts/message.ts'

/** `15:00–18:00` → `15.00 en 18.00 uur`: times as Dutch is written, a word instead of a dash. */
export function spokenTimes(times: string): Message {
  const [from = '', until] = times.split(/\s*[–-]\s*/)
  return until === undefined
    ? message('stayTimes.hour', { time: clock(from) })
    : message('stayTimes.hours', { from: clock(from), until: clock(until) })
}

/** `15:00` as a time; anything else as it was typed. */
function clock(time: string): Value {
  const [, hours, minutes] = /^(\d{1,2}):(\d\d)$/.exec(time) ?? []
  return hours === undefined ? time : { minuteOfDay: Number(hours) * 60 + Number(minutes) }
}
