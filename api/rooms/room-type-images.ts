import { Injectable } from '@nestjs/common'
import { DataSource, type EntityManager } from 'typeorm'
import { checkPictureAlt, mostRoomPictures } from '../../rules/forms/check-picture.ts'
import { fillText } from '../../rules/texts/fill-text.ts'
import { pictureTexts } from '../../rules/texts/picture.ts'
import { roomSettingsTexts } from '../../rules/texts/room-settings.ts'
import { pictureAddress } from '../../screens/picture-addresses.ts'
import { putBack } from '../edits/put-back.ts'
import { type Edit, StaffEdits } from '../edits/staff-edits.ts'
import { type Answer, changedMeanwhile, invalidInput, plainError } from '../errors/refused.ts'
import { isRefused, makePicture } from '../files/make-picture.ts'
import { Pictures } from '../files/pictures.ts'
import type { Upload } from '../files/read-upload.ts'
import { storedInteger } from '../requests/stored-values.ts'
import type { StaffMember } from '../requests/staff-sessions.ts'
import { coverOnly, someCover, uncover } from './image-cover.ts'
import { readRoomTypeImages } from './read-room-type-images.ts'
import { removedImage } from './removed-image.ts'
import { RoomTypeEntity } from './room-type-entity.ts'
import { RoomTypeImageEntity } from './room-type-image-entity.ts'
import type { ImageChange, ImageOrder, RoomTypeImageView } from './room-type-image-shape.ts'

/** What is said of a picture that is not there. */
export const UNKNOWN_IMAGE = 'Deze foto bestaat niet.'
const unknown = { ok: false, error: plainError('not-found', UNKNOWN_IMAGE) } as const
const unknownType = {
  ok: false,
  error: plainError('not-found', 'Dit kamertype bestaat niet.'),
} as const

type Images = RoomTypeImageView[]

/** The table, as `changes` names it. */
const NOUN = 'room_type_images'

/** How screens hear of a change: any picture of a room type may stand elsewhere now. */
const says = { noun: 'room-type-images', id: () => null } as const

/** Several rows change, or one that is not there yet: each write says what it must find. */
const NEW = { key: null } as const

const OTHERS =
  'Intussen zijn er foto’s bijgekomen of weggehaald. Kijk wat er staat en probeer het opnieuw.'
const MOVED =
  'De foto’s zijn intussen door iemand anders anders gezet. Kijk wat er staat en probeer het opnieuw.'
const OTHER_COVER =
  'Iemand anders koos intussen een andere hoofdfoto. Kijk wat er staat en probeer het opnieuw.'

const rowNumber = storedInteger().positive()

const done = { ok: true, value: undefined } as const

const refused = (field: string, text: string) =>
  ({ ok: false, error: invalidInput([{ field, text }]) }) as const

/** Why a picture cannot stand among the others of its room type; null where it can. */
function whyNotAmong(others: RoomTypeImageEntity[], hash: string | null): string | null {
  if (others.length >= mostRoomPictures)
    return fillText(pictureTexts.tooMany, { max: mostRoomPictures })
  if (hash !== null && others.some(({ picture }) => picture === hash))
    return pictureTexts.thereAlready
  return null
}

/**
 * The pictures of room types, as staff keep them (BO §3, §5): in their order, with exactly one
 * cover. Every write answers all pictures of the room type as they stand then.
 */
@Injectable()
export class RoomTypeImages {
  constructor(
    private readonly database: DataSource,
    private readonly edits: StaffEdits,
    private readonly pictures: Pictures,
  ) {}

  of(roomTypeId: number): Promise<Images> {
    return readRoomTypeImages(this.database.manager, roomTypeId)
  }

  /**
   * Adds an upload behind the others; the first becomes the cover. Refused: input by its field
   * (`alt`, `file`), a room type that is not there. Of what is refused nothing is kept.
   */
  async add(staff: StaffMember, { fields, file }: Upload): Promise<Answer<Images>> {
    const roomTypeId = Number(fields['roomTypeId'])
    if (!(await this.isRoomType(roomTypeId))) return unknownType
    const alt = (fields['alt'] ?? '').trim()
    const wrongAlt = checkPictureAlt(alt)
    if (wrongAlt !== null) return refused('alt', wrongAlt)
    if (!file) return refused('file', roomSettingsTexts.imageMissing)
    const made = await makePicture(file.name, file.content)
    if (isRefused(made)) return refused('file', made.refused)
    const url = pictureAddress(made.hash, made.width, 'jpg')
    return this.pictures.keepFor(
      made,
      () =>
        this.write(staff, roomTypeId, NEW, async (manager) => {
          const others = await manager.findBy(RoomTypeImageEntity, { roomTypeId })
          const wrong = whyNotAmong(others, made.hash)
          if (wrong !== null) return refused('file', wrong)
          const sort = Math.max(0, ...others.map((other) => other.sort)) + 1
          const row = { roomTypeId, url, alt, picture: made.hash, cover: false, sort }
          await manager.insert(RoomTypeImageEntity, row)
          return done
        }),
      ({ ok }) => ok,
    )
  }

