import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Child, lastLines, startChild } from '../../launch/child.mjs'
import { NotReadyYet, supervise } from '../../launch/supervise.mjs'
import { watch } from '../../launch/watch.mjs'
import { watchDisk } from '../../launch/watch-disk.mjs'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'performance'] }))
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
        said: () => `first line\n${name} cannot go on\n`,
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

/** Has each of its processes end at once, until there is no next one. */
async function endsAtOnce(begun: ReturnType<typeof part>['begun'], how: string, times: number) {
  for (let time = 0; time < times; time++) {
    begun.at(-1)!.end(how)
    await vi.advanceTimersByTimeAsync(30_000)
  }
}

describe('a part that ends eight times in a row without lasting a minute', () => {
  it('ends all where nothing goes on without it, and the error says how often, its last lines and where they are', async () => {
    const { processes, begun } = await supervised('API')
    await endsAtOnce(begun, 'exit code 1', 8)
    await expect(processes.failure).rejects.toThrow(
      'API ended 8 times without lasting a minute, now with exit code 1. Its last lines, from /logs/API.log:\n  first line\n  API cannot go on',
    )
    expect(begun).toHaveLength(8)
  })

  it.each(['worker', 'Temporal'])(
    'is tried on where bookings go on without it, and that is said once with its last lines: %s',
    async (name) => {
      const { processes, begun, lines } = await supervised(name)
      const api = part('API')
      await processes.start('API', api.begin, () => true)
      await endsAtOnce(begun, 'SIGSEGV', 20)
      const told = lines.filter((line) => line.includes('without lasting a minute'))
      expect(told).toEqual([
        `${name} ended 8 times without lasting a minute, now with SIGSEGV. Bookings and payments are taken without it; what comes after waits in the database. It is tried on.\n  Its last lines, from /logs/${name}.log:\n  first line\n  ${name} cannot go on`,
      ])
      expect(begun).toHaveLength(21)
      expect(lines.at(-1)).toContain('starts again in 30 s')
      expect(api.begun[0]!.child.ended()).toBeNull()
      expect(await Promise.race([processes.failure, Promise.resolve('still at work')])).toBe(
        'still at work',
      )
    },
  )

  it('is no failure where it asked to be started again, as a worker does that lost Temporal', async () => {
    const { begun, lines } = await supervised('worker')
    await endsAtOnce(begun, 'exit code 75', 20)
    expect(begun).toHaveLength(21)
    expect(lines.at(-1)).toContain('starts again in 1 s')
  })
})

describe('a part that nothing goes on without', () => {
  it('is waited for three minutes at the start, and ends it then', async () => {
    const processes = supervise({ add: () => {} }, () => {})
    let ended: unknown = null
    processes.start('API', part('API').begin, () => false).catch((error) => (ended = error))
    await vi.advanceTimersByTimeAsync(179_000)
    expect(ended).toBeNull()
    await vi.advanceTimersByTimeAsync(1_100)
    expect(String(ended)).toContain('API was not ready after 180 s.')
  })
})

describe('a part that is not ready within a minute of the start', () => {
  it.each(['worker', 'Temporal'])(
    'is no end of the others where bookings go on without it, and is said when it is ready: %s',
    async (name) => {
      const lines: string[] = []
      const processes = supervise({ add: () => {} }, (line) => lines.push(line.trim()))
      const { begin, begun } = part(name)
      let ready = false
      const started = processes.start(name, begin, () => ready).catch((error: unknown) => error)
      // It ends on the way too, as one does that finds no database.
      begun[0]!.end('exit code 1')
      await vi.advanceTimersByTimeAsync(60_100)
      const error = await started
      expect(error).toBeInstanceOf(NotReadyYet)
      expect((error as Error).message).toBe(
        `${name} is not ready after 60 s. Bookings and payments are taken without it; what comes after waits in the database. It is tried on.\n  Its last lines, from /logs/${name}.log:\n  first line\n  ${name} cannot go on`,
      )
      expect(begun).toHaveLength(2)
      ready = true
      await vi.advanceTimersByTimeAsync(5_000)
      expect(lines.at(-1)).toBe(`${name} is ready.`)
      begun[1]!.end('SIGKILL')
      await vi.advanceTimersByTimeAsync(2_000)
      expect(begun).toHaveLength(3)
    },
  )

  it('is looked for every five seconds from then on', async () => {
    const processes = supervise({ add: () => {} }, () => {})
    let looks = 0
    const started = processes.start('Temporal', part('Temporal').begin, () => ++looks < 0)
    started.catch(() => {})
    await vi.advanceTimersByTimeAsync(61_000)
    await expect(started).rejects.toThrow(NotReadyYet)
    looks = 0
    await vi.advanceTimersByTimeAsync(60_000)
    expect(looks).toBe(12)
  })

  it('is no end of the others where it cannot even be started again', async () => {
    const lines: string[] = []
    const processes = supervise({ add: () => {} }, (line) => lines.push(line.trim()))
    const { begin, begun } = part('worker')
    const begins = () => (begun.length === 0 ? begin() : Promise.reject(new Error('no room')))
    const started = processes.start('worker', begins, () => false).catch((error: unknown) => error)
    begun[0]!.end('exit code 1')
    await vi.advanceTimersByTimeAsync(60_000)
    const error = await started
    expect(error).toBeInstanceOf(NotReadyYet)
    expect((error as Error).message).toBe(
      'worker cannot be started again: Error: no room Bookings and payments are taken without it; what comes after waits in the database.',
    )
    expect(lines).toHaveLength(1)
  })

  it('is told without last lines where it wrote none', () => {
    expect(lastLines({ said: () => '\n', logFile: '/logs/worker.log' })).toBe(
      'It wrote nothing in /logs/worker.log.',
    )
  })

  it('is not waited for any more where all is told to end', async () => {
    const processes = supervise({ add: () => {} }, () => {})
    const { begin, begun } = part('worker')
    const started = processes.start('worker', begin, () => false).catch(String)
    await vi.advanceTimersByTimeAsync(1_000)
    await processes.endAll()
    await vi.advanceTimersByTimeAsync(100)
    expect(await started).toBe('Error: worker was told to end before it was ready.')
    expect(begun[0]!.child.ended()).toBe('SIGTERM')
  })
})

