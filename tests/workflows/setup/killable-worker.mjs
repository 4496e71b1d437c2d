// A worker that dies by SIGKILL at a named point, `before:<activity>` or `after:<activity>`. Only
// for tests: the product knows nothing of it.
import { writeSync } from 'node:fs'

const { EMITTED, KILL_AT = '', TASK_QUEUE, BUNDLE, KIND } = process.env
const { readEnvironment } = await import(`${EMITTED}/api/environment/environment.js`)
const { exitCodes, runWorker } = await import(`${EMITTED}/workflows/run-worker.js`)
const { subjectKinds } = await import(`${EMITTED}/workflows/subject-kinds.js`)

/** @param {string} point */
function passes(point) {
  if (point !== KILL_AT) return
  // Written at once, not through a stream that would die unflushed.
  writeSync(1, `hit ${point}\n`)
  process.kill(process.pid, 'SIGKILL')
  // The signal comes when the kernel sees fit: nothing may happen until then.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
}

/** @type {import('@temporalio/worker').ActivityInterceptorsFactory} */
const reaper = (context) => ({
  inbound: {
    async execute(input, next) {
      passes(`before:${context.info.activityType}`)
      const result = await next(input)
      passes(`after:${context.info.activityType}`)
      return result
    },
  },
})

const stop = new AbortController()
process.once('SIGTERM', () => stop.abort())
const end = await runWorker(readEnvironment(), stop.signal, {
  taskQueue: TASK_QUEUE,
  bundle: BUNDLE,
  // A kind that only the test knows.
  kinds: KIND ? [...subjectKinds, await (await import(KIND)).kindIn(EMITTED)] : subjectKinds,
  interceptors: { activity: [reaper] },
})
process.exit(exitCodes[end])
