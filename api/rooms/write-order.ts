import type { EntityManager, EntityTarget, FindOptionsWhere } from 'typeorm'
import { z } from 'zod'
import { type Answer, changedMeanwhile } from '../errors/refused.ts'
import { storedInteger } from '../requests/stored-values.ts'

const ids = z.array(storedInteger()).max(1_000)

/** Body of `PUT …/order`: all that there are, the first one first. */
export const orderShape = z.object({
  ids,
  before: ids.optional().meta({
    description: 'The order that the screen showed; refused where it is another by now.',
  }),
})
export type OrderRequest = z.input<typeof orderShape>

const CHANGED = 'De lijst is intussen veranderd. Bekijk haar opnieuw.'
const MOVED =
  'Iemand anders wijzigde de volgorde intussen. Kijk hoe zij nu is en probeer het opnieuw.'

/** Why rows do not stand as a screen showed them: not all of them are named once, or they moved. */
export function orderDiffers(
  there: readonly { id: number }[],
  { ids: asked, before }: OrderRequest,
): 'changed' | 'moved' | null {
  const named = new Set(asked)
  const areAll = named.size === asked.length && named.size === there.length
  if (!areAll || there.some(({ id }) => !named.has(id))) return 'changed'
  return before && there.some(({ id }, place) => id !== before[place]) ? 'moved' : null
}

/**
 * Puts the rows that `where` finds in the order of the ids: the first has place 0. Refused where
 * others were added or taken away meanwhile, or stand in another order than the screen showed.
 */
export async function writeOrder<Row extends { id: number; sort: number }>(
  manager: EntityManager,
  entity: EntityTarget<Row>,
  where: FindOptionsWhere<Row>,
  order: OrderRequest,
): Promise<Answer<null>> {
  const there = (await manager.find(entity, { where })).toSorted(
    (one, other) => one.sort - other.sort || one.id - other.id,
  )
  const differs = orderDiffers(there, order)
  if (differs !== null)
    return { ok: false, error: changedMeanwhile(differs === 'moved' ? MOVED : CHANGED) }
  const repository = manager.getRepository(entity)
  for (const row of there) {
    const sort = order.ids.indexOf(row.id)
    if (row.sort !== sort) await repository.save({ ...row, sort })
  }
  return { ok: true, value: null }
}
