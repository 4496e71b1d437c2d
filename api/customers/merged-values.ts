import type { EntityManager } from 'typeorm'
import type { MergeRequest } from './customer-requests.ts'
import type { StandingCustomer } from './standing-customer.ts'

/** What of a customer was one thing before a merge and another after it. */
export type Changed = Partial<Record<keyof StandingCustomer, [before: unknown, after: unknown]>>

/** The values of who stays, each of the side that staff chose; what was noted of both is kept. */
export function mergedValues(
  stays: StandingCustomer,
  goes: StandingCustomer,
  chosen: MergeRequest,
): Partial<StandingCustomer> {
  const of = (field: 'name' | 'email' | 'phone' | 'city') =>
    (chosen[field] === 'this' ? stays : goes)[field]
  return {
    name: of('name'),
    email: of('email'),
    phone: of('phone'),
    city: of('city'),
    notes: [stays.notes, goes.notes].filter(Boolean).join('\n'),
    business: stays.business || goes.business,
  }
}

/** What is not the same before and after. */
export function differences(before: StandingCustomer, after: Partial<StandingCustomer>): Changed {
  const fields = Object.keys(after) as (keyof StandingCustomer)[]
  return Object.fromEntries(
    fields
      .filter((field) => before[field] !== after[field])
      .map((field) => [field, [before[field], after[field]]]),
  )
}

/** The columns that a merge writes; nothing else becomes SQL. */
const COLUMNS = ['name', 'email', 'phone', 'city', 'notes', 'business'] as const

/**
 * Writes one side of what changed, where the other side still stands: what staff wrote since is
 * kept.
 */
export async function writeValues(
  manager: EntityManager,
  id: number,
  values: Changed,
  side: 0 | 1,
): Promise<void> {
  for (const column of COLUMNS) {
    const value = values[column]
    if (value)
      await manager.query(
        `UPDATE customers SET ${column} = $2, counted = false WHERE id = $1 AND ${column} = $3`,
        [id, value[side], value[1 - side]],
      )
  }
}
