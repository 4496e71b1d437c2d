import { type EpochDay, partsOf } from '../../../rules/calendar/day.ts'

/** Breakfast orders, one every sixteen days. */
export function ordersOf(today: EpochDay, roll: () => number): object[] {
  return Array.from({ length: 40 }, (_, index) => {
    const { year, month, dayOfMonth } = partsOf(today - 600 + index * 16)
    const amount = 1 + Math.floor(roll() * 4)
    return {
      ...{
        id: `P${year}${month - 1}${index}`,
        name: 'Els Peeters',
        email: 'els@voorbeeld.nl',
        amount,
      },
      date:
        index % 5 === 0 ? `${year},${month - 1},${dayOfMonth}` : `${dayOfMonth}-${month}-${year}`,
      ...{ phone: '06 12345678', unitPrice: 13.95, shippingCost: 3.95, ispayed: true },
      ...{ adres: 'Kerkstraat 2', zip: '6181 AB', city: 'Elsloo', time: '9.30-10.00' },
      totalPrice: (13.95 * amount + 3.95).toFixed(2).replace('.', ','),
    }
  })
}

/** Payments at the cash desk. */
export function salesOf(today: EpochDay, roll: () => number): object {
  return Object.fromEntries(
    Array.from({ length: 30 }, (_, index) => {
      const { year, month, dayOfMonth } = partsOf(today - 500 + index * 16)
      const totalPrice = 5 + Math.floor(roll() * 40)
      const sold = {
        paymentData: `${dayOfMonth}-${month}-${year}`,
        paymentMethod: roll() < 0.5,
        totalPrice,
      }
      return [
        `k${index}`,
        { ...sold, regularPrice: totalPrice, treatments: ['Fiets'], employee: 'Riet' },
      ]
    }),
  )
}

/** What else stands at the root, and a branch that the house has no place for. */
export function booksOf(today: EpochDay): object {
  const { year } = partsOf(today)
  return {
    vacationdays: { a: { year: year - 1, month: 1, day: 30 }, b: { date: `${year},11,25` } },
    revenue: [
      { key: `07${year - 1}`, total: '4.812,50' },
      { key: `08${year - 1}`, total: 5210.75 },
    ],
    instellingen: { thema: 'donker' },
  }
}
