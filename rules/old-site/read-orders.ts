import type { OldBreakfastOrder, OldPayment } from './old-house.ts'
import { mostPriceCents, readNumber } from './old-number.ts'
import type { OldFields } from './open-record.ts'
import type { Place } from './place.ts'
import { readDate } from './read-day.ts'
import { readPerson } from './read-person.ts'
import { readEach } from './read-each.ts'
import type { Tell } from './remark.ts'
import { makeNumbersUnique } from './unique-numbers.ts'

/** More boxes than an oven bakes. */
const mostBoxes = 1000

/** The breakfast orders of `content/orders` (BO §3, G §3). */
export function readBreakfastOrders(places: Place[], tell: Tell): OldBreakfastOrder[] {
  const orders = readEach(places, tell, (fields) => {
    const bought = readBought(fields, tell)
    const boxes = bought.boxes ?? 1
    if (bought.boxes === null) tell(fields.at('amount'), 'repaired', 'missing-value', null, boxes)
    const kids = fields.whole('kids', 0, mostBoxes) ?? 0
    const bookingNumber = fields.text('bookingsId')
    // An order had its number as its id (G §3).
    const asId = /^P\d{4,}$/.test(fields.id ?? '') ? fields.id : null
    return { ...bought, number: bought.number ?? asId, boxes, kids, bookingNumber }
  })
  makeNumbersUnique(orders, 'bookingsnumber', tell)
  // What is its number is no other id beside it.
  return orders.map((order) => ({ ...order, id: order.id === order.number ? null : order.id }))
}

/** The pending payments of `temp-payments` (BO §3, G §3). */
export function readPayments(places: Place[], tell: Tell): OldPayment[] {
  return readEach(places, tell, (fields) => ({
    ...readBought(fields, tell),
    place: fields.text('place'),
  }))
}

/** What an order and its payment both say. */
function readBought(fields: OldFields, tell: Tell) {
  return {
    number: fields.text('bookingsnumber') || null,
    ...readPerson(fields, 'name', tell),
    address: fields.text('adres', 'adress'),
    postcode: fields.text('zip', 'postal'),
    city: fields.text('city'),
    receiver: fields.text('namereceiver'),
    boxes: fields.whole('amount', 0, mostBoxes),
    day: readDate(fields, 'date', tell),
    slot: readSlot(fields, tell),
    unitCents: fields.cents('unitPrice', mostPriceCents),
    deliveryCents: fields.cents('shippingCost'),
    totalCents: fields.cents('totalPrice'),
    paid: fields.flag('ispayed', 'isPayed') ?? false,
  }
}

/** BO §9: the slots, and when they begin. */
const begins = ['9.00', '9.30', '10.00', '10.30']

/** `timeslot`, or `time`: 1 to 4, or the half hour: `9.30-10.00` is 2. */
function readSlot(fields: OldFields, tell: Tell): number | null {
  const said = fields.whole('timeslot', 1, begins.length)
  const before = fields.raw('time')
  if (before === null || before === '') return said
  const slot = slotOf(before)
  if (slot === null) tell(fields.at('time'), 'unreadable', 'wrong-value', before)
  else if (said === null && typeof before === 'string')
    tell(fields.at('time'), 'repaired', 'number-or-text', before, slot)
  else if (said !== null && said !== slot)
    tell(fields.at('time'), 'not-taken', 'said-otherwise', before, said)
  return said ?? slot
}

function slotOf(time: unknown): number | null {
  const begin = typeof time === 'string' ? /^0?(\d+)[.:](\d\d)/.exec(time.trim()) : null
  const slot = begin
    ? begins.indexOf(`${begin[1]}.${begin[2]}`) + 1
    : (readNumber(time)?.number ?? 0)
  return begins[slot - 1] === undefined ? null : slot
}
