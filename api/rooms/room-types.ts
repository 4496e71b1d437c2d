import { Body, Injectable, Put } from '@nestjs/common'
import { Check, Column, Entity, type EntityManager, PrimaryGeneratedColumn } from 'typeorm'
import { z } from 'zod'
import { checkRoomType } from '../../rules/forms/check-room-settings.ts'
import { parsePercentage } from '../../rules/money/parse-percentage.ts'
import type { RoomType } from '../../rules/rooms/room.ts'
import { message } from '../../rules/texts/message.ts'
import { isReferredTo } from '../database/refused-by-key.ts'
import { keptController } from '../edits/kept-controller.ts'
import { seenVersion, typedText } from '../edits/kept-shape.ts'
import { type Edit, type Editor, StaffEdits, knownBy } from '../edits/staff-edits.ts'
import { Clock } from '../environment/clock.ts'
import { WordsInForce } from '../environment/words-in-force.ts'
import {
  type Answer,
  changedMeanwhile,
  delivered,
  invalidInput,
  notFound,
  plainError,
  wrongField,
} from '../errors/refused.ts'
import { FactsCache } from '../facts/facts-cache.ts'
import { Lists } from '../lists/list-of.ts'
import type { ListPage } from '../lists/list-question.ts'
import { ActingStaff, type StaffMember } from '../requests/staff-sessions.ts'
import { Acts, Answers, BackOffice, Id, rowId } from '../requests/routes.ts'
import { partsChangedSince, putRoomTypeBack, removedRoomType } from './removed-room-type.ts'
import { roomTypeSlug } from './room-type-slug.ts'
import {
  type KeptRoomTypeView,
  type RoomTypeRow,
  keptRoomTypeShape,
  roomTypeList,
  roomTypeViews,
} from './room-views.ts'
import { type OrderRequest, orderShape, writeOrder } from './write-order.ts'

const UNKNOWN = 'Dit kamertype bestaat niet.'
/** A room type's id in an address. */
export const roomTypeKey = rowId(UNKNOWN)
/** What is answered of a room type that is not there. */
export const unknownRoomType = notFound(UNKNOWN)
const PARTS_CHANGED =
  'Iemand anders wijzigde dit kamertype intussen. Kijk wat er nu staat en verwijder het dan opnieuw.'

/** Body of `POST /api/back-office/room-types`. */
const newRoomTypeShape = z.object({
  name: typedText.meta({ description: 'Empty: `Standaard kamer` (BO §3).' }),
  kind: z.enum(['ordinary', 'family'], 'Kies een gewone kamer of de familiekamer.').optional(),
})

/** Body of `PUT /api/back-office/room-types/:id`. */
const roomTypeChangeShape = z.object({
  name: typedText,
  description: typedText,
  vat: typedText,
  registrationNumber: typedText,
  active: z.boolean('Kies aan of uit.'),
  ...seenVersion,
})
export type RoomTypeChangeRequest = z.input<typeof roomTypeChangeShape>

/** A kind of room with one description, one set of prices and rooms of its own (BO §3 services). */
@Entity('room_types')
@Check('room_types_kind_check', `kind IN ('ordinary', 'family')`)
export class RoomTypeEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id!: number

  /** How it is called in addresses. */
  @Column('text', { unique: true })
  slug!: string

  @Column('text')
  name!: string

  @Column('text')
  kind!: RoomType['kind']

  @Column('text', { default: '' })
  description!: string

  /** Its place among the others, lowest first. */
  @Column('integer', { default: 0 })
  sort!: number

  /** Counts by the reading `vat.lodging` = `stored` only. */
  @Column('integer', { default: 900 })
  vatBasisPoints!: number

  /** The number that the municipality registered it under, for every advertisement. */
  @Column('text', { nullable: true })
  registrationNumber!: string | null

  /** False: no longer sold, nor are its rooms. Its bookings stay. */
  @Column('boolean', { default: true })
  active!: boolean
}

/** Where a room type stands among the others is no matter to who changes it or takes it away. */
const WRITTEN_FIELDS = ['name', 'description', 'vat_basis_points', 'registration_number', 'active']

