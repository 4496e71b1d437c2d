import { Body, Get } from '@nestjs/common'
import type { z } from 'zod'
import { orNotFound } from '../errors/refused.ts'
import { ActingStaff, type StaffMember } from '../requests/staff-sessions.ts'
import { Acts, Answers, BackOffice, Id, uuidId } from '../requests/routes.ts'
import { type TestPaymentView, testPaymentRequest, testPaymentShape } from './test-payment-view.ts'
import { TestPayments } from './test-payments.ts'

const UNKNOWN = 'Deze testbetaling bestaat niet.'
const id = uuidId(UNKNOWN)

/** 'Test betaling' (BO §2 Dashboard): does the payment provider work? */
@BackOffice('test-payments')
export class TestPaymentsController {
  constructor(private readonly tests: TestPayments) {}

  @Acts('', testPaymentShape)
  async begin(
    @Body({ schema: testPaymentRequest }) asked: z.output<typeof testPaymentRequest>,
    @ActingStaff() { name }: StaffMember,
  ): Promise<TestPaymentView> {
    return this.tests.begin(asked.id, name)
  }

  @Get(':id')
  @Answers(testPaymentShape)
  async one(@Id(id) testId: string): Promise<TestPaymentView> {
    return orNotFound(await this.tests.one(testId), UNKNOWN)
  }
}
