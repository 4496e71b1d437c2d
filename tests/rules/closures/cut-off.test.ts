import { describe, expect, it } from 'vitest'
import { isCutOff } from '../../../rules/closures/cut-off.ts'
import { startNumbers } from '../../../rules/rule-numbers/catalogue.ts'
import { momentOn } from '../availability/property.ts'

describe('the cut-off', () => {
  const cutDays = (
    hour: number,
    minute: number,
    what: 'arrival' | 'delivery',
    reading: Parameters<typeof isCutOff>[3],
  ) => {
    const moment = momentOn('2026-03-02', hour, minute)
    return [-1, 0, 1, 2].filter((days) => isCutOff(moment.today + days, what, moment, reading))
  }

  it('falls at 14:00 (BO §4, G §9)', () => {
    expect(startNumbers['cut-off.minute']).toBe(840)
    expect(cutDays(13, 59, 'arrival', 'today-and-tomorrow')).toEqual([])
    expect(cutDays(14, 0, 'arrival', 'today-and-tomorrow')).toEqual([0, 1])
    expect(cutDays(23, 59, 'arrival', 'today-and-tomorrow')).toEqual([0, 1])
  })

  it('closes arrivals and deliveries alike, tomorrow only, deliveries only, or nothing', () => {
    expect(cutDays(15, 0, 'delivery', 'today-and-tomorrow')).toEqual([0, 1])
    expect(cutDays(15, 0, 'arrival', 'tomorrow-only')).toEqual([1])
    expect(cutDays(15, 0, 'delivery', 'tomorrow-only')).toEqual([1])
    expect(cutDays(15, 0, 'arrival', 'deliveries-only')).toEqual([])
    expect(cutDays(15, 0, 'delivery', 'deliveries-only')).toEqual([0, 1])
    expect(cutDays(15, 0, 'arrival', 'none')).toEqual([])
    expect(cutDays(15, 0, 'delivery', 'none')).toEqual([])
  })

  it('falls when staff have it fall', () => {
    const numbers = { ...startNumbers, 'cut-off.minute': 18 * 60 }
    const at = (hour: number) => {
      const moment = momentOn('2026-03-02', hour, 0)
      return isCutOff(moment.today, 'arrival', moment, 'today-and-tomorrow', numbers)
    }
    expect([at(15), at(17), at(18)]).toEqual([false, false, true])
  })

  it('begins anew each day: at midnight tomorrow is open again', () => {
    expect(cutDays(0, 0, 'arrival', 'today-and-tomorrow')).toEqual([])
  })
})
