import { randomUUID } from 'node:crypto'
import type { Writer } from './writer.ts'

const sales = '/api/back-office/sales'

/** Something is sold at the desk, step by step; every step may be pressed again. */
export const staffSell: Writer = async ({ house, visitor, random }) => {
  const offer = await visitor.insist('GET', `${sales}/offer`)
  const products = (offer?.json?.products ?? []).filter(
    ({ cents, unit }: { cents: number; unit: string }) => cents > 0 && unit === 'piece',
  )
  if (products.length === 0) return
  const product = random.pick<{ code: string; cents: number; fewest: number }>(products)
  const pieces = product.fewest + random.whole(0, 2)
  const id = randomUUID()
  const begun = await visitor.insist('POST', sales, {
    id,
    products: [{ code: product.code, pieces }],
    totalCents: product.cents * pieces,
  })
  if (begun?.status !== 201) return
  const method = random.pick(['cash', 'pin'] as const)
  await visitor.insist('POST', `${sales}/${id}/acts/choose`, { method })
  const receivedCents = method === 'cash' ? begun.json.cashDueCents : null
  const receiptEmail = random.chance(30) ? `${random.name()}@example.com` : null
  const settled = await visitor.insist('POST', `${sales}/${id}/acts/settle`, {
    receivedCents,
    receiptEmail,
  })
  if (settled?.status !== 200) return
  const done = await visitor.insist('POST', `${sales}/${id}/acts/yes`, {
    version: settled.json.version,
  })
  // Pressed again after the answer was lost, it may be told that it is made already.
  const sale = done?.json?.step === 'done' ? done : await visitor.insist('GET', `${sales}/${id}`)
  if (sale?.json?.step !== 'done') return
  const { number, settlement } = sale.json
  house.note({
    phase: 'acknowledged',
    kind: 'sale',
    id,
    said: { number, cents: settlement.dueCents, method, receipt: receiptEmail },
  })
}
