import { randomUUID } from 'node:crypto'
import { Body, HttpCode, Inject, Post, type Type } from '@nestjs/common'
import type { PoolClient } from 'pg'
import { z } from 'zod'
import type { EpochDay } from '../../rules/calendar/day.ts'
import type { DecidingAct, DecisionKind } from '../../rules/decisions/decided-meanwhile.ts'
import type { Clock } from '../environment/clock.ts'
import { type PlainError } from '../errors/api-error.ts'
import { Refused, orNotFound } from '../errors/refused.ts'
import { ActingStaff, type StaffMember } from '../requests/staff-sessions.ts'
import { Answers, BackOffice, Id, uuidId } from '../requests/routes.ts'
import { refuseDone } from '../subjects/events.ts'
import type { ActMoment, OrderKind, Orders, Refusal, Press } from './orders.ts'

/**
 * A body with the press and what was filled in. An act without a name for its press is answered by how
 * the order stands when it is asked again.
 */
type ActShape = z.ZodType<object>
type Pressed = Partial<Pick<Press, 'requestId' | 'version'>>
/** What was filled in. */
export type DataOf<Shape extends z.ZodType> = Omit<z.output<Shape>, 'requestId' | 'version'>

/** An act of staff on an order that nobody else changes meanwhile. */
export interface Asked<Row, Data = object> extends ActMoment, Omit<Press, 'act' | 'data'> {
  order: Row
  data: Data
}

/** One thing that staff can do to an order; every member of staff may. */
export interface OrderAct<Row, Services = unknown, Shape extends ActShape = ActShape> {
  shape: Shape
  /**
   * What is decided by it, and so refused where others decided meanwhile what it rests on. Left out:
   * nothing.
   */
  decides?: DecidingAct
  /** The decision that it makes: who makes it again is told who made it first. */
  done?: DecisionKind
  /** It looks at the state of the order itself, and says in its own words why not. */
  judgesState?: true
  /** Why not, where the life of the order does not allow it; left out: as its kind says. */
  unfit?: PlainError
  /** The order is gone afterwards: nothing is answered. */
  removes?: true
  /**
   * Takes the locks that go before the record's, such as a room type's. The folio is locked by then.
   */
  before?(
    client: PoolClient,
    asked: { id: string; data: DataOf<Shape>; today: EpochDay },
  ): Promise<unknown>
  /**
   * Judges what the life of the order leaves open, writes, and notes the event.
   *
   * @throws Refused why not: then nothing that it wrote is kept
   */
  carryOut(client: PoolClient, asked: Asked<Row, DataOf<Shape>>, services: Services): Promise<void>
}

/** All that staff can do to a kind of order, by the name in the address. */
export type ActTable<Row, Services = unknown> = Readonly<Record<string, OrderAct<Row, Services>>>

/** Has a declaration checked while its shape stays known, for the screens' calls. */
export const actOf =
  <Row, Services = unknown>() =>
  <Shape extends ActShape>(act: OrderAct<Row, Services, Shape>): OrderAct<Row, Services, Shape> =>
    act

/** The acts of staff on one kind of order. */
export abstract class OrderActs<Row, Services = unknown> {
  protected abstract readonly kind: OrderKind<Row>
  protected abstract readonly table: ActTable<Row, Services>
  protected abstract readonly services: Services

  constructor(
    protected readonly orders: Orders,
    protected readonly clock: Clock,
  ) {}

  /** The order as staff see it; null where there is none. */
  abstract detail(id: string): Promise<object | null>

  /**
   * Carries out what staff pressed.
   *
   * @returns why not; null where it was done, now or before
   */
  async carryOut(id: string, press: Press): Promise<Refusal | null> {
    const act = this.table[press.act]
    if (!act) throw new RangeError(`no act of staff is called ${press.act}`)
    const { data } = press
    return this.orders.act(this.kind, id, {
      press,
      decides: act.decides,
      before: async (client) =>
        act.before?.(client, { id, data, today: this.clock.moment().today }),
      do: async (client, order, moment) => {
        const { kind, unfit, allows } = this.kind
        if (!act.judgesState && allows?.(order, press.act) === false) {
          if (act.done) await refuseDone(client, { kind, id }, act.done, moment.at)
          throw new Refused(act.unfit ?? unfit)
        }
        await act.carryOut(client, { ...press, ...moment, order, data }, this.services)
      },
    })
  }
}

/**
 * The routes of a table, `POST /api/back-office/<noun>/:id/acts/<act>`: one for each act, with a body
 * of its own. Each answers the order as it is then.
 * The document's operations have the provider's name.
 */
export function actRoutes<Row, Services>(
  { noun, unknown }: OrderKind<Row>,
  table: ActTable<Row, Services>,
  provider: Type<OrderActs<Row, Services>>,
  answers: z.ZodType,
): Type<object> {
  class Routes {
    constructor(readonly acts: OrderActs<Row, Services>) {}

    async act(
      act: string,
      id: string,
      { requestId = randomUUID(), version, ...data }: Pressed,
      { name: by, staffId }: StaffMember,
    ): Promise<object | undefined> {
      const press = { requestId, version, act, data, by, staffId }
      const refusal = await this.acts.carryOut(id, press)
      if (refusal) throw new Refused(refusal)
      if (table[act]!.removes) return undefined
      return orNotFound(await this.acts.detail(id), unknown)
    }
  }
  const routes = Routes.prototype
  Object.defineProperty(Routes, 'name', { value: `${provider.name}Controller` })
  Inject(provider)(Routes, undefined, 0)
  for (const [act, { shape, removes }] of Object.entries(table)) {
    // Named after the act, as the API's document names the operation.
    const { [act]: value } = {
      [act](this: Routes, id: string, asked: Pressed, by: StaffMember) {
        return this.act(act, id, asked, by)
      },
    }
    const method = { value, configurable: true, writable: true }
    Object.defineProperty(routes, act, method)
    Reflect.defineMetadata('design:paramtypes', [String, Object, Object], routes, act)
    Id(uuidId(unknown))(routes, act, 0)
    Body({ schema: shape })(routes, act, 1)
    ActingStaff()(routes, act, 2)
    Post(`:id/acts/${act}`)(routes, act, method)
    HttpCode(removes ? 204 : 200)(routes, act, method)
    if (!removes) Answers(answers)(routes, act, method)
  }
  BackOffice(noun)(Routes)
  return Routes
}
