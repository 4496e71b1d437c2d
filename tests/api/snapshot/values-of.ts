import fc from 'fast-check'

/** What may go wrong in text: what COPY itself writes so, quotes, lines, letters of other scripts. */
const text = fc.oneof(
  fc.constantFrom('', '\\N', '\\.', '\t', '\n', '\r\n', '\\', "'", '"', '{}', ',', 'é', '漢', '🛏'),
  fc.string({ unit: 'grapheme' }).map((given) => given.replaceAll('\0', '')),
)

const day = fc
  .integer({ min: 0, max: 40_000 })
  .map((days) => new Date(days * 86_400_000).toISOString().slice(0, 10))

const instant = fc.tuple(day, fc.nat(86_399), fc.nat(999_999)).map(([on, second, micro]) => {
  const time = new Date(second * 1000).toISOString().slice(11, 19)
  return `${on} ${time}.${String(micro).padStart(6, '0')}+00`
})

const json = fc.jsonValue().map((value) => JSON.stringify(value).replaceAll('\\u0000', ''))

const VALUES: Record<string, fc.Arbitrary<unknown>> = {
  boolean: fc.boolean(),
  smallint: fc.integer({ min: -32_768, max: 32_767 }),
  integer: fc.integer(),
  bigint: fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }).map(String),
  numeric: fc.integer().map((cents) => (cents / 100).toFixed(2)),
  'double precision': fc.double({ noNaN: true }).map(String),
  real: fc.float({ noNaN: true }).map(String),
  text,
  date: day,
  'time without time zone': fc.constantFrom('00:00', '23:59:59.999999', '24:00'),
  'timestamp with time zone': instant,
  interval: fc.constantFrom('1 day', '-3 mons 4 days 05:06:07.89'),
  uuid: fc.uuid(),
  jsonb: json,
  json,
  bytea: fc.uint8Array().map((bytes) => Buffer.from(bytes)),
  xid8: fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }).map(String),
  daterange: fc.oneof(
    fc.constantFrom('empty', '(,)'),
    fc.tuple(day, day).map((days) => `[${days.toSorted().join()}]`),
  ),
  inet: fc.ipV4(),
}

/** Any value of a type as PostgreSQL names it. A type that is new here asks for its values. */
export function valuesOf(type: string): fc.Arbitrary<unknown> {
  if (type.endsWith('[]')) return fc.array(fc.option(valuesOf(type.slice(0, -2))), { maxLength: 5 })
  const values = VALUES[type.replace(/\(\d+(,\d+)?\)/, '')]
  if (!values) throw new RangeError(`no values are known of the type ${type}: add them here`)
  return values
}
