import { Body, Delete, Get, HttpCode, Post, Put, Query, Res } from '@nestjs/common'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { delivered, orNotFound } from '../errors/refused.ts'
import { listed } from '../lists/list-question.ts'
import { ActingStaff, type StaffMember } from '../requests/staff-sessions.ts'
import { Answers, BackOffice, Id, rowId } from '../requests/routes.ts'
import { type ClosureListQuestion, closureListQuestion } from './closure-list-question.ts'
import { type ClosureOrder, closureShape } from './closure-shape.ts'
import { type ClosureView, closureViewShape } from './closure-view.ts'
import { Closures, UNKNOWN_CLOSURE } from './closures.ts'

const id = rowId(UNKNOWN_CLOSURE)

/** Nights that staff close and open again (BO §2 /vakantie). */
@BackOffice('closures')
export class ClosuresController {
  constructor(private readonly closures: Closures) {}

  @Get()
  @Answers(z.array(closureViewShape))
  async all(
    @Query({ schema: closureListQuestion }) question: ClosureListQuestion,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ClosureView[]> {
    return listed(reply, 'closures', await this.closures.page(question))
  }

  @Get(':id')
  @Answers(closureViewShape)
  async one(@Id(id) closureId: number): Promise<ClosureView> {
    return orNotFound(await this.closures.one(closureId), UNKNOWN_CLOSURE)
  }

  @Post()
  @HttpCode(201)
  @Answers(closureViewShape)
  async plan(
    @Body({ schema: closureShape }) order: ClosureOrder,
    @ActingStaff() staff: StaffMember,
  ): Promise<ClosureView> {
    return delivered(await this.closures.plan(staff, order))
  }

  @Put(':id')
  @Answers(closureViewShape)
  async change(
    @Id(id) closureId: number,
    @Body({ schema: closureShape }) order: ClosureOrder,
    @ActingStaff() staff: StaffMember,
  ): Promise<ClosureView> {
    return delivered(await this.closures.change(staff, closureId, order))
  }

  @Delete(':id')
  @Answers(closureViewShape)
  async remove(@Id(id) closureId: number, @ActingStaff() staff: StaffMember): Promise<ClosureView> {
    return delivered(await this.closures.remove(staff, closureId))
  }
}
