import { bookingSources } from '../../rules/sources/booking-source.ts'
import { sourceWords } from '../folios/source-words.ts'

/** A channel by its id and what people call it. */
export interface ChannelName {
  id: string
  name: string
}

/** The sources that sell elsewhere: those that can have a link. */
export function channelNames(): ChannelName[] {
  return bookingSources
    .filter((source) => source !== 'own-website' && source !== 'none')
    .map((id) => ({ id, name: sourceWords[id] }))
}

/** What people call a channel; one that is no source any more keeps its id. */
export function channelName(channel: string): string {
  return channelNames().find(({ id }) => id === channel)?.name ?? channel
}
