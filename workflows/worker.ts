import { readEnvironment } from '../api/environment/environment.ts'
import { runWorker } from './run-worker.ts'

// The worker process: tells the workflows what the outbox holds, and carries out what they plan.
// Temporal may come and go.
const stop = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort())
await runWorker(readEnvironment(), stop.signal)
process.exit()
