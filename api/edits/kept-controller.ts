import {
  Body,
  Delete,
  Get,
  HttpCode,
  Inject,
  Post,
  Put,
  Query,
  Res,
  type Type,
} from '@nestjs/common'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { delivered, orNotFound } from '../errors/refused.ts'
import { listed } from '../lists/list-question.ts'
import { ActingStaff, type StaffMember } from '../requests/staff-sessions.ts'
import { Answers, BackOffice, Id } from '../requests/routes.ts'
import type { Keeper, Key, KeptNoun } from './kept-noun.ts'
import { KeptNouns } from './kept-nouns.ts'
import { type SeenQuery, seenQuery } from './kept-shape.ts'

/**
 * The routes of a noun that staff keep: `/api/back-office/<resource>` and `…/<resource>/:key`. Those
 * that it does not have (`KeptNoun`) are not served. What else a noun has stands in a controller of its
 * own, such as `RoomTypeOrderController`.
 */
export function keptController<Question, Order, Change, View, Row extends Key>(
  noun: KeptNoun<Question, Order, Change, View, Row>,
  keeper: Type<Keeper<Question, Order, Change, View, Row>>,
): Type {
  const { resource, unknown, view, list, order, change } = noun
  const names = Object.keys(noun.keys)
  const own = names.filter((name) => !resource.split('/').includes(`:${name}`))
  const row = own.map((name) => `:${name}`).join('/')
  const keys = names.map((name) => parameter(Id(noun.keys[name]!, name), typeOf(noun.keys[name]!)))
  const staffAnd = (what: ParameterDecorator) => [parameter(ActingStaff()), parameter(what)]

  @BackOffice(resource)
  class KeptController {
    constructor(
      @Inject(keeper) private readonly rows: Keeper<Question, Order, Change, View, Row>,
      @Inject(KeptNouns) nouns: KeptNouns,
    ) {
      nouns.register(noun, rows)
    }

    async all(reply: FastifyReply, question: Question): Promise<View[]> {
      return listed(reply, resource, await this.rows.page!(question))
    }

    async one(...ids: Row[]): Promise<View> {
      return orNotFound(await this.rows.one!(...ids), unknown)
    }

    async add(staff: StaffMember, asked: Order, ...outer: Row[]): Promise<View> {
      return delivered(await this.rows.add!(staff, asked, ...outer))
    }

    async change(staff: StaffMember, asked: Change, ...ids: Row[]): Promise<View> {
      return delivered(await this.rows.change!(staff, asked, ...ids))
    }

    async remove(staff: StaffMember, { version }: SeenQuery, ...ids: Row[]): Promise<View> {
      return delivered(await this.rows.remove!(staff, version, ...ids))
    }
  }
  Object.defineProperty(KeptController, 'name', { value: `${noun.name}Controller` })

  const has = keeper.prototype as Keeper<Question, Order, Change, View, Row>
  const serve = (name: keyof KeptController, routes: MethodDecorator[], asked: Parameter[]) =>
    decorate(KeptController.prototype, name, routes, asked)
  const reply = parameter(Res({ passthrough: true }))
  if (has.page)
    serve(
      'all',
      [Get(), Answers(z.array(view))],
      [reply, ...(list ? [parameter(Query({ schema: list }))] : [])],
    )
  if (has.one) serve('one', [Get(row), Answers(view)], keys)
  if (order)
    serve(
      'add',
      [Post(), HttpCode(201), Answers(view)],
      [...staffAnd(Body({ schema: order })), ...keys.slice(0, -1)],
    )
  if (change)
    serve('change', [Put(row), Answers(view)], [...staffAnd(Body({ schema: change })), ...keys])
  if (has.remove)
    serve(
      'remove',
      [Delete(row), Answers(view)],
      [...staffAnd(Query({ schema: seenQuery })), ...keys],
    )
  return KeptController
}

interface Parameter {
  decorator: ParameterDecorator
  type: unknown
}

const parameter = (decorator: ParameterDecorator, type: unknown = Object): Parameter => ({
  decorator,
  type,
})

/** What the API's document says that a part of the address is. */
const typeOf = (key: z.ZodType) => (key instanceof z.ZodString ? String : Number)

/** Does what decorators at a method and its parameters do, and the types that a compiler notes. */
function decorate(
  prototype: object,
  name: string,
  routes: MethodDecorator[],
  parameters: Parameter[],
): void {
  const types = parameters.map(({ type }) => type)
  Reflect.defineMetadata('design:paramtypes', types, prototype, name)
  for (const [place, { decorator }] of parameters.entries()) decorator(prototype, name, place)
  const method = Object.getOwnPropertyDescriptor(prototype, name)!
  for (const route of routes) route(prototype, name, method)
}