describe('a part that hangs', () => {
  it('is said, killed and started again after 20 s without an answer, and not before', async () => {
    const lines: string[] = []
    const processes = supervise({ add: () => {} }, (line) => lines.push(line.trim()))
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kamersleutel-hang-'))
    const begun: Child[] = []
    const begin = async () => {
      const child = startChild('Temporal', path.join(folder, 'temporal.log'), ['sleep', ['600']])
      begun.push(child)
      return child
    }
    let asked = 0
    // One that answers nothing at all, as a stopped process does.
    const answers = () => ++asked < 3 || new Promise<boolean>(() => {})
    await processes.start('Temporal', begin, () => true, answers)
    process.kill(begun[0]!.process.pid!, 'SIGSTOP')
    await vi.advanceTimersByTimeAsync(29_000)
    expect(lines).toEqual([])
    await vi.advanceTimersByTimeAsync(1_000)
    expect(await begun[0]!.end).toBe('SIGKILL')
    expect(lines[0]).toBe('Temporal has not answered for 20 s and is killed.')
    await vi.advanceTimersByTimeAsync(1_000)
    expect(begun).toHaveLength(2)
    await processes.endAll()
    fs.rmSync(folder, { recursive: true })
  })

  it('has its time to begin: it is asked for two minutes before it ever answered', async () => {
    const kill = vi.spyOn(process, 'kill').mockReturnValue(true)
    const said: string[] = []
    const { begin } = part('API')
    void watch(
      await begin(),
      () => false,
      (line) => said.push(line.trim()),
    )
    await vi.advanceTimersByTimeAsync(114_000)
    expect(said).toEqual([])
    await vi.advanceTimersByTimeAsync(2_000)
    expect(said).toEqual(['API has not answered for 120 s and is killed.'])
    expect(kill).toHaveBeenCalledWith(4_000_000, 'SIGKILL')
    kill.mockRestore()
  })
})

describe('the disk', () => {
  it('is told of when it fills up, when it is full and when there is room again, once each', async () => {
    let free = 9e9
    const said: string[] = []
    watchDisk(
      '/data',
      (line) => said.push(line.trim()),
      () => free,
    )
    for (const bytes of [9e9, 4e8, 3e8, 1e6, 0, 8e9, 8e9]) {
      free = bytes
      await vi.advanceTimersByTimeAsync(10_000)
    }
    expect(said).toEqual([
      'The disk is nearly full: 400 MB left in /data. Make room in time.',
      'The disk is full: 1 MB left in /data. Nothing new is kept, bookings are refused; what is there can be read. Make room.',
      'There is room on the disk again: 8000 MB left in /data.',
    ])
  })

  it('that cannot be asked is said once, and asked again: what it says then is told as ever', async () => {
    let free: number | null = 9e9
    const said: string[] = []
    watchDisk(
      '/data',
      (line) => said.push(line.trim()),
      () => {
        if (free === null) throw new Error('EIO: i/o error, statfs')
        return free
      },
    )
    for (const bytes of [null, null, 4e8, null]) {
      free = bytes
      await vi.advanceTimersByTimeAsync(10_000)
    }
    const unknown = 'How much room the disk has cannot be told now: Error: EIO: i/o error, statfs'
    expect(said).toEqual([
      unknown,
      'The disk is nearly full: 400 MB left in /data. Make room in time.',
      unknown,
    ])
  })

  it('that is full keeps no part from running: what cannot be noted is said', async () => {
    const lines: string[] = []
    const full = () => {
      throw new Error('ENOSPC: no space left on device')
    }
    const processes = supervise({ add: full }, (line) => lines.push(line.trim()))
    const { begin, begun } = part('API')
    await processes.start('API', begin, () => true)
    begun[0]!.end('SIGKILL')
    await vi.advanceTimersByTimeAsync(1_000)
    expect(begun).toHaveLength(2)
    expect(lines.at(-1)).toBe(
      'API runs as process 4000001, which could not be noted: Error: ENOSPC: no space left on device',
    )
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
