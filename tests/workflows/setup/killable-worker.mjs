// A worker that dies by SIGKILL at a named point, `before:<activity>` or `after:<activity>`. Only
// for tests: the product knows nothing of it. One process may be the worker of several houses, for
// most of its time goes into its start: each house stops at its point, and once all stand there, all
// die at once.
import { writeSync } from 'node:fs'

const { EMITTED, HOUSES } = process.env
const { readEnvironment } = await import(`${EMITTED}/api/environment/environment.js`)
const { exitCodes, runWorker } = await import(`${EMITTED}/workflows/run-worker.js`)
const { subjectKinds } = await import(`${EMITTED}/workflows/subject-kinds.js`)

/** @type {Record<string, string>[]} */
const houses = JSON.parse(HOUSES ?? '')
const onTheirWay = new Set([...houses.keys()].filter((house) => houses[house]?.['KILL_AT']))

/**
 * Does not end where the house is to die.
 * @param {number} house
 * @param {string} point
 */
async function pass(house, point) {
  if (point !== houses[house]?.['KILL_AT']) return
  // Written at once, not through a stream that would die unflushed.
  if (onTheirWay.delete(house)) writeSync(1, `hit ${house} ${point}\n`)
  if (onTheirWay.size > 0) return new Promise(() => {})
  process.kill(process.pid, 'SIGKILL')
  // The signal comes when the kernel sees fit: nothing may happen until then.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
}

/** @type {(house: number) => import('@temporalio/worker').ActivityInterceptorsFactory} */
const reaperOf = (house) => (context) => ({
  inbound: {
    async execute(input, next) {
      await pass(house, `before:${context.info.activityType}`)
      const result = await next(input)
      await pass(house, `after:${context.info.activityType}`)
      return result
    },
  },
})

const stop = new AbortController()
process.once('SIGTERM', () => stop.abort())

/**
 * @param {number} house
 * @param {() => void} ready
 */
async function run(house, ready) {
  const { TASK_QUEUE, BUNDLE, KIND, ...variables } = houses[house] ?? {}
  return runWorker(readEnvironment({ ...process.env, ...variables }), stop.signal, {
    taskQueue: TASK_QUEUE,
    bundle: BUNDLE,
    // A kind that only the test knows.
    kinds: KIND ? [...subjectKinds, await (await import(KIND)).kindIn(EMITTED)] : subjectKinds,
    interceptors: { activity: [reaperOf(house)] },
    say(/** @type {string} */ line) {
      console.log(line)
      if (line === 'worker: ready') ready()
    },
  })
}

// A few at a time: where all start at once, none answers its database in time.
const waiting = [...houses.keys()]
/** @type {Promise<keyof typeof exitCodes>[]} */
const ends = []
async function startOneByOne() {
  for (let house; (house = waiting.shift()) !== undefined;) {
    const next = house
    await new Promise((ready, failed) => {
      const end = run(next, () => ready(null))
      ends.push(end)
      end.then(ready, failed)
    })
  }
}
await Promise.all([startOneByOne(), startOneByOne(), startOneByOne()])
process.exit(Math.max(...(await Promise.all(ends)).map((end) => exitCodes[end])))
