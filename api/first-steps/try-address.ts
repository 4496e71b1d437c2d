import { randomUUID } from 'node:crypto'
import { Injectable } from '@nestjs/common'
import { type Message, message } from '../../rules/texts/message.ts'
import { PublicAddress } from '../environment/public-address.ts'
import { addressProofShape } from './address-proof-controller.ts'
import { AddressProof } from './address-proof.ts'
import type { Tried } from './first-steps-view.ts'

/** How long the way out and in again may take, seconds: whoever tries waits for it. */
const WITHIN_SECONDS = 5

/** The proof is far shorter; what is longer is another site's page, and is not read on. */
const MOST_BYTES = 1_000

/** What a proxy answers that cannot reach who stands behind it. */
const FROM_A_PROXY = [502, 503, 504]

/**
 * Has the house ask itself through its public address, as a guest would come in. Nothing of what
 * answers there is shown but where it leads to: it is compared with the house's own proof.
 */
@Injectable()
export class TryAddress {
  constructor(
    private readonly address: PublicAddress,
    private readonly proof: AddressProof,
  ) {}

  async try(): Promise<Tried> {
    const { url } = this.address
    const challenge = randomUUID()
    try {
      const answer = await fetch(`${url}/api/address-proof/${challenge}`, {
        redirect: 'manual',
        signal: AbortSignal.timeout(WITHIN_SECONDS * 1_000),
      })
      const isOurs = answer.ok && isProof(await beginningOf(answer), this.proof.of(challenge))
      if (!answer.ok) await answer.body?.cancel()
      return isOurs
        ? { ok: true, text: message('firstSteps.addressAnswers', { url }) }
        : { ok: false, text: otherAnswer(answer, url) }
    } catch (error) {
      const code = networkCode(error)
      if (code === null) throw error
      const facts = { url, host: this.address.hostname, seconds: WITHIN_SECONDS, why: code }
      return { ok: false, text: { id: `firstSteps.${sentenceOf(code)}`, values: facts } }
    }
  }
}

/** The first bytes of an answer's body as text. */
async function beginningOf({ body }: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of body ?? []) {
    parts.push(part)
    bytes += part.length
    if (bytes > MOST_BYTES) break
  }
  return Buffer.concat(parts).toString('utf8', 0, MOST_BYTES)
}

function isProof(text: string, wanted: string): boolean {
  try {
    return addressProofShape.safeParse(JSON.parse(text)).data?.proof === wanted
  } catch {
    // No JSON: a page.
    return false
  }
}

function otherAnswer({ status, headers }: Response, url: string): Message {
  if (FROM_A_PROXY.includes(status))
    return message('firstSteps.addressBehindProxy', { url, status })
  const location = headers.get('location') ?? ''
  const to = URL.canParse(location, url) ? new URL(location, url) : null
  return status >= 300 && status < 400 && to !== null && to.origin !== new URL(url).origin
    ? message('firstSteps.addressRedirected', { url, to: to.origin })
    : message('firstSteps.addressElsewhere', { url })
}

/** What `fetch` says of the network, as a code or in its words; null of an error of ours. */
function networkCode(error: unknown): string | null {
  const { name, cause } = error as Error & { cause?: Error & { code?: string } }
  return cause === undefined && name !== 'TimeoutError'
    ? null
    : (cause?.code ?? cause?.message ?? name)
}

/** By the codes of Node's network, its TLS and its `fetch`. */
function sentenceOf(code: string) {
  if (/^(ENOTFOUND|EAI_\w+)$/.test(code)) return 'addressNotFound'
  if (/^(ECONNREFUSED|EHOSTUNREACH|ENETUNREACH)$/.test(code)) return 'addressRefused'
  if (/TIMEOUT|ETIMEDOUT/i.test(code)) return 'addressSilent'
  if (/CERT|UNABLE_TO_VERIFY/.test(code)) return 'addressCertificate'
  return /^(ERR_SSL|EPROTO)/.test(code) ? 'addressWithoutTls' : 'addressBroken'
}
