import { Controller, Get } from '@nestjs/common'
import { Pool } from 'pg'
import { z } from 'zod'
import { Refused, plainError } from '../errors/refused.ts'
import { Answers } from './answers.ts'

/**
 * `GET /api/health`: 200 when this process serves and reaches the database, else 503. For the
 * launcher and a container's health check.
 */
@Controller('api/health')
export class HealthController {
  constructor(private readonly pool: Pool) {}

  @Get()
  @Answers(z.object({ status: z.literal('ok') }))
  async health(): Promise<{ status: 'ok' }> {
    await this.pool.query('SELECT 1').catch(() => {
      throw new Refused(plainError('unavailable'))
    })
    return { status: 'ok' }
  }
}
