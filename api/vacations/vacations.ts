import { Injectable } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import { type EntityManager, In, Repository } from 'typeorm'
import { z } from 'zod'
import { formatDay, parseDay } from '../../rules/calendar/day.ts'
import { joinedNights } from '../../rules/closures/night-range.ts'
import { takeBack } from '../../rules/closures/take-back.ts'
import { checkClosedNights, checkVacation } from '../../rules/forms/check-vacation.ts'
import type { FieldError } from '../../rules/forms/field-error.ts'
import { message } from '../../rules/texts/message.ts'
import { bookingView } from '../bookings/booking-rows.ts'
import { ClosureEntity } from '../closures/closure-entity.ts'
import { lockClosedRooms, openClosure } from '../closures/closure-rooms.ts'
import { StaffEdits } from '../edits/staff-edits.ts'
import { Clock } from '../environment/clock.ts'
import { type Answer, invalidInput, notFound, changedMeanwhile } from '../errors/refused.ts'
import { FactsCache } from '../facts/facts-cache.ts'
import { either, idIn } from '../lists/list-filters.ts'
import { Lists, type Question, listOf } from '../lists/list-of.ts'
import type { ListPage } from '../lists/list-question.ts'
import type { StaffMember } from '../requests/staff-sessions.ts'
import { RoomEntity } from '../rooms/rooms.ts'
import { nameOf, standingBookings, standingOrders } from './standing.ts'
import type { ChosenNights, TakeBackOrder, VacationOrder } from './vacation-shape.ts'
import {
  type TakenBackView,
  type VacationPreviewView,
  type VacationView,
  vacationView,
} from './vacation-view.ts'

/** What is said of a vacation that is not there. */
export const UNKNOWN_VACATION = 'Deze vakantie bestaat niet.'

/** What a view tells beside the row. */
const CHANGED =
  'De boekingen op deze nachten zijn intussen veranderd. Er is niets gesloten. Bekijk de lijst.'
const relations = { room: { roomType: true }, roomType: true } as const

/** What `GET /api/back-office/vacations` lists: by the first night of any of their closures. */
export const vacationList = listOf(
  {
    from: `(SELECT vacation_id AS id, min(lower(nights)) AS first_night, max(upper(nights)) AS until
      FROM closures GROUP BY vacation_id)`,
    as: 'v',
    columns: 'v.id',
    sorts: { firstNight: 'v.first_night' },
    filters: {
      id: idIn(z.uuid(), 'v.id'),
      /** Those that are over, or those that are not. */
      past: either('v.until <= $2::date', 'v.until > $2::date'),
    },
  },
  ['firstNight', 'ASC'],
)

