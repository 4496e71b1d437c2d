import { describe, expect, it } from 'vitest'
import { parseDay } from '../../../rules/calendar/day.ts'
import { read } from './old-tree.ts'

const day = (text: string) => parseDay(text)!

describe('The books of the old site', () => {
  it('have the days of the cash desk from one, unless a month 0 occurs', () => {
    const sale = { paymentMethod: true, totalPrice: 12.5 }
    const cashdesk = {
      a: { ...sale, paymentData: '3-0-2023' },
      b: { ...sale, paymentData: '4-11-2023' },
    }
    const { house, said } = read({ content: { cashdesk } })
    expect(house.sales.map((one) => one.day)).toEqual([day('2023-01-03'), day('2023-12-04')])
    expect(said).toHaveLength(2)
    expect(read({ content: { cashdesk: { b: cashdesk.b } } }).house.sales[0]?.day).toBe(
      day('2023-11-04'),
    )
  })

  it('have a sale with what was sold, by names or by records', () => {
    const sale = {
      paymentData: '21-11-2023',
      paymentMethod: false,
      totalPrice: 20,
      regularPrice: 25,
    }
    const treatments = ['Ontbijt', { name: 'Fiets' }]
    const { house } = read({
      content: { cashdesk: { a: { ...sale, treatments, isSaleSet: true } } },
    })
    expect(house.sales[0]).toMatchObject({
      ...{ day: day('2023-11-21'), method: 'pin', totalCents: 2000, regularCents: 2500 },
      ...{ treatments: ['Ontbijt', 'Fiets'], discount: 'Korting' },
    })
  })

  it('have the revenue by month keys, also without records', () => {
    expect(
      read({ revenue: { a: { key: '072020', total: '1.234,50' } } }).house.revenue,
    ).toMatchObject([{ month: '2020-07', totalCents: 123_450 }])
    const { house, said } = read({ revenue: { '002020': 10, '062020': 20 } })
    expect(house.revenue.map(({ month }) => month)).toEqual(['2020-01', '2020-07'])
    expect(said).toContain('repaired months-from-zero revenue/002020: 002020 → 2020-01')
  })

  it('have breakfast orders with their number as id, and their half hour', () => {
    const order = {
      id: 'P2023417',
      name: 'Smit',
      email: 's@voorbeeld.nl',
      amount: '3',
      date: '2023,6,3',
    }
    const { house } = read({
      content: { orders: [{ ...order, time: '9.30-10.00', ispayed: true }] },
    })
    expect(house.breakfastOrders[0]).toMatchObject({
      ...{ number: 'P2023417', id: null, boxes: 3, day: day('2023-07-03'), slot: 2, paid: true },
    })
  })

  it('have a vacation day once', () => {
    const closed = { year: 2023, month: 11, day: 24 }
    const { house, said } = read({ vacationdays: { a: closed, b: closed } })
    expect(house.vacationDays).toMatchObject([{ path: 'vacationdays/a', day: day('2023-12-24') }])
    expect(said).toEqual(['repaired double-record vacationdays/b: 2023-12-24 → vacationdays/a'])
  })
})