/** How screens hear of a change of a room type or of what belongs to it, by its id. */
const says = { noun: 'room-types', id: ({ id }: { id: number }) => String(id) } as const

/** The room types, as staff keep them (BO §2, §3). */
@Injectable()
export class RoomTypeRows {
  constructor(
    private readonly lists: Lists,
    private readonly edits: StaffEdits,
    private readonly facts: FactsCache,
    private readonly clock: Clock,
    private readonly inForce: WordsInForce,
  ) {}

  async page(
    question: z.output<typeof roomTypeList.question>,
  ): Promise<ListPage<KeptRoomTypeView>> {
    const { rows, ...page } = await this.lists.page<RoomTypeRow>(roomTypeList, question)
    return { ...page, rows: await this.viewed(rows) }
  }

  /** Null when there is no such room type. */
  async one(id: number): Promise<KeptRoomTypeView | null> {
    const row = await this.lists.one<RoomTypeRow>(roomTypeList, id)
    return row && (await this.viewed([row]))[0]!
  }

  private async viewed(rows: RoomTypeRow[]): Promise<KeptRoomTypeView[]> {
    const { facts } = await this.facts.fresh()
    return roomTypeViews(rows, facts, this.clock.moment().today)
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
    const written = await this.edits.write<RoomTypeRow>(staff, edit, says, async (manager) => {
      const id = await work(manager)
      if (!id.ok) return id
      // Read before the end: what is only tried is not there afterwards.
      const [value]: [RoomTypeRow] = await manager.query(
        `SELECT ${roomTypeList.columns} FROM room_types t WHERE t.id = $1`,
        [id.value],
      )
      return { ok: true, value }
    })
    if (!written.ok) return written
    const [value] = await this.viewed([written.value])
    return { ok: true, value: value! }
  }

  /** Adds a room type, the last of all. Without a name it has the one of BO §3. */
  async add(
    staff: Editor,
    { name: typed, kind = 'ordinary' }: z.output<typeof newRoomTypeShape>,
  ): Promise<Answer<KeptRoomTypeView>> {
    const name = typed.trim() || this.inForce.words.roomSettings.defaultName
    const errors = checkRoomType({ name, description: '', vat: '0', registrationNumber: '' })
    if (errors.length > 0) return { ok: false, error: invalidInput(errors) }
    return this.write(staff, { noun: 'room_types', key: null }, async (manager) => {
      const others = await manager.find(RoomTypeEntity)
      if (isSecondFamilyRoom(kind, others))
        return wrongField('kind', message('roomSettings.secondFamilyRoom'))
      const slug = this.slugOf(name, slugsOf(others))
      const sort = Math.max(-1, ...others.map((other) => other.sort)) + 1
      const { id } = await manager.save(RoomTypeEntity, { name, kind, slug, sort })
      return { ok: true, value: id }
    })
  }

  /** Writes the fields of a room type anew. Refused input names its fields. */
  async change(
    staff: Editor,
    order: z.output<typeof roomTypeChangeShape>,
    id: number,
  ): Promise<Answer<KeptRoomTypeView>> {
    const errors = checkRoomType(order)
    const vatBasisPoints = parsePercentage(order.vat)
    if (errors.length > 0 || vatBasisPoints === null)
      return { ok: false, error: invalidInput(errors) }
    const { active, version } = order
    const [name, description] = [order.name.trim(), order.description.trim()]
    const registrationNumber = order.registrationNumber.trim() || null
    const edit = { noun: 'room_types', key: String(id), version, fields: WRITTEN_FIELDS }
    return this.write(staff, edit, async (manager) => {
      const types = await manager.find(RoomTypeEntity)
      const its = types.find((type) => type.id === id)
      if (!its) return unknownRoomType
      const taken = slugsOf(types.filter((type) => type !== its))
      const slug = this.slugOf(name, taken, its.slug)
      const row = { name, description, vatBasisPoints, registrationNumber, active, slug }
      await manager.update(RoomTypeEntity, { id }, row)
      return { ok: true, value: id }
    })
  }

