import { describe, expect, it, vi } from 'vitest'
import { createHandGuard } from '../../../admin/live/hand-guard.ts'

const after = () => new Promise((resolve) => setTimeout(resolve, 1))

describe('a live change', () => {
  it('comes at once when no hand is on the screen', () => {
    const act = vi.fn<() => void>()
    createHandGuard(new EventTarget()).whenFree(act)
    expect(act).toHaveBeenCalledOnce()
  })

  it('waits for the release of what is pressed, and for the click that follows', async () => {
    const screen = new EventTarget()
    const guard = createHandGuard(screen)
    const act = vi.fn<() => void>()
    screen.dispatchEvent(new Event('pointerdown'))
    guard.whenFree(act)
    screen.dispatchEvent(new Event('pointerup'))
    expect(act).not.toHaveBeenCalled()
    await after()
    expect(act).toHaveBeenCalledOnce()
  })

  it('is forgotten with the screen', async () => {
    const screen = new EventTarget()
    const guard = createHandGuard(screen)
    const act = vi.fn<() => void>()
    screen.dispatchEvent(new Event('pointerdown'))
    guard.whenFree(act)
    guard.stop()
    screen.dispatchEvent(new Event('pointerup'))
    await after()
    expect(act).not.toHaveBeenCalled()
  })
})
