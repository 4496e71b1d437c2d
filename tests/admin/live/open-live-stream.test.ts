import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { LiveEvent } from '../../../api/database/live-event.ts'
import { FakeSource } from '../setup/fake-source.ts'
import { openLiveStream, type LiveStream } from '../../../admin/live/open-live-stream.ts'

let sources: FakeSource[]
let stream: LiveStream
const handlers = {
  onOpen: vi.fn<() => void>(),
  onLost: vi.fn<() => void>(),
  onChanged: vi.fn<(event: LiveEvent) => void>(),
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.clearAllMocks()
  sources = []
  stream = openLiveStream(handlers, () => {
    const made = new FakeSource()
    sources.push(made)
    return made as unknown as EventSource
  })
})
afterEach(() => {
  stream.close()
  vi.useRealTimers()
})

describe('the live stream', () => {
  it('hands on what changed', () => {
    sources[0]?.onopen?.()
    sources[0]?.say('changed', '{"noun":"bookings","id":"1"}')
    expect(handlers.onOpen).toHaveBeenCalledOnce()
    expect(handlers.onChanged).toHaveBeenCalledWith({ noun: 'bookings', id: '1' })
  })

  it('is made anew after it was lost, waiting longer each time, up to a quarter of a minute', () => {
    const waits = [1, 2, 4, 8, 15, 15]
    for (const [i, seconds] of waits.entries()) {
      sources.at(-1)?.onerror?.()
      vi.advanceTimersByTime(seconds * 1000 - 1)
      expect(sources).toHaveLength(i + 1)
      vi.advanceTimersByTime(1)
      expect(sources).toHaveLength(i + 2)
    }
    expect(handlers.onLost).toHaveBeenCalledTimes(waits.length)
  })

  it('counts as lost when it has been silent for longer than two heartbeats', () => {
    sources[0]?.onopen?.()
    vi.advanceTimersByTime(40_000)
    sources[0]?.say('heartbeat')
    vi.advanceTimersByTime(44_000)
    expect(handlers.onLost).not.toHaveBeenCalled()
    vi.advanceTimersByTime(2_000)
    expect(handlers.onLost).toHaveBeenCalledOnce()
  })

  it('tries at once when asked to', () => {
    sources[0]?.onerror?.()
    stream.retry()
    expect(sources).toHaveLength(2)
    expect(sources[0]?.closed).toBe(true)
  })

  it('is quiet once it is closed', () => {
    sources[0]?.onerror?.()
    stream.close()
    vi.advanceTimersByTime(60_000)
    expect(sources).toHaveLength(1)
  })
})
