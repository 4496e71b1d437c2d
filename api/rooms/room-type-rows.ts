import { Injectable } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import { type EntityManager, In, Repository } from 'typeorm'
import { z } from 'zod'
import { checkRoomType } from '../../rules/forms/check-room-settings.ts'
import { roomSettingsTexts } from '../../rules/texts/room-settings.ts'
import { parsePercentage } from '../../rules/money/parse-percentage.ts'
import { isReferredTo } from '../database/refused-by-key.ts'
import { keptController } from '../edits/kept-controller.ts'
import { type Edit, type Editor, StaffEdits } from '../edits/staff-edits.ts'
import { type Answer, changedMeanwhile, invalidInput, plainError } from '../errors/refused.ts'
import { type ListPage, listIds, listNumber, listQuestion } from '../lists/list-question.ts'
import { rowId } from '../requests/id-pipe.ts'
import { RoomTypeEntity } from './room-type-entity.ts'
import { roomTypeSlug } from './room-type-slug.ts'
import { partsChangedSince, putRoomTypeBack, removedRoomType } from './removed-room-type.ts'
import {
  type NewRoomTypeOrder,
  type OrderRequest,
  type RoomTypeChangeOrder,
  newRoomTypeShape,
  roomTypeChangeShape,
} from './room-settings-requests.ts'
import { type KeptRoomTypeView, keptRoomTypeShape } from './room-views.ts'
import { KeptRoomTypeViews } from './kept-room-type-views.ts'
import { writeOrder } from './write-order.ts'

const UNKNOWN_ROOM_TYPE = 'Dit kamertype bestaat niet.'
/** A room type's id in an address. */
export const roomTypeKey = rowId(UNKNOWN_ROOM_TYPE)
/** What is answered of a room type that is not there. */
export const unknownRoomType = {
  ok: false,
  error: plainError('not-found', UNKNOWN_ROOM_TYPE),
} as const
const PARTS_CHANGED =
  'Iemand anders wijzigde dit kamertype intussen. Kijk wat er nu staat en verwijder het dan opnieuw.'

/** What `GET /api/back-office/room-types` is asked with. */
const roomTypeListQuestion = listQuestion(
  ['id', 'name', 'sort'],
  ['sort', 'ASC'],
  z.object({ id: listIds(listNumber), active: z.boolean().optional() }),
)
type RoomTypeListQuestion = z.infer<typeof roomTypeListQuestion>

/** How screens hear of a change of a room type or of what belongs to it, by its id. */
const saysRoomType = { noun: 'room-types', id: String } as const

/** The room types, as staff keep them (BO §2, §3). */
@Injectable()
export class RoomTypeRows {
  constructor(
    @InjectRepository(RoomTypeEntity) private readonly rows: Repository<RoomTypeEntity>,
    private readonly edits: StaffEdits,
    private readonly views: KeptRoomTypeViews,
  ) {}

  async page({
    first,
    most,
    sort: [field, order],
    filter: { id, active },
  }: RoomTypeListQuestion): Promise<ListPage<KeptRoomTypeView>> {
    const [found, total] = await this.rows.findAndCount({
      select: { id: true },
      where: { ...(id && { id: In(id) }), ...(active !== undefined && { active }) },
      order: { [field]: order, id: 'ASC' },
      skip: first,
      take: most,
    })
    return { rows: await this.views.of(found.map((row) => row.id)), first, total }
  }

  /** Null when there is no such room type. */
  async one(id: number): Promise<KeptRoomTypeView | null> {
    return (await this.views.of([id]))[0] ?? null
  }

  /**
   * Writes a room type, or what belongs to it, and answers the room type as it is then.
   *
   * @param work the edit; its value is the id of the room type
   */
  async write(
    staff: Editor,
    edit: Edit,
    work: (manager: EntityManager) => Promise<Answer<number>>,
  ): Promise<Answer<KeptRoomTypeView>> {
    const written = await this.edits.write(staff, edit, saysRoomType, work)
    if (!written.ok) return written
    const view = await this.one(written.value)
    return view ? { ok: true, value: view } : unknownRoomType
  }

  /** Adds a room type, the last of all. Without a name it has the one of BO §3. */
  async add(
    staff: Editor,
    { name: typed, kind = 'ordinary' }: NewRoomTypeOrder,
  ): Promise<Answer<KeptRoomTypeView>> {
    const name = typed.trim() || roomSettingsTexts.defaultName
    const errors = checkRoomType({ name, description: '', vat: '0', registrationNumber: '' })
    if (errors.length > 0) return { ok: false, error: invalidInput(errors) }
    const edit = { noun: 'room_types', key: null }
    return this.write(staff, edit, async (manager) => {
      const others = await manager.find(RoomTypeEntity)
      if (kind === 'family' && others.some((other) => other.kind === 'family')) {
        const field = { field: 'kind', text: roomSettingsTexts.secondFamilyRoom }
        return { ok: false, error: invalidInput([field]) }
      }
      const slug = roomTypeSlug(name, slugsOf(others))
      const sort = Math.max(-1, ...others.map((other) => other.sort)) + 1
      const { id } = await manager.save(RoomTypeEntity, { name, kind, slug, sort })
      return { ok: true, value: id }
    })
  }

