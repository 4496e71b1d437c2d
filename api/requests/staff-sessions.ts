import { createParamDecorator, type ExecutionContext } from '@nestjs/common'
import type { FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who acts, on a route of staff (`guardRequests`). */
    staff: StaffMember | null
  }
}

/** A member of staff as a request knows them. */
export interface StaffMember {
  staffId: string
  name: string
  email: string
}

/** The cookie that carries a session's token. */
export const SESSION_COOKIE = 'kamersleutel_session'

/**
 * The member of staff who acts. Only for routes of staff (`entranceOf`): elsewhere nobody is known,
 * which is a programmer's error (`RangeError`).
 */
export const ActingStaff = createParamDecorator(
  (_: undefined, context: ExecutionContext): StaffMember => {
    const { staff } = context.switchToHttp().getRequest<FastifyRequest>()
    if (!staff) throw new RangeError('nobody is known to act: this is no route of staff')
    return staff
  },
)
