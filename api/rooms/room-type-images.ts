import { Body, Delete, Get, HttpCode, Post, Put, Query, Req, Res } from '@nestjs/common'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { DataSource, type EntityManager } from 'typeorm'
import { z } from 'zod'
import { checkPictureAlt, mostRoomPictures } from '../../rules/forms/check-picture.ts'
import { type Text, type Message, message } from '../../rules/texts/message.ts'
import { pictureAddress } from '../../screens/picture-addresses.ts'
import { type SeenQuery, seenQuery } from '../edits/kept-shape.ts'
import { putBack } from '../edits/put-back.ts'
import { type Edit, StaffEdits } from '../edits/staff-edits.ts'
import { Refused, changedMeanwhile, delivered, fieldRefused } from '../errors/refused.ts'
import { isRefused, makePicture } from '../files/make-picture.ts'
import { Pictures } from '../files/pictures.ts'
import { MOST_UPLOAD_BYTES, readUpload } from '../files/read-upload.ts'
import { listQuestion, listed } from '../lists/list-question.ts'
import { ActingStaff, type StaffMember } from '../requests/staff-sessions.ts'
import { Acts, Answers, AskedWith, BackOffice, Id, rowId } from '../requests/routes.ts'
import { Takes } from '../requests/incoming-bodies.ts'
import { storedInteger } from '../requests/stored-values.ts'
import { someCover } from './removed-room-type.ts'
import {
  RoomTypeImageEntity,
  UNKNOWN_IMAGE,
  loadImage,
  loadImages,
  loadRemovedImage,
  uncover,
} from './room-type-image-rows.ts'
import {
  type ImageChange,
  type ImageOrder,
  type RoomTypeImageView,
  imageChangeShape,
  imageOrderShape,
  imageUploadShape,
  roomTypeImageShape,
} from './room-type-image-shape.ts'
import { RoomTypeEntity, roomTypeKey, unknownRoomType } from './room-types.ts'
import { orderDiffers } from './write-order.ts'

/** What staff call the pictures of room types. */
const ROOM_TYPE_IMAGES = 'room-type-images'

/** The table, as `changes` names it. */
const NOUN = 'room_type_images'

const id = rowId(UNKNOWN_IMAGE)
const question = listQuestion(
  ['sort'],
  ['sort', 'ASC'],
  z.object({ roomTypeId: storedInteger().optional() }),
)
const images = z.array(roomTypeImageShape)
type Images = RoomTypeImageView[]

/** How screens hear of a change: any picture of a room type may stand elsewhere now. */
const says = { noun: ROOM_TYPE_IMAGES, id: () => null } as const

/** Several rows change, or one that is not there yet: each write says what it must find. */
const NEW = { key: null } as const

const OTHERS =
  'Intussen zijn er foto’s bijgekomen of weggehaald. Kijk wat er staat en probeer het opnieuw.'
const MOVED =
  'De foto’s zijn intussen door iemand anders anders gezet. Kijk wat er staat en probeer het opnieuw.'
const OTHER_COVER =
  'Iemand anders koos intussen een andere hoofdfoto. Kijk wat er staat en probeer het opnieuw.'

const meanwhile = (text: Text) => new Refused(changedMeanwhile(text))

/** Why a picture cannot stand among the others of its room type; null where it can. */
function whyNotAmong(others: RoomTypeImageEntity[], hash: string | null): Message | null {
  if (others.length >= mostRoomPictures)
    return message('picture.tooMany', { max: mostRoomPictures })
  if (hash !== null && others.some(({ picture }) => picture === hash))
    return message('picture.thereAlready')
  return null
}

/**
 * The pictures of room types, as staff keep them (BO §3, §5): in their order, with exactly one
 * cover. Every write answers all pictures of the room type as they stand then.
 */
@BackOffice(ROOM_TYPE_IMAGES)
export class RoomTypeImagesController {
  constructor(
    private readonly database: DataSource,
    private readonly edits: StaffEdits,
    private readonly pictures: Pictures,
  ) {}

