import { afterAll, beforeAll, expect, it } from 'vitest'
import { type QuietNetwork, quietNetwork } from '../setup/quiet-network.ts'
import { temporalAddress } from '../setup/temporal.ts'
import { type Setup, choose, openSetup } from './setup/setup.ts'
import { type WorkerProcess, startWorkerProcess } from './setup/worker-process.ts'

let setup: Setup
let network: QuietNetwork
let worker: WorkerProcess

beforeAll(async () => {
  setup = await openSetup(temporalAddress())
  network = await quietNetwork(setup.databaseUrl)
  worker = startWorkerProcess([{ setup, variables: { DATABASE_URL: network.url } }])
  await worker.ready
}, 240_000)
afterAll(async () => {
  network.resume()
  network.close()
  await setup.close()
})

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Books, and pays while the worker hears nothing of it. */
async function paidBooking(arrival: string, departure: string): Promise<string> {
  const { id, paymentUrl } = await setup.book({ arrival, departure })
  await choose(paymentUrl!, 'paid')
  await wait(4_000)
  return id
}

it('a worker to which the database says nothing for a while goes on where it stood, and is the same one', async () => {
  network.silence()
  const id = await paidBooking('2026-03-09', '2026-03-11')
  expect(await setup.status(id)).toMatchObject({ state: 'held' })
  network.resume()
  await setup.until(id, ({ state }) => state === 'confirmed', 60_000)
  expect(await Promise.race([worker.ended, Promise.resolve('at work')])).toBe('at work')
}, 120_000)

it('a worker whose connections are lost without a word makes new ones: its activities are tried again', async () => {
  const { id, paymentUrl } = await setup.book({ arrival: '2026-03-16', departure: '2026-03-18' })
  network.forget()
  await choose(paymentUrl!, 'paid')
  // As long as a statement may take for who works (`workLimits`), and a try or two.
  await setup.until(id, ({ state }) => state === 'confirmed', 100_000)
  expect(await Promise.race([worker.ended, Promise.resolve('at work')])).toBe('at work')
}, 180_000)

it('a worker that is told to end while the database says nothing ends all the same', async () => {
  network.silence()
  await worker.stop()
  expect(await worker.ended).toBe('exit code 0')
})
