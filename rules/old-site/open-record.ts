import { readCents, readFlag, readNumber } from './old-number.ts'
import { type Place, pathOf, placesIn } from './place.ts'
import type { Tell } from './remark.ts'
import { unkept } from './short-json.ts'

/** The fields of a record. Each is asked for by its name; `close` notes those nobody asked for. */
export interface OldFields {
  path: string
  key: string
  /** The `id` field, where it says something else than the key. */
  id: string | null
  /** What stands there, as it stands; null where nothing does. */
  raw(name: string): unknown
  /** The first of some names that says something; empty where none does. */
  text(...names: string[]): string
  /** Null where nothing is said, or what is said is no whole number of that range. */
  whole(name: string, least: number, most: number): number | null
  /** Null where nothing is said, or no amount; `most`: a million euro, unless told otherwise. */
  cents(name: string, most?: number): number | null
  /** Null where nothing is said, or no percentage from 0 to 100. */
  basisPoints(name: string): number | null
  flag(...names: string[]): boolean | null
  /** What stands in a list of it. */
  list(name: string): Place[]
  /** Where a field stands. */
  at(name: string): string
  close(): void
}

/** The fields of a record; null, and noted, where it is none. */
export function openRecord({ path, key, value }: Place, tell: Tell): OldFields | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    tell(path, 'unreadable', 'no-record', value)
    return null
  }
  const left = new Map(Object.entries(value as Record<string, unknown>))
  const at = (name: string) => pathOf(path, name)
  // Many records say their own key once more.
  if (left.get('key') === key) left.delete('key')

  function raw(name: string): unknown {
    const found = left.get(name) ?? null
    left.delete(name)
    return found
  }

  /** Reads one field; what is said and cannot be read is noted. */
  function read<Read extends { asTyped: boolean }>(
    name: string,
    as: (value: unknown) => Read | null,
    shown: (one: Read) => string | number,
  ): Read | null {
    const found = raw(name)
    if (found === null || (typeof found === 'string' && found.trim() === '')) return null
    const one = as(found)
    if (one === null) tell(at(name), 'unreadable', 'wrong-value', found)
    else if (!one.asTyped) tell(at(name), 'repaired', 'number-or-text', found, shown(one))
    return one
  }

  /** The first of several fields that says something; another that says otherwise is noted. */
  function first<Value>(names: string[], of: (name: string) => Value | null): Value | null {
    let said: Value | null = null
    for (const name of names) {
      const before = left.get(name)
      const one = of(name)
      if (said === null) said = one
      else if (one !== null && one !== said) tell(at(name), 'not-taken', 'said-otherwise', before)
    }
    return said
  }

  function hundredths(
    name: string,
    as: (value: unknown) => ReturnType<typeof readCents>,
  ): number | null {
    const before = left.get(name)
    const shown = (number: number) => (number / 100).toFixed(2)
    const one = read(name, as, ({ number }) => shown(number))
    if (one?.rounded && one.asTyped)
      tell(at(name), 'repaired', 'rounded', before, shown(one.number))
    return one?.number ?? null
  }

  let said: string | null = null
  function id(): string | null {
    const found = raw('id')
    const read = readText(found)
    if (found !== null && read === null) tell(at('id'), 'unreadable', 'wrong-value', found)
    return read === null || read.text === '' || read.text === key ? null : read.text
  }

  return {
    path,
    key,
    get id() {
      return (said ??= id())
    },
    raw,
    at,
    text: (...names) =>
      first(names, (name) => read(name, readText, ({ text }) => text)?.text || null) ?? '',
    whole: (name, least, most) =>
      read(
        name,
        (value) => {
          const one = readNumber(value)
          const fits =
            one && Number.isInteger(one.number) && one.number >= least && one.number <= most
          return fits ? { ...one, number: one.number + 0 } : null
        },
        ({ number }) => number,
      )?.number ?? null,
    cents: (name, most) => hundredths(name, (value) => readCents(value, most)),
    // A percentage is read as an amount is, because its hundredths are basis points.
    basisPoints: (name) => hundredths(name, (value) => readCents(value, 10_000)),
    flag: (...names) =>
      first(names, (name) => read(name, readFlag, ({ flag }) => String(flag))?.flag ?? null),
    list: (name) => placesIn({ path: at(name), key: name, value: raw(name) }, tell),
    close() {
      for (const [name, before] of left)
        if (before !== null && before !== undefined)
          tell(at(name), 'not-taken', 'unknown-field', before)
      left.clear()
    },
  }
}

/** A text without spaces around it, and without what no database keeps; a number is its digits. */
function readText(value: unknown): { text: string; asTyped: boolean } | null {
  if (typeof value === 'number') return { text: String(value), asTyped: false }
  if (typeof value !== 'string') return null
  const text = value.replaceAll(unkept, '')
  return { text: text.trim(), asTyped: text === value }
}
