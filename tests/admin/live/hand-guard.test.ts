import { describe, expect, it, vi } from 'vitest'
import { createHandGuard } from '../../../admin/live/hand-guard.ts'

const after = () => new Promise((resolve) => setTimeout(resolve, 1))

describe('a live change', () => {
  it('comes at once when no hand is on the screen', () => {
    const action = vi.fn<() => void>()
    createHandGuard(new EventTarget()).whenFree(action)
    expect(action).toHaveBeenCalledOnce()
  })

  it('waits for the release of what is pressed, and for the click that follows', async () => {
    const screen = new EventTarget()
    const guard = createHandGuard(screen)
    const action = vi.fn<() => void>()
    screen.dispatchEvent(new Event('pointerdown'))
    guard.whenFree(action)
    screen.dispatchEvent(new Event('pointerup'))
    expect(action).not.toHaveBeenCalled()
    await after()
    expect(action).toHaveBeenCalledOnce()
  })

  it('waits beside another one: both come, in their order, and the same one once', async () => {
    const screen = new EventTarget()
    const guard = createHandGuard(screen)
    const done: string[] = []
    const everything = () => done.push('everything, because the stream was lost')
    const bookings = () => done.push('the bookings that changed')
    screen.dispatchEvent(new Event('pointerdown'))
    for (const action of [everything, bookings, bookings]) guard.whenFree(action)
    screen.dispatchEvent(new Event('pointerup'))
    await vi.waitFor(() =>
      expect(done).toEqual([
        'everything, because the stream was lost',
        'the bookings that changed',
      ]),
    )
  })

  it('is forgotten with the screen', async () => {
    const screen = new EventTarget()
    const guard = createHandGuard(screen)
    const action = vi.fn<() => void>()
    screen.dispatchEvent(new Event('pointerdown'))
    guard.whenFree(action)
    guard.stop()
    screen.dispatchEvent(new Event('pointerup'))
    await after()
    expect(action).not.toHaveBeenCalled()
  })
})
