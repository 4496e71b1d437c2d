import { Body, Delete, Get, HttpCode, Post, Put, Query, Res } from '@nestjs/common'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { Refused, delivered, plainError } from '../errors/refused.ts'
import { ActingStaff } from '../requests/acting-staff.ts'
import { Answers } from '../requests/answers.ts'
import { BackOffice } from '../requests/back-office.ts'
import { Id, rowId } from '../requests/id-pipe.ts'
import { listed } from '../requests/list-question.ts'
import type { StaffMember } from '../requests/staff-sessions.ts'
import {
  type SeasonListQuestion,
  SeasonRows,
  UNKNOWN_SEASON,
  seasonListQuestion,
} from './season-rows.ts'
import { type SeasonOrder, type SeasonView, seasonShape, seasonViewShape } from './season-shape.ts'

const id = rowId(UNKNOWN_SEASON)

/** The seasonal extras that staff keep (BO §9). */
@BackOffice('seasons')
export class SeasonsController {
  constructor(private readonly rows: SeasonRows) {}

  @Get()
  @Answers(z.array(seasonViewShape))
  async all(
    @Query({ schema: seasonListQuestion }) question: SeasonListQuestion,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SeasonView[]> {
    return listed(reply, 'seasons', await this.rows.page(question))
  }

  @Get(':id')
  @Answers(seasonViewShape)
  async one(@Id(id) rowId: number): Promise<SeasonView> {
    const found = await this.rows.one(rowId)
    if (!found) throw new Refused(plainError('not-found', UNKNOWN_SEASON))
    return found
  }

  @Post()
  @HttpCode(201)
  @Answers(seasonViewShape)
  async add(
    @Body({ schema: seasonShape }) order: SeasonOrder,
    @ActingStaff() staff: StaffMember,
  ): Promise<SeasonView> {
    return delivered(await this.rows.write(staff, order))
  }

  @Put(':id')
  @Answers(seasonViewShape)
  async change(
    @Id(id) rowId: number,
    @Body({ schema: seasonShape }) order: SeasonOrder,
    @ActingStaff() staff: StaffMember,
  ): Promise<SeasonView> {
    return delivered(await this.rows.write(staff, order, rowId))
  }

  @Delete(':id')
  @Answers(seasonViewShape)
  async remove(@Id(id) rowId: number, @ActingStaff() staff: StaffMember): Promise<SeasonView> {
    return delivered(await this.rows.remove(staff, rowId))
  }
}