  /** Puts the room types in an order. Refused where it does not name each of them once. */
  async order(staff: Editor, order: OrderRequest): Promise<Answer<KeptRoomTypeView[]>> {
    const edit = { noun: 'room_types', key: null }
    const all = { ...says, id: () => null }
    const written = await this.edits.write(staff, edit, all, (manager) =>
      writeOrder(manager, RoomTypeEntity, {}, order),
    )
    if (!written.ok) return written
    const ordered = { sort: ['sort', 'ASC'], filter: {} } as const
    const rows = await this.lists.rows<RoomTypeRow>(roomTypeList, ordered)
    return { ok: true, value: await this.viewed(rows) }
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
    const edit = { noun: 'room_types', key: String(id), version, fields: WRITTEN_FIELDS }
    try {
      return await this.edits.write<KeptRoomTypeView>(staff, edit, says, async (manager) => {
        if (
          version !== undefined &&
          (await partsChangedSince(manager, id, version, knownBy(staff)))
        )
          return { ok: false, error: changedMeanwhile(PARTS_CHANGED) }
        // Its pictures go with it: their files are kept for a day from now, as of any that is removed.
        await manager.query(
          `UPDATE pictures SET touched_at = now()
           WHERE hash IN (SELECT picture FROM room_type_images WHERE room_type_id = $1)`,
          [id],
        )
        const { affected } = await manager.delete(RoomTypeEntity, { id })
        return affected ? { ok: true, value: was } : unknownRoomType
      })
    } catch (error) {
      if (!isReferredTo(error)) throw error
      return { ok: false, error: plainError('still-used', message('roomSettings.roomTypeUsed')) }
    }
  }

  /**
   * Puts a room type back as it was when it was taken away, with its prices, facilities, minimum
   * nights and pictures. Refused (`changed-meanwhile`) where there is another family room by then.
   */
  restore(staff: Editor, id: number): Promise<Answer<KeptRoomTypeView>> {
    return this.write(staff, { noun: 'room_types', key: null }, async (manager) => {
      const gone = await removedRoomType(manager, id)
      if (!gone) return unknownRoomType
      const others = await manager.find(RoomTypeEntity)
      const { kind, name, slug: former } = gone.type
      if (isSecondFamilyRoom(kind, others))
        return { ok: false, error: changedMeanwhile(message('roomSettings.secondFamilyRoom')) }
      const taken = slugsOf(others)
      const slug = taken.has(former) ? this.slugOf(name, taken) : former
      await putRoomTypeBack(manager, gone, slug)
      return { ok: true, value: id }
    })
  }

  /** The address of a room type; `current`: the one that it has, where it is not new. */
  private slugOf(name: string, taken: ReadonlySet<string>, current?: string): string {
    return roomTypeSlug(name, taken, this.inForce.words.roomSettings.defaultName, current)
  }
}

/** The routes of the room types; `RoomTypeOrderController` has those beside them. */
export const roomTypesController = keptController(
  {
    name: 'StaffRoomTypes',
    resource: 'room-types',
    unknown: UNKNOWN,
    keys: { id: roomTypeKey },
    view: keptRoomTypeShape,
    list: roomTypeList.question,
    order: newRoomTypeShape,
    change: roomTypeChangeShape,
  },
  RoomTypeRows,
)

/** The order of room types, and a removal taken back. */
@BackOffice('room-types')
export class RoomTypeOrderController {
  constructor(private readonly types: RoomTypeRows) {}

  @Put('order')
  @Answers(z.array(keptRoomTypeShape))
  async order(
    @Body({ schema: orderShape }) order: OrderRequest,
    @ActingStaff() staff: StaffMember,
  ): Promise<KeptRoomTypeView[]> {
    return delivered(await this.types.order(staff, order))
  }

  @Acts(':id/restore', keptRoomTypeShape)
  async restore(
    @Id(roomTypeKey) roomTypeId: number,
    @ActingStaff() staff: StaffMember,
  ): Promise<KeptRoomTypeView> {
    return delivered(await this.types.restore(staff, roomTypeId))
  }
}

const isSecondFamilyRoom = (kind: RoomType['kind'], others: readonly RoomTypeEntity[]) =>
  kind === 'family' && others.some((other) => other.kind === 'family')

const slugsOf = (types: readonly RoomTypeEntity[]) => new Set(types.map(({ slug }) => slug))
