import { type IncomingMessage, request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { type LookupFunction, isIP } from 'node:net'
import { mostPictureBytes } from '../../rules/forms/check-picture.ts'
import type { Reach } from './public-address.ts'

/** All of a picture, its redirects too, ms. */
const MOST_MS = 15_000
const MOST_REDIRECTS = 3

/** Why a picture was not fetched, in Dutch, as a part of a sentence. */
export class NotFetched extends Error {}

/**
 * Fetches what stands at an address of an export: http or https only, from addresses that may be
 * asked only. That is looked at after the host is resolved, at each redirect again, and the very
 * address that was looked at is asked. Throws `NotFetched`: also for more than a picture may weigh.
 */
export async function fetchPicture(from: string, reach: Reach): Promise<Buffer> {
  const signal = AbortSignal.timeout(MOST_MS)
  let at = from
  for (let hops = 0; hops <= MOST_REDIRECTS; hops++) {
    if (!URL.canParse(at)) throw new NotFetched('dit is geen adres')
    const answer = await ask(new URL(at), reach, signal).catch((error: unknown) => {
      throw error instanceof NotFetched ? error : new NotFetched('het adres antwoordt niet')
    })
    if (Buffer.isBuffer(answer)) return answer
    if (!URL.canParse(answer.to, at)) throw new NotFetched('het adres verwijst naar geen adres')
    at = new URL(answer.to, at).href
  }
  throw new NotFetched('het adres verwijst te vaak door')
}

async function ask(
  url: URL,
  { resolve, isAllowed }: Reach,
  signal: AbortSignal,
): Promise<Buffer | { to: string }> {
  if (!['http:', 'https:'].includes(url.protocol) || url.username !== '' || url.password !== '')
    throw new NotFetched('dit is geen webadres')
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const addresses = isIP(host) ? [host] : await inTime(resolve(host), signal)
  if (addresses.length === 0 || !addresses.every(isAllowed))
    throw new NotFetched('dit adres is niet openbaar')
  const all = addresses.map((address) => ({ address, family: isIP(address) }))
  const lookup: LookupFunction = (_host, options, answer) =>
    options.all ? answer(null, all) : answer(null, all[0]!.address, all[0]!.family)
  const request = url.protocol === 'https:' ? httpsRequest : httpRequest
  return new Promise((done, fail) => {
    const headers = { accept: 'image/*', 'user-agent': 'Kamersleutel' }
    const call = request(url, { agent: false, headers, lookup, signal }, (answer) => {
      readAnswer(answer).then(done, fail)
    })
    call.on('error', fail)
    call.end()
  })
}

async function readAnswer(answer: IncomingMessage): Promise<Buffer | { to: string }> {
  const { statusCode = 0, headers } = answer
  try {
    if (statusCode >= 300 && statusCode < 400 && headers.location !== undefined)
      return { to: headers.location }
    if (statusCode !== 200) throw new NotFetched(`het adres antwoordt ${statusCode}`)
    const tooLarge = () => new NotFetched('het bestand is te groot')
    if (Number(headers['content-length'] ?? 0) > mostPictureBytes) throw tooLarge()
    const parts: Buffer[] = []
    let bytes = 0
    for await (const part of answer as AsyncIterable<Buffer>) {
      bytes += part.length
      if (bytes > mostPictureBytes) throw tooLarge()
      parts.push(part)
    }
    return Buffer.concat(parts)
  } finally {
    answer.destroy()
  }
}

/** A resolver cannot be broken off: it is waited for no longer. */
function inTime<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((done, fail) => {
    signal.addEventListener('abort', () => fail(new NotFetched('het adres antwoordt niet')))
    work.then(done, fail)
  })
}
