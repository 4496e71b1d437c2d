import { Body, Delete, Get, HttpCode, Post, Put, Query, Res, type Type } from '@nestjs/common'
import type { FastifyReply } from 'fastify'
import { DataSource } from 'typeorm'
import { z } from 'zod'
import { Refused, delivered, plainError } from '../errors/refused.ts'
import { ActingStaff } from '../requests/acting-staff.ts'
import { Answers } from '../requests/answers.ts'
import { BackOffice } from '../requests/back-office.ts'
import { Id, rowId } from '../requests/id-pipe.ts'
import { listed } from '../lists/list-question.ts'
import type { StaffMember } from '../requests/staff-sessions.ts'
import { ChangeVersions } from './change-versions.ts'
import { type KeptQuestion, KeptRows, keptQuestion } from './kept-rows.ts'
import type { KeptOrder, KeptTable, StoredRow } from './kept-table.ts'
import { type SeenQuery, seenQuery } from './kept-shape.ts'
import { StaffEdits } from './staff-edits.ts'

/**
 * The routes of a table that staff keep: `/api/back-office/<resource>` and `…/<resource>/:id`.
 *
 * @param name the controller's, as the API's document tells it
 */
export function keptController<
  Row extends StoredRow,
  Order extends KeptOrder,
  View extends StoredRow,
>(name: string, table: KeptTable<Row, Order, View>): Type {
  const { resource, shape, viewShape, unknown } = table
  const question = keptQuestion(table)
  const id = rowId(unknown)

  @BackOffice(resource)
  class KeptController {
    private readonly rows: KeptRows<Row, Order, View>

    constructor(database: DataSource, edits: StaffEdits, versions: ChangeVersions) {
      this.rows = new KeptRows(table, database, edits, versions)
    }

    @Get()
    @Answers(z.array(viewShape))
    async all(
      @Query({ schema: question }) asked: KeptQuestion,
      @Res({ passthrough: true }) reply: FastifyReply,
    ): Promise<View[]> {
      return listed(reply, resource, await this.rows.page(asked))
    }

    @Get(':id')
    @Answers(viewShape)
    async one(@Id(id) asked: number): Promise<View> {
      const found = await this.rows.one(asked)
      if (!found) throw new Refused(plainError('not-found', unknown))
      return found
    }

    @Post()
    @HttpCode(201)
    @Answers(viewShape)
    async add(
      @Body({ schema: shape }) order: KeptOrder,
      @ActingStaff() staff: StaffMember,
    ): Promise<View> {
      return delivered(await this.rows.write(staff, order as Order))
    }

    @Put(':id')
    @Answers(viewShape)
    async change(
      @Id(id) asked: number,
      @Body({ schema: shape }) order: KeptOrder,
      @ActingStaff() staff: StaffMember,
    ): Promise<View> {
      return delivered(await this.rows.write(staff, order as Order, asked))
    }

    @Delete(':id')
    @Answers(viewShape)
    async remove(
      @Id(id) asked: number,
      @Query({ schema: seenQuery }) { version }: SeenQuery,
      @ActingStaff() staff: StaffMember,
    ): Promise<View> {
      return delivered(await this.rows.remove(staff, asked, version))
    }
  }
  Object.defineProperty(KeptController, 'name', { value: `${name}Controller` })
  return KeptController
}
