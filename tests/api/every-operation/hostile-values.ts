import fc from 'fast-check'

/** Texts that break what is not careful: for parts of addresses, questions and fields. */
export const hostileText = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '\0',
    'a\0b',
    '\ud800',
    'x\udfffy',
    '0000-01-01',
    '9999-12-31',
    '2026-02-30',
    '+275760-09-13',
    '-1',
    '0',
    '1.5',
    '1e309',
    '2147483648',
    '-2147483649',
    '9223372036854775808',
    '00000000-0000-4000-8000-000000000000',
    "' OR 1=1 --",
    '"; DROP TABLE bookings; --',
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    'a@example.com\r\nBcc: b@example.com',
    '../../etc/passwd',
    '%',
    '_',
    '\\',
    '{n}',
    '${7*7}',
    'null',
    'true',
    '[]',
    '{}',
    '[0,2147483648]',
    '["id","ASC"]',
    '{"q":"\\u0000"}',
    '{"q":"\\ud800"}',
    '{"id":[99999999999]}',
    '{"id":["1 OR 1=1"]}',
    '[a]('.repeat(1_000),
    `${'- '.repeat(2_000)}x`,
    '\u202Egnp.exe',
    '\u2028',
    '🛏️'.repeat(40),
    'é'.repeat(300),
    'x'.repeat(6_000),
    'x'.repeat(100_000),
  ),
  fc.string({ unit: 'binary', maxLength: 20 }),
)

const hostileNumber = fc.constantFrom(
  0,
  -1,
  1.5,
  -0,
  31,
  2 ** 31 - 1,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53,
  2 ** 63,
  1e308,
  Number.NaN,
)

/** Values of the wrong kind or size for a field. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: hostileText },
  { weight: 3, arbitrary: hostileNumber },
  {
    weight: 3,
    arbitrary: fc.constantFrom<unknown>(
      null,
      true,
      false,
      [],
      {},
      [[]],
      [null],
      { length: 1e9 },
      { toString: 'x' },
      JSON.parse('{"__proto__":{"isAdmin":true}}'),
      Array.from({ length: 5_000 }, (_, i) => i),
    ),
  },
  { weight: 1, arbitrary: fc.nat({ max: 2_000 }).map(nested) },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
)

/** An array in an array, so deep. */
function nested(depth: number): unknown {
  let value: unknown = 'deep'
  for (let level = 0; level < depth; level++) value = [value]
  return value
}

/** Bodies that are no JSON, or not what they say. */
export const hostileBody = fc.oneof(
  fc.constantFrom<Buffer | string>(
    '',
    '{',
    '{"a":1',
    'null',
    '"x"',
    '[1,2',
    '{"a":1}{"b":2}',
    '\uFEFF{}',
    "{'a':1}",
    '{"a":NaN}',
    '{"a":1e999999}',
    '{"__proto__":{"x":1}}',
    '{"constructor":{"prototype":{"x":1}}}',
    '\0',
    `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
    `{"a":"${'x'.repeat(140_000)}"}`,
    Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
  ),
  fc.uint8Array({ maxLength: 40 }).map((bytes) => Buffer.from(bytes)),
)

/** Headers that a browser of the house would not send. */
export const hostileHeaders = fc.constantFrom<Record<string, string>>(
  { 'content-type': 'text/plain' },
  { 'content-type': 'application/xml' },
  { 'content-type': 'application/json; charset=utf-16' },
  { 'content-type': 'application/json; charset=nonsense' },
  { 'content-type': 'multipart/form-data' },
  { 'content-type': 'multipart/form-data; boundary=x' },
  { 'content-type': 'application/x-www-form-urlencoded' },
  { 'content-type': '' },
  { 'content-type': '/' },
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: '', 'sec-fetch-site': 'cross-site' },
  { cookie: 'kamersleutel_session=%00; kamersleutel_session=[]; =; x' },
  { authorization: 'Bearer x' },
  { 'idempotency-key': '' },
  { 'idempotency-key': 'x'.repeat(500) },
  { 'idempotency-key': 'a b\u00e9' },
  { accept: 'text/html', 'accept-language': '*;q=nonsense' },
  { 'x-forwarded-for': 'nonsense, ::::, 1.2.3' },
  { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'javascript' },
  { 'x-http-method-override': 'DELETE' },
  { range: 'bytes=0-0,-1', 'if-none-match': '*' },
)
