import fc from 'fast-check'
import type { Schema } from './described-operations.ts'

const DAY = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const WORDS = fc.oneof(
  fc.constantFrom(
    '12,50',
    '21',
    '3',
    'Jan',
    'a@example.com',
    '06 12345678',
    '6181 AB',
    '14:00',
    'NL',
  ),
  fc.string({ maxLength: 12 }),
)

/** Values as a schema describes them: of the right shape, whatever they may mean. */
export function likeSchema(schema: Schema): fc.Arbitrary<unknown> {
  const value = plainly(schema)
  return schema.nullable ? fc.option(value, { freq: 4 }) : value
}

function plainly(schema: Schema): fc.Arbitrary<unknown> {
  const oneOf = schema.anyOf ?? schema.oneOf
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (oneOf) return fc.oneof(...oneOf.map(likeSchema))
  if (schema.allOf) return isDay(schema.allOf[0]!) ? DAY : likeSchema(schema.allOf[0]!)
  // What points to itself ends here.
  if (schema.$ref) return fc.jsonValue({ maxDepth: 1 })
  switch (schema.type) {
    case 'object':
      return objectLike(schema)
    case 'array':
      return fc.array(likeSchema(schema.items ?? {}), { maxLength: 3 })
    case 'boolean':
      return fc.boolean()
    case 'integer':
      return fc.oneof(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 0, max: 300_000 }))
    case 'number':
      return fc.double({ min: 0, max: 1_000, noNaN: true })
    case 'string':
      return textLike(schema)
    default:
      return fc.jsonValue({ maxDepth: 2 })
  }
}

function objectLike({ properties = {}, required = [] }: Schema): fc.Arbitrary<unknown> {
  const values = Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, likeSchema(schema)]),
  )
  return fc.record(values, { requiredKeys: required.filter((name) => name in values) })
}

const isDay = ({ pattern, format }: Schema) =>
  format === 'date' || String(pattern).includes('(?:(?:\\d\\d[2468][048]')

function textLike(schema: Schema): fc.Arbitrary<string> {
  if (schema['format'] === 'uuid') return fc.uuid()
  if (isDay(schema)) return DAY
  if (String(schema['pattern']).startsWith('^[A-Za-z0-9_-]{8'))
    return fc.uuid().map((id) => `press-${id}`)
  return WORDS
}
