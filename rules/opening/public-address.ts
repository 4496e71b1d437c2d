import { type Message, message } from '../texts/message.ts'
import { type Finding, missing, ready, warning } from './finding.ts'

/** Who takes the payments: a provider with a live key or one for tests, the sandbox, or nobody. */
export type PaidBy = 'provider' | 'provider-test' | 'sandbox' | 'nobody'

/** Where guests find the house. */
export interface AddressFacts {
  /** In force, such as `https://www.dekers.nl`. */
  url: string
  /** False while nobody gave one: then it is where the house listens. */
  isGiven: boolean
}

/** Longer than any name of the internet with its protocol and port. */
const LONGEST_ADDRESS = 280

/**
 * The origin of an address as staff type it, without a slash at the end; `https` where they leave
 * the protocol out. Null for what is none: another protocol, a name and password in it, a path.
 */
export function tidyAddress(typed: string): string | null {
  const text = typed.trim()
  const url = text.includes('://') ? text : `https://${text}`
  if (url.length > LONGEST_ADDRESS || !URL.canParse(url)) return null
  const { protocol, username, password, pathname, search, hash, origin } = new URL(url)
  const isOrigin = pathname === '/' && search + hash + username + password === ''
  return isOrigin && (protocol === 'https:' || protocol === 'http:') ? origin : null
}

/** Names and numbers of one machine or one network only (RFC 1918, 3927, 6761, 6762). */
const LOCAL_NAME = /^([^.:]+|.*\.(localhost|local|internal|test))$/
const LOCAL_NUMBER =
  /^((0|10|127)(\.\d+){3}|192\.168(\.\d+){2}|169\.254(\.\d+){2}|172\.(1[6-9]|2\d|3[01])(\.\d+){2}|\[(::1?|f[cd].*|fe80:.*)\])$/

/** Whether only this machine or its network can reach an address: a payment provider cannot. */
export function isLocalAddress(url: string): boolean {
  const { hostname } = new URL(url)
  return LOCAL_NAME.test(hostname) || LOCAL_NUMBER.test(hostname)
}

/**
 * Why no guest may pay real money at an address: the provider would send them to a page that is not
 * there, or one that is read on the way. Null where they may.
 */
export function whyNoMoneyAt(url: string, paidBy: PaidBy): Message | null {
  const isFit = url.startsWith('https:') && !isLocalAddress(url)
  return paidBy !== 'provider' || isFit ? null : message('firstSteps.addressForMoney', { url })
}

/** How the house can be found: with real money at stake what is not safe keeps it shut. */
export function addressFindings({ url, isGiven }: AddressFacts, paidBy: PaidBy): Finding[] {
  const noMoney = whyNoMoneyAt(url, paidBy)
  const flaw = !isGiven
    ? 'firstSteps.addressUnknown'
    : isLocalAddress(url)
      ? 'firstSteps.addressLocal'
      : url.startsWith('https:')
        ? null
        : 'firstSteps.addressOpen'
  return [
    ...(noMoney === null ? [] : [missing(noMoney)]),
    (flaw === null ? ready : warning)({ id: flaw ?? 'firstSteps.addressReady', values: { url } }),
  ]
}
