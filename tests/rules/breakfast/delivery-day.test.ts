import { describe, expect, it } from 'vitest'
import {
  type DeliveryContext,
  earliestDeliveryDay,
  lastDeliveryDay,
  refuseDeliveryDay,
} from '../../../rules/breakfast/delivery-day.ts'
import { defaultReadings } from '../../../rules/readings/readings.ts'

const today = 20_600

function at(
  minuteOfDay: number,
  form: 'public' | 'staff',
  readings = {},
  vacationDays: number[] = [],
): DeliveryContext {
  return {
    form,
    moment: { today, minuteOfDay, instant: 0 },
    vacationDays: new Set(vacationDays),
    readings: { ...defaultReadings, ...readings },
  }
}

const day24 = { 'breakfast.notice.public': '24-hours', 'cut-off': 'none' } as const

describe('A delivery day on the public form', () => {
  it('is the day after tomorrow at the earliest (BO §5, G §5)', () => {
    const refused = [-1, 0, 1, 2, 3].map((ahead) =>
      refuseDeliveryDay(today + ahead, 1, at(480, 'public')),
    )
    expect(refused).toEqual(['too-soon', 'too-soon', 'too-soon', null, null])
    expect(earliestDeliveryDay(at(480, 'public'))).toBe(today + 2)
    expect(earliestDeliveryDay(at(1439, 'public'))).toBe(today + 2)
  })

  it('is 24 hours before the slot under breakfast.notice.public=24-hours, by the clock on the wall', () => {
    expect(refuseDeliveryDay(today + 1, 1, at(540, 'public', day24))).toBeNull()
    expect(refuseDeliveryDay(today + 1, 1, at(541, 'public', day24))).toBe('too-soon')
    expect(refuseDeliveryDay(today + 1, 4, at(630, 'public', day24))).toBeNull()
    expect(refuseDeliveryDay(today + 2, 1, at(1439, 'public', day24))).toBeNull()
    expect(refuseDeliveryDay(today, 4, at(0, 'public', day24))).toBe('too-soon')
  })

  it('can be chosen while some slot of it still can', () => {
    expect(refuseDeliveryDay(today + 1, null, at(630, 'public', day24))).toBeNull()
    expect(refuseDeliveryDay(today + 1, null, at(631, 'public', day24))).toBe('too-soon')
    expect(earliestDeliveryDay(at(630, 'public', day24))).toBe(today + 1)
    expect(earliestDeliveryDay(at(631, 'public', day24))).toBe(today + 2)
  })

  it('is the last that is sold where all before it are vacation, and none where that is too', () => {
    const last = lastDeliveryDay(today)
    const days = Array.from({ length: last - today + 1 }, (_, ahead) => today + ahead)
    const closedFor = (some: number[]) => earliestDeliveryDay(at(480, 'public', {}, some))
    expect(closedFor(days.slice(0, -1))).toBe(last)
    expect(closedFor(days)).toBeNull()
  })

  it('is no vacation day', () => {
    expect(refuseDeliveryDay(today + 2, 1, at(480, 'public', {}, [today + 2]))).toBe('vacation')
    expect(earliestDeliveryDay(at(480, 'public', {}, [today + 2, today + 3]))).toBe(today + 4)
  })

  it('is closed today and tomorrow from 14:00 on, as each value of cut-off says (BO §4)', () => {
    const refused = (reading: string, minute: number) =>
      [0, 1, 2].map((ahead) =>
        refuseDeliveryDay(today + ahead, 1, at(minute, 'public', { 'cut-off': reading })),
      )
    expect(refused('today-and-tomorrow', 839)).toEqual(['too-soon', 'too-soon', null])
    expect(refused('today-and-tomorrow', 840)).toEqual(['cut-off', 'cut-off', null])
    expect(refused('deliveries-only', 840)).toEqual(['cut-off', 'cut-off', null])
    expect(refused('tomorrow-only', 840)).toEqual(['too-soon', 'cut-off', null])
    expect(refused('none', 840)).toEqual(['too-soon', 'too-soon', null])
  })
})

describe('A delivery day at the cash desk', () => {
  it('is 24 hours before the slot (BO §5, §9), and never bound by 14:00', () => {
    expect(refuseDeliveryDay(today + 1, 1, at(540, 'staff'))).toBeNull()
    expect(refuseDeliveryDay(today + 1, 1, at(541, 'staff'))).toBe('too-soon')
    expect(refuseDeliveryDay(today + 1, 1, at(840, 'staff'))).toBe('too-soon')
  })

  it('is today + 2 under breakfast.notice.staff=two-days', () => {
    expect(
      refuseDeliveryDay(today + 1, 1, at(0, 'staff', { 'breakfast.notice.staff': 'two-days' })),
    ).toBe('too-soon')
    expect(
      refuseDeliveryDay(today + 2, 1, at(1439, 'staff', { 'breakfast.notice.staff': 'two-days' })),
    ).toBeNull()
  })
})
