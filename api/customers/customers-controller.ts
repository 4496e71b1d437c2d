import { Body, Get, HttpCode, Post, Put, Query, Res } from '@nestjs/common'
import type { FastifyReply } from 'fastify'
import { DataSource, type EntityManager } from 'typeorm'
import { z } from 'zod'
import { checkCustomer } from '../../rules/forms/check-customer.ts'
import { StaffEdits } from '../edits/staff-edits.ts'
import { Clock } from '../environment/clock.ts'
import { Refused, delivered, invalidInput } from '../errors/refused.ts'
import { ActingStaff } from '../requests/acting-staff.ts'
import { Answers } from '../requests/answers.ts'
import { BackOffice } from '../requests/back-office.ts'
import { Id, rowId } from '../requests/id-pipe.ts'
import { listed } from '../lists/list-question.ts'
import type { StaffMember } from '../requests/staff-sessions.ts'
import { changeCustomer, noteConsent } from './customer-edits.ts'
import { customerList } from './customer-list.ts'
import { type Acting, mergeCustomers, splitOrder, undoMove } from './customer-moves.ts'
import {
  type ConsentRequest,
  type CustomerChange,
  type CustomerDetailView,
  type CustomerView,
  type ErasureRequest,
  type ErasureView,
  type MergeRequest,
  type SplitRequest,
  consentShape,
  customerChangeShape,
  customerDetailShape,
  customerViewShape,
  erasureShape,
  erasureViewShape,
  mergeShape,
  splitShape,
} from './customer-shapes.ts'
import { Customers } from './customers.ts'
import { erasePerson, previewErasure } from './erasure.ts'
import { personalDataShape, personalDataDocument } from './personal-data.ts'

const id = rowId('Deze klant bestaat niet.')
const moveId = rowId('Deze samenvoeging of splitsing bestaat niet.')

/** Customers: who booked or ordered, and what staff keep of them (BO §2, /klanten). */
@BackOffice('customers')
export class CustomersController {
  constructor(
    private readonly customers: Customers,
    private readonly database: DataSource,
    private readonly edits: StaffEdits,
    private readonly clock: Clock,
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
    const errors = checkCustomer(change)
    if (errors.length > 0) throw new Refused(invalidInput(errors))
    return this.write(staff, customerId, change, 'one', changeCustomer)
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
    return this.write(staff, customerId, asked, 'one', noteConsent)
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
    return this.write(staff, customerId, asked, 'all', mergeCustomers)
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
    return this.write(staff, customerId, asked, 'all', splitOrder)
  }

  /** Takes a merge or a split back; answers who has the orders again. */
  @Post('moves/:moveId/undo')
  @HttpCode(200)
  @Answers(customerDetailShape)
  async undo(
    @Id(moveId, 'moveId') move: number,
    @ActingStaff() staff: StaffMember,
  ): Promise<CustomerDetailView> {
    return this.write(staff, null, {}, 'all', (manager, _id, _asked, acting) =>
      undoMove(manager, move, acting),
    )
  }

  /** All that is stored of them, to be taken along (AVG art. 20). */
  @Get(':id/data')
  @Answers(personalDataShape)
  async data(@Id(id) customerId: number, @Res() reply: FastifyReply): Promise<void> {
    const collected = await this.customers.personalData(customerId)
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
    const page = personalDataDocument(await this.customers.personalData(customerId))
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
    return previewErasure(this.database.manager, customerId, this.now())
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
    return this.write(staff, customerId, asked, 'one', erasePerson)
  }

  /**
   * Carries an act of staff out in one transaction. The act answers whose page is shown next.
   *
   * @param stale whose screens are read again: where orders moved, those of all
   */
  private async write<Id extends number | null, Request>(
    staff: StaffMember,
    id: Id,
    asked: Request & { version?: number | undefined },
    stale: 'one' | 'all',
    act: (manager: EntityManager, id: Id, asked: Request, acting: Acting) => Promise<number>,
  ): Promise<CustomerDetailView> {
    const key = id === null ? null : String(id)
    const edit = { noun: 'customers', key, version: asked.version }
    const says = { noun: 'customers', id: () => (stale === 'one' ? key : null) } as const
    const acting = { by: staff.name, at: this.now() }
    const shown = await this.edits.write(staff, edit, says, async (manager) => ({
      ok: true,
      value: await act(manager, id, asked, acting),
    }))
    return this.customers.one(delivered(shown))
  }

  private now(): Date {
    return new Date(this.clock.now())
  }
}
