import type { OldHouse, OldBreakfastOrder, OldPayment } from '../../rules/old-site/old-house.ts'
import type { Carrying } from './carrying.ts'
import type { CarriedRemark } from './old-site-report.ts'

type Paid = { number: string | null; key: string }

/** Whether a payment is of this booking or order: by its number, or where it has none by its key. */
function isOf(payment: Paid, { number, key }: Paid): boolean {
  return payment.number === null ? payment.key === key : payment.number === number
}

/**
 * The house with what its pending payments (`temp-payments`) say was paid. The old pages wrote that
 * there first: a booking or an order that says otherwise counts as paid, and a person looks.
 */
export function withPayments(house: OldHouse, remarks: CarriedRemark[]): OldHouse {
  const payments = house.payments.filter(({ paid }) => paid)
  const settled = <One extends Paid & { path: string; paid: boolean }>(one: One): One => {
    const payment = one.paid ? undefined : payments.find((payment) => isOf(payment, one))
    if (!payment) return one
    const sentence =
      'Dit staat als onbetaald, en de betaling ervan als betaald: het is ingevoerd als betaald. Kijk of het geld er is.'
    remarks.push({
      path: one.path,
      kind: 'undecided',
      sentence,
      before: 'onbetaald',
      after: `betaald (${payment.path})`,
    })
    return { ...one, paid: true }
  }
  return {
    ...house,
    bookings: house.bookings.map(settled),
    breakfastOrders: house.breakfastOrders.map(settled),
  }
}

/** The payments of boxes that are no order yet: of each order one, a paid one before an unpaid. */
export function waitingOrders({ house }: Carrying): OldBreakfastOrder[] {
  const known: Paid[] = [...house.breakfastOrders, ...house.bookings]
  const inOrder = house.payments.toSorted((a, b) => Number(b.paid) - Number(a.paid))
  return inOrder.flatMap((payment) => {
    const { boxes } = payment
    if (boxes === null || known.some((one) => isOf(payment, one))) return []
    known.push(payment)
    return [{ ...payment, boxes, kids: 0, bookingNumber: '' }]
  })
}

/** Has each payment lead to the booking or the order that it is of; tells of one that is of none. */
export function importPayments(carrying: Carrying): void {
  const { house, rows, remarks } = carrying
  const nounOf = (one: Paid) =>
    house.bookings.some((booking) => booking === one) ? 'bookings' : 'breakfast_orders'
  for (const payment of house.payments) {
    if (rows.idOf(payment.path) !== undefined) continue
    const others: OldPayment[] = house.payments.filter((one) => one !== payment)
    const paid = [...house.bookings, ...house.breakfastOrders, ...others].find(
      (one) => isOf(payment, one) && rows.idOf(one.path) !== undefined,
    )
    if (paid) {
      rows.add(payment.path, nounOf(paid), rows.idOf(paid.path)!)
      continue
    }
    const sentence = 'Deze betaling is van geen boeking of bestelling die is ingevoerd.'
    remarks.push({ path: payment.path, kind: 'not-taken', sentence, before: null, after: null })
  }
}
