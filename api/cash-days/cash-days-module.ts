import { Body, Get, HttpCode, Module, Post, Query, Res } from '@nestjs/common'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { ActingStaff } from '../requests/acting-staff.ts'
import { Answers } from '../requests/answers.ts'
import { BackOffice } from '../requests/back-office.ts'
import { Id } from '../requests/id-pipe.ts'
import { Lists } from '../lists/list-of.ts'
import { listed } from '../lists/list-question.ts'
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
import { CashDays, cashDayList } from './cash-days.ts'

const dayId = storedDay('Deze dag bestaat niet.')

/** The days of the cash desk, and their reports. */
@BackOffice('cash-days')
class CashDaysController {
  constructor(
    private readonly days: CashDays,
    private readonly lists: Lists,
  ) {}

  @Get()
  @Answers(z.array(closedDayShape))
  async all(
    @Query({ schema: cashDayList.question }) question: z.output<typeof cashDayList.question>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ClosedDayView[]> {
    return listed(reply, 'cash-days', await this.lists.page<ClosedDayView>(cashDayList, question))
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

/** The cash desk day by day: counted, closed, reported. */
@Module({ controllers: [CashDaysController], providers: [CashDays] })
export class CashDaysModule {}