  /** Writes the fields of a room type anew. Refused input names its fields. */
  async change(
    staff: Editor,
    order: RoomTypeChangeOrder,
    id: number,
  ): Promise<Answer<KeptRoomTypeView>> {
    const errors = checkRoomType(order)
    const vatBasisPoints = parsePercentage(order.vat)
    if (errors.length > 0 || vatBasisPoints === null)
      return { ok: false, error: invalidInput(errors) }
    const { active, version } = order
    const [name, description] = [order.name.trim(), order.description.trim()]
    const registrationNumber = order.registrationNumber.trim() || null
    const edit = { noun: 'room_types', key: String(id), version }
    return this.write(staff, edit, async (manager) => {
      const types = await manager.find(RoomTypeEntity)
      const its = types.find((type) => type.id === id)
      if (!its) return unknownRoomType
      const slug = roomTypeSlug(name, slugsOf(types.filter((type) => type !== its)), its.slug)
      const row = { name, description, vatBasisPoints, registrationNumber, active, slug }
      await manager.update(RoomTypeEntity, { id }, row)
      return { ok: true, value: id }
    })
  }

  /** Puts the room types in an order. Refused where it does not name each of them once. */
  async order(staff: Editor, order: OrderRequest): Promise<Answer<KeptRoomTypeView[]>> {
    const edit = { noun: 'room_types', key: null }
    const says = { noun: 'room-types', id: () => null } as const
    const written = await this.edits.write(staff, edit, says, (manager) =>
      writeOrder(manager, RoomTypeEntity, {}, order),
    )
    return written.ok ? { ok: true, value: await this.views.of(order.ids) } : written
  }

  /**
   * Takes a room type away that nothing refers to, and answers it as it was: a room, a booking or a
   * closure keeps it.
   *
   * @param version the last change of it and of what belongs to it that the screen knew
   */
  async remove(
    staff: Editor,
    version: number | undefined,
    id: number,
  ): Promise<Answer<KeptRoomTypeView>> {
    const was = await this.one(id)
    if (!was) return unknownRoomType
    try {
      // Where it stands among the others is no matter.
      const edit = { noun: 'room_types', key: String(id), version, fields: REMOVED_FIELDS }
      const gone = await this.edits.write<number>(staff, edit, saysRoomType, async (manager) => {
        if (version !== undefined && (await partsChangedSince(manager, id, version, staff.staffId)))
          return { ok: false, error: changedMeanwhile(PARTS_CHANGED) }
        return removed(manager, id)
      })
      return gone.ok ? { ok: true, value: was } : gone
    } catch (error) {
      if (!isReferredTo(error)) throw error
      return { ok: false, error: plainError('still-used', roomSettingsTexts.roomTypeUsed) }
    }
  }

  /**
   * Puts a room type back as it was when it was taken away, with its prices, facilities, minimum
   * nights and pictures. Refused (`changed-meanwhile`) where there is another family room by then.
   */
  restore(staff: Editor, id: number): Promise<Answer<KeptRoomTypeView>> {
    const edit = { noun: 'room_types', key: null }
    return this.write(staff, edit, async (manager) => {
      const gone = await removedRoomType(manager, id)
      if (!gone) return unknownRoomType
      const others = await manager.find(RoomTypeEntity)
      const { kind, name, slug } = gone.type
      if (kind === 'family' && others.some((other) => other.kind === 'family'))
        return { ok: false, error: changedMeanwhile(roomSettingsTexts.secondFamilyRoom) }
      const taken = slugsOf(others)
      await putRoomTypeBack(manager, gone, taken.has(slug) ? roomTypeSlug(name, taken) : slug)
      return { ok: true, value: id }
    })
  }
}

/** The routes of the room types; `RoomTypeOrderController` has those beside them. */
export const roomTypesController = keptController(
  {
    name: 'StaffRoomTypes',
    resource: 'room-types',
    unknown: UNKNOWN_ROOM_TYPE,
    keys: { id: roomTypeKey },
    view: keptRoomTypeShape,
    list: roomTypeListQuestion,
    order: newRoomTypeShape,
    change: roomTypeChangeShape,
  },
  RoomTypeRows,
)

const REMOVED_FIELDS = [
  'name',
  'description',
  'vat_basis_points',
  'registration_number',
  'active',
] as const

async function removed(manager: EntityManager, id: number): Promise<Answer<number>> {
  // Its pictures go with it: their files are kept for a day from now, as of any that is removed.
  await manager.query(
    `UPDATE pictures SET touched_at = now()
     WHERE hash IN (SELECT picture FROM room_type_images WHERE room_type_id = $1)`,
    [id],
  )
  const { affected } = await manager.delete(RoomTypeEntity, { id })
  return affected ? { ok: true, value: id } : unknownRoomType
}

const slugsOf = (types: readonly RoomTypeEntity[]) => new Set(types.map(({ slug }) => slug))
