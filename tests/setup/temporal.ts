import { inject } from 'vitest'

/**
 * Where the run's own Temporal server answers, `host:port`, namespace `default`. Give every test a
 * task queue and ids of its own.
 */
export function temporalAddress(): string {
  return inject('temporal').address
}
