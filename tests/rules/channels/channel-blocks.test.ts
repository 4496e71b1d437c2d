import { describe, expect, it } from 'vitest'
import { type ChannelBlock, retellBlocks } from '../../../rules/channels/channel-blocks.ts'

const at = (today: number) => ({ today, instant: today * 86_400_000 })
const stay = (arrival: number, departure: number) => ({ arrival, departure })
/** Names events in their order. */
function retell(told: readonly ChannelBlock[], today: number, ...runs: [number, number][]) {
  let count = told.length
  return retellBlocks(
    told,
    runs.map(([arrival, departure]) => stay(arrival, departure)),
    at(today),
    () => `new-${++count}`,
  )
}

describe('What a channel is told of blocked nights', () => {
  const first = retell([], 100, [110, 112], [120, 125])

  it('is an event for each run, made now', () => {
    expect(first).toEqual([
      {
        uid: 'new-1',
        from: 110,
        until: 112,
        sequence: 0,
        changedAt: 8_640_000_000,
      },
      {
        uid: 'new-2',
        from: 120,
        until: 125,
        sequence: 0,
        changedAt: 8_640_000_000,
      },
    ])
  })

  it('is the very same while nothing changes, also on another day', () => {
    const next = retell(first, 105, [110, 112], [120, 125])
    expect(next[0]).toBe(first[0])
    expect(next[1]).toBe(first[1])
  })

  it('is the same event with a higher sequence where its nights become others', () => {
    const [, moved] = retell(first, 101, [110, 112], [119, 123])
    expect(moved).toEqual({
      ...first[1],
      from: 119,
      until: 123,
      sequence: 1,
      changedAt: 101 * 86_400_000,
    })
  })

  it('is another event where no night is the same', () => {
    expect(retell(first, 101, [112, 114], [120, 125]).map(({ uid }) => uid)).toEqual([
      'new-3',
      'new-2',
    ])
  })

  it('goes on as the earlier of two that become one, and as the first part of one that becomes two', () => {
    expect(retell(first, 101, [110, 125]).map(({ uid }) => uid)).toEqual(['new-1'])
    expect(retell(first, 101, [120, 121], [123, 125]).map(({ uid }) => uid)).toEqual([
      'new-2',
      'new-3',
    ])
  })

  it('keeps its first night while it lasts, and goes when it is over', () => {
    const begun = retell(first, 111, [111, 112], [120, 125])
    expect(begun[0]).toBe(first[0])
    expect(retell(begun, 112, [120, 125]).map(({ uid }) => uid)).toEqual(['new-2'])
    const longer = retell(first, 111, [111, 114], [120, 125])
    expect(longer[0]).toMatchObject({ uid: 'new-1', from: 110, until: 114, sequence: 1 })
  })
})