  @Get()
  @Answers(images)
  async all(
    @Query({ schema: question }) { filter }: z.infer<typeof question>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Images> {
    // All of them: nobody pages through the pictures of one room.
    const { roomTypeId } = filter
    const rows = roomTypeId === undefined ? [] : await loadImages(this.database.manager, roomTypeId)
    return listed(reply, ROOM_TYPE_IMAGES, { rows, first: 0, total: rows.length })
  }

  /**
   * Adds an upload behind the others; the first becomes the cover. Refused: input by its field
   * (`alt`, `file`), a room type that is not there. Of what is refused nothing is kept.
   */
  @Post()
  @HttpCode(201)
  @Takes({ mostBytes: MOST_UPLOAD_BYTES, as: 'file' })
  @AskedWith(imageUploadShape, 'multipart/form-data')
  @Answers(images)
  async add(@Req() request: FastifyRequest, @ActingStaff() staff: StaffMember): Promise<Images> {
    const { fields, file } = await readUpload(request)
    const { data: roomTypeId } = roomTypeKey.safeParse(fields['roomTypeId'])
    if (
      roomTypeId === undefined ||
      !(await this.database.manager.existsBy(RoomTypeEntity, { id: roomTypeId }))
    )
      throw new Refused(unknownRoomType.error)
    const alt = (fields['alt'] ?? '').trim()
    refuseAlt(alt)
    if (!file) throw fieldRefused('file', message('roomSettings.imageMissing'))
    const made = await makePicture(file.name, file.content)
    if (isRefused(made)) throw fieldRefused('file', made.refused)
    const url = pictureAddress(made.hash, made.width, 'jpg')
    const show = () =>
      this.write(staff, roomTypeId, NEW, async (manager) => {
        const others = await manager.findBy(RoomTypeImageEntity, { roomTypeId })
        const wrong = whyNotAmong(others, made.hash)
        if (wrong !== null) throw fieldRefused('file', wrong)
        const sort = Math.max(0, ...others.map((other) => other.sort)) + 1
        const row = { roomTypeId, url, alt, picture: made.hash, cover: false, sort }
        await manager.insert(RoomTypeImageEntity, row)
      })
    return this.pictures.keepFor(made, show, () => true)
  }

  /**
   * Puts the pictures of a room type in this order. Refused where others came or went meanwhile, or
   * were put in another order than the one that was seen (`before`).
   */
  @Put('order')
  @Answers(images)
  async order(
    @Body({ schema: imageOrderShape }) { roomTypeId, ...order }: ImageOrder,
    @ActingStaff() staff: StaffMember,
  ): Promise<Images> {
    return this.write(staff, roomTypeId, NEW, async (manager) => {
      const differs = orderDiffers(await loadImages(manager, roomTypeId), order)
      if (differs !== null) throw meanwhile(differs === 'moved' ? MOVED : OTHERS)
      await manager.query(
        `UPDATE room_type_images SET sort = place FROM unnest($1::int[]) WITH ORDINALITY AS asked (image, place)
         WHERE id = image`,
        [order.ids],
      )
    })
  }

  /**
   * Says anew what is to be seen, or makes it the cover; all others are not, then (BO §4). Refused
   * where somebody else chose another cover than the one that was seen (`coverBefore`).
   */
  @Put(':id')
  @Answers(images)
  async change(
    @Id(id) rowId: number,
    @Body({ schema: imageChangeShape }) { alt, cover, coverBefore, version }: ImageChange,
    @ActingStaff() staff: StaffMember,
  ): Promise<Images> {
    if (alt !== undefined) refuseAlt(alt)
    const { roomTypeId } = await loadImage(this.database.manager, rowId)
    // Which picture is the cover, and where it stands, is no matter of one row.
    const edit = { key: String(rowId), version, fields: ['alt'] }
    return this.write(staff, roomTypeId, edit, async (manager) => {
      const its = await loadImage(manager, rowId)
      if (cover && coverBefore !== undefined) {
        const now = await manager.findOneBy(RoomTypeImageEntity, { roomTypeId, cover: true })
        if ((now?.id ?? null) !== coverBefore) throw meanwhile(OTHER_COVER)
      }
      if (cover) {
        await uncover(manager, roomTypeId)
        its.cover = true
      }
      if (alt !== undefined) its.alt = alt.trim()
      await manager.save(its)
    })
  }

  /**
   * Takes a picture away; where it was the cover, the next one is. Where it stands is no matter. Its
   * files stay for a day.
   */
  @Delete(':id')
  @Answers(images)
  async remove(
    @Id(id) rowId: number,
    @Query({ schema: seenQuery }) { version }: SeenQuery,
    @ActingStaff() staff: StaffMember,
  ): Promise<Images> {
    const { roomTypeId } = await loadImage(this.database.manager, rowId)
    const edit = { key: String(rowId), version, fields: ['alt', 'cover'] }
    return this.write(staff, roomTypeId, edit, async (manager) => {
      const { picture } = await loadImage(manager, rowId)
      await manager.delete(RoomTypeImageEntity, { id: rowId })
      await manager.query('UPDATE pictures SET touched_at = now() WHERE hash = $1', [picture])
    })
  }

  /**
   * Puts a picture back as it was when it was taken away: at its place, and as the cover. Refused
   * (`changed-meanwhile`) where the room type has it again by now, or as many as it may.
   */
  @Acts(':id/restore', images)
  async restore(@Id(id) rowId: number, @ActingStaff() staff: StaffMember): Promise<Images> {
    const { room_type_id: roomTypeId } = await loadRemovedImage(this.database.manager, rowId)
    return this.write(staff, roomTypeId, NEW, async (manager) => {
      const removed = await loadRemovedImage(manager, rowId)
      const others = await manager.findBy(RoomTypeImageEntity, { roomTypeId })
      const text = whyNotAmong(others, removed.picture)
      if (text !== null) throw meanwhile(text)
      if (removed.cover) await uncover(manager, roomTypeId)
      await putBack(manager, NOUN, removed)
    })
  }

  private async write(
    staff: StaffMember,
    roomTypeId: number,
    edit: Omit<Edit, 'noun'>,
    work: (manager: EntityManager) => Promise<void>,
  ): Promise<Images> {
    const written = this.edits.write(staff, { noun: NOUN, ...edit }, says, async (manager) => {
      await work(manager)
      await someCover(manager, roomTypeId)
      return { ok: true, value: await loadImages(manager, roomTypeId) }
    })
    return delivered(await written)
  }
}

/** Refuses a description that the rules find fault with. */
function refuseAlt(alt: string): void {
  const wrong = checkPictureAlt(alt)
  if (wrong !== null) throw fieldRefused('alt', wrong)
}
