import type { NestFastifyApplication } from '@nestjs/platform-fastify'
import { createApp } from '../../../api/create-app.ts'
import { Clock } from '../../../api/environment/clock.ts'
import { type Environment, readEnvironment } from '../../../api/environment/environment.ts'

/** Where the tests' guests think they are. */
export const ORIGIN = 'http://localhost:3000'

/**
 * A calm Monday morning, 09:30 in Amsterdam: no cut-off, no closed season, no minimum but the
 * weekend's for a long while.
 */
export const MONDAY = Date.parse('2026-02-02T09:30:00+01:00')

export interface ApiProcess {
  app: NestFastifyApplication
  environment: Environment
  close(): Promise<void>
}

/** An API process as it would be started, on the given database, asked with `inject`. */
export async function startApi(
  databaseUrl: string,
  variables: Record<string, string> = {},
  now: () => number = () => MONDAY,
): Promise<ApiProcess> {
  const environment = readEnvironment({
    NODE_ENV: 'test',
    DATABASE_URL: databaseUrl,
    SECRET: 'only the tests know this secret',
    TRUST_PROXY: 'true',
    LOG_LEVEL: 'silent',
    REQUESTS_PER_MINUTE: '0',
    DRAIN_MS: '0',
    // A machine that is busy with other tests is no database that is down.
    DATABASE_PATIENCE_MS: '20000',
    ...variables,
  })
  const clock = new Clock({
    movable: !environment.production,
    today: environment.clockToday,
    realNow: now,
  })
  const app = await createApp(environment, { clock })
  return { app, environment, close: () => app.close() }
}
