import { pay } from './pay.ts'
import { type Writer, dayIn } from './writer.ts'

/** A guest orders breakfast boxes to be brought, and most pay. */
export const guestOrdersBreakfast: Writer = async (desk) => {
  const { house, visitor, random } = desk
  const options = await visitor.insist('GET', '/api/breakfast-orders/options')
  const closed: string[] = options?.json?.closedDays ?? []
  const day = dayIn(desk, random.whole(3, 40))
  if (closed.includes(day)) return
  const boxes = { adults: random.whole(1, 4), kids: random.whole(0, 2) }
  const address = {
    street: 'Stationsstraat',
    houseNumber: '18',
    postcode: '6181 AD',
    city: 'Elsloo',
  }
  const question = new URLSearchParams({
    day,
    ...address,
    adults: `${boxes.adults}`,
    kids: `${boxes.kids}`,
  })
  const quoted = await visitor.insist('GET', `/api/breakfast-orders/quote?${question}`)
  if (!quoted?.json?.ok) return
  const { totalCents } = quoted.json
  const key = random.name()
  const person = { name: 'Tom Vroomen', receiver: 'Oma Vroomen', phone: '0612345678' }
  const order = { ...person, ...boxes, ...address, day, slot: random.whole(1, 4), totalCents }
  const email = `${key}@example.com`
  house.note({ phase: 'asked', kind: 'order', id: key, said: { email } })
  const placed = await visitor.insist(
    'POST',
    '/api/breakfast-orders',
    { ...order, email },
    { 'idempotency-key': key },
  )
  if (placed?.status !== 201) return
  const { id, number } = placed.json
  house.note({
    phase: 'acknowledged',
    kind: 'order',
    id,
    said: { key, number, day, totalCents },
  })
  if (random.chance(80)) await pay(desk, `/api/breakfast-orders/${id}/checkout`, id, totalCents)
}
