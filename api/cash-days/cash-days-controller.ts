import { Body, Get, HttpCode, Post, Query, Res } from '@nestjs/common'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { ActingStaff } from '../requests/acting-staff.ts'
import { Answers } from '../requests/answers.ts'
import { BackOffice } from '../requests/back-office.ts'
import { Id } from '../requests/id-pipe.ts'
import { listQuestion, listed } from '../lists/list-question.ts'
import type { StaffMember } from '../requests/staff-sessions.ts'
import { storedDay } from '../requests/stored-values.ts'
import {
  type AskedClose,
  type CashDayView,
  type ClosedDayView,
  type ReopenRequest,
  cashDayShape,
  closeRequest,
  closedDayShape,
  reopenRequest,
} from './cash-day-shape.ts'
import { CashDays } from './cash-days.ts'

const dayId = storedDay('Deze dag bestaat niet.')
const question = listQuestion(['day'], ['day', 'DESC'], z.object({}))

/** The days of the cash desk, and their reports. */
@BackOffice('cash-days')
export class CashDaysController {
  constructor(private readonly days: CashDays) {}

  @Get()
  @Answers(z.array(closedDayShape))
  async all(
    @Query({ schema: question }) { first, most }: z.infer<typeof question>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ClosedDayView[]> {
    return listed(reply, 'cash-days', await this.days.page(first, most))
  }

  @Get(':day')
  @Answers(cashDayShape)
  async one(@Id(dayId, 'day') day: string): Promise<CashDayView> {
    return this.days.one(day)
  }

  @Post()
  @HttpCode(201)
  @Answers(closedDayShape)
  async close(
    @Body({ schema: closeRequest }) asked: AskedClose,
    @ActingStaff() staff: StaffMember,
  ): Promise<ClosedDayView> {
    return this.days.close(asked, staff)
  }

  /** A day that was closed too early. */
  @Post(':day/reopen')
  @HttpCode(200)
  @Answers(closedDayShape)
  async reopen(
    @Id(dayId, 'day') day: string,
    @Body({ schema: reopenRequest }) asked: ReopenRequest,
    @ActingStaff() staff: StaffMember,
  ): Promise<ClosedDayView> {
    return this.days.reopen(day, asked, staff)
  }
}
