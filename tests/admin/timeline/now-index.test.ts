import { describe, expect, it } from 'vitest'
import { nowIndex } from '../../../admin/timeline/now-index.ts'

describe('"Nu" in the timeline', () => {
  it('stands before the first step that has not happened, and after all of them when nothing is left', () => {
    expect(nowIndex([{ at: 'x' }, { at: null }, { at: null }])).toBe(1)
    expect(nowIndex([{ at: 'x' }])).toBe(1)
    expect(nowIndex([])).toBe(0)
  })
})
