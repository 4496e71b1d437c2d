import { HttpCode, Post } from '@nestjs/common'
import { z } from 'zod'
import { Refused, plainError } from '../../errors/refused.ts'
import { ActingStaff } from '../../requests/acting-staff.ts'
import { Answers } from '../../requests/answers.ts'
import { BackOffice } from '../../requests/back-office.ts'
import { Id, rowId } from '../../requests/id-pipe.ts'
import type { StaffMember } from '../../requests/staff-sessions.ts'
import { SeenDifferences } from './seen-differences.ts'

const UNKNOWN = 'Dit verschil bestaat niet.'
const id = rowId(UNKNOWN)

const seenShape = z.object({ id: z.int() })

/** Where the payment provider and the bills do not agree; the dashboard shows them. */
@BackOffice('payment-differences')
export class PaymentDifferencesController {
  constructor(private readonly seen: SeenDifferences) {}

  /** It needs attention no more. */
  @Post(':id/seen')
  @Answers(seenShape)
  @HttpCode(200)
  async see(
    @Id(id) differenceId: number,
    @ActingStaff() { name }: StaffMember,
  ): Promise<z.output<typeof seenShape>> {
    if (!(await this.seen.see(differenceId, name)))
      throw new Refused(plainError('not-found', UNKNOWN))
    return { id: differenceId }
  }
}
