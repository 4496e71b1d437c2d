import type { EntityManager, EntityTarget, FindOptionsWhere } from 'typeorm'
import { type Answer, plainError } from '../errors/refused.ts'

/** What has a place among others of its kind. */
interface Sorted {
  id: number
  sort: number
}

const CHANGED = 'De lijst is intussen veranderd. Bekijk haar opnieuw.'
const MOVED =
  'Iemand anders wijzigde de volgorde intussen. Kijk hoe zij nu is en probeer het opnieuw.'

/**
 * Puts the rows that `where` finds in the order of the ids: the first has place 0. Refused where the
 * ids are not all of them, each once: then others were added or taken away meanwhile. Refused too
 * where they stand in another order by now than the screen showed (`before`).
 */
export async function writeOrder<Row extends Sorted>(
  manager: EntityManager,
  entity: EntityTarget<Row>,
  where: FindOptionsWhere<Row>,
  { ids, before }: { ids: readonly number[]; before?: readonly number[] | undefined },
): Promise<Answer<null>> {
  const there = (await manager.find(entity, { where })).toSorted(
    (one, other) => one.sort - other.sort || one.id - other.id,
  )
  const named = new Set(ids)
  if (
    named.size !== ids.length ||
    named.size !== there.length ||
    there.some(({ id }) => !named.has(id))
  )
    return { ok: false, error: plainError('list-changed', CHANGED) }
  if (before && there.some(({ id }, place) => id !== before[place]))
    return { ok: false, error: plainError('list-changed', MOVED) }
  const repository = manager.getRepository(entity)
  for (const row of there) {
    const sort = ids.indexOf(row.id)
    if (row.sort !== sort) await repository.save({ ...row, sort })
  }
  return { ok: true, value: null }
}
