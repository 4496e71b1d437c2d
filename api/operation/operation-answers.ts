import type { Missing } from './readiness.ts'

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
}

/** Where a process tells of itself. */
export const OPERATION_ADDRESSES = ['/health/live', '/health/ready'] as const
export type OperationAddress = (typeof OPERATION_ADDRESSES)[number]

/**
 * `/health/live`: 200 when the process answers at all; who gets no answer starts it again.
 * `/health/ready`: 200 when it can do its work, else 503 and the first thing that is missing; who
 * gets that sends the work elsewhere, and starts nothing again.
 */
export async function operationAnswer(
  address: OperationAddress,
  told: Told,
): Promise<OperationAnswer> {
  const missing = address === '/health/live' ? null : await told.missing()
  return {
    status: missing === null ? 200 : 503,
    type: 'application/json; charset=utf-8',
    body: JSON.stringify(missing === null ? { status: 'ok' } : { status: 'unavailable', missing }),
  }
}
