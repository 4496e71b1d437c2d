import { describe, expect, it } from 'vitest'
import { Turns } from '../../../api/bookings/acceptance.ts'

describe('turns', () => {
  it('for the same thing come one after the other, also after one that failed', async () => {
    const turns = new Turns()
    const done: string[] = []
    const work = (name: string, ms: number) => async () => {
      done.push(`${name} begins`)
      await new Promise((resolve) => setTimeout(resolve, ms))
      done.push(`${name} ends`)
      if (name === 'first') throw new Error('in vain')
      return name
    }
    const first = turns.take('room', work('first', 20))
    const second = turns.take('room', work('second', 1))
    await expect(first).rejects.toThrow('in vain')
    expect(await second).toBe('second')
    expect(done).toEqual(['first begins', 'first ends', 'second begins', 'second ends'])
  })

  it('for another thing are not waited for', async () => {
    const turns = new Turns()
    let end = () => {}
    const long = turns.take('room', () => new Promise<void>((resolve) => (end = resolve)))
    expect(await turns.take('other room', async () => 'at once')).toBe('at once')
    end()
    await long
  })
})
