import path from 'node:path'
import { z } from 'zod'
import { type DistanceService, distanceService } from './distance-service.ts'
import { withFiles } from './with-files.ts'
import { type FileStorage, fileStorage } from './file-storage.ts'

const flag = z
  .enum(['true', 'false', '1', '0', 'on', 'off'])
  .transform((text) => ['true', '1', 'on'].includes(text))
const count = (least: number) => z.coerce.number().int().min(least)
const address = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''))

const variables = z.object({
  NODE_ENV: z.string().optional(),
  /** Not `NODE_ENV`: that says how libraries run, and a demo should run as fast as a real property. */
  HOUSE_MODE: z.enum(['demo', 'production']).optional(),
  DATABASE_URL: z.string().min(1),
  DATABASE_POOL: count(2).default(10),
  DATABASE_PATIENCE_MS: count(100).default(1_200),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  /**
   * The interface to listen on. Only this machine unless asked otherwise, as a container has to.
   */
  HOST: z.string().default('localhost'),
  /** Whoever brings it as a bearer token reads `/metrics`. */
  METRICS_TOKEN: z.string().min(16).optional(),
  /** Where the worker tells of its health and metrics; not given: nowhere. */
  WORKER_PORT: z.coerce.number().int().min(0).max(65535).optional(),
  /** Longer than twice the interval in which a load balancer asks for `/health/ready`. */
  DRAIN_MS: count(0).default(500),
  PUBLIC_URL: address.optional(),
  INTERNAL_URL: address.optional(),
  SECRET: z.string().min(16),
  TRUST_PROXY: flag.default(false),
  TEMPORAL_ADDRESS: z.string().default('127.0.0.1:7233'),
  TEMPORAL_NAMESPACE: z.string().default('default'),
  TEMPORAL_UI_URL: z.string().optional(),
  SMTP_URL: z.string().optional(),
  MAIL_FROM: z.string().optional(),
  MOLLIE_API_KEY: z.string().optional(),
  MOLLIE_URL: address.default('https://api.mollie.com/v2'),
  /** In production the sandbox has to be asked for: there anyone can "pay". */
  SANDBOX_PAYMENTS: flag.default(false),
  HOLD_MINUTES: count(1).default(20),
  /** The usual session to pay: one that is longer keeps its room as long. */
  PAYMENT_SESSION_MINUTES: count(1).default(15),
  HOLDS_PER_VISITOR: count(1).default(3),
  PAYMENT_POLL_SECONDS: count(1).default(60),
  REQUESTS_PER_MINUTE: count(0).default(1200),
  /** Who measures the 10 km of breakfast deliveries (G §5); `pdok-osrm` and `google` go outside. */
  DISTANCES: z.enum(['table', 'pdok-osrm', 'google']).default('table'),
  /**
   * Who places the addresses of sign-ups on a map beside `DISTANCES=table`; `pdok` goes outside with
   * postcode and house number. A service of distances places them itself.
   */
  PLACES: z.enum(['none', 'pdok']).default('none'),
  PDOK_URL: address.default('https://api.pdok.nl/bzk/locatieserver/search/v3_1'),
  OSRM_URL: address.optional(),
  GOOGLE_MAPS_URL: address.default('https://maps.googleapis.com/maps/api'),
  GOOGLE_MAPS_KEY: z.string().optional(),
  /** How long one look-up may take before the address is unknown. */
  DISTANCE_TIMEOUT_MS: count(100).default(3_000),
  /** Where uploaded pictures are kept; `s3` is any service that speaks S3. */
  FILES: z.enum(['folder', 's3']).default('folder'),
  FILES_FOLDER: z.string().default('.data/files'),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('eu-central-1'),
  /** Left out: Amazon's own. */
  S3_ENDPOINT: address.optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  /** Where a backup is kept every night; left out, none is made by itself. */
  BACKUP_DIR: z.string().optional(),
  CLOCK_TODAY: z.iso.date().optional(),
  DEMO: flag.optional(),
  STAFF_EMAIL: z.email().optional(),
  STAFF_PASSWORD: z.string().min(8).optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
})

/** Under this token Nest hands on the environment. */
export const ENVIRONMENT = Symbol('environment')

