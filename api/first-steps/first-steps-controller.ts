import { Body, Get } from '@nestjs/common'
import type { z } from 'zod'
import { worded } from '../../rules/texts/words.ts'
import { WordsInForce } from '../environment/words-in-force.ts'
import { delivered } from '../errors/refused.ts'
import { ActingStaff, type StaffMember } from '../requests/staff-sessions.ts'
import { Acts, Answers, BackOffice } from '../requests/routes.ts'
import {
  type AnswerOrder,
  type FirstStepsView,
  addressOrderShape,
  answerOrderShape,
  firstStepsViewShape,
  triedShape,
  type TriedView,
} from './first-steps-view.ts'
import { FirstSteps } from './first-steps.ts'
import { TryAddress } from './try-address.ts'
import { TryMail } from './try-mail.ts'
import { TryPayments } from './try-payments.ts'

/** The guide of a new house: how far it is, its three trials, and opening it to guests. */
@BackOffice('first-steps')
export class FirstStepsController {
  constructor(
    private readonly steps: FirstSteps,
    private readonly address: TryAddress,
    private readonly payments: TryPayments,
    private readonly mail: TryMail,
    private readonly inForce: WordsInForce,
  ) {}

  @Get()
  @Answers(firstStepsViewShape)
  current(): Promise<FirstStepsView> {
    return this.steps.current()
  }

  @Acts('address', firstStepsViewShape)
  async setAddress(
    @Body({ schema: addressOrderShape }) { url }: z.output<typeof addressOrderShape>,
    @ActingStaff() staff: StaffMember,
  ): Promise<FirstStepsView> {
    return delivered(await this.steps.setAddress(staff, url))
  }

  @Acts('answers', firstStepsViewShape)
  async answer(
    @Body({ schema: answerOrderShape }) order: AnswerOrder,
    @ActingStaff() staff: StaffMember,
  ): Promise<FirstStepsView> {
    return delivered(await this.steps.answer(staff, order))
  }

  @Acts('try-address', triedShape)
  async tryAddress(): Promise<TriedView> {
    return worded(this.inForce.words, await this.address.try())
  }

  @Acts('try-payments', triedShape)
  async tryPayments(): Promise<TriedView> {
    return worded(this.inForce.words, await this.payments.try())
  }

  @Acts('try-mail', triedShape)
  async tryMail(@ActingStaff() staff: StaffMember): Promise<TriedView> {
    return worded(this.inForce.words, await this.mail.try(staff))
  }

  @Acts('open', firstStepsViewShape)
  async open(@ActingStaff() staff: StaffMember): Promise<FirstStepsView> {
    return delivered(await this.steps.open(staff))
  }

  @Acts('close', firstStepsViewShape)
  async close(@ActingStaff() staff: StaffMember): Promise<FirstStepsView> {
    return delivered(await this.steps.close(staff))
  }
}
