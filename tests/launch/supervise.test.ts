import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Child } from '../../launch/child.mjs'
import { supervise } from '../../launch/supervise.mjs'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] }))
afterEach(() => void vi.useRealTimers())

/** A part whose processes end when the test says so. */
function part(name: string) {
  const begun: { child: Child; end(how: string): void }[] = []
  return {
    begun,
    async begin(): Promise<Child> {
      let how: string | null = null
      let tell = (_how: string) => {}
      const end = new Promise<string>((resolve) => (tell = resolve))
      const endAs = (as: string) => tell((how = as))
      const child: Child = {
        name,
        logFile: `/logs/${name}.log`,
        process: { pid: 4_000_000 + begun.length, kill: () => endAs('SIGTERM') } as never,
        said: () => '',
        ended: () => how,
        end,
      }
      begun.push({ child, end: endAs })
      return child
    },
  }
}

async function supervised(name = 'API') {
  const lines: string[] = []
  const noted: string[] = []
  const processes = supervise({ add: (child) => void noted.push(child.name) }, (line) =>
    lines.push(line.trim()),
  )
  const one = part(name)
  await processes.start(name, one.begin, () => true)
  return { processes, lines, noted, ...one }
}

describe('a part that ends by itself', () => {
  it('starts again after a pause that grows to half a minute, and is said in one line each time', async () => {
    const { begun, lines, noted } = await supervised()
    for (const seconds of [1, 2, 4, 8, 16, 30, 30]) {
      const before = begun.length
      begun.at(-1)!.end('exit code 1')
      await vi.advanceTimersByTimeAsync(seconds * 1_000 - 1)
      expect(begun).toHaveLength(before)
      await vi.advanceTimersByTimeAsync(1)
      expect(begun).toHaveLength(before + 1)
      expect(lines.at(-1)).toBe(
        `API ended (exit code 1) and starts again in ${seconds} s. Its log is then /logs/API.log.before`,
      )
    }
    expect(lines).toHaveLength(7)
    expect(noted).toHaveLength(8)
  })

  it('starts again soon once it had run for more than a minute', async () => {
    const { begun } = await supervised()
    begun[0]!.end('exit code 1')
    await vi.advanceTimersByTimeAsync(1_000)
    begun[1]!.end('exit code 1')
    await vi.advanceTimersByTimeAsync(2_000)
    await vi.advanceTimersByTimeAsync(60_001)
    begun[2]!.end('SIGKILL')
    await vi.advanceTimersByTimeAsync(1_000)
    expect(begun).toHaveLength(4)
  })

  it('is the failure of all where it cannot start again', async () => {
    const processes = supervise({ add: () => {} }, () => {})
    const { begin, begun } = part('PostgreSQL')
    const gone = new Error('its data is gone')
    await processes.start(
      'PostgreSQL',
      () => (begun.length === 0 ? begin() : Promise.reject(gone)),
      () => true,
    )
    begun[0]!.end('SIGKILL')
    await vi.advanceTimersByTimeAsync(1_000)
    await expect(processes.failure).rejects.toBe(gone)
  })

  it('does not start again where it was told to end, even while it waits to', async () => {
    const { processes, begun } = await supervised()
    begun[0]!.end('exit code 1')
    await vi.advanceTimersByTimeAsync(500)
    expect(await processes.end('API')).toBe(true)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(begun).toHaveLength(1)
    expect(await processes.end('worker')).toBe(false)
  })
})

describe('the end of all', () => {
  it('ends those first that use the others', async () => {
    const order: string[] = []
    const processes = supervise({ add: () => {} }, () => {})
    for (const name of ['PostgreSQL', 'Temporal', 'API', 'worker']) {
      const { begin } = part(name)
      const child = await processes.start(name, begin, () => true)
      void child.end.then(() => order.push(name))
    }
    await processes.endAll()
    expect(order.slice(0, 2).toSorted()).toEqual(['API', 'worker'])
    expect(order.slice(2)).toEqual(['Temporal', 'PostgreSQL'])
  })
})
