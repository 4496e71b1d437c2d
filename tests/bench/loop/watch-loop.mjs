import { writeFileSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { isMainThread } from 'node:worker_threads'

// Loaded before the API: on SIGUSR2 it writes how long its loop let others wait since the last one.
const { LOOP_DELAYS } = process.env
if (isMainThread && LOOP_DELAYS) {
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  process.on('SIGUSR2', () => {
    const [p99, longest] = [delay.percentile(99), delay.max].map((nanoseconds) => nanoseconds / 1e6)
    writeFileSync(LOOP_DELAYS, JSON.stringify({ p99, longest }))
    delay.reset()
  })
}
