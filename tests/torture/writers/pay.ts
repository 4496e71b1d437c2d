import type { Desk } from './writer.ts'

/**
 * Goes the way to pay from its address in the house, and pays at the sandbox. Noted as acknowledged
 * once the provider's page says that it is paid.
 *
 * @param checkout such as `/api/bookings/…/checkout`
 * @param folio of what is paid, which has its id
 * @returns whether it is paid
 */
export async function pay(
  { house, visitor, random }: Desk,
  checkout: string,
  folio: string,
  cents: number,
): Promise<boolean> {
  const way = await visitor.insist('GET', checkout)
  const page = way?.location ?? ''
  const id = /\/sandbox\/checkout\/(tr_\w+)/.exec(page)?.[1]
  if (!id) return false
  const method = random.pick(['ideal', 'creditcard'])
  await visitor.insist('POST', page, new URLSearchParams({ status: 'paid', method }))
  const shown = await visitor.insist('GET', page)
  if (!shown?.text.includes('<strong>Betaald.</strong>')) return false
  house.note({ phase: 'acknowledged', kind: 'payment', id, said: { folio, cents } })
  return true
}
