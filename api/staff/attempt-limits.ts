/** How often something may be tried in a while. */
export interface AttemptLimit {
  /** What is counted together, in words; kept as a hash. */
  about: string
  most: number
  /** How long a try counts. */
  seconds: number
}

const QUARTER = 15 * 60
const DAY = 24 * 60 * 60

/** Who tries: the address that was typed, where it came from, and a device that is known. */
export interface Attempt {
  email: string
  /** A visitor's hash (`visitorOf`): of an IPv6 address its network counts. */
  place: string
  /** The id of a device on which this very account signed in before (`KnownDevices`), or null. */
  device: string | null
}

/**
 * Tries of a password. A known device is counted by itself alone: whatever others try for the same
 * account, from the same network or elsewhere, it stays open to its owner. Everything else counts
 * by the account, whether there is one or not, and by the place.
 */
export function passwordLimits({ email, place, device }: Attempt): AttemptLimit[] {
  if (device !== null) return [{ about: `device ${device}`, most: 10, seconds: QUARTER }]
  return [
    { about: `address ${email.toLowerCase()}`, most: 10, seconds: QUARTER },
    { about: `place ${place}`, most: 30, seconds: QUARTER },
  ]
}

/** What is forgiven after signing in: not the place, an attacker may have an account too. */
export function forgiven(attempt: Attempt, staffId: string): AttemptLimit[] {
  const { device } = attempt
  return [...passwordLimits(attempt).slice(0, 1), ...(device ? codeLimits(staffId, device) : [])]
}

/**
 * Tries of a code, by who has the password already. Few, and over a whole day: a code has six digits
 * only. Those of a known device are counted by itself, as its passwords.
 */
export function codeLimits(staffId: string, device: string | null): AttemptLimit[] {
  if (device !== null) return [{ about: `code on device ${device}`, most: 10, seconds: QUARTER }]
  return [
    { about: `code ${staffId}`, most: 5, seconds: QUARTER },
    { about: `code of a day ${staffId}`, most: 20, seconds: DAY },
  ]
}

/** Tries of the own password or code by who is signed in: a screen left open is no way to guess. */
export function ownPasswordLimits(staffId: string): AttemptLimit[] {
  return [{ about: `own password ${staffId}`, most: 10, seconds: QUARTER }]
}

/** Mails with a link for a new password. */
export function linkMailLimits({ email, place, device }: Attempt): AttemptLimit[] {
  if (device !== null)
    return [{ about: `new password device ${device}`, most: 5, seconds: QUARTER }]
  return [
    { about: `new password ${email.toLowerCase()}`, most: 3, seconds: QUARTER },
    { about: `new password place ${place}`, most: 10, seconds: QUARTER },
  ]
}

/** Wrong codes for the first account of a house; the right one is never counted. */
export function firstAccountLimits(place: string): AttemptLimit[] {
  return [{ about: `first account ${place}`, most: 10, seconds: QUARTER }]
}

/** Links that are not ours; one that is, is never counted. */
export function wrongLinkLimits(place: string): AttemptLimit[] {
  return [{ about: `wrong link ${place}`, most: 10, seconds: QUARTER }]
}
