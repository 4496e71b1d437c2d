import fc from 'fast-check'
import type { Asked } from './asked.ts'
import type { DescribedOperation } from './described-operations.ts'
import { hostileBody, hostileHeaders, hostileText, hostileValue } from './hostile-values.ts'
import { likeSchema } from './like-schema.ts'

/**
 * Requests of an operation with something wrong with them, or made up from its schema alone.
 *
 * @param good one that succeeded; what it names is there, or was
 */
export function brokenRequest(operation: DescribedOperation, good: Asked): fc.Arbitrary<Asked> {
  const { parts, questions, body, method } = operation
  const ways: fc.Arbitrary<Asked>[] = [hostileHeaders.map((headers) => withHeaders(good, headers))]
  if (parts.length > 0)
    ways.push(
      fc.tuple(fc.constantFrom(...parts), hostileText).map(([name, value]) => ({
        ...good,
        parts: { ...good.parts, [name]: value.slice(0, 300) },
      })),
    )
  if (method === 'GET' || method === 'DELETE' || questions.length > 0)
    ways.push(questionOf(operation, good), questionOf(operation, good))
  if (method !== 'GET' && method !== 'HEAD')
    ways.push(
      hostileBody.map((raw) => ({ ...good, body: raw })),
      hostileValue.map((value) => ({ ...good, body: JSON.stringify(value) })),
    )
  if (body?.type === 'application/json') {
    const made = fc.oneof(fc.constant(good.body), likeSchema(body.schema))
    const field = made.chain((value) => brokenIn(value)).map((value) => ({ ...good, body: value }))
    ways.push(
      field,
      field,
      field,
      likeSchema(body.schema).map((value) => ({ ...good, body: value })),
    )
  }
  return fc.oneof(...ways)
}

function withHeaders(good: Asked, headers: Record<string, string>): Asked {
  return { ...good, headers: { ...good.headers, ...headers } }
}

/** A question with a part that is wrong, there twice, lacking, or not known. */
function questionOf({ questions }: DescribedOperation, good: Asked): fc.Arbitrary<Asked> {
  const asked = (query: Asked['query']): Asked => ({ ...good, query })
  const names = [...questions.map(({ name }) => name), 'onbekend']
  const name = fc.constantFrom(...names)
  return fc.oneof(
    fc.tuple(name, hostileText).map(([key, value]) => asked({ ...good.query, [key]: value })),
    fc
      .tuple(name, hostileText)
      .map(([key, value]) =>
        asked({ ...good.query, [key]: [String(good.query?.[key] ?? 'x'), value] }),
      ),
    fc
      .tuple(name, hostileText)
      .map(([key, value]) => asked({ ...good.query, [`${key}[x]`]: value })),
    name.map((key) => {
      const { [key]: _, ...rest } = good.query ?? {}
      return asked(rest)
    }),
    fc
      .tuple(...questions.map(({ schema }) => likeSchema(schema)))
      .map((values) =>
        asked(Object.fromEntries(questions.map((each, i) => [each.name, String(values[i])]))),
      ),
  )
}

/** A value with one place of it broken: another value, nothing at all, something more. */
function brokenIn(value: unknown): fc.Arbitrary<unknown> {
  const places = placesOf(value)
  return fc
    .tuple(
      fc.constantFrom(...places),
      fc.constantFrom('replaced', 'replaced', 'replaced', 'taken out', 'more'),
      hostileValue,
      fc.constantFrom('__proto__', 'constructor', 'id', 'version', 'extra', '\0'),
    )
    .map(([place, how, hostile, name]) => {
      if (how === 'more')
        return changed(value, place, (old) =>
          isObject(old) ? { ...old, [name]: hostile } : [old, hostile],
        )
      if (how === 'replaced') return changed(value, place, () => hostile)
      return changed(value, place, () => undefined)
    })
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The path of every text in a body. */
export function textPlaces(body: unknown): string[][] {
  return placesOf(body).filter(
    (place) =>
      typeof place.reduce((part, key) => (part as Record<string, unknown>)[key], body) === 'string',
  )
}

function placesOf(value: unknown, place: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [place]
  const inside = Object.entries(value).flatMap(([key, part]) => placesOf(part, [...place, key]))
  return [place, ...inside]
}

/** A value with one place of it changed. */
export function changed(
  value: unknown,
  [key, ...rest]: string[],
  change: (old: unknown) => unknown,
): unknown {
  if (key === undefined) return change(value)
  if (Array.isArray(value))
    return value.map((part, i) => (String(i) === key ? changed(part, rest, change) : part))
  if (!isObject(value)) return value
  return { ...value, [key]: changed(value[key], rest, change) }
}
