import { createParamDecorator, type ExecutionContext } from '@nestjs/common'
import type { FastifyRequest } from 'fastify'
import type { StaffMember } from './staff-sessions.ts'

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
