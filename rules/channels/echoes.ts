import type { EpochDay } from '../calendar/day.ts'
import type { BlockName } from './feed-block.ts'

/**
 * For how long a channel that was sent a night as free may still answer it as taken before the night
 * counts as sold there: milliseconds.
 */
export const echoFades = 60 * 60_000

/** A night that a channel was sent as not free, and may send back. */
export interface Echo {
  /** When the channel was first sent it as free again; null while it stands as sent. */
  freeSince: number | null
  /**
   * False where the channel could have sold the night unnoticed before it was sent: its feed could
   * not be read just then, or the night had been free for it.
   */
  isSure: boolean
}

/** What one link's channel was sent, by night. */
export type Echoes = ReadonlyMap<EpochDay, Echo>

/** What a night of a feed is, of which nothing else is known. */
export type NightClass = 'echo' | 'unclear' | 'real'

/**
 * Whether a night of a channel's feed comes from us. What the channel calls a sale never does. A
 * night that was freed does until a read without it, or until the channel has had time to free it
 * too: from then on it was sold there.
 */
export function classOfNight(
  echoes: Echoes,
  night: EpochDay,
  name: BlockName,
  instant: number,
): NightClass {
  const echo = echoes.get(night)
  if (name === 'sale' || !echo) return 'real'
  if (echo.freeSince !== null) return instant - echo.freeSince < echoFades ? 'echo' : 'real'
  return echo.isSure ? 'echo' : 'unclear'
}

/**
 * True when the channel's feed has to be read before these nights are sent to it: of at least one
 * of them it could not be known later whether it was sold there or is an echo.
 */
export function mustReadFirst(echoes: Echoes, nights: Iterable<EpochDay>): boolean {
  for (const night of nights) if (echoes.get(night)?.freeSince !== null) return true
  return false
}

/**
 * The echoes to expect once the channel was sent that these nights are not free, and all others are.
 *
 * @param wasRead whether its feed was read and applied just before
 */
export function afterSending(
  echoes: Echoes,
  nights: Iterable<EpochDay>,
  instant: number,
  wasRead: boolean,
): Echoes {
  const after = new Map<EpochDay, Echo>()
  for (const [night, echo] of echoes)
    after.set(night, { ...echo, freeSince: echo.freeSince ?? instant })
  for (const night of nights) {
    const echo = echoes.get(night)
    if (!echo) after.set(night, { freeSince: null, isSure: wasRead })
    else after.set(night, { freeSince: null, isSure: echo.isSure && echo.freeSince === null })
  }
  return after
}

/** The echoes to expect after a good read: what it no longer has, and is free again, is heard of no more. */
export function afterReading(
  echoes: Echoes,
  isInFeed: (night: EpochDay) => boolean,
  today: EpochDay,
): Echoes {
  const after = new Map<EpochDay, Echo>()
  for (const [night, echo] of echoes) {
    if (night < today) continue
    if (isInFeed(night)) after.set(night, echo)
    else if (echo.freeSince === null) after.set(night, { freeSince: null, isSure: true })
  }
  return after
}
