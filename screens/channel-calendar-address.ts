/** Where channels read which nights of a room are not free. */
export const CHANNEL_CALENDARS = '/ical/'

/** What a channel reads, by the secret of its link, as a path. */
export function channelCalendarPath(token: string): string {
  return `${CHANNEL_CALENDARS}${token}.ics`
}

/** The secret in the last part of such a path; null where it can be none. */
export function channelCalendarToken(file: string): string | null {
  return /^([0-9a-f]{64})\.ics$/.exec(file)?.[1] ?? null
}
