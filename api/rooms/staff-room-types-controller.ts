import { Get, Query, Res } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import type { FastifyReply } from 'fastify'
import { In, Repository } from 'typeorm'
import { z } from 'zod'
import { Answers } from '../requests/answers.ts'
import { BackOffice } from '../requests/back-office.ts'
import { listIds, listNumber, listQuestion, listed } from '../requests/list-question.ts'
import { RoomTypeEntity } from './room-type-entity.ts'
import { type StaffRoomTypeView, staffRoomTypeShape } from './room-views.ts'

const question = listQuestion(
  ['id', 'name', 'sort'],
  ['sort', 'ASC'],
  z.object({ id: listIds(listNumber) }),
)

/** The room types, to choose one from. */
@BackOffice('room-types')
export class StaffRoomTypesController {
  constructor(
    @InjectRepository(RoomTypeEntity) private readonly types: Repository<RoomTypeEntity>,
  ) {}

  @Get()
  @Answers(z.array(staffRoomTypeShape))
  async all(
    @Query({ schema: question }) { first, most, sort, filter }: z.infer<typeof question>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StaffRoomTypeView[]> {
    const [types, total] = await this.types.findAndCount({
      where: filter.id ? { id: In(filter.id) } : {},
      order: { [sort[0]]: sort[1], id: 'ASC' },
      skip: first,
      take: most,
    })
    const rows = types.map(({ id, slug, name, kind, sort: place }) => ({
      id,
      slug,
      name,
      kind,
      sort: place,
    }))
    return listed(reply, 'room-types', { rows, first, total })
  }
}
