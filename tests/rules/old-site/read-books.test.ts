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

  it('have orders of which an id that is no order number stays an id', () => {
    const order = (id: string) => ({ id, name: 'Smit', amount: 1, date: '3-7-2023', time: 1 })
    const numbers = (id: string) => {
      const { house } = read({ content: { orders: { a: order(id) } } })
      return house.breakfastOrders.map((one) => [one.number, one.id])
    }
    expect(numbers('P2023417')).toEqual([['P2023417', null]])
    for (const id of ['XP2023417', 'P2023417b', 'P202']) expect(numbers(id)).toEqual([[null, id]])
  })

  it('have orders with their address, also in its other spelling, and without a day where none is said', () => {
    const order = { name: 'Smit', amount: 1, time: 1, date: '' }
    const addresses = (spelt: object) => {
      const { house, said } = read({ content: { orders: { a: { ...order, ...spelt } } } })
      expect(said).toEqual([])
      return house.breakfastOrders.map((one) => [one.address, one.postcode, one.city, one.day])
    }
    const found = [['Dorpsstraat 1', '6181 AB', 'Elsloo', null]]
    const city = 'Elsloo'
    expect(addresses({ adres: 'Dorpsstraat 1', zip: '6181 AB', city })).toEqual(found)
    expect(addresses({ adress: 'Dorpsstraat 1', postal: '6181 AB', city })).toEqual(found)
  })

  it('have a vacation day once', () => {
    const closed = { year: 2023, month: 11, day: 24 }
    const { house, said } = read({ vacationdays: { a: closed, b: closed } })
    expect(house.vacationDays).toMatchObject([{ path: 'vacationdays/a', day: day('2023-12-24') }])
    expect(said).toEqual(['repaired double-record vacationdays/b: 2023-12-24 → vacationdays/a'])
  })

  it('have the day of a record by its parts, else by its date', () => {
    const days = (record: object) => {
      const { house, said } = read({ vacationdays: { a: record } })
      return { days: house.vacationDays.map((one) => one.day), said }
    }
    const first = { year: 2023, month: 7, day: 1 }
    expect(days({ ...first, date: '1-8-2023' })).toEqual({ days: [day('2023-08-01')], said: [] })
    expect(days({ ...first, date: '2-8-2023' })).toEqual({
      days: [day('2023-08-01')],
      said: ['not-taken said-otherwise vacationdays/a/date: 2023-08-02 → 2023-08-01'],
    })
    // Only compared with the parts, however it is written.
    expect(days({ ...first, date: '1/8/2023' })).toEqual({ days: [day('2023-08-01')], said: [] })
    expect(days({ year: 2023, date: '2/8/2023' })).toEqual({
      days: [day('2023-08-02')],
      said: [
        'repaired day-text vacationdays/a/date: 2/8/2023 → 2023-08-02',
        'repaired day-text vacationdays/a: 2023,?,? → 2023-08-02',
      ],
    })
    expect(days({ month: 7 }).said).toEqual([
      'unreadable missing-value vacationdays/a: ?,7,? → nothing',
    ])
    expect(days({ day: 1 }).said).toEqual([
      'unreadable missing-value vacationdays/a: ?,?,1 → nothing',
    ])
    expect(days({ date: '2/8/2023' })).toEqual({
      days: [day('2023-08-02')],
      said: ['repaired day-text vacationdays/a/date: 2/8/2023 → 2023-08-02'],
    })
    expect(days({ year: 2023, date: '2-8-2023' })).toEqual({
      days: [day('2023-08-02')],
      said: ['repaired day-text vacationdays/a: 2023,?,? → 2023-08-02'],
    })
    expect(days({ year: 2023 })).toEqual({
      days: [],
      said: ['unreadable missing-value vacationdays/a: 2023,?,? → nothing'],
    })
    expect(days({})).toEqual({
      days: [],
      said: ['unreadable missing-value vacationdays/a: nothing → nothing'],
    })
    expect(days({ year: 2023, month: 1, day: 30 })).toEqual({
      days: [],
      said: ['unreadable day-that-does-not-exist vacationdays/a: 2023,1,30 → nothing'],
    })
    expect(days({ date: '30-2-2023' }).said).toEqual([
      'unreadable day-that-does-not-exist vacationdays/a/date: 30-2-2023 → nothing',
      'unreadable missing-value vacationdays/a: nothing → nothing',
    ])
    expect(days({ date: 'morgen' }).said[0]).toBe(
      'unreadable wrong-value vacationdays/a/date: morgen → nothing',
    )
  })

  it('have the files of invoices by the booking and the path', () => {
    const invoices = {
      a: { bookingId: '-N1', filePath: 'f/1.pdf' },
      b: { bookingId: '-N2' },
      c: { filePath: 'f/3.pdf' },
    }
    const { house, said } = read({ invoices })
    expect(house.invoices).toEqual([
      { path: 'invoices/a', key: 'a', id: null, bookingKey: '-N1', filePath: 'f/1.pdf' },
    ])
    expect(said).toEqual([
      'unreadable missing-value invoices/b: -N2 → nothing',
      'unreadable missing-value invoices/c: f/3.pdf → nothing',
    ])
  })

  it('have what a vacation remembers of a night that it closed', () => {
    const vacations = {
      a: { resourceId: 2, dateId: 'd1', oldAmountBeforeVacation: 3 },
      b: { resourceId: 10_000, dateId: 'd2' },
      c: { dateId: 'd3' },
      d: { resourceId: 2 },
    }
    const { house, said } = read({ vacations })
    expect(house.vacations).toMatchObject([
      { resourceId: 2, dateId: 'd1', bookedBefore: 3 },
      { resourceId: 10_000, dateId: 'd2', bookedBefore: 0 },
    ])
    expect(said).toEqual([
      'unreadable missing-value vacations/c: d3 → nothing',
      'unreadable missing-value vacations/d: 2 → nothing',
    ])
  })

  it('have the months from zero only where a month 0 occurs and no 12', () => {
    const months = (...keys: string[]) => {
      const revenue = Object.fromEntries(keys.map((key) => [key, { total: 10 }]))
      const { house, said } = read({ revenue })
      return { months: house.revenue.map(({ month }) => month), said }
    }
    expect(months('012020', '122020').months.toSorted()).toEqual(['2020-01', '2020-12'])
    expect(months('112020', '002020').months).toEqual(['2020-12', '2020-01'])
    expect(months('002020', '122020')).toEqual({
      months: ['2020-12'],
      said: ['unreadable wrong-value revenue/002020: 002020 → nothing'],
    })
    expect(months('132020', 'x012020', '0120201').said).toEqual([
      'unreadable missing-value revenue/132020: 132020 → nothing',
      'unreadable missing-value revenue/x012020: x012020 → nothing',
      'unreadable missing-value revenue/0120201: 0120201 → nothing',
    ])
    expect(read({ revenue: { a: { key: '072020' }, '082020': 'veel' } }).said).toEqual([
      'unreadable missing-value revenue/a: 072020 → nothing',
      'unreadable no-record revenue/082020: veel → nothing',
    ])
    expect(read({ revenue: { '072020': 12.5 } })).toMatchObject({
      house: { revenue: [{ month: '2020-07', totalCents: 1250 }] },
      said: ['repaired no-record revenue/072020: 12.5 → 12.50'],
    })
  })

  it('have products; one without a name is called by its key', () => {
    const products = {
      a: { name: 'Ontbijt', unitPrice: 13.95, shippingCost: 3.95, btw: 9, stock: 1_000_000 },
      fiets: {},
    }
    const { house, said } = read({ products })
    expect(house.products).toMatchObject([
      { name: 'Ontbijt', cents: 1395, deliveryCents: 395, vatBasisPoints: 900, stock: 1_000_000 },
      { name: 'fiets', cents: null, deliveryCents: null, vatBasisPoints: null, stock: null },
    ])
    expect(said).toEqual(['repaired missing-value products/fiets/name: nothing → fiets'])
  })

  it.each([
    [{ timeslot: 1 }, 1, []],
    [{ timeslot: 4 }, 4, []],
    [{ timeslot: 5 }, null, ['unreadable wrong-value orders/a/timeslot: 5 → nothing']],
    [{ time: 3 }, 3, []],
    [{ time: 0 }, null, ['unreadable wrong-value orders/a/time: 0 → nothing']],
    [{ time: '09:00' }, 1, ['repaired number-or-text orders/a/time: 09:00 → 1']],
    [{ time: '10.30-11.00' }, 4, ['repaired number-or-text orders/a/time: 10.30-11.00 → 4']],
    [{ time: '11.00' }, null, ['unreadable wrong-value orders/a/time: 11.00 → nothing']],
    [{ time: 'om 9.30' }, null, ['unreadable wrong-value orders/a/time: om 9.30 → nothing']],
    [{ time: '9.30', timeslot: 2 }, 2, []],
    [{ time: '9.30', timeslot: 3 }, 3, ['not-taken said-otherwise orders/a/time: 9.30 → 3']],
    [{ time: '' }, null, []],
  ])('have the half hour of an order with %j', (given, slot, remarks) => {
    const order = { name: 'Smit', amount: 2, ...given }
    const { house, said } = read({ orders: { a: order } })
    expect(house.breakfastOrders[0]?.slot).toBe(slot)
    expect(said).toEqual(remarks)
  })

  it('have an order with all that it says', () => {
    const orders = {
      a: {
        ...{ bookingsnumber: 'P20231', id: 'oud', name: 'Smit', email: 's@v.nl', phone: '06' },
        ...{ adress: 'Dorp 1', postal: '6181 AB', city: 'Elsloo', namereceiver: 'Jan' },
        ...{ amount: 1000, kids: 3, date: '3-7-2023', unitPrice: 13.95, shippingCost: 3.95 },
        ...{ totalPrice: 20, bookingsId: 'B1', isPayed: 'ja' },
      },
      b: { name: 'Jansen', bookingsnumber: 'P20231', id: 'X20231', amount: null },
      c: { name: 'Jansen', id: 'P20232', amount: 1001 },
      d: { name: 'Jansen', id: 'P202', amount: 0 },
    }
    const { house, said } = read({ orders })
    expect(house.breakfastOrders).toEqual([
      {
        ...{ path: 'orders/a', key: 'a', id: 'oud', number: 'P20231', name: 'Smit' },
        ...{ email: 's@v.nl', phone: '06', address: 'Dorp 1', postcode: '6181 AB' },
        ...{ city: 'Elsloo', receiver: 'Jan', boxes: 1000, kids: 3, day: day('2023-07-03') },
        ...{ slot: null, bookingNumber: 'B1', unitCents: 1395, deliveryCents: 395 },
        ...{ totalCents: 2000, paid: true },
      },
      expect.objectContaining({ number: 'P20231-2', id: 'X20231', boxes: 1, kids: 0, paid: false }),
      expect.objectContaining({ number: 'P20232', id: null, boxes: 1 }),
      expect.objectContaining({ number: null, id: 'P202', boxes: 0 }),
    ])
    expect(said).toEqual([
      'repaired number-or-text orders/a/isPayed: ja → true',
      'repaired missing-value orders/b/amount: nothing → 1',
      'unreadable wrong-value orders/c/amount: 1001 → nothing',
      'repaired missing-value orders/c/amount: nothing → 1',
      'repaired double-number orders/b/bookingsnumber: P20231 → P20231-2',
    ])
  })

  it('have a pending payment with what it pays', () => {
    const payment = { name: 'Smit', bookingsnumber: 'B1', totalPrice: 20, place: 'familiekamer' }
    const { house } = read({ 'temp-payments': { a: payment } })
    expect(house.payments).toMatchObject([
      { name: 'Smit', number: 'B1', totalCents: 2000, place: 'familiekamer', boxes: null },
    ])
  })

  const sale = { paymentData: '21-11-2023', paymentMethod: true, totalPrice: 20 }
  const sold = (given: object) => {
    const { house, said } = read({ cashdesk: { a: { ...sale, ...given } } })
    return { sale: house.sales[0], said }
  }

  it('have a sale of its total, else of its price', () => {
    expect(sold({ price: 20, employee: 'Riet' })).toMatchObject({
      sale: { method: 'cash', totalCents: 2000, regularCents: 2000, employee: 'Riet' },
      said: [],
    })
    expect(sold({ totalPrice: null, price: 15 })).toMatchObject({
      sale: { totalCents: 1500 },
      said: [],
    })
    expect(sold({ price: 15 })).toMatchObject({
      sale: { totalCents: 2000 },
      said: ['not-taken said-otherwise cashdesk/a/price: 15 → 20'],
    })
    expect(sold({ paymentMethod: null })).toMatchObject({
      sale: { method: 'pin' },
      said: ['repaired missing-value cashdesk/a/paymentMethod: nothing → pin'],
    })
    expect(sold({ payId: 'a' }).said).toEqual([])
    expect(sold({ payId: 'b' }).said).toEqual(['not-taken said-otherwise cashdesk/a/payId: b → a'])
  })

  it('have no sale without a day or an amount', () => {
    expect(sold({ paymentData: null })).toEqual({
      sale: undefined,
      said: ['unreadable missing-value cashdesk/a: 2000 → nothing'],
    })
    for (const regularPrice of [null, 25])
      expect(sold({ totalPrice: null, regularPrice })).toEqual({
        sale: undefined,
        said: ['unreadable missing-value cashdesk/a: 2023-11-21 → nothing'],
      })
  })

  it('have what was sold by one name, without blanks, or by nothing', () => {
    expect(sold({ treatments: ' Fiets ' }).sale?.treatments).toEqual(['Fiets'])
    expect(sold({ treatments: [{ kind: 'x' }, { name: ' ' }, null, 7] }).sale?.treatments).toEqual([
      '{"kind":"x"}',
      '7',
    ])
    expect(sold({}).sale?.treatments).toEqual([])
  })

  it.each([
    [{ typeSale: 'Vrienden', isSaleSet: true }, 'Vrienden', []],
    [{ typeSale: 'Vrienden' }, 'Vrienden', []],
    [{}, null, []],
    [{ isSaleSet: false }, null, []],
    [
      { isSaleSet: true },
      'Korting',
      ['repaired missing-value cashdesk/a/typeSale: nothing → Korting'],
    ],
    [
      { typeSale: 'Vrienden', isSaleSet: false },
      null,
      ['not-taken said-otherwise cashdesk/a/typeSale: Vrienden → false'],
    ],
  ])('have the discount of a sale with %j', (given, discount, remarks) => {
    const { sale: one, said } = sold(given)
    expect(one?.discount).toBe(discount)
    expect(said).toEqual(remarks)
  })

  it('have the days of the cash desk as they stand where a month 12 occurs too', () => {
    const at = (paymentData: unknown) => ({ ...sale, paymentData })
    const { said } = read({ cashdesk: { a: at('3-0-2023'), b: at('4-12-2023') } })
    expect(said[0]).toBe('unreadable wrong-value cashdesk/a/paymentData: 3-0-2023 → nothing')
    const two = read({ cashdesk: { a: at('21-0-2023'), b: at('4-11-2023') } })
    expect(two.house.sales.map((one) => one.day)).toEqual([day('2023-01-21'), day('2023-12-04')])
    // What is no day says nothing of the others.
    for (const none of ['x3-0-2023', '3-0-20231']) {
      const { house } = read({ cashdesk: { a: at(none), b: at('4-11-2023') } })
      expect(house.sales.map((one) => one.day)).toEqual([day('2023-11-04')])
    }
    const mixed = read({ cashdesk: { a: at('3-0-2023'), b: at('2023-11-04'), c: at(7), d: 8 } })
    expect(mixed.house.sales.map((one) => one.day)).toEqual([
      ...[day('2023-01-03'), day('2023-11-04')],
    ])
    expect(mixed.said[0]).toBe(
      'repaired months-from-zero cashdesk/a/paymentData: 3-0-2023 → 3-1-2023',
    )
  })
})