  /**
   * Says anew what is to be seen, or makes it the cover; all others are not, then (BO §4). Refused
   * where somebody else chose another cover than the one that was seen (`coverBefore`).
   */
  async change(staff: StaffMember, id: number, order: ImageChange): Promise<Answer<Images>> {
    const { alt, cover, coverBefore, version } = order
    const wrongAlt = alt === undefined ? null : checkPictureAlt(alt)
    if (wrongAlt !== null) return refused('alt', wrongAlt)
    const roomTypeId = await this.roomTypeOf(id)
    if (roomTypeId === null) return unknown
    // Which picture is the cover, and where it stands, is no matter of one row.
    const edit = { key: String(id), version, fields: ['alt'] }
    return this.write(staff, roomTypeId, edit, async (manager) => {
      if (!(await manager.existsBy(RoomTypeImageEntity, { id }))) return unknown
      if (cover && coverBefore !== undefined) {
        const now = await manager.findOneBy(RoomTypeImageEntity, { roomTypeId, cover: true })
        if ((now?.id ?? null) !== coverBefore)
          return { ok: false, error: changedMeanwhile(OTHER_COVER) }
      }
      if (alt !== undefined) await manager.update(RoomTypeImageEntity, { id }, { alt: alt.trim() })
      if (cover) await coverOnly(manager, roomTypeId, id)
      return done
    })
  }

  /**
   * Puts the pictures of a room type in this order. Refused where others came or went meanwhile, or
   * were put in another order than the one that was seen (`before`).
   */
  async order(
    staff: StaffMember,
    { roomTypeId, ids, before }: ImageOrder,
  ): Promise<Answer<Images>> {
    return this.write(staff, roomTypeId, NEW, async (manager) => {
      const there = await readRoomTypeImages(manager, roomTypeId)
      const known = new Set(there.map(({ id }) => id))
      if (known.size !== ids.length || !ids.every((id) => known.delete(id)))
        return { ok: false, error: changedMeanwhile(OTHERS) }
      if (before && there.some(({ id }, place) => id !== before[place]))
        return { ok: false, error: changedMeanwhile(MOVED) }
      await manager.query(
        `UPDATE room_type_images SET sort = place FROM unnest($1::int[]) WITH ORDINALITY AS asked (image, place)
         WHERE id = image`,
        [ids],
      )
      return done
    })
  }

  /**
   * Takes a picture away; where it was the cover, the next one is. Its files stay for a day.
   *
   * @param version the last change of it that the screen knew; where it stands is no matter
   */
  async remove(staff: StaffMember, id: number, version?: number): Promise<Answer<Images>> {
    const roomTypeId = await this.roomTypeOf(id)
    if (roomTypeId === null) return unknown
    const edit = { key: String(id), version, fields: ['alt', 'cover'] }
    return this.write(staff, roomTypeId, edit, async (manager) => {
      const there = await manager.findOneBy(RoomTypeImageEntity, { id })
      if (!there) return unknown
      await manager.delete(RoomTypeImageEntity, { id })
      await manager.query('UPDATE pictures SET touched_at = now() WHERE hash = $1', [there.picture])
      return done
    })
  }

  /**
   * Puts a picture back as it was when it was taken away: at its place, and as the cover. Refused
   * (`changed-meanwhile`) where the room type has it again by now, or as many as it may.
   */
  async restore(staff: StaffMember, id: number): Promise<Answer<Images>> {
    const removed = await removedImage(this.database.manager, id)
    if (!removed) return unknown
    const { room_type_id: roomTypeId, cover, picture } = removed
    return this.write(staff, roomTypeId, NEW, async (manager) => {
      if (!(await removedImage(manager, id))) return unknown
      const others = await manager.findBy(RoomTypeImageEntity, { roomTypeId })
      const text = whyNotAmong(others, picture)
      if (text !== null) return { ok: false, error: changedMeanwhile(text) }
      if (cover) await uncover(manager, roomTypeId)
      await putBack(manager, NOUN, removed)
      return done
    })
  }

  private async isRoomType(id: number): Promise<boolean> {
    return rowNumber.safeParse(id).success && this.database.manager.existsBy(RoomTypeEntity, { id })
  }

  private async roomTypeOf(id: number): Promise<number | null> {
    const row = await this.database.manager.findOneBy(RoomTypeImageEntity, { id })
    return row?.roomTypeId ?? null
  }

  private async write(
    staff: StaffMember,
    roomTypeId: number,
    edit: Omit<Edit, 'noun'>,
    work: (manager: EntityManager) => Promise<Answer<undefined>>,
  ): Promise<Answer<Images>> {
    return this.edits.write(staff, { noun: NOUN, ...edit }, says, async (manager) => {
      const worked = await work(manager)
      if (!worked.ok) return worked
      await someCover(manager, roomTypeId)
      return { ok: true, value: await readRoomTypeImages(manager, roomTypeId) }
    })
  }
}
