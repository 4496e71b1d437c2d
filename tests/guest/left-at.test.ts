import { afterEach, describe, expect, it, vi } from 'vitest'
import { leftAt } from '../../guest/page/router.tsx'

afterEach(() => vi.unstubAllGlobals())

describe('Where a page was left', () => {
  it('is where its link was followed, once; then where the browser has scrolled it', () => {
    const history = {
      state: { leftAt: 500 } as object | null,
      replaceState: (state: object | null) => void (history.state = state),
    }
    vi.stubGlobal('history', history)
    vi.stubGlobal('scrollY', 1_200)
    expect(leftAt()).toBe(500)
    expect(leftAt()).toBe(1_200)
  })
})
