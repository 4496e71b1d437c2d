import { Injectable } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import { DatabaseError } from 'pg'
import { ILike, In, QueryFailedError, Repository } from 'typeorm'
import { z } from 'zod'
import {
  checkDeliveryDistance,
  kilometresText,
  parseKilometres,
} from '../../rules/forms/check-delivery-distance.ts'
import { deliveryDistanceTexts } from '../../rules/texts/delivery-distance.ts'
import { Notifier } from '../database/notifier.ts'
import { type Answer, invalidInput, plainError } from '../errors/refused.ts'
import {
  type ListPage,
  listIds,
  listNumber,
  listQuestion,
  listWords,
  wordsAnywhere,
} from '../requests/list-question.ts'
import { DeliveryDistanceEntity } from './delivery-distance-entity.ts'
import type { DeliveryDistanceOrder, DeliveryDistanceView } from './delivery-distance-shape.ts'

/** What is said of a row that is not there. */
export const UNKNOWN_DISTANCE = 'Deze afstand bestaat niet.'
const unknown = { ok: false, error: plainError('not-found', UNKNOWN_DISTANCE) } as const

/** What `GET /api/back-office/delivery-distances` is asked with. */
export const distanceListQuestion = listQuestion(
  ['id', 'postcode', 'place', 'metres'],
  ['metres', 'ASC'],
  z.object({ id: listIds(listNumber), q: listWords.optional() }),
)
export type DistanceListQuestion = z.infer<typeof distanceListQuestion>

/** The table of distances, as staff keep it: one row for each postcode. */
@Injectable()
export class DeliveryDistanceRows {
  constructor(
    @InjectRepository(DeliveryDistanceEntity)
    private readonly rows: Repository<DeliveryDistanceEntity>,
    private readonly notifier: Notifier,
  ) {}

  async page({
    first,
    most,
    sort: [field, order],
    filter: { id, q },
  }: DistanceListQuestion): Promise<ListPage<DeliveryDistanceView>> {
    const ids = id && { id: In(id) }
    const words = q === undefined ? null : ILike(wordsAnywhere(q))
    const [rows, total] = await this.rows.findAndCount({
      where: words
        ? [
            { ...ids, postcode: words },
            { ...ids, place: words },
          ]
        : { ...ids },
      order: { [field]: order, postcode: 'ASC' },
      skip: first,
      take: most,
    })
    return { rows: rows.map(viewOf), first, total }
  }

  /** Null when there is no such row. */
  async one(id: number): Promise<DeliveryDistanceView | null> {
    const found = await this.rows.findOneBy({ id })
    return found && viewOf(found)
  }

  /**
   * Writes a row: a new one without `id`, else the one that is there. Refused input names its
   * fields, so does a postcode that another row has.
   */
  async write(order: DeliveryDistanceOrder, id?: number): Promise<Answer<DeliveryDistanceView>> {
    const errors = checkDeliveryDistance(order)
    const metres = parseKilometres(order.kilometres)
    if (errors.length > 0 || metres === null) return { ok: false, error: invalidInput(errors) }
    const { estimated } = order
    const row = { postcode: order.postcode.trim(), place: order.place.trim(), metres, estimated }
    try {
      if (id !== undefined && !(await this.rows.existsBy({ id }))) return unknown
      const { id: written } = await this.rows.save({ ...row, ...(id !== undefined && { id }) })
      return this.told(viewOf({ id: written, ...row }))
    } catch (error) {
      if (!isTaken(error)) throw error
      const field = { field: 'postcode', text: deliveryDistanceTexts.postcodeTaken }
      return { ok: false, error: invalidInput([field]) }
    }
  }

  /** Takes a row away and answers it as it was: its postcode is outside the area then. */
  async remove(id: number): Promise<Answer<DeliveryDistanceView>> {
    const there = await this.one(id)
    const { affected } = await this.rows.delete({ id })
    return there && affected ? this.told(there) : unknown
  }

  private told(view: DeliveryDistanceView): Answer<DeliveryDistanceView> {
    const event = { noun: 'delivery-distances', id: String(view.id) }
    this.notifier.say('changed', JSON.stringify(event))
    return { ok: true, value: view }
  }
}

function viewOf({ metres, ...row }: DeliveryDistanceEntity): DeliveryDistanceView {
  return { ...row, kilometres: kilometresText(metres) }
}

/** PostgreSQL's `unique_violation`: another row has the postcode. */
function isTaken(error: unknown): boolean {
  return (
    error instanceof QueryFailedError &&
    error.driverError instanceof DatabaseError &&
    error.driverError.code === '23505'
  )
}
