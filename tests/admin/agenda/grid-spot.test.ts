import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bandAt } from '../../../admin/agenda/grid-spot.ts'

const bands = [
  { start: 0, end: 100 },
  { start: 100, end: 200 },
  { start: 210, end: 300 },
]

describe('the band under a point', () => {
  it('is the one it lies in, at an edge the one that begins there', () => {
    expect([0, 99, 100, 250].map((at) => bandAt(bands, at))).toEqual([0, 0, 1, 2])
  })

  it('is the nearest beyond the edges and in a gap', () => {
    expect([-50, 202, 209, 999].map((at) => bandAt(bands, at))).toEqual([0, 1, 2, 2])
  })

  it('is none where there are no bands', () => {
    expect(bandAt([], 5)).toBe(-1)
  })

  it('never lies farther than another band', () => {
    const far = ({ start, end }: { start: number; end: number }, at: number) =>
      at < start ? start - at : Math.max(0, at - end)
    fc.assert(
      fc.property(fc.integer({ min: -500, max: 900 }), (at) => {
        const found = far(bands[bandAt(bands, at)]!, at)
        expect(bands.every((band) => far(band, at) >= found)).toBe(true)
      }),
    )
  })
})
