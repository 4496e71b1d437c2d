import { type Message, message } from '../texts/message.ts'

/** `15:00–18:00` → `15.00 en 18.00 uur`: times as Dutch is written, a word instead of a dash. */
export function spokenTimes(times: string): Message {
  const [from = '', until] = times.replaceAll(/(\d):(\d\d)/g, '$1.$2').split(/\s*[–-]\s*/)
  return until === undefined
    ? message('stayTimes.hour', { time: from })
    : message('stayTimes.hours', { from, until })
}
