import { Injectable } from '@nestjs/common'
import { Refused, delivered, plainError } from '../errors/refused.ts'
import { BACK_OFFICE } from '../requests/back-office.ts'
import { fitting } from '../requests/shape.ts'
import { type Keeper, type Key, type KeptNoun, rowAddress } from './kept-noun.ts'
import { seenQuery } from './kept-shape.ts'
import type { Editor } from './staff-edits.ts'

/** An edit as its form sends it. */
export interface SentEdit {
  method: 'POST' | 'PUT' | 'DELETE'
  path: string
  body?: Readonly<Record<string, unknown>> | null | undefined
}

// Each noun's own types meet in `keptController`; here they are all alike.
type AnyNoun = KeptNoun<unknown, unknown, unknown, unknown, Key>
type AnyKeeper = Keeper<unknown, unknown, unknown, unknown, Key>

interface Served {
  noun: AnyNoun
  keeper: AnyKeeper
}

/** All nouns that staff keep, by their addresses: an edit that is tried or planned is written by it. */
@Injectable()
export class KeptNouns {
  private readonly served: Served[] = []

  /** Called by the controller of a noun when it is made. */
  register(noun: AnyNoun, keeper: AnyKeeper): void {
    this.served.push({ noun, keeper })
  }

  /**
   * Writes an edit the way its route does, and answers what that route does. Throws `Refused` with what
   * the route refuses; what no noun has, or no noun does, is not found.
   */
  async write(staff: Editor, { method, path, body }: SentEdit): Promise<unknown> {
    const { pathname, searchParams } = new URL(path, 'http://house')
    const { noun, keeper, keys } = this.find(pathname.slice(BACK_OFFICE.length + 1).split('/'))
    const isRow = keys.length === Object.keys(noun.keys).length
    if (method === 'POST' && !isRow && noun.order && keeper.add)
      return delivered(await keeper.add(staff, await read(noun.order, body), ...keys))
    if (method === 'PUT' && isRow && noun.change && keeper.change)
      return delivered(await keeper.change(staff, await read(noun.change, body), ...keys))
    if (method === 'DELETE' && isRow && keeper.remove) {
      const { version } = await read(seenQuery, Object.fromEntries(searchParams))
      return delivered(await keeper.remove(staff, version, ...keys))
    }
    throw new Refused(plainError('not-found'))
  }

  /** The noun of an address, and the keys in it: all of a row, the outer ones of its list. */
  private find(parts: string[]): Served & { keys: Key[] } {
    for (const { noun, keeper } of this.served) {
      const row = rowAddress(noun)
      const list = noun.resource.split('/')
      const address = [row, list].find(({ length }) => length === parts.length)
      const fits = (part: string, place: number) => part.startsWith(':') || part === parts[place]
      if (!address?.every(fits)) continue
      const keys = address.flatMap((part, place) =>
        part.startsWith(':') ? [readKey(noun, part.slice(1), parts[place]!)] : [],
      )
      return { noun, keeper, keys }
    }
    throw new Refused(plainError('not-found'))
  }
}

function readKey({ keys }: AnyNoun, name: string, text: string): Key {
  const { data, error } = keys[name]!.safeParse(decodeURIComponent(text))
  if (data === undefined) throw new Refused(plainError('not-found', error?.issues[0]?.message))
  return data
}

async function read<Read>(
  schema: Parameters<typeof fitting<Read>>[0],
  input: unknown,
): Promise<Read> {
  return delivered(await fitting<Read>(schema, input ?? undefined))
}
