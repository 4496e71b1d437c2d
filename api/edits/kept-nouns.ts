import { Injectable } from '@nestjs/common'
import { z } from 'zod'
import { isTryable } from '../../rules/trials/is-tryable.ts'
import { Refused, delivered, plainError } from '../errors/refused.ts'
import { fitting } from '../requests/shape.ts'
import type { Keeper, Key, KeptNoun } from './kept-noun.ts'
import { seenVersion } from './kept-shape.ts'
import type { Editor } from './staff-edits.ts'

/** An edit as its form has it: to be tried, kept as it was tried, or planned. */
export const keptEditShape = z.object({
  noun: z
    .string()
    .refine(isTryable, 'Dit kan niet worden geprobeerd.')
    .meta({ description: 'Such as `seasons` or `room-types/prices`.' }),
  key: z.array(z.union([z.string().max(100), z.int()])).meta({
    description: 'What names the row in its address, the outer first; a new row has no own.',
  }),
  values: z
    .record(z.string(), z.json())
    .nullable()
    .meta({ description: 'What its route is sent; null: the row is removed.' }),
  base: seenVersion.version,
})
export type KeptEdit = z.output<typeof keptEditShape>

// Each noun's own types meet in `keptController`; here they are all alike.
type AnyNoun = KeptNoun<unknown, unknown, unknown, unknown, Key>
type AnyKeeper = Keeper<unknown, unknown, unknown, unknown, Key>

/** All nouns that staff keep, by their names: an edit that is tried or planned is written by it. */
@Injectable()
export class KeptNouns {
  private readonly served = new Map<string, { noun: AnyNoun; keeper: AnyKeeper }>()

  /** Called by the controller of a noun when it is made. */
  register(noun: AnyNoun, keeper: AnyKeeper): void {
    const parts = noun.resource.split('/').filter((part) => !part.startsWith(':'))
    this.served.set(parts.join('/'), { noun, keeper })
  }

  /**
   * Writes an edit the way its route does, and answers what that route does. Throws `Refused` with what
   * the route refuses; what no noun has, or no noun does, is not found.
   */
  async write(staff: Editor, { noun: name, key, values, base }: KeptEdit): Promise<unknown> {
    const { noun, keeper } = this.served.get(name) ?? {}
    if (!noun || !keeper) throw new Refused(plainError('not-found'))
    const schemas = Object.values(noun.keys)
    const keys = key.map((part, place) => readKey(schemas[place], part))
    const isRow = keys.length === schemas.length
    if (values === null && isRow && keeper.remove)
      return delivered(await keeper.remove(staff, base, ...keys))
    if (values && isRow && noun.change && keeper.change) {
      const change = delivered(await fitting(noun.change, { ...values, version: base }))
      return delivered(await keeper.change(staff, change, ...keys))
    }
    if (values && keys.length === schemas.length - 1 && noun.order && keeper.add)
      return delivered(
        await keeper.add(staff, delivered(await fitting(noun.order, values)), ...keys),
      )
    throw new Refused(plainError('not-found'))
  }
}

function readKey(schema: z.ZodType<Key, string> | undefined, part: Key): Key {
  const { data, error } = schema?.safeParse(String(part)) ?? {}
  if (data === undefined) throw new Refused(plainError('not-found', error?.issues[0]?.message))
  return data
}
