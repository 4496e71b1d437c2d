import type { EntityManager } from 'typeorm'
import { customerTexts } from '../../rules/texts/customer.ts'
import { Refused, invalidInput, orNotFound, plainError } from '../errors/refused.ts'
import type { CustomerDetailView } from './customer-shapes.ts'

/** A customer as edits read one. */
export type StandingCustomer = Pick<
  CustomerDetailView,
  'id' | 'name' | 'email' | 'phone' | 'city' | 'notes' | 'business'
>

/** That something cannot be done with a customer, and why. */
export const notChangeable = (text: string) =>
  new Refused(plainError('customer-not-changeable', text))

/** Refuses what was typed in one field. */
export const wrongField = (field: string, text: string) =>
  new Refused(invalidInput([{ field, text }]))

/** A customer who can be changed. Refused: unknown, merged into another, or to be forgotten. */
export async function standingCustomer(
  manager: EntityManager,
  id: number,
): Promise<StandingCustomer> {
  const [row] = await manager.query<(StandingCustomer & { merged: boolean; erased: boolean })[]>(
    `SELECT id, name, email, phone, city, notes, business, merged_into IS NOT NULL AS merged,
       erasure_asked_at IS NOT NULL OR erased_at IS NOT NULL AS erased FROM customers WHERE id = $1`,
    [id],
  )
  const { merged, erased, ...customer } = orNotFound(row, customerTexts.unknown)
  if (merged) throw notChangeable(customerTexts.merged)
  if (erased) throw notChangeable(customerTexts.erased)
  return customer
}
