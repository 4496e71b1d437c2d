import { Body, Get, HttpCode, Post, Put, Query, Res } from '@nestjs/common'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { type Answer, Refused, delivered } from '../errors/refused.ts'
import { ActingStaff } from '../requests/acting-staff.ts'
import { Answers } from '../requests/answers.ts'
import { BackOffice } from '../requests/back-office.ts'
import { Id, rowId } from '../requests/id-pipe.ts'
import { listed } from '../requests/list-question.ts'
import type { StaffMember } from '../requests/staff-sessions.ts'
import { CustomerDetail } from './customer-detail.ts'
import { CustomerEdits } from './customer-edits.ts'
import { CustomerList, type CustomerListQuestion, customerListQuestion } from './customer-list.ts'
import { CustomerMoves } from './customer-moves.ts'
import {
  type ConsentRequest,
  type CustomerChange,
  type MergeRequest,
  type SplitRequest,
  consentShape,
  customerChangeShape,
  mergeShape,
  splitShape,
} from './customer-requests.ts'
import {
  type CustomerDetailView,
  type CustomerView,
  customerDetailShape,
  customerViewShape,
} from './customer-views.ts'
import { unknownCustomer } from './standing-customer.ts'

const id = rowId('Deze klant bestaat niet.')
const moveId = rowId('Deze samenvoeging of splitsing bestaat niet.')

/** Customers: who booked or ordered, and what staff keep of them (BO §2, /klanten). */
@BackOffice('customers')
export class CustomersController {
  constructor(
    private readonly list: CustomerList,
    private readonly detail: CustomerDetail,
    private readonly edits: CustomerEdits,
    private readonly moves: CustomerMoves,
  ) {}

  @Get()
  @Answers(z.array(customerViewShape))
  async all(
    @Query({ schema: customerListQuestion }) question: CustomerListQuestion,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CustomerView[]> {
    return listed(reply, 'customers', await this.list.page(question))
  }

  @Get(':id')
  @Answers(customerDetailShape)
  async one(@Id(id) customerId: number): Promise<CustomerDetailView> {
    const found = await this.detail.of(customerId)
    if (!found) throw new Refused(unknownCustomer())
    return found
  }

  @Put(':id')
  @Answers(customerDetailShape)
  async change(
    @Id(id) customerId: number,
    @Body({ schema: customerChangeShape }) change: CustomerChange,
    @ActingStaff() staff: StaffMember,
  ): Promise<CustomerDetailView> {
    return this.answered(await this.edits.change(staff, customerId, change))
  }

  /** Notes that they agreed to something, or took it back. */
  @Post(':id/consent')
  @HttpCode(200)
  @Answers(customerDetailShape)
  async consent(
    @Id(id) customerId: number,
    @Body({ schema: consentShape }) asked: ConsentRequest,
    @ActingStaff() staff: StaffMember,
  ): Promise<CustomerDetailView> {
    return this.answered(await this.edits.consent(staff, customerId, asked))
  }

  /** Merges another customer into this one; answers this one. */
  @Post(':id/merge')
  @HttpCode(200)
  @Answers(customerDetailShape)
  async merge(
    @Id(id) customerId: number,
    @Body({ schema: mergeShape }) asked: MergeRequest,
    @ActingStaff() staff: StaffMember,
  ): Promise<CustomerDetailView> {
    return this.answered(await this.moves.merge(staff, customerId, asked))
  }

  /** Gives one order a customer of its own; answers that one. */
  @Post(':id/split')
  @HttpCode(200)
  @Answers(customerDetailShape)
  async split(
    @Id(id) customerId: number,
    @Body({ schema: splitShape }) asked: SplitRequest,
    @ActingStaff() staff: StaffMember,
  ): Promise<CustomerDetailView> {
    return this.answered(await this.moves.split(staff, customerId, asked))
  }

  /** Takes a merge or a split back; answers who has the orders again. */
  @Post('moves/:moveId/undo')
  @HttpCode(200)
  @Answers(customerDetailShape)
  async undo(
    @Id(moveId, 'moveId') move: number,
    @ActingStaff() staff: StaffMember,
  ): Promise<CustomerDetailView> {
    return this.answered(await this.moves.undo(staff, move))
  }

  private async answered(answer: Answer<number>): Promise<CustomerDetailView> {
    const found = await this.detail.of(delivered(answer))
    if (!found) throw new Refused(unknownCustomer())
    return found
  }
}
