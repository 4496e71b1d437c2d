import type { IncomingHttpHeaders } from 'node:http'
import { metrics } from '../telemetry/metrics.ts'
import type { DatabaseGauges } from './database-gauges.ts'
import { type MetricsAccess, mayReadMetrics } from './may-read-metrics.ts'
import type { Missing } from './readiness.ts'

/** Who asks, and what. */
export interface OperationQuestion {
  path: string
  /** Of the connection, not what a proxy says of it. */
  address: string | undefined
  headers: IncomingHttpHeaders
}

/** An answer to who looks after the property: a launcher, a load balancer, Prometheus. */
export interface OperationAnswer {
  status: number
  type: string
  body: string
}

/** What a process tells of itself, API and worker alike. */
export interface Told {
  /** What it lacks to do its work; null where nothing. */
  missing(): Promise<Missing | null>
  gauges: Pick<DatabaseGauges, 'look'>
  environment: MetricsAccess
}

/** Where a process tells of itself. */
export const OPERATION_ADDRESSES = ['/health/live', '/health/ready', '/metrics'] as const

const NOT_FOUND: OperationAnswer = { status: 404, type: 'text/plain; charset=utf-8', body: '' }

/**
 * `/health/live`: 200 when the process answers at all; who gets no answer starts it again.
 * `/health/ready`: 200 when it can do its work, else 503 and the first thing that is missing; who
 * gets that sends the work elsewhere, and starts nothing again. `/metrics`: what it counts, as
 * Prometheus reads it; 404 to who may not. Anything else: 404.
 */
export async function operationAnswer(
  { path, ...asker }: OperationQuestion,
  told: Told,
): Promise<OperationAnswer> {
  switch (path) {
    case '/health/live':
      return health(null)
    case '/health/ready':
      return health(await told.missing())
    case '/metrics':
      if (!mayReadMetrics(asker, told.environment)) return NOT_FOUND
      await told.gauges.look()
      return { status: 200, type: metrics.contentType, body: await metrics.metrics() }
    default:
      return NOT_FOUND
  }
}

function health(missing: Missing | null): OperationAnswer {
  return {
    status: missing === null ? 200 : 503,
    type: 'application/json; charset=utf-8',
    body: JSON.stringify(missing === null ? { status: 'ok' } : { status: 'unavailable', missing }),
  }
}