/** Which of these vacations a channel closed, by its name. */
async function channelsOf(
  manager: EntityManager,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const rows: { id: string; name: string }[] = await manager.query(
    `SELECT c.vacation_id AS id, s.name FROM closures c JOIN feed_blocks k ON k.closure_id = c.id JOIN channel_links l ON l.id = k.link_id JOIN sources s ON s.id = l.channel
     WHERE c.vacation_id = ANY ($1)`,
    [ids],
  )
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/**
 * Vacations (BO §2, §4): closures that share a `vacation_id`. They are written while nobody else
 * writes to their rooms, under the locks that bookings take, so a guest who was first is seen and a
 * guest who comes after finds the nights closed. Bookings inside stay (reading `vacation.bookings`).
 */
@Injectable()
export class Vacations {
  constructor(
    @InjectRepository(ClosureEntity) private readonly closures: Repository<ClosureEntity>,
    private readonly facts: FactsCache,
    private readonly clock: Clock,
    private readonly edits: StaffEdits,
    private readonly lists: Lists,
  ) {}

  async page(question: Question): Promise<ListPage<VacationView>> {
    const { rows, ...page } = await this.lists.page<{ id: string }>(vacationList, question)
    const ids = rows.map(({ id }) => id)
    const parts = await this.closures.find({ where: { vacationId: In(ids) }, relations })
    const channels = await channelsOf(this.closures.manager, ids)
    const { today } = this.clock.moment()
    const views = ids.flatMap((id) => {
      const its = parts.filter(({ vacationId }) => vacationId === id)
      return its.length > 0 ? [vacationView(its, channels.get(id) ?? null, today)] : []
    })
    return { ...page, rows: views }
  }

  /**
   * Null when there is no such vacation.
   *
   * @param id its own, or the number of a closure that is part of it
   */
  async one(id: string | number): Promise<VacationView | null> {
    const part = typeof id === 'number' ? await this.closures.findOneBy({ id }) : null
    const vacationId = typeof id === 'number' ? part?.vacationId : id
    return vacationId === undefined ? null : this.view(this.closures.manager, vacationId)
  }

  /** What stands on these nights in these rooms; refused where they cannot be closed. */
  async preview({ nights, roomIds }: ChosenNights): Promise<Answer<VacationPreviewView>> {
    const { manager } = this.closures
    const errors = [
      ...checkClosedNights({ nights, roomIds }, this.clock.moment().today),
      ...(await missingRooms(manager, roomIds)),
    ]
    if (errors.length > 0) return { ok: false, error: invalidInput(errors) }
    const { facts, words } = await this.facts.fresh()
    const chosen = { nights: joinedNights(nights), roomIds }
    const standing = await standingBookings(manager, chosen, new Date(this.clock.now()))
    const bookings = standing.map((row) => bookingView(row, words))
    const stopsDeliveries = roomIds === null && facts.readings['vacation.deliveries'] === 'stopped'
    const orders = stopsDeliveries ? await standingOrders(manager, chosen.nights) : []
    return { ok: true, value: { bookings, seen: nameOf(bookings), orders, stopsDeliveries } }
  }

  /**
   * Closes nights. Refused input names its fields; refused too when other bookings stand on the
   * nights than were shown. The same press again answers what it planned.
   */
  plan(staff: StaffMember, order: VacationOrder): Promise<Answer<VacationView>> {
    return this.written(staff, async (manager) => {
      const errors = [
        ...checkVacation(order, this.clock.moment().today),
        ...(await missingRooms(manager, order.roomIds)),
      ]
      if (errors.length > 0) return { ok: false, error: invalidInput(errors) }
      const rooms = order.roomIds ? [...new Set(order.roomIds)] : [null]
      await lockClosedRooms(
        manager,
        rooms.map((roomId) => ({ roomId, roomTypeId: null })),
      )
      const planned = await this.view(manager, order.id)
      if (planned) return { ok: true, value: planned }
      const nights = joinedNights(order.nights)
      const now = new Date(this.clock.now())
      const chosen = { nights, roomIds: order.roomIds }
      const standing = await standingBookings(manager, chosen, now)
      if (nameOf(standing) !== order.seen) return { ok: false, error: changedMeanwhile(CHANGED) }
      await manager.insert(
        ClosureEntity,
        nights.flatMap(({ first, last }) =>
          rooms.map((roomId) => ({
            roomId,
            roomTypeId: null,
            nights: { from: formatDay(first), until: formatDay(last + 1) },
            reason: order.reason.trim(),
            createdAt: now,
            vacationId: order.id,
            plannedBy: staff.name,
          })),
        ),
      )
      return { ok: true, value: (await this.view(manager, order.id))! }
    })
  }

  /**
   * Opens nights of a vacation again: those from today on, because what was closed until now is
   * history. Refused when nothing of it lies there.
   */
  takeBack(
    staff: StaffMember,
    id: string,
    { nights, roomIds }: TakeBackOrder,
  ): Promise<Answer<TakenBackView>> {
    return this.written(staff, async (manager) => {
      await lockClosedRooms(manager, await manager.findBy(ClosureEntity, { vacationId: id }))
      const parts = await manager.findBy(ClosureEntity, { vacationId: id })
      if (parts.length === 0) return notFound(UNKNOWN_VACATION)
      const { today } = this.clock.moment()
      const rooms = await manager.findBy(RoomEntity, { active: true })
      const asked = {
        from: Math.max(today, nights?.first ?? today),
        until: nights ? nights.last + 1 : Number.POSITIVE_INFINITY,
        roomIds,
      }
      let opened = 0
      for (const part of parts) {
        const closed = closedNights(part)
        const left = takeBack(closed, asked, rooms)
        if (left.length === 1 && left[0] === closed) continue
        opened++
        await openClosure(manager, part.id)
        const { reason, createdAt, vacationId, plannedBy } = part
        if (left.length > 0)
          await manager.insert(
            ClosureEntity,
            left.map(({ from, until, roomId, roomTypeId }) => ({
              roomId,
              roomTypeId,
              nights: { from: formatDay(from), until: formatDay(until) },
              reason,
              createdAt,
              vacationId,
              plannedBy,
            })),
          )
      }
      if (opened === 0) {
        const nothing = { field: 'nights', text: message('vacation.nothingToOpen') }
        return { ok: false, error: invalidInput([nothing], message('vacation.nothingToOpen')) }
      }
      return { ok: true, value: { left: await this.view(manager, id) } }
    })
  }

  private async view(manager: EntityManager, id: string): Promise<VacationView | null> {
    const parts = await manager.find(ClosureEntity, { where: { vacationId: id }, relations })
    if (parts.length === 0) return null
    const channels = await channelsOf(manager, [id])
    return vacationView(parts, channels.get(id) ?? null, this.clock.moment().today)
  }

  private written<Value>(
    staff: StaffMember,
    work: (manager: EntityManager) => Promise<Answer<Value>>,
  ): Promise<Answer<Value>> {
    const says = { noun: 'closures', id: () => null } as const
    return this.edits.write(staff, { noun: 'closures', key: null }, says, work)
  }
}

/** What is wrong with the chosen rooms: that one of them is not there. */
async function missingRooms(
  manager: EntityManager,
  ids: readonly number[] | null,
): Promise<FieldError<'roomIds'>[]> {
  const asked = [...new Set(ids ?? [])]
  const areThere = (await manager.countBy(RoomEntity, { id: In(asked) })) === asked.length
  return areThere ? [] : [{ field: 'roomIds', text: message('vacation.roomMissing') }]
}

function closedNights({ roomId, roomTypeId, nights }: ClosureEntity) {
  return { roomId, roomTypeId, from: parseDay(nights.from)!, until: parseDay(nights.until)! }
}
