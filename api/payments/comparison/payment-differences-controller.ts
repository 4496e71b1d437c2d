import { Body, HttpCode, Post } from '@nestjs/common'
import { z } from 'zod'
import { Refused, changedMeanwhile, plainError } from '../../errors/refused.ts'
import { ActingStaff } from '../../requests/acting-staff.ts'
import { Answers } from '../../requests/answers.ts'
import { BackOffice } from '../../requests/back-office.ts'
import { Id, rowId } from '../../requests/id-pipe.ts'
import type { StaffMember } from '../../requests/staff-sessions.ts'
import { SeenDifferences } from './seen-differences.ts'

const UNKNOWN = 'Dit verschil bestaat niet.'
const CHANGED = 'De bedragen zijn intussen anders. Kijk nog eens.'
const id = rowId(UNKNOWN)

const seenShape = z.object({ id: z.int() })
const readRequest = z.object({
  hereCents: z.int().meta({ description: 'As it was read; with other sums by now it stays.' }),
  thereCents: z.int(),
})

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
    @Body({ schema: readRequest }) read: z.infer<typeof readRequest>,
    @ActingStaff() { name }: StaffMember,
  ): Promise<z.output<typeof seenShape>> {
    const outcome = await this.seen.see({ id: differenceId, ...read }, name)
    if (outcome === 'unknown') throw new Refused(plainError('not-found', UNKNOWN))
    if (outcome === 'changed') throw new Refused(changedMeanwhile(CHANGED))
    return { id: differenceId }
  }
}
