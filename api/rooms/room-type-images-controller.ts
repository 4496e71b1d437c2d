import { Body, Delete, Get, HttpCode, Post, Put, Query, Req, Res } from '@nestjs/common'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { type SeenQuery, seenQuery } from '../edits/kept-shape.ts'
import { delivered } from '../errors/refused.ts'
import { MOST_UPLOAD_BYTES, readUpload } from '../files/read-upload.ts'
import { ActingStaff } from '../requests/acting-staff.ts'
import { Answers, AskedWith } from '../requests/answers.ts'
import { BackOffice } from '../requests/back-office.ts'
import { Id, rowId } from '../requests/id-pipe.ts'
import { Takes } from '../requests/incoming-bodies.ts'
import { listQuestion, listed } from '../lists/list-question.ts'
import type { StaffMember } from '../requests/staff-sessions.ts'
import { storedInteger } from '../requests/stored-values.ts'
import {
  type ImageChange,
  type ImageOrder,
  type RoomTypeImageView,
  imageChangeShape,
  imageOrderShape,
  imageUploadShape,
  roomTypeImageShape,
} from './room-type-image-shape.ts'
import { RoomTypeImages, UNKNOWN_IMAGE } from './room-type-images.ts'

const id = rowId(UNKNOWN_IMAGE)
const question = listQuestion(
  ['sort'],
  ['sort', 'ASC'],
  z.object({ roomTypeId: storedInteger().optional() }),
)
const images = z.array(roomTypeImageShape)

/** What staff call the pictures of room types. */
const ROOM_TYPE_IMAGES = 'room-type-images'

/** The pictures of a room type; each write answers all of them as they stand then. */
@BackOffice(ROOM_TYPE_IMAGES)
export class RoomTypeImagesController {
  constructor(private readonly images: RoomTypeImages) {}

  @Get()
  @Answers(images)
  async all(
    @Query({ schema: question }) { filter }: z.infer<typeof question>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<RoomTypeImageView[]> {
    // All of them: nobody pages through the pictures of one room.
    const rows = filter.roomTypeId === undefined ? [] : await this.images.of(filter.roomTypeId)
    return listed(reply, ROOM_TYPE_IMAGES, { rows, first: 0, total: rows.length })
  }

  @Post()
  @HttpCode(201)
  @Takes({ mostBytes: MOST_UPLOAD_BYTES, as: 'file' })
  @AskedWith(imageUploadShape, 'multipart/form-data')
  @Answers(images)
  async add(
    @Req() request: FastifyRequest,
    @ActingStaff() staff: StaffMember,
  ): Promise<RoomTypeImageView[]> {
    return delivered(await this.images.add(staff, await readUpload(request)))
  }

  @Put('order')
  @Answers(images)
  async order(
    @Body({ schema: imageOrderShape }) order: ImageOrder,
    @ActingStaff() staff: StaffMember,
  ): Promise<RoomTypeImageView[]> {
    return delivered(await this.images.order(staff, order))
  }

  @Put(':id')
  @Answers(images)
  async change(
    @Id(id) rowId: number,
    @Body({ schema: imageChangeShape }) order: ImageChange,
    @ActingStaff() staff: StaffMember,
  ): Promise<RoomTypeImageView[]> {
    return delivered(await this.images.change(staff, rowId, order))
  }

  @Delete(':id')
  @Answers(images)
  async remove(
    @Id(id) rowId: number,
    @Query({ schema: seenQuery }) { version }: SeenQuery,
    @ActingStaff() staff: StaffMember,
  ): Promise<RoomTypeImageView[]> {
    return delivered(await this.images.remove(staff, rowId, version))
  }

  /** Takes a removal back. */
  @Post(':id/restore')
  @HttpCode(200)
  @Answers(images)
  async restore(
    @Id(id) rowId: number,
    @ActingStaff() staff: StaffMember,
  ): Promise<RoomTypeImageView[]> {
    return delivered(await this.images.restore(staff, rowId))
  }
}
