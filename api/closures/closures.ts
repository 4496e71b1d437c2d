import { Injectable } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import { type EntityManager, ILike, In, Raw, Repository } from 'typeorm'
import { formatDay, parseDay } from '../../rules/calendar/day.ts'
import { checkClosure } from '../../rules/forms/check-closure.ts'
import { StaffEdits } from '../edits/staff-edits.ts'
import { Clock } from '../environment/clock.ts'
import { type Answer, invalidInput, notFound } from '../errors/refused.ts'
import { type ListPage } from '../lists/list-question.ts'
import { wordsAnywhere } from '../lists/search-words.ts'
import type { StaffMember } from '../requests/staff-sessions.ts'
import { ClosureEntity } from './closure-entity.ts'
import type { ClosureListQuestion } from './closure-list-question.ts'
import { closedRooms, lockClosedRooms, openClosure, unknownRooms } from './closure-rooms.ts'
import type { ClosureOrder } from './closure-shape.ts'
import { type ClosureView, closureView } from './closure-view.ts'

/** What is said of a closure that is not there. */
export const UNKNOWN_CLOSURE = 'Deze sluiting bestaat niet.'
const unknown = notFound(UNKNOWN_CLOSURE)

/** What a view tells beside the row. */
const relations = { room: { roomType: true }, roomType: true } as const

/**
 * Nights that staff close. A closure is written only while nobody else writes to its rooms: a
 * booking that was being made is seen as made, one that comes after it finds the nights closed.
 * Bookings that are there stay (reading `vacation.bookings`).
 */
@Injectable()
export class Closures {
  constructor(
    @InjectRepository(ClosureEntity) private readonly closures: Repository<ClosureEntity>,
    private readonly clock: Clock,
    private readonly edits: StaffEdits,
  ) {}

  async page({ first, most, sort, filter }: ClosureListQuestion): Promise<ListPage<ClosureView>> {
    const [field, order] = sort
    const { id, roomId, roomTypeId, q, from } = filter
    const [rows, total] = await this.closures.findAndCount({
      where: {
        ...(id && { id: In(id) }),
        ...(roomId !== undefined && { roomId }),
        ...(roomTypeId !== undefined && { roomTypeId }),
        ...(q !== undefined && { reason: ILike(wordsAnywhere(q)) }),
        ...(from && { nights: Raw((nights) => `upper(${nights}) > :from`, { from }) }),
      },
      relations,
      // A range sorts by its first night.
      order: { [field === 'firstNight' ? 'nights' : field]: order, id: 'ASC' },
      skip: first,
      take: most,
    })
    return { rows: rows.map(closureView), first, total }
  }

  /** Null when there is no such closure. */
  async one(id: number): Promise<ClosureView | null> {
    const found = await this.closures.findOne({ where: { id }, relations })
    return found && closureView(found)
  }

  /** Closes nights. Refused input names its fields. */
  plan(staff: StaffMember, order: ClosureOrder): Promise<Answer<ClosureView>> {
    return this.written(staff, null, (manager) => this.write(manager, order, null, staff.name))
  }

  /** Has a closure be another one. Refused as `plan`, or when it is not there. */
  change(staff: StaffMember, id: number, order: ClosureOrder): Promise<Answer<ClosureView>> {
    return this.written(staff, id, async (manager) => {
      const there = await manager.findOneBy(ClosureEntity, { id })
      return there ? this.write(manager, order, there) : unknown
    })
  }

  /** Opens the nights again. Answers the closure as it was; refused when it is not there. */
  remove(staff: StaffMember, id: number): Promise<Answer<ClosureView>> {
    return this.written(staff, id, async (manager) => {
      const there = await manager.findOne(ClosureEntity, { where: { id }, relations })
      if (!there) return unknown
      await lockClosedRooms(manager, [there])
      const isOpened = await openClosure(manager, id)
      return isOpened ? { ok: true, value: closureView(there) } : unknown
    })
  }

  private async write(
    manager: EntityManager,
    order: ClosureOrder,
    there: ClosureEntity | null,
    by = '',
  ): Promise<Answer<ClosureView>> {
    const rooms = closedRooms(order)
    const errors = [
      ...checkClosure(order, this.clock.moment().today, there && parseDay(there.nights.from)),
      ...(await unknownRooms(manager, rooms)),
    ]
    const { firstNight, lastNight } = order
    if (errors.length > 0 || firstNight === null || lastNight === null)
      return { ok: false, error: invalidInput(errors) }
    const nights = { from: formatDay(firstNight), until: formatDay(lastNight + 1) }
    const row = { ...rooms, nights, reason: order.reason.trim() }
    await lockClosedRooms(manager, there ? [there, rooms] : [rooms])
    const id = there ? there.id : await insert(manager, { ...row, plannedBy: by })
    if (there) await manager.update(ClosureEntity, { id }, row)
    const found = await manager.findOne(ClosureEntity, { where: { id }, relations })
    return found ? { ok: true, value: closureView(found) } : unknown
  }

  private written(
    staff: StaffMember,
    id: number | null,
    work: (manager: EntityManager) => Promise<Answer<ClosureView>>,
  ): Promise<Answer<ClosureView>> {
    const edit = { noun: 'closures', key: id === null ? null : String(id) }
    const says = { noun: 'closures', id: (view: ClosureView) => String(view.id) } as const
    return this.edits.write(staff, edit, says, work)
  }
}

async function insert(
  manager: EntityManager,
  row: Omit<ClosureEntity, 'id' | 'createdAt' | 'room' | 'roomType' | 'vacationId'>,
): Promise<number> {
  const { identifiers } = await manager.insert(ClosureEntity, row)
  return (identifiers[0] as Pick<ClosureEntity, 'id'>).id
}
