import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common'
import type { FastifyRequest } from 'fastify'
import { Refused, plainError } from '../errors/refused.ts'
import { SESSION_COOKIE, Sessions } from './sessions.ts'

/** Lets only staff who are signed in through. */
@Injectable()
export class StaffGuard implements CanActivate {
  constructor(private readonly sessions: Sessions) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>()
    if (await this.sessions.find(request.cookies[SESSION_COOKIE])) return true
    throw new Refused(plainError('not-signed-in'))
  }
}