/** What a process is told from outside, read once and handed on. */
export interface Environment {
  /**
   * A real property: no demo data, no demo login, no moved clock, and payments by a provider unless
   * asked otherwise.
   */
  production: boolean
  databaseUrl: string
  /** Connections this process may hold at once. */
  databasePool: number
  /**
   * How long a visitor is kept waiting for a connection, and for a statement, before the answer is
   * 503, ms: with this one within two seconds.
   */
  databasePatienceMs: number
  port: number
  host: string
  /**
   * Null: nobody reads `/metrics`, but of a demo a program on this machine where no proxy is
   * trusted.
   */
  metricsToken: string | null
  /** Where the worker tells of its health and metrics, on the same interface; null: nowhere. */
  workerPort: number | null
  /** How long the API still takes new requests after it was told to end, ms. */
  drainMs: number
  /** Where the start says that guests find the house; null leaves it to staff (`PublicAddress`). */
  publicUrl: string | null
  /**
   * Where this machine reaches the same server; the sandbox provider lives under `/sandbox` there.
   */
  internalUrl: string
  /**
   * Key of every hash that must not be guessed: visitors, throttled addresses, the sandbox
   * provider's key.
   */
  secret: string
  /** Whether `X-Forwarded-For` is believed. */
  trustProxy: boolean
  temporalAddress: string
  temporalNamespace: string
  temporalUiUrl: string | null
  smtpUrl: string | null
  mailFrom: string | null
  /** Null where payments go to the sandbox, and where nobody takes any yet. */
  mollieApiKey: string | null
  /** The root of Mollie's API. */
  mollieUrl: string
  /**
   * Whether payments go to the sandbox provider, which this server then serves itself. A new house
   * in production has neither that nor a key: it starts, and does not open to guests.
   */
  sandboxPayments: boolean
  holdMinutes: number
  paymentSessionMinutes: number
  holdsPerVisitor: number
  paymentPollSeconds: number
  /**
   * Requests to the API a visitor may make in a minute; a twentieth of them may change something,
   * and a quarter as many pages are drawn. 0: no limit.
   */
  requestsPerMinute: number
  /** Who says where an address is and how far. */
  distances: DistanceService
  /** Where uploaded files are kept. */
  files: FileStorage
  /** The folder of the backups that are made every night; null: none is. */
  backupFolder: string | null
  /** The day the clock starts at; null follows the real one. Never in production. */
  clockToday: string | null
  /** Whether the property comes with demo data and a demo login. Never in production. */
  demo: boolean
  /** The login of the first member of staff, made while there is none. */
  firstStaff: { email: string; password: string } | null
  logLevel: string
}

/**
 * Reads and checks the environment; the one place that does. Throws an `Error` that names each
 * variable that cannot be used. A hold must outlive the payment session, else a guest could pay for
 * a room that is free again (field notes, iDEAL).
 */
export function readEnvironment(
  from: Record<string, string | undefined> = process.env,
): Environment {
  const given = withFiles(
    Object.fromEntries(
      Object.entries(from).filter(([, text]) => text !== undefined && text !== ''),
    ),
  )
  const result = variables.safeParse(given)
  if (!result.success) {
    const wrong = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
    throw new Error(`The environment cannot be used.\n  ${wrong.join('\n  ')}`)
  }
  const read = result.data
  if (read.HOLD_MINUTES <= read.PAYMENT_SESSION_MINUTES)
    throw new Error('HOLD_MINUTES must be more than PAYMENT_SESSION_MINUTES.')
  const production = isProduction(read)
  return {
    production,
    databaseUrl: read.DATABASE_URL,
    databasePool: read.DATABASE_POOL,
    databasePatienceMs: read.DATABASE_PATIENCE_MS,
    port: read.PORT,
    host: read.HOST,
    metricsToken: read.METRICS_TOKEN ?? null,
    drainMs: read.DRAIN_MS,
    workerPort: read.WORKER_PORT ?? null,
    publicUrl: read.PUBLIC_URL ?? null,
    internalUrl: read.INTERNAL_URL ?? `http://localhost:${read.PORT}`,
    secret: read.SECRET,
    trustProxy: read.TRUST_PROXY,
    temporalAddress: read.TEMPORAL_ADDRESS,
    temporalNamespace: read.TEMPORAL_NAMESPACE,
    temporalUiUrl: read.TEMPORAL_UI_URL ?? null,
    smtpUrl: read.SMTP_URL ?? null,
    mailFrom: read.MAIL_FROM ?? null,
    mollieApiKey: read.MOLLIE_API_KEY ?? null,
    mollieUrl: read.MOLLIE_URL,
    sandboxPayments: !read.MOLLIE_API_KEY && (!production || read.SANDBOX_PAYMENTS),
    holdMinutes: read.HOLD_MINUTES,
    paymentSessionMinutes: read.PAYMENT_SESSION_MINUTES,
    holdsPerVisitor: read.HOLDS_PER_VISITOR,
    paymentPollSeconds: read.PAYMENT_POLL_SECONDS,
    requestsPerMinute: read.REQUESTS_PER_MINUTE,
    distances: distanceService(read),
    files: fileStorage(read),
    backupFolder: read.BACKUP_DIR ? path.resolve(read.BACKUP_DIR) : null,
    clockToday: production ? null : (read.CLOCK_TODAY ?? null),
    demo: !production && (read.DEMO ?? true),
    firstStaff:
      read.STAFF_EMAIL && read.STAFF_PASSWORD
        ? { email: read.STAFF_EMAIL, password: read.STAFF_PASSWORD }
        : null,
    logLevel: read.LOG_LEVEL,
  }
}

/** Whether guests can pay: at Mollie, or at the sandbox where that was asked for. */
export function takesPayments({
  mollieApiKey,
  sandboxPayments,
}: Pick<Environment, 'mollieApiKey' | 'sandboxPayments'>): boolean {
  return mollieApiKey !== null || sandboxPayments
}

/** Whether this is a real property. A server that never heard of HOUSE_MODE stays one. */
export function isProduction(given: {
  HOUSE_MODE?: string | undefined
  NODE_ENV?: string | undefined
}): boolean {
  return given.HOUSE_MODE ? given.HOUSE_MODE !== 'demo' : given.NODE_ENV === 'production'
}
