import { Body, Delete, Get, HttpCode, Post, Put, Query, Res } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import type { FastifyReply } from 'fastify'
import { type FindOptionsWhere, In, Repository } from 'typeorm'
import { z } from 'zod'
import { type SeenQuery, seenQuery } from '../edits/kept-shape.ts'
import { delivered } from '../errors/refused.ts'
import { ActingStaff } from '../requests/acting-staff.ts'
import { Answers } from '../requests/answers.ts'
import { BackOffice } from '../requests/back-office.ts'
import { Id, rowId } from '../requests/id-pipe.ts'
import { listIds, listNumber, listQuestion, listed } from '../lists/list-question.ts'
import type { StaffMember } from '../requests/staff-sessions.ts'
import { RoomEntity } from './room-entity.ts'
import { RoomRows, UNKNOWN_ROOM } from './room-rows.ts'
import { type StaffRoomView, staffRoomShape } from './room-views.ts'
import {
  type NewRoomOrder,
  type RoomChangeOrder,
  newRoomShape,
  roomChangeShape,
} from './room-settings-requests.ts'

const question = listQuestion(
  ['id', 'number'],
  ['number', 'ASC'],
  z.object({ id: listIds(listNumber), active: z.boolean().optional() }),
)

const id = rowId(UNKNOWN_ROOM)

/** The rooms with a door: to choose one from, and as staff keep them. */
@BackOffice('rooms')
export class StaffRoomsController {
  constructor(
    @InjectRepository(RoomEntity) private readonly rooms: Repository<RoomEntity>,
    private readonly rows: RoomRows,
  ) {}

  @Get()
  @Answers(z.array(staffRoomShape))
  async all(
    @Query({ schema: question }) { first, most, sort, filter }: z.infer<typeof question>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StaffRoomView[]> {
    const [rooms, total] = await this.rooms.findAndCount({
      where: soldOrNot(filter.active).map((which) => ({
        ...(filter.id && { id: In(filter.id) }),
        ...which,
      })),
      relations: { roomType: true },
      order: { [sort[0]]: sort[1] },
      skip: first,
      take: most,
    })
    const rows = rooms.map(({ id: roomId, number, label, active, roomTypeId, roomType }) => ({
      id: roomId,
      number,
      label,
      active: active && roomType.active,
      roomTypeId,
      roomTypeName: roomType.name,
    }))
    return listed(reply, 'rooms', { rows, first, total })
  }

  @Post()
  @HttpCode(201)
  @Answers(staffRoomShape)
  async add(
    @Body({ schema: newRoomShape }) order: NewRoomOrder,
    @ActingStaff() staff: StaffMember,
  ): Promise<StaffRoomView> {
    return delivered(await this.rows.add(staff, order))
  }

  @Put(':id')
  @Answers(staffRoomShape)
  async change(
    @Id(id) roomId: number,
    @Body({ schema: roomChangeShape }) order: RoomChangeOrder,
    @ActingStaff() staff: StaffMember,
  ): Promise<StaffRoomView> {
    return delivered(await this.rows.change(staff, roomId, order))
  }

  @Delete(':id')
  @Answers(staffRoomShape)
  async remove(
    @Id(id) roomId: number,
    @Query({ schema: seenQuery }) { version }: SeenQuery,
    @ActingStaff() staff: StaffMember,
  ): Promise<StaffRoomView> {
    return delivered(await this.rows.remove(staff, roomId, version))
  }
}

/** The rooms that are sold, those that are not, or all: a room of a type that is off is not sold. */
function soldOrNot(active: boolean | undefined): FindOptionsWhere<RoomEntity>[] {
  if (active === undefined) return [{}]
  if (active) return [{ active, roomType: { active } }]
  return [{ active }, { roomType: { active } }]
}
