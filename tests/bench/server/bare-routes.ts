import 'reflect-metadata'
import { Body, Controller, Get, Inject, Module, Post } from '@nestjs/common'
import { NestFactory } from '@nestjs/core'
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify'
import pg from 'pg'
import type { BenchStay } from './bench-stays.ts'
import { fourInsertsInOne } from './four-inserts.ts'

// The ceilings of the search: a route that gives JSON of the same size and does nothing else, and
// one that also selects a row by its key. And that of a booking: a route that writes the rows of
// the stay it is sent, whatever it is.
const ANSWER = 'answer'
const POOL = 'pool'

@Controller()
class BareController {
  constructor(
    @Inject(ANSWER) private readonly answer: unknown,
    @Inject(POOL) private readonly pool: pg.Pool,
  ) {}

  @Get('json')
  json(): unknown {
    return this.answer
  }

  @Get('row')
  async row(): Promise<unknown> {
    await this.pool.query({ name: 'row', text: 'SELECT * FROM rooms WHERE id = $1', values: [1] })
    return this.answer
  }

  @Post('booking')
  async booking(@Body() { stay, quote }: { stay: BenchStay; quote: string }): Promise<unknown> {
    await fourInsertsInOne(this.pool, stay, quote)
    return this.answer
  }
}

@Module({
  controllers: [BareController],
  providers: [
    { provide: ANSWER, useFactory: () => JSON.parse(process.env['ANSWER']!) as unknown },
    {
      provide: POOL,
      useFactory: () => new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 }),
    },
  ],
})
class BareModule {}

const app = await NestFactory.create<NestFastifyApplication>(BareModule, new FastifyAdapter(), {
  logger: false,
})
await app.listen(0, '127.0.0.1')
console.log(`listening ${new URL(await app.getUrl()).port}`)
