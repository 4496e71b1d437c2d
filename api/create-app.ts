import 'reflect-metadata'
import cookie from '@fastify/cookie'
import { NestFactory } from '@nestjs/core'
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify'
import { LogController } from 'fastify'
import { Pool } from 'pg'
import { textOf } from '../rules/texts/words.ts'
import { AppModule, type Given } from './app-module.ts'
import { noteSecret } from './backups/house-identity.ts'
import { untilDatabaseAnswers } from './database/await-database.ts'
import { FactsCache } from './facts/facts-cache.ts'
import { Opening } from './facts/opening.ts'
import { guardRequests } from './requests/guard-requests.ts'
import { boundBodies } from './requests/incoming-bodies.ts'
import { DatabaseGauges } from './operation/database-gauges.ts'
import { endConnections } from './operation/graceful-end.ts'
import { Readiness } from './operation/readiness.ts'
import { measureRequests, serveOperation } from './operation/serve-operation.ts'
import { logRequests, loggerOptions } from './requests/request-log.ts'
import { readSessionCookie } from './requests/session-cookie.ts'
import { secureAnswers } from './requests/security-headers.ts'
import { unreadableRequests } from './requests/unreadable-requests.ts'
import { Sessions } from './staff/sessions.ts'
import { ensureFirstStaff, loginToBegin } from './staff/first-staff.ts'
import { BookingActs } from './bookings/booking-acts.ts'
import { PlannedEdits } from './trials/planned-edits.ts'
import { log, nestLog } from './telemetry/log.ts'
import { serveDocument } from './serve-document.ts'
import { compressAnswers } from './screens/compress-answers.ts'
import { serveFiles } from './screens/static-files.ts'
import type { Environment } from './environment/environment.ts'
import { PublicAddress } from './environment/public-address.ts'
import { WordsInForce } from './environment/words-in-force.ts'
import { readAddress } from './settings/settings-follower.ts'
import { readPageLanguage } from './requests/page-language.ts'

/**
 * The most bytes a request may bring: a project request with every text at its limit, in letters of
 * three bytes each, of which a browser without script makes nine. A route that takes more, or less,
 * says so itself (`Takes`).
 */
const MOST_BYTES = 128 * 1024

/** The whole API and the screens on one origin, ready to listen or to be asked with `inject`. */
export async function createApp(
  environment: Environment,
  given: Given = {},
): Promise<NestFastifyApplication> {
  const adapter = new FastifyAdapter({
    logger: loggerOptions(environment),
    logController: new LogController({ disableRequestLogging: true }),
    // Only the proxy in front of us is believed: what a visitor writes before it is theirs to
    // choose.
    trustProxy: environment.trustProxy && ((_address, hop) => hop === 0),
    bodyLimit: MOST_BYTES,
    // A photo over a slow line takes its time; what else comes in drop by drop is let go sooner
    // (`boundBodies`).
    requestTimeout: 300_000,
    http: { headersTimeout: 20_000 },
    keepAliveTimeout: 65_000,
    // Who is being answered is answered: `GracefulEnd`.
    forceCloseConnections: 'idle',
    return503OnClosing: false,

    rewriteUrl: readPageLanguage,
    routerOptions: { maxParamLength: 200 },
    ...unreadableRequests(
      () => app.get(PublicAddress),
      (language) => app.get(WordsInForce).wordsIn(language),
    ),
  })
  const app: NestFastifyApplication = await NestFactory.create<NestFastifyApplication>(
    AppModule.with(environment, given),
    adapter,
    {
      logger: nestLog,
      abortOnError: false,
    },
  )
  await app.register(cookie)
  const fastify = app.getHttpAdapter().getInstance()
  const address = app.get(PublicAddress)
  readSessionCookie(fastify, address)
  secureAnswers(fastify, address)
  logRequests(fastify, environment)
  compressAnswers(fastify)
  const sessions = app.get(Sessions)
  guardRequests(fastify, environment, address, (token) => sessions.find(token))
  await boundBodies(fastify)
  endConnections(fastify, app.get(Readiness))
  measureRequests(fastify)
  const readiness = app.get(Readiness)
  serveOperation(fastify, {
    missing: () => readiness.missing(),
    gauges: app.get(DatabaseGauges),
    environment,
  })
  // After the hooks: what is registered before them does not have them.
  await serveFiles(fastify)
  app.enableShutdownHooks(['SIGINT', 'SIGTERM'])
  await app.init()
  const pool = app.get(Pool)
  await untilDatabaseAnswers(() => ensureFirstStaff(pool, loginToBegin(environment)))
  await untilDatabaseAnswers(() => noteSecret(pool, environment.secret))
  await untilDatabaseAnswers(() => readAddress(address, pool))
  await serveDocument(app)
  await fastify.ready()
  await untilDatabaseAnswers(() => warnOfAddress(app))
  await untilDatabaseAnswers(() => app.get(BookingActs).carryOutWaiting())
  // Before anybody is sold something: prices that count from today on.
  await app.get(PlannedEdits).begin()
  return app
}

/** A house that was open before its key or address changed stays open; its log says what is wrong. */
async function warnOfAddress(app: NestFastifyApplication): Promise<void> {
  const opening = app.get(Opening)
  const known = await app.get(FactsCache).fresh()
  const why = opening.whyNoMoney()
  if (why !== null && opening.isOpen(known)) log.warn(`address: ${textOf(known.words, why)}`)
}
