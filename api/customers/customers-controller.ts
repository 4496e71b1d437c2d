import { Body, Get, HttpCode, Post, Put, Query, Res } from '@nestjs/common'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { ActingStaff } from '../requests/acting-staff.ts'
import { Answers } from '../requests/answers.ts'
import { BackOffice } from '../requests/back-office.ts'
import { Id, rowId } from '../requests/id-pipe.ts'
import { listed } from '../lists/list-question.ts'
import type { StaffMember } from '../requests/staff-sessions.ts'
import { CustomerEdits } from './customer-edits.ts'
import { customerList } from './customer-list.ts'
import {
  type ConsentRequest,
  type CustomerChange,
  type ErasureRequest,
  type MergeRequest,
  type SplitRequest,
  consentShape,
  customerChangeShape,
  erasureShape,
  mergeShape,
  splitShape,
} from './customer-requests.ts'
import {
  type CustomerDetailView,
  type CustomerView,
  type ErasureView,
  customerDetailShape,
  customerViewShape,
  erasureViewShape,
} from './customer-views.ts'
import { Customers } from './customers.ts'
import { Erasure } from './erasure.ts'
import { PersonalDataOf, personalDataShape } from './personal-data.ts'
import { personalDataDocument } from './personal-data-document.ts'

const id = rowId('Deze klant bestaat niet.')
const moveId = rowId('Deze samenvoeging of splitsing bestaat niet.')

/** Customers: who booked or ordered, and what staff keep of them (BO §2, /klanten). */
@BackOffice('customers')
export class CustomersController {
  constructor(
    private readonly customers: Customers,
    private readonly edits: CustomerEdits,
    private readonly erasure: Erasure,
    private readonly personalData: PersonalDataOf,
  ) {}

  @Get()
  @Answers(z.array(customerViewShape))
  async all(
    @Query({ schema: customerList.question }) question: z.output<typeof customerList.question>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CustomerView[]> {
    return listed(reply, 'customers', await this.customers.page(question))
  }

  @Get(':id')
  @Answers(customerDetailShape)
  one(@Id(id) customerId: number): Promise<CustomerDetailView> {
    return this.customers.one(customerId)
  }

  @Put(':id')
  @Answers(customerDetailShape)
  async change(
    @Id(id) customerId: number,
    @Body({ schema: customerChangeShape }) change: CustomerChange,
    @ActingStaff() staff: StaffMember,
  ): Promise<CustomerDetailView> {
    return this.customers.one(await this.edits.change(staff, customerId, change))
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
    return this.customers.one(await this.edits.consent(staff, customerId, asked))
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
    return this.customers.one(await this.edits.merge(staff, customerId, asked))
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
    return this.customers.one(await this.edits.split(staff, customerId, asked))
  }

  /** Takes a merge or a split back; answers who has the orders again. */
  @Post('moves/:moveId/undo')
  @HttpCode(200)
  @Answers(customerDetailShape)
  async undo(
    @Id(moveId, 'moveId') move: number,
    @ActingStaff() staff: StaffMember,
  ): Promise<CustomerDetailView> {
    return this.customers.one(await this.edits.undo(staff, move))
  }

  /** All that is stored of them, to be taken along (AVG art. 20). */
  @Get(':id/data')
  @Answers(personalDataShape)
  async data(@Id(id) customerId: number, @Res() reply: FastifyReply): Promise<void> {
    const collected = await this.personalData.customer(customerId)
    void reply
      .type('application/json')
      .header('content-disposition', `attachment; filename="klant-${customerId}.json"`)
      .header('cache-control', 'no-store')
      .send(JSON.stringify(collected, null, 2))
  }

  /** The same as a page to read (AVG art. 15). */
  @Get(':id/document')
  @Answers(z.string().meta({ description: 'A page of its own.' }), 'text/html')
  async document(@Id(id) customerId: number, @Res() reply: FastifyReply): Promise<void> {
    const page = personalDataDocument(await this.personalData.customer(customerId))
    void reply
      .type('text/html; charset=utf-8')
      .header('content-disposition', `attachment; filename="klant-${customerId}.html"`)
      .header('cache-control', 'no-store')
      .send(page)
  }

  /** What would go if they were erased now, what stays, and until when. */
  @Get(':id/erasure')
  @Answers(erasureViewShape)
  beforeErasure(@Id(id) customerId: number): Promise<ErasureView> {
    return this.erasure.preview(customerId)
  }

  /** Erases them (AVG art. 17). It cannot be undone. */
  @Post(':id/erasure')
  @HttpCode(200)
  @Answers(customerDetailShape)
  async erase(
    @Id(id) customerId: number,
    @Body({ schema: erasureShape }) asked: ErasureRequest,
    @ActingStaff() staff: StaffMember,
  ): Promise<CustomerDetailView> {
    return this.customers.one(await this.erasure.erase(staff, customerId, asked))
  }
}
