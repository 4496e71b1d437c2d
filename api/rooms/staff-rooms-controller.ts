import { Get, Query, Res } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import type { FastifyReply } from 'fastify'
import { In, Repository } from 'typeorm'
import { z } from 'zod'
import { Answers } from '../requests/answers.ts'
import { BackOffice } from '../requests/back-office.ts'
import { listIds, listNumber, listQuestion, listed } from '../requests/list-question.ts'
import { RoomEntity } from './room-entity.ts'
import { type StaffRoomView, staffRoomShape } from './room-views.ts'

const question = listQuestion(
  ['id', 'number'],
  ['number', 'ASC'],
  z.object({ id: listIds(listNumber), active: z.boolean().optional() }),
)

/** The rooms with a door, to choose one from. */
@BackOffice('rooms')
export class StaffRoomsController {
  constructor(@InjectRepository(RoomEntity) private readonly rooms: Repository<RoomEntity>) {}

  @Get()
  @Answers(z.array(staffRoomShape))
  async all(
    @Query({ schema: question }) { first, most, sort, filter }: z.infer<typeof question>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StaffRoomView[]> {
    const [rooms, total] = await this.rooms.findAndCount({
      where: {
        ...(filter.id && { id: In(filter.id) }),
        ...(filter.active !== undefined && { active: filter.active }),
      },
      relations: { roomType: true },
      order: { [sort[0]]: sort[1] },
      skip: first,
      take: most,
    })
    const rows = rooms.map(({ id, number, label, active, roomTypeId, roomType }) => ({
      id,
      number,
      label,
      active,
      roomTypeId,
      roomTypeName: roomType.name,
    }))
    return listed(reply, 'rooms', { rows, first, total })
  }
}
