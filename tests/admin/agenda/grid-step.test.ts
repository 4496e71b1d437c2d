import { describe, expect, it } from 'vitest'
import { stepOfKey } from '../../../admin/agenda/grid-step.ts'

describe('an arrow key while something is held', () => {
  it('goes along rooms and days as they lie on the screen', () => {
    expect(stepOfKey('ArrowRight', false, 'columns')).toEqual({ rooms: 1 })
    expect(stepOfKey('ArrowUp', false, 'columns')).toEqual({ days: -1 })
    expect(stepOfKey('ArrowRight', false, 'rows')).toEqual({ days: 1 })
    expect(stepOfKey('ArrowUp', false, 'rows')).toEqual({ rooms: -1 })
  })

  it('adds or takes a night with Shift, along the days only', () => {
    expect(stepOfKey('ArrowDown', true, 'columns')).toEqual({ nights: 1 })
    expect(stepOfKey('ArrowLeft', true, 'rows')).toEqual({ nights: -1 })
    expect(stepOfKey('ArrowRight', true, 'columns')).toBeNull()
  })

  it('is the only key that does', () => {
    expect(stepOfKey('a', false, 'columns')).toBeNull()
  })
})
