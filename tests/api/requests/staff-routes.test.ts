import cookie from '@fastify/cookie'
import { Body, Controller, Get, Module, Post, Query, Res } from '@nestjs/common'
import { APP_FILTER, APP_PIPE, NestFactory } from '@nestjs/core'
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify'
import type { FastifyReply } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { readEnvironment } from '../../../api/environment/environment.ts'
import { PublicAddress } from '../../../api/environment/public-address.ts'
import { WordsInForce } from '../../../api/environment/words-in-force.ts'
import { ErrorFilter } from '../../../api/errors/error-filter.ts'
import { ActingStaff, type StaffMember } from '../../../api/requests/staff-sessions.ts'
import { BackOffice, Id, rowId } from '../../../api/requests/routes.ts'
import { guardRequests } from '../../../api/requests/guard-requests.ts'
import { listIds, listQuestion, listed } from '../../../api/lists/list-question.ts'
import { Shape } from '../../../api/requests/shape.ts'
import { ORIGIN } from '../setup/api-process.ts'

const els: StaffMember = { staffId: 's-1', name: 'Els', email: 'els@example.com' }
const keys = Array.from({ length: 60 }, (_, i) => ({ id: i + 1 }))
const question = listQuestion(
  ['id', 'label'],
  ['id', 'ASC'],
  z.object({ id: listIds(z.int()), q: z.string().optional() }),
)

/** A noun of staff that nobody has: what the next one gets by its few lines alone. */
@BackOffice('keys')
class KeysController {
  @Get()
  all(
    @Query({ schema: question }) { first, most, sort, filter }: z.infer<typeof question>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    void reply.header('x-asked', JSON.stringify({ sort, filter }))
    const found = filter.id ? keys.filter(({ id }) => filter.id?.includes(id)) : keys
    return listed(reply, 'keys', {
      rows: found.slice(first, first + most),
      first,
      total: found.length,
    })
  }

  @Get(':id')
  one(@Id(rowId('Deze sleutel bestaat niet.')) id: number) {
    return { id }
  }

  @Post()
  make(
    @Body({ schema: z.object({ label: z.string('Geef de sleutel een naam.') }) })
    { label }: { label: string },
    @ActingStaff() staff: StaffMember,
  ) {
    return { label, by: staff.name }
  }
}

/** A route of staff whose author wrote no more than its address. */
@Controller('api/back-office/bare')
class BareController {
  @Post()
  change() {
    return 'changed'
  }
}

@Module({
  controllers: [KeysController, BareController],
  providers: [
    WordsInForce,
    { provide: APP_FILTER, useClass: ErrorFilter },
    { provide: APP_PIPE, useClass: Shape },
  ],
})
class KeysModule {}

let app: NestFastifyApplication
beforeAll(async () => {
  app = await NestFactory.create<NestFastifyApplication>(KeysModule, new FastifyAdapter(), {
    logger: false,
  })
  await app.register(cookie)
  const environment = readEnvironment({
    NODE_ENV: 'test',
    DATABASE_URL: 'postgres://nowhere/none',
    SECRET: 'only the tests know this secret',
  })
  const fastify = app.getHttpAdapter().getInstance()
  guardRequests(fastify, environment, new PublicAddress(environment), async (token) =>
    token === 'of-els' ? els : null,
  )
  await app.init()
})
afterAll(() => app.close())

const ask = (
  url: string,
  { payload, token = 'of-els' }: { payload?: object; token?: string } = {},
) =>
  app.inject({
    method: payload ? 'POST' : 'GET',
    url: `/api/back-office/keys${url}`,
    headers: { origin: ORIGIN },
    cookies: { kamersleutel_session: token },
    ...(payload && { payload }),
  })

const page = (named: Record<string, unknown>) =>
  ask(
    `?${Object.entries(named)
      .map(([name, value]) => `${name}=${encodeURIComponent(JSON.stringify(value))}`)
      .join('&')}`,
  )

