import { instantInAmsterdam, momentInAmsterdam } from '../../rules/calendar/amsterdam.ts'
import {
  type Day,
  type EpochDay,
  type Moment,
  formatDay,
  parseDay,
} from '../../rules/calendar/day.ts'

/**
 * The row `clock` of the settings: on the real day `since` the property was set to `today`, and its
 * days have gone on from there.
 */
export interface ClockSetting {
  today: Day
  since: Day
}

export interface ClockOptions {
  /** False in production mode: then every move is ignored. */
  movable: boolean
  /** Where the clock stands as long as no setting moves it; null is the real day. */
  today: Day | null
  /** The real clock, ms since 1970 UTC. Tests give their own. */
  realNow?: () => number
}

/**
 * The one clock of the property: the real time of day on a day that demos and tests may move. API
 * processes and the worker follow the same setting (`settings-follower.ts`), so that a booking, its
 * hold and its mails agree about what time it is.
 */
export class Clock {
  private readonly realNow: () => number
  private readonly movable: boolean
  private readonly ownOffset: number
  private offset: number

  constructor(options: ClockOptions) {
    this.realNow = options.realNow ?? Date.now
    this.movable = options.movable
    this.ownOffset =
      options.today === null || !options.movable ? 0 : dayOf(options.today) - this.realToday()
    this.offset = this.ownOffset
  }

  /** Milliseconds since 1970 UTC. */
  now(): number {
    const real = this.realNow()
    if (this.offset === 0) return real
    const { today, minuteOfDay } = momentInAmsterdam(real)
    // By the clock on the wall: moved over a change to summer time, 09:30 stays 09:30.
    return instantInAmsterdam(today + this.offset, minuteOfDay) + (real % 60_000)
  }

  /** What the rules are asked with. */
  moment(): Moment {
    return momentInAmsterdam(this.now())
  }

  today(): Day {
    return formatDay(this.moment().today)
  }

  get moved(): boolean {
    return this.offset !== 0
  }

  /**
   * Follows what the settings say now; null is the real clock, or where this process was told to
   * start.
   */
  follow(setting: ClockSetting | null): void {
    if (!this.movable) return
    this.offset = setting === null ? this.ownOffset : dayOf(setting.today) - dayOf(setting.since)
  }

  /** The setting that makes the property's day `today` from now on. */
  settingFor(today: Day): ClockSetting {
    return { today, since: formatDay(this.realToday()) }
  }

  private realToday(): EpochDay {
    return momentInAmsterdam(this.realNow()).today
  }
}

function dayOf(text: Day): EpochDay {
  const day = parseDay(text)
  if (day === null) throw new RangeError(`not a day: ${text}`)
  return day
}
