import { lookup } from 'node:dns/promises'
import type { IncomingMessage } from 'node:http'
import { request } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { isPublicAddress } from '../environment/public-internet.ts'

/** A feed is no longer, in bytes, however it is packed. */
export const MOST_BYTES = 2 * 1024 * 1024
const MOST_REDIRECTS = 3

/** Why a feed could not be fetched; its sentence: `channelFeed.…` of the catalogue. */
export type FetchFailure =
  | 'bad-address'
  | 'own-network'
  | 'too-many-redirects'
  | 'unreachable'
  | 'certificate'
  | 'slow'
  | 'too-big'
  | 'gone'
  | 'refused'
  | 'failing'

/** By what a server knows whether its feed is as it was. */
export interface Validators {
  etag: string | null
  lastModified: string | null
}

export type FetchedFeed =
  | ({ kind: 'read'; text: string } & Validators)
  | { kind: 'unchanged' }
  | { kind: 'failed'; failure: FetchFailure }

/** To whom is connected; a test plays the channels on this machine. */
export interface Reach {
  mayReach: (address: string) => boolean
  ca?: string
}

const open: Reach = { mayReach: (address) => isPublicAddress(address) }

class Failed extends Error {
  constructor(readonly failure: FetchFailure) {
    super(failure)
  }
}

/**
 * Fetches a channel's feed by https: at most 2 MB, unpacked, and at most three redirects. Nothing of
 * this machine or its network is connected to: each address is checked as it is connected to, so
 * neither a redirect nor another answer of the name server leads there.
 *
 * @param known what was fetched before; the answer is `unchanged` while that is still it
 * @param withinMs for all of it, redirects included
 */
export async function fetchFeed(
  address: string,
  known: Validators,
  withinMs: number,
  reach: Reach = open,
): Promise<FetchedFeed> {
  const signal = AbortSignal.timeout(withinMs)
  try {
    let url = feedAddress(address)
    for (let redirects = 0; ; redirects++) {
      const answer = await ask(url, known, signal, reach)
      const next = answer.headers.location
      if (!isRedirect(answer.statusCode) || next === undefined) return await read(answer, signal)
      answer.destroy()
      if (redirects === MOST_REDIRECTS) throw new Failed('too-many-redirects')
      url = feedAddress(next, url)
    }
  } catch (error) {
    return { kind: 'failed', failure: failureOf(error, signal) }
  }
}

function feedAddress(address: string, from?: URL): URL {
  if (!URL.canParse(address, from)) throw new Failed('bad-address')
  const url = new URL(address, from)
  if (url.protocol !== 'https:' || url.username !== '' || url.password !== '')
    throw new Failed('bad-address')
  return url
}

const isRedirect = (status = 0) => [301, 302, 303, 307, 308].includes(status)

function ask(
  url: URL,
  { etag, lastModified }: Validators,
  signal: AbortSignal,
  { mayReach, ca }: Reach,
): Promise<IncomingMessage> {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) !== 0 && !mayReach(host)) throw new Failed('own-network')
  const headers = {
    accept: 'text/calendar, text/plain;q=0.5, */*;q=0.1',
    'accept-encoding': 'gzip, deflate, br',
    'user-agent': 'Kamersleutel',
    ...(etag !== null && { 'if-none-match': etag }),
    ...(lastModified !== null && { 'if-modified-since': lastModified }),
  }
  const options = { headers, signal, agent: false, lookup: lookupOf(mayReach), ...(ca && { ca }) }
  return new Promise((resolve, reject) => {
    request(url, options, resolve).on('error', reject).end()
  })
}

/** Looks a name up, and hands over to connect to only what was checked. */
function lookupOf(mayReach: Reach['mayReach']): LookupFunction {
  return (host, { family, all }, done) => {
    void lookup(host, { family: family ?? 0, all: true }).then(
      (found) => {
        const [first] = found
        if (!first || !found.every(({ address }) => mayReach(address)))
          done(new Failed('own-network'), '', 0)
        else if (all) done(null, found)
        else done(null, first.address, first.family)
      },
      (error: NodeJS.ErrnoException) => done(error, '', 0),
    )
  }
}

async function read(answer: IncomingMessage, signal: AbortSignal): Promise<FetchedFeed> {
  const { statusCode = 0, headers } = answer
  if (statusCode !== 200) answer.destroy()
  if (statusCode === 304) return { kind: 'unchanged' }
  if (statusCode === 404 || statusCode === 410) throw new Failed('gone')
  if (statusCode >= 500 || statusCode === 429) throw new Failed('failing')
  if (statusCode !== 200) throw new Failed('refused')
  const pieces: Buffer[] = []
  let bytes = 0
  const collect = async (source: AsyncIterable<Buffer>) => {
    for await (const piece of source) {
      bytes += piece.length
      if (bytes > MOST_BYTES) throw new Failed('too-big')
      pieces.push(piece)
    }
  }
  const unpacker = unpackerOf(headers['content-encoding'])
  try {
    if (unpacker) await pipeline(answer, unpacker, collect, { signal })
    else await pipeline(answer, collect, { signal })
  } catch (error) {
    // Which of the streams fails first, once one is given up, is chance.
    throw bytes > MOST_BYTES ? new Failed('too-big') : error
  }
  return {
    kind: 'read',
    text: new TextDecoder().decode(Buffer.concat(pieces)),
    etag: headers.etag ?? null,
    lastModified: headers['last-modified'] ?? null,
  }
}

function unpackerOf(encoding = 'identity') {
  if (encoding === 'identity') return null
  if (encoding === 'gzip' || encoding === 'x-gzip') return createGunzip()
  if (encoding === 'deflate') return createInflate()
  if (encoding === 'br') return createBrotliDecompress()
  throw new Failed('failing')
}

function failureOf(error: unknown, signal: AbortSignal): FetchFailure {
  if (error instanceof Failed) return error.failure
  if (signal.aborted) return 'slow'
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (/CERT|SSL|SELF_SIGNED|UNABLE_TO/.test(code)) return 'certificate'
  return /^Z_|^ERR_BROTLI|^HPE_|PREMATURE_CLOSE/.test(code) ? 'failing' : 'unreachable'
}
