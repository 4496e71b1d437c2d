import { readEnvironment } from '../api/environment/environment.ts'
import { outliveLog } from '../api/environment/outlive-log.ts'
import { exitCodes, runWorker } from './run-worker.ts'

// The worker process: tells the workflows what the outbox holds, and carries out what they plan.
// Ends when it is told to, and when Temporal is lost: the launcher, or compose, starts a fresh one.
outliveLog()
const stop = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort())
process.exit(exitCodes[await runWorker(readEnvironment(), stop.signal)])
