import { describe, expect, it } from 'vitest'
import { nextBlock, type BlockSpot } from '../../../admin/agenda/next-block.ts'

/** Room 0: early, late · room 1: none · room 2: level with late. */
const early: BlockSpot = { column: 0, top: 0, bottom: 80 }
const late: BlockSpot = { column: 0, top: 120, bottom: 300 }
const far: BlockSpot = { column: 2, top: 140, bottom: 200 }
const low: BlockSpot = { column: 2, top: 400, bottom: 500 }
const blocks = [early, late, far, low]

describe('an arrow key', () => {
  it('goes up and down within a room', () => {
    expect(nextBlock(blocks, 0, 'ArrowDown')).toBe(1)
    expect(nextBlock(blocks, 1, 'ArrowUp')).toBe(0)
  })

  it('goes across to the block that is level, over rooms without one', () => {
    expect(nextBlock(blocks, 1, 'ArrowRight')).toBe(2)
    expect(nextBlock(blocks, 2, 'ArrowLeft')).toBe(1)
    expect(nextBlock(blocks, 3, 'ArrowLeft')).toBe(1)
  })

  it('prefers the neighbour that lies beside most of the block, not the one that only touches it', () => {
    const tall: BlockSpot = { column: 1, top: 100, bottom: 400 }
    const touching: BlockSpot = { column: 0, top: 0, bottom: 110 }
    const beside: BlockSpot = { column: 0, top: 200, bottom: 500 }
    expect(nextBlock([touching, beside, tall], 2, 'ArrowLeft')).toBe(1)
  })

  it('stays at the edge', () => {
    expect(nextBlock(blocks, 0, 'ArrowUp')).toBeNull()
    expect(nextBlock(blocks, 3, 'ArrowDown')).toBeNull()
    expect(nextBlock(blocks, 2, 'ArrowRight')).toBeNull()
    expect(nextBlock(blocks, 0, 'ArrowLeft')).toBeNull()
  })

  it('does nothing for another key or a block that is not there', () => {
    expect(nextBlock(blocks, 0, 'Enter')).toBeNull()
    expect(nextBlock([], 0, 'ArrowDown')).toBeNull()
  })
})
