import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import type { CookieSerializeOptions } from '@fastify/cookie'
import { Inject, Injectable } from '@nestjs/common'
import type { FastifyRequest } from 'fastify'
import { ENVIRONMENT, type Environment } from '../environment/environment.ts'
import { PublicAddress } from '../environment/public-address.ts'
import { isPageOverHttps } from '../requests/session-cookie.ts'

/** No browser keeps a cookie longer. */
const LIVES_DAYS = 400
const DAY_MS = 24 * 60 * 60_000

type Cookies = Record<string, string | undefined>

/**
 * The devices on which somebody signed in: a signed cookie for each account, which says so and opens
 * nothing. By it the tries of strangers are told from those of the owner (`passwordLimits`).
 */
@Injectable()
export class KnownDevices {
  constructor(
    private readonly address: PublicAddress,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /** The device's id, where this account signed in on it; else null. */
  find(cookies: Cookies, staffId: string): string | null {
    const [, device, since, signature] =
      /^([0-9a-f-]{36})\.(\d{10,16})\.([\w-]{43})$/.exec(cookies[cookieName(staffId)] ?? '') ?? []
    if (!device || !since || !signature) return null
    if (Date.now() - Number(since) > LIVES_DAYS * DAY_MS) return null
    const wanted = Buffer.from(this.signature(staffId, device, Number(since)))
    return timingSafeEqual(wanted, Buffer.from(signature)) ? device : null
  }

  /** The cookie of a device on which somebody just signed in; one that has an id keeps it. */
  remember(
    request: Pick<FastifyRequest, 'cookies' | 'headers'>,
    staffId: string,
  ): { name: string; value: string; options: CookieSerializeOptions } {
    const device = this.find(request.cookies, staffId) ?? randomUUID()
    const since = Date.now()
    return {
      name: cookieName(staffId),
      value: `${device}.${since}.${this.signature(staffId, device, since)}`,
      options: {
        httpOnly: true,
        sameSite: 'lax',
        path: '/api/staff',
        secure: isPageOverHttps(request, this.address),
        maxAge: (LIVES_DAYS * DAY_MS) / 1000,
      },
    }
  }

  private signature(staffId: string, device: string, since: number): string {
    return createHmac('sha256', this.environment.secret)
      .update(`device ${staffId} ${device} ${since}`)
      .digest('base64url')
  }
}

/** Each account its own: several people may sign in on the computer of the desk. */
function cookieName(staffId: string): string {
  return `kamersleutel_device_${staffId.slice(0, 8)}`
}
