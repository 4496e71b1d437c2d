import { Controller, Get, Req, Res } from '@nestjs/common'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { WordsInForce } from '../environment/words-in-force.ts'
import { message } from '../../rules/texts/message.ts'
import { errorPage } from '../errors/error-answer.ts'
import { Refused, orNotFound, plainError } from '../errors/refused.ts'
import { SESSION_COOKIE } from '../requests/staff-sessions.ts'
import { Sessions } from '../staff/sessions.ts'
import { FirstAccount } from '../staff/first-account.ts'
import { loggableError } from '../telemetry/loggable-error.ts'
import { BackOfficePage } from './back-office-page.ts'
import { GuestPage } from './guest-page.ts'
import { OldLinks } from './old-links.ts'
import { readAddress, ownPart } from '../../screens/read-address.ts'
import {
  GUEST_HOME,
  STAFF_HOME,
  folders,
  otherNames,
  redirects,
  routeAt,
  screens,
} from '../../screens/screen-routes.ts'
import type { ScreenRoute } from '../../screens/screen-route.ts'
import { languageOf } from '../environment/language.ts'
import { addressIn } from '../../screens/page-language.ts'

/** What a page says when it could not even be drawn. */
const BROKEN = message('problemDetail.pageBroken')

/** Every address that no other route takes: a screen by the table, a redirect, or 404. */
@Controller()
export class ScreensController {
  constructor(
    private readonly guest: GuestPage,
    private readonly backOffice: BackOfficePage,
    private readonly sessions: Sessions,
    private readonly firstAccount: FirstAccount,
    private readonly oldLinks: OldLinks,
    private readonly inForce: WordsInForce,
  ) {}

  @Get('*')
  async page(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const { path, search } = readAddress(request.url)
    const inLanguage = (address: string) => addressIn(languageOf(request), address)
    if (folders.some((folder) => `${path}/`.startsWith(folder.path)))
      throw new Refused(plainError('not-found'))
    if (inLanguage(path) !== ownPart(request.originalUrl).split('?', 1)[0])
      return sendOn(reply, inLanguage(path) + search, 301)
    if (Object.hasOwn(otherNames, path)) return sendOn(reply, otherNames[path]! + search, 301)
    const route = routeAt(path)
    const known = route?.isPrivate ? await this.oldLinks.leadOn(request.url) : null
    if (known !== null) return sendOn(reply, inLanguage(known), 301)
    if (route?.access === 'everyone') return this.guestPage(request, reply, route)
    if (Object.hasOwn(redirects, path)) return sendOn(reply, redirects[path]!)
    const isStaff = route !== undefined ? await this.isSignedIn(request) : false
    if (route?.access === 'staff')
      return isStaff ? this.backOfficePage(path, reply) : sendOn(reply, GUEST_HOME)
    if (route?.access === 'signing-in')
      return isStaff ? sendOn(reply, STAFF_HOME) : this.door(path, reply)
    // The guest site draws the page for what is not there.
    return this.guestPage(request, reply)
  }

  private async guestPage(
    request: FastifyRequest,
    reply: FastifyReply,
    route?: ScreenRoute,
  ): Promise<void> {
    const { status, html, location } = await this.guest.render(request).catch((error: Error) => {
      request.log.error(loggableError(error), 'a page could not be drawn')
      const words = this.inForce.wordsIn(languageOf(request))
      return { status: 500, html: errorPage(words, BROKEN).body, location: undefined }
    })
    if (location) return sendOn(reply, location)
    // Asked for again each time, yet a browser may keep it for its back button; what shows a
    // booking it may not.
    const cache = route?.isPrivate ? 'no-store' : 'private, no-cache'
    void reply
      .code(status)
      .header('cache-control', cache)
      .type('text/html; charset=utf-8')
      .send(html)
  }

  /** A house without an account has one door, where the first is made; after that it is gone. */
  private async door(path: string, reply: FastifyReply): Promise<void> {
    const first = screens.firstAccount.path
    const isNeeded = await this.firstAccount.isNeeded()
    if (isNeeded === (path === first)) return this.backOfficePage(path, reply)
    sendOn(reply, isNeeded ? first : screens.login.path)
  }

  private backOfficePage(path: string, reply: FastifyReply): void {
    const page = orNotFound(this.backOffice.render(path))
    void reply
      .header('content-security-policy', page.policy)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(page.html)
  }

  private async isSignedIn(request: FastifyRequest): Promise<boolean> {
    return (await this.sessions.find(request.cookies[SESSION_COOKIE])) !== null
  }
}

function sendOn(reply: FastifyReply, location: string, status: 301 | 302 = 302): void {
  void reply.code(status).header('location', location).header('cache-control', 'no-store').send()
}
