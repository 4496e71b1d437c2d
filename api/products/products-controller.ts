import { Body, Delete, Get, HttpCode, Post, Put, Query, Res } from '@nestjs/common'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { type SeenQuery, seenQuery } from '../edits/kept-shape.ts'
import { Refused, delivered, plainError } from '../errors/refused.ts'
import { ActingStaff } from '../requests/acting-staff.ts'
import { Answers } from '../requests/answers.ts'
import { BackOffice } from '../requests/back-office.ts'
import { Id, rowId } from '../requests/id-pipe.ts'
import { listed } from '../lists/list-question.ts'
import type { StaffMember } from '../requests/staff-sessions.ts'
import {
  type ProductListQuestion,
  ProductRows,
  UNKNOWN_PRODUCT,
  productListQuestion,
} from './product-rows.ts'
import {
  type ProductOrder,
  type ProductView,
  productShape,
  productViewShape,
} from './product-shape.ts'

const id = rowId(UNKNOWN_PRODUCT)

/** The products that staff keep (BO §2, §3). */
@BackOffice('products')
export class ProductsController {
  constructor(private readonly rows: ProductRows) {}

  @Get()
  @Answers(z.array(productViewShape))
  async all(
    @Query({ schema: productListQuestion }) question: ProductListQuestion,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ProductView[]> {
    return listed(reply, 'products', await this.rows.page(question))
  }

  @Get(':id')
  @Answers(productViewShape)
  async one(@Id(id) rowId: number): Promise<ProductView> {
    const found = await this.rows.one(rowId)
    if (!found) throw new Refused(plainError('not-found', UNKNOWN_PRODUCT))
    return found
  }

  @Post()
  @HttpCode(201)
  @Answers(productViewShape)
  async add(
    @Body({ schema: productShape }) order: ProductOrder,
    @ActingStaff() staff: StaffMember,
  ): Promise<ProductView> {
    return delivered(await this.rows.add(staff, order))
  }

  @Put(':id')
  @Answers(productViewShape)
  async change(
    @Id(id) rowId: number,
    @Body({ schema: productShape }) order: ProductOrder,
    @ActingStaff() staff: StaffMember,
  ): Promise<ProductView> {
    return delivered(await this.rows.change(staff, rowId, order))
  }

  @Delete(':id')
  @Answers(productViewShape)
  async remove(
    @Id(id) rowId: number,
    @Query({ schema: seenQuery }) { version }: SeenQuery,
    @ActingStaff() staff: StaffMember,
  ): Promise<ProductView> {
    return delivered(await this.rows.remove(staff, rowId, version))
  }
}
