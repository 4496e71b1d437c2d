import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common'
import type { FastifyRequest } from 'fastify'
import { Refused, plainError } from '../errors/refused.ts'
import { actingInside } from './acting-inside.ts'
import { SESSION_COOKIE, type StaffMember, StaffSessions } from './staff-sessions.ts'

/** A request that came through the guard: it knows who acts. */
export type StaffRequest = FastifyRequest & { staff?: StaffMember }

/** Lets only staff who are signed in through, and notes on the request who acts. */
@Injectable()
export class StaffGuard implements CanActivate {
  constructor(private readonly sessions: StaffSessions) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<StaffRequest>()
    const staff =
      actingInside.getStore() ?? (await this.sessions.find(request.cookies[SESSION_COOKIE]))
    if (!staff) throw new Refused(plainError('not-signed-in'))
    request.staff = staff
    return true
  }
}
