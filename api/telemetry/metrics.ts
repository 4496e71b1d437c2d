import { Counter, Histogram, Registry, collectDefaultMetrics } from 'prom-client'

/**
 * What this process counts, for Prometheus. Counters are of the process: their sum over processes
 * is the property's. A label is one of a few words, never an id and nothing that somebody typed.
 * What an alert counts begins at 0: a number that is there only from 1 on has not grown.
 */
export const metrics = new Registry()

const registers = [metrics]

export const requestSeconds = new Histogram({
  name: 'kamersleutel_request_seconds',
  help: 'How long answers took, by route and status.',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  registers,
})

export const answersFailed = new Counter({
  name: 'kamersleutel_answers_failed_total',
  help: 'Answers that were 5xx, by status; without those of health and metrics.',
  labelNames: ['status'],
  registers,
})
for (const status of [500, 503]) answersFailed.inc({ status }, 0)

export const bookingsMade = new Counter({
  name: 'kamersleutel_bookings_made_total',
  help: 'Bookings made, by where they came from.',
  labelNames: ['source'],
  registers,
})

export const refusals = new Counter({
  name: 'kamersleutel_refusals_total',
  help: 'What was refused, by the reason; for a stay each rule that forbids it.',
  labelNames: ['reason'],
  registers,
})

export const paymentsMoved = new Counter({
  name: 'kamersleutel_payments_total',
  help: 'Payments, by the state they came to.',
  labelNames: ['state'],
  registers,
})

export const refundsAsked = new Counter({
  name: 'kamersleutel_refunds_total',
  help: 'Refunds asked of the provider, by what came of it.',
  labelNames: ['outcome'],
  registers,
})
for (const outcome of ['made', 'refused']) refundsAsked.inc({ outcome }, 0)

export const mailsTried = new Counter({
  name: 'kamersleutel_mails_total',
  help: 'Mails, by kind and by the state that a try left them in.',
  labelNames: ['kind', 'state'],
  registers,
})

export const activitySeconds = new Histogram({
  name: 'kamersleutel_activity_seconds',
  help: 'How long steps of workflows took, by step.',
  labelNames: ['activity', 'outcome'],
  buckets: [0.01, 0.05, 0.1, 0.5, 1, 5, 20, 60, 180],
  registers,
})

export const workerFailures = new Counter({
  name: 'kamersleutel_worker_failures_total',
  help: 'What the worker could not do at once: relay (the outbox), reconcile, step (of a plan), watch (of payments).',
  labelNames: ['what'],
  registers,
})
for (const what of ['relay', 'reconcile', 'step', 'watch']) workerFailures.inc({ what }, 0)

let counting = false
/** Counts what Node.js knows of the process too: memory, event loop lag. Once a process. */
export function countProcess(): void {
  if (counting) return
  counting = true
  collectDefaultMetrics({ register: metrics, prefix: 'kamersleutel_' })
}
