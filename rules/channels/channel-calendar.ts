import { formatDay } from '../calendar/day.ts'
import { icalDay, icalFile, icalHead, icalInstant, icalText } from '../calendar/ical-text.ts'
import { message } from '../texts/message.ts'
import { type SomeWords, textOf } from '../texts/words.ts'
import type { ChannelBlock } from './channel-blocks.ts'

/**
 * The nights that are not free as an iCalendar file (RFC 5545): whole days, `DTEND` is the first day
 * that is free again (§3.6.1). No word says why, or who has them. Without a method `DTSTAMP` is when
 * the event last changed (§3.8.7.2), so blocks that stand are the same bytes at each read.
 */
export function channelCalendar(words: SomeWords, blocks: readonly ChannelBlock[]): string {
  const summary = icalText(textOf(words, message('channel.blocked')))
  return icalFile([
    ...icalHead(words.language.tag),
    ...blocks.flatMap(({ uid, from, until, sequence, changedAt }) => {
      const changed = icalInstant(new Date(changedAt).toISOString())
      return [
        'BEGIN:VEVENT',
        `UID:${uid}@kamersleutel`,
        `DTSTAMP:${changed}`,
        `LAST-MODIFIED:${changed}`,
        `SEQUENCE:${sequence}`,
        `DTSTART;VALUE=DATE:${icalDay(formatDay(from))}`,
        `DTEND;VALUE=DATE:${icalDay(formatDay(until))}`,
        `SUMMARY:${summary}`,
        'END:VEVENT',
      ]
    }),
    'END:VCALENDAR',
  ])
}
