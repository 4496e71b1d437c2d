import { Body, Delete, Get, Put, Query, Res } from '@nestjs/common'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { screenCorrections } from '../../rules/texts/areas.ts'
import { type SeenQuery, seenQuery } from '../edits/kept-shape.ts'
import { Refused, delivered, plainError } from '../errors/refused.ts'
import { FactsCache } from '../facts/facts-cache.ts'
import { ActingStaff } from '../requests/acting-staff.ts'
import { Answers } from '../requests/answers.ts'
import { BackOffice } from '../requests/back-office.ts'
import { Id } from '../requests/id-pipe.ts'
import { listed } from '../lists/list-question.ts'
import type { StaffMember } from '../requests/staff-sessions.ts'
import { TextRows, type TextListQuestion, UNKNOWN_TEXT, textListQuestion } from './text-rows.ts'
import { type TextOrder, type TextView, textOrderShape, textViewShape } from './text-shape.ts'

const id = z.string().max(100, UNKNOWN_TEXT)

/** The texts of the catalogue, which staff may have say something else. */
@BackOffice('texts')
export class TextsController {
  constructor(
    private readonly rows: TextRows,
    private readonly facts: FactsCache,
  ) {}

  @Get()
  @Answers(z.array(textViewShape))
  async all(
    @Query({ schema: textListQuestion }) question: TextListQuestion,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<TextView[]> {
    return listed(reply, 'texts', await this.rows.page(question))
  }

  /** What screens that are open lay over their literal texts. */
  @Get('in-force')
  @Answers(z.record(z.string(), z.string()))
  async inForce(): Promise<Record<string, string>> {
    return screenCorrections((await this.facts.fresh()).texts)
  }

  @Get(':id')
  @Answers(textViewShape)
  async one(@Id(id) textId: string): Promise<TextView> {
    const found = await this.rows.one(textId)
    if (!found) throw new Refused(plainError('not-found', UNKNOWN_TEXT))
    return found
  }

  @Put(':id')
  @Answers(textViewShape)
  async change(
    @Id(id) textId: string,
    @Body({ schema: textOrderShape }) order: TextOrder,
    @ActingStaff() staff: StaffMember,
  ): Promise<TextView> {
    return delivered(await this.rows.write(staff, textId, order))
  }

  /** Back to the literal text. */
  @Delete(':id')
  @Answers(textViewShape)
  async remove(
    @Id(id) textId: string,
    @Query({ schema: seenQuery }) { version }: SeenQuery,
    @ActingStaff() staff: StaffMember,
  ): Promise<TextView> {
    return delivered(await this.rows.remove(staff, textId, version))
  }
}
