import { AsyncLocalStorage } from 'node:async_hooks'
import { createParamDecorator, type ExecutionContext } from '@nestjs/common'
import type { FastifyRequest } from 'fastify'
import type { StaffMember } from './staff-sessions.ts'

/**
 * Who acts in a request that the application makes of itself: an edit that is tried, or one that was
 * planned for today. No request from outside can be in it.
 */
export const actingInside = new AsyncLocalStorage<StaffMember>()

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
