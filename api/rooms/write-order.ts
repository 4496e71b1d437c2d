import type { EntityManager, EntityTarget, FindOptionsWhere } from 'typeorm'
import { type Answer, plainError } from '../errors/refused.ts'

/** What has a place among others of its kind. */
interface Sorted {
  id: number
  sort: number
}

const CHANGED = 'De lijst is intussen veranderd. Bekijk haar opnieuw.'

/**
 * Puts the rows that `where` finds in the order of the ids: the first has place 0. Refused where the
 * ids are not all of them, each once: then others were added or taken away meanwhile.
 */
export async function writeOrder<Row extends Sorted>(
  manager: EntityManager,
  entity: EntityTarget<Row>,
  where: FindOptionsWhere<Row>,
  ids: readonly number[],
): Promise<Answer<null>> {
  const there = await manager.find(entity, { where })
  const named = new Set(ids)
  if (
    named.size !== ids.length ||
    named.size !== there.length ||
    there.some(({ id }) => !named.has(id))
  )
    return { ok: false, error: plainError('list-changed', CHANGED) }
  const repository = manager.getRepository(entity)
  for (const row of there) {
    const sort = ids.indexOf(row.id)
    if (row.sort !== sort) await repository.save({ ...row, sort })
  }
  return { ok: true, value: null }
}
