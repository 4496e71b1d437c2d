import { describe, expect, it } from 'vitest'
import { inTurns } from '../../../api/spreadsheets/typed-table.ts'

describe('Rows that are written in turns', () => {
  it('come all and in order, and others have a turn at least every 200 rows', async () => {
    let turns = 0
    const others = () => {
      turns++
      waiting = setImmediate(others)
    }
    let waiting = setImmediate(others)
    const rows: number[] = []
    const turnsAt: number[] = []
    for await (const part of inTurns([Array.from({ length: 1_000 }, (_, at) => at), [1_000]])) {
      expect(part.length).toBeLessThanOrEqual(200)
      rows.push(...part)
      turnsAt.push(turns)
    }
    clearImmediate(waiting)
    expect(rows).toEqual(Array.from({ length: 1_001 }, (_, at) => at))
    expect(new Set(turnsAt).size).toBe(turnsAt.length)
  })
})
