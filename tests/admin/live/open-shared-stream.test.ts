import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { LiveEvent } from '../../../api/database/live-event.ts'
import type { LiveStream } from '../../../admin/live/open-live-stream.ts'
import { type Sharing, openSharedStream } from '../../../admin/live/open-shared-stream.ts'
import { FakeSource } from '../setup/fake-source.ts'

/** The tabs of one browser: their lock, and what they tell each other. */
class Browser {
  sources: FakeSource[] = []
  private queue: { lead: () => Promise<unknown>; reject: (why: Error) => void }[] = []
  private leader: { reject: (why: Error) => void } | null = null
  private readonly channels = new Set<Sharing['channel']>()

  open() {
    const told = {
      onOpen: vi.fn<() => void>(),
      onLost: vi.fn<() => void>(),
      onChanged: vi.fn<(event: LiveEvent) => void>(),
    }
    const stream = openSharedStream(
      told,
      () => {
        const made = new FakeSource()
        this.sources.push(made)
        return made as unknown as EventSource
      },
      { locks: { request: this.request } as Sharing['locks'], channel: this.channel() },
    )
    return { told, stream }
  }

  private channel(): Sharing['channel'] {
    const channel: Sharing['channel'] = {
      onmessage: null,
      close: () => void this.channels.delete(channel),
      postMessage: (data: unknown) => {
        for (const other of this.channels)
          if (other !== channel)
            other.onmessage?.call(other as BroadcastChannel, { data } as MessageEvent)
      },
    }
    this.channels.add(channel)
    return channel
  }

  private readonly request = (
    _: string,
    { signal, steal }: LockOptions,
    lead: () => Promise<unknown>,
  ): Promise<unknown> =>
    new Promise((_resolve, reject) => {
      const waiting = { lead, reject }
      signal?.addEventListener('abort', () => {
        this.queue = this.queue.filter((one) => one !== waiting)
        reject(new Error('aborted'))
      })
      this.queue = steal ? [waiting, ...this.queue] : [...this.queue, waiting]
      if (steal && this.leader) {
        const former = this.leader
        this.leader = null
        former.reject(new Error('stolen'))
      }
      this.grant()
    })

  private grant(): void {
    if (this.leader) return
    const next = this.queue.shift()
    if (!next) return
    this.leader = next
    void next.lead().then(() => {
      if (this.leader !== next) return
      this.leader = null
      this.grant()
    })
  }
}

let browser: Browser
let opened: LiveStream[]
const open = () => {
  const tab = browser.open()
  opened.push(tab.stream)
  return tab
}
const booked: LiveEvent = { noun: 'bookings', id: '1' }
const changed = (source: FakeSource | undefined) => source?.say('changed', JSON.stringify(booked))

beforeEach(() => {
  vi.useFakeTimers()
  browser = new Browser()
  opened = []
})
afterEach(() => {
  opened.forEach((stream) => stream.close())
  vi.useRealTimers()
})

describe('Several tabs', () => {
  it('share one stream, and each hears what changed', () => {
    const [first, second] = [open(), open()]
    expect(browser.sources).toHaveLength(1)
    browser.sources[0]?.onopen?.()
    changed(browser.sources[0])
    for (const { told } of [first, second]) {
      expect(told.onOpen).toHaveBeenCalledOnce()
      expect(told.onLost).not.toHaveBeenCalled()
      expect(told.onChanged).toHaveBeenCalledExactlyOnceWith(booked)
    }
  })

  it('go on with another one when the tab that had it closes, and read again', async () => {
    const [first, second, third] = [open(), open(), open()]
    browser.sources[0]?.onopen?.()
    first.stream.close()
    await vi.waitFor(() => expect(browser.sources).toHaveLength(2))
    expect(browser.sources[0]?.closed).toBe(true)
    browser.sources[1]?.onopen?.()
    for (const { told } of [second, third]) {
      expect(told.onLost).toHaveBeenCalledOnce()
      expect(told.onOpen).toHaveBeenCalledTimes(2)
    }
    changed(browser.sources[1])
    expect(third.told.onChanged).toHaveBeenCalledWith(booked)
  })

  it('all know when it is lost, and when it is back', () => {
    const [first, second] = [open(), open()]
    browser.sources[0]?.onopen?.()
    browser.sources[0]?.onerror?.()
    for (const { told } of [first, second]) expect(told.onLost).toHaveBeenCalledOnce()
    second.stream.retry()
    browser.sources[1]?.onopen?.()
    for (const { told } of [first, second]) expect(told.onOpen).toHaveBeenCalledTimes(2)
  })

  it('that come later are told that it is open, and what changed while they started', () => {
    open()
    browser.sources[0]?.onopen?.()
    changed(browser.sources[0])
    vi.advanceTimersByTime(5_000)
    const late = open()
    expect(late.told.onOpen).toHaveBeenCalledOnce()
    expect(late.told.onChanged).toHaveBeenCalledExactlyOnceWith(booked)
    vi.advanceTimersByTime(6_000)
    expect(open().told.onChanged).not.toHaveBeenCalled()
    expect(browser.sources).toHaveLength(1)
  })

  it('take the stream from a tab that is not heard for long', async () => {
    const [, second] = [open(), open()]
    browser.sources[0]?.onopen?.()
    // A frozen tab: its stream says nothing, and its own watch does not run.
    browser.sources[0]!.onerror = null
    await vi.advanceTimersByTimeAsync(91_000)
    expect(browser.sources.length).toBeGreaterThan(1)
    expect(browser.sources[0]?.closed).toBe(true)
    browser.sources.at(-1)?.onopen?.()
    changed(browser.sources.at(-1))
    expect(second.told.onChanged).toHaveBeenCalledWith(booked)
  })
})

describe('A browser that cannot share', () => {
  it('gives each tab a stream of its own', () => {
    const sources: FakeSource[] = []
    const make = () => {
      sources.push(new FakeSource())
      return sources.at(-1) as unknown as EventSource
    }
    const told = { onOpen: vi.fn<() => void>(), onLost: () => {}, onChanged: () => {} }
    opened = [openSharedStream(told, make, null), openSharedStream(told, make, null)]
    sources.forEach((source) => source.onopen?.())
    expect([sources.length, told.onOpen.mock.calls.length]).toEqual([2, 2])
  })
})
