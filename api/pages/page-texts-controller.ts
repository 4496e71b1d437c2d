import { Body, Delete, Get, Put, Query, Res } from '@nestjs/common'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { type SeenQuery, seenQuery } from '../edits/kept-shape.ts'
import { Refused, delivered, plainError } from '../errors/refused.ts'
import { ActingStaff } from '../requests/acting-staff.ts'
import { Answers } from '../requests/answers.ts'
import { BackOffice } from '../requests/back-office.ts'
import { Id } from '../requests/id-pipe.ts'
import { listed } from '../lists/list-question.ts'
import type { StaffMember } from '../requests/staff-sessions.ts'
import { PageRows, UNKNOWN_PAGE } from './page-rows.ts'
import {
  type KeptPageView,
  type PageTextOrder,
  keptPageShape,
  pageTextOrderShape,
} from './page-text-shape.ts'

const slug = z.string().max(100, UNKNOWN_PAGE)

/** The information pages of the guest site (G §2), which staff write. */
@BackOffice('page-texts')
export class PageTextsController {
  constructor(private readonly rows: PageRows) {}

  @Get()
  @Answers(z.array(keptPageShape))
  async all(@Res({ passthrough: true }) reply: FastifyReply): Promise<KeptPageView[]> {
    const rows = await this.rows.all()
    return listed(reply, 'page-texts', { rows, first: 0, total: rows.length })
  }

  @Get(':id')
  @Answers(keptPageShape)
  async one(@Id(slug) id: string): Promise<KeptPageView> {
    const found = await this.rows.one(id)
    if (!found) throw new Refused(plainError('not-found', UNKNOWN_PAGE))
    return found
  }

  @Put(':id')
  @Answers(keptPageShape)
  async change(
    @Id(slug) id: string,
    @Body({ schema: pageTextOrderShape }) order: PageTextOrder,
    @ActingStaff() staff: StaffMember,
  ): Promise<KeptPageView> {
    return delivered(await this.rows.write(staff, id, order))
  }

  /** Back to the text that was supplied. */
  @Delete(':id')
  @Answers(keptPageShape)
  async reset(
    @Id(slug) id: string,
    @Query({ schema: seenQuery }) { version }: SeenQuery,
    @ActingStaff() staff: StaffMember,
  ): Promise<KeptPageView> {
    return delivered(await this.rows.reset(staff, id, version))
  }
}
