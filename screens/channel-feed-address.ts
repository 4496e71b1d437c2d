/** Where channels read which nights of a room are not free. */
export const CHANNEL_FEEDS = '/ical/'

/** What a channel reads, by the secret of its link, as a path. */
export function channelFeedPath(token: string): string {
  return `${CHANNEL_FEEDS}${token}.ics`
}

/** The secret in the last part of such a path; null where it can be none. */
export function channelFeedToken(file: string): string | null {
  return /^([0-9a-f]{64})\.ics$/.exec(file)?.[1] ?? null
}
