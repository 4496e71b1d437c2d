/** A calendar day as text, `YYYY-MM-DD`. What leaves the rules (quotes, refusals, the API) speaks this. */
export type Day = string

/** Days since 1970-01-01. What the rules count with: an integer, no clock, no zone. */
export type EpochDay = number

/** A stay `[arrival, departure)`: the night of `departure` is not part of it. */
export interface Stay {
  arrival: EpochDay
  departure: EpochDay
}

/** The moment a rule is asked at, always a parameter; `today` and `minuteOfDay` are Europe/Amsterdam. */
export interface Moment {
  today: EpochDay
  minuteOfDay: number
  /** Milliseconds since 1970-01-01 UTC, for holds that end at an instant. */
  instant: number
}
