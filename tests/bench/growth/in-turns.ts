import type { BenchHouse } from '../house/bench-house.ts'
import { median } from '../ratio.ts'
import { type Aim, reportRatio } from '../report.ts'
import { keepAliveClient } from '../server/keep-alive-client.ts'

/** How often each house is asked, after the times that warm caches and plans up. */
const ROUNDS = 60
const WARM_UP = 12
const AIM = { atMost: 1.5 }
/** What the house answers when it gave up waiting for its database. */
const TOO_LONG = 503

/** What a house is asked over HTTP. */
export interface Call {
  name: string
  /** The request as it goes over the wire; another one each `round`, so that no answer is at hand. */
  request(house: BenchHouse, round: number): string
  /** What it answers. */
  status?: number
  /** Another aim than `AIM`; docs/growth.md says why. */
  aim?: Aim
}

/** What is asked of the database itself, by a process that begins. */
export interface Reading {
  name: string
  read(house: BenchHouse): Promise<unknown>
}

/** Asks two houses the same in turns, so that both meet a slow moment, and reports the ratio. */
export async function compareCalls(houses: [BenchHouse, BenchHouse], calls: Call[]): Promise<void> {
  const clients = await Promise.all(houses.map(({ port }) => keepAliveClient(port)))
  for (const { name, request, status = 200, aim = AIM } of calls)
    await compare(name, aim, async (at, round) => {
      const answer = await clients[at]!.send(request(houses[at], round))
      if (answer.status !== status && answer.status !== TOO_LONG)
        throw new Error(`${name} was answered ${answer.status}: ${answer.body.slice(0, 500)}`)
      return answer.status === status
    })
  for (const client of clients) client.close()
}

/** The same of what is read past HTTP. */
export async function compareReadings(
  houses: [BenchHouse, BenchHouse],
  readings: Reading[],
): Promise<void> {
  for (const { name, read } of readings)
    await compare(name, AIM, async (at) => {
      await read(houses[at])
      return true
    })
}

/** @param ask answers false where the house gives up waiting for its database */
async function compare(
  name: string,
  aim: Aim,
  ask: (house: 0 | 1, round: number) => Promise<boolean>,
): Promise<void> {
  const times: [number, number][] = []
  for (let round = -WARM_UP; round < ROUNDS; round++) {
    const time: [number, number] = [0, 0]
    // Who is asked first may find the processor still busy with the round before.
    for (const at of round % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
      const began = performance.now()
      if (!(await ask(at, round + WARM_UP))) {
        reportRatio(`${name}, not answered in the time that the house waits`, Infinity, AIM)
        return
      }
      time[at] = performance.now() - began
    }
    if (round >= 0) times.push(time)
  }
  const [few, many] = ([0, 1] as const).map((at) => median(times.map((time) => time[at])))
  const ratio = median(times.map(([one, other]) => other / one))
  reportRatio(`${name}, ${few!.toFixed(2)} → ${many!.toFixed(2)} ms`, ratio, aim)
}
