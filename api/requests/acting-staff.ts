import { createParamDecorator, type ExecutionContext } from '@nestjs/common'
import type { StaffRequest } from './staff-guard.ts'
import type { StaffMember } from './staff-sessions.ts'

/**
 * The member of staff who acts. Only for routes of a `BackOffice` controller: without its guard
 * nobody is known, which is a programmer's error (`RangeError`).
 */
export const ActingStaff = createParamDecorator(
  (_: undefined, context: ExecutionContext): StaffMember => {
    const { staff } = context.switchToHttp().getRequest<StaffRequest>()
    if (!staff) throw new RangeError('nobody is known to act: the route has no StaffGuard')
    return staff
  },
)