describe('A route of the back office', () => {
  it('is closed to whoever is not signed in, whatever they ask', async () => {
    for (const answer of [
      await ask('', { token: 'of-nobody' }),
      await ask('/1', { token: 'of-nobody' }),
      await ask('', { token: 'of-nobody', payload: {} }),
    ])
      expect([answer.statusCode, answer.json().error.reason]).toEqual([401, 'not-signed-in'])
  })

  it('is closed also where its author forgot all about it', async () => {
    const change = (headers: object) =>
      app.inject({
        method: 'POST',
        url: '/api/back-office/bare',
        headers: { origin: ORIGIN, ...headers },
        payload: {},
      })
    expect((await change({})).statusCode).toBe(401)
    const els = { cookie: 'kamersleutel_session=of-els' }
    expect((await change({ ...els, origin: 'https://evil.example' })).statusCode).toBe(403)
    expect((await change(els)).statusCode).toBe(201)
  })

  it('knows who acts', async () => {
    expect((await ask('', { payload: { label: 'Voordeur' } })).json()).toEqual({
      label: 'Voordeur',
      by: 'Els',
    })
  })

  it('names the field of a body that does not fit, in Dutch', async () => {
    const answer = await ask('', { payload: { label: 7 } })
    expect([answer.statusCode, answer.json().error.fields]).toEqual([
      400,
      [{ field: 'label', text: 'Geef de sleutel een naam.' }],
    ])
  })

  it.each(['0', '-1', '1e3', 'geen', '2147483648', '99999999999', '1%20OR%201'])(
    'says of an id that cannot be one (%s) that it is not there',
    async (id) => {
      const answer = await ask(`/${id}`)
      expect([answer.statusCode, answer.json().error]).toEqual([
        404,
        { reason: 'not-found', text: 'Deze sleutel bestaat niet.' },
      ])
    },
  )

  it('reads an id as the number it is', async () => {
    expect((await ask('/2147483647')).json()).toEqual({ id: 2_147_483_647 })
  })
})

describe('A list of the back office', () => {
  it('is the first 25 rows in the order of its noun, when nothing is asked', async () => {
    const answer = await ask('')
    expect(answer.json()).toHaveLength(25)
    expect(answer.headers).toMatchObject({
      'content-range': 'keys 0-24/60',
      'x-asked': '{"sort":["id","ASC"],"filter":{}}',
    })
  })

  it('is the rows of a range, and never more than 200', async () => {
    const asked = await page({ range: [50, 59], sort: ['label', 'DESC'] })
    expect(asked.json()).toHaveLength(10)
    expect(asked.headers).toMatchObject({
      'content-range': 'keys 50-59/60',
      'x-asked': '{"sort":["label","DESC"],"filter":{}}',
    })
    expect((await page({ range: [0, 1_000_000] })).json()).toHaveLength(60)
  })

  it('is empty beyond its end, and says how many there are', async () => {
    const beyond = await page({ range: [100, 124] })
    expect([beyond.json(), beyond.headers['content-range']]).toEqual([[], 'keys 100-100/60'])
  })

  it('of given ids holds them all, however many a page has', async () => {
    const ids = keys.map(({ id }) => id)
    expect((await page({ filter: { id: ids } })).json()).toHaveLength(60)
  })

  it.each([
    { range: [-1, 24] },
    { range: [0] },
    { range: [0, 2 ** 31] },
    { range: 'kort' },
    { sort: ['password_hash', 'ASC'] },
    { sort: ['id', 'SIDEWAYS'] },
    { filter: { id: ['1 OR 1=1'] } },
    { filter: { q: '\0' } },
    { filter: 7 },
  ])('asked for with %j is refused in Dutch', async (asked) => {
    const answer = await page(asked)
    expect([answer.statusCode, answer.json().error.fields]).toEqual([
      400,
      [{ field: Object.keys(asked)[0], text: 'Deze lijst kan zo niet worden getoond.' }],
    ])
  })
})
