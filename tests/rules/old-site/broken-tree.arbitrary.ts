import fc from 'fast-check'
import { arbitraryOldHouse } from './old-house.arbitrary.ts'
import { writeOldHouse } from './write-old-house.ts'

/** As a file has it. */
export const asJson = (tree: unknown): unknown => JSON.parse(JSON.stringify(tree)) as unknown

type Keys = readonly string[]

/** The keys of everything that stands in a tree, parents before what is in them. */
export function placesOf(tree: unknown, above: Keys = []): Keys[] {
  if (typeof tree !== 'object' || tree === null) return []
  return Object.entries(tree).flatMap(([key, value]) => [
    [...above, key],
    ...placesOf(value, [...above, key]),
  ])
}

/** What stands there; undefined where nothing does. */
export function at(tree: unknown, keys: Keys): unknown {
  return keys.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, key)
        ? (value as Record<string, unknown>)[key]
        : undefined,
    tree,
  )
}

/** The tree with something else in a place; without the place where that is undefined. */
export function withValue(tree: unknown, keys: Keys, value: unknown): unknown {
  const [key, ...below] = keys
  if (key === undefined) return value
  if (typeof tree !== 'object' || tree === null) return tree
  const entries = Object.entries(tree).flatMap(([name, one]): [string, unknown][] => {
    if (name !== key) return [[name, one]]
    const other = withValue(one, below, value)
    return other === undefined ? [] : [[name, other]]
  })
  return Array.isArray(tree) ? entries.map(([, one]) => one) : Object.fromEntries(entries)
}

/** What stands in old exports where it should not. */
const odd = fc.oneof(
  fc.constantFrom<unknown>(
    '',
    '5',
    '12,50',
    '€ 1.234,50',
    '1e3',
    'ja',
    'gast@voorbeeld.nl',
    '0',
    'x'.repeat(5000),
  ),
  fc.constantFrom<unknown>('2023,1,30', '2023-02-30', '31-12-2023', '2023-07-02T22:00:00.000Z'),
  fc.constantFrom<unknown>(0, -1, 3, 5, 11, 12, 30, 31, 32, 2024, 1e308, 0.1 + 0.2, 449 / 3),
  fc.constantFrom<unknown>(
    null,
    true,
    false,
    [],
    {},
    [null, {}],
    { name: { name: {} } },
    '\u0000\ud800',
  ),
  fc.jsonValue(),
)

/** The faults that old exports are known for, by the field they stand in. */
const known: Readonly<Record<string, readonly unknown[]>> = {
  title: ['gast@voorbeeld.nl', 'Jan (Geannuleerd) (geannuleerd)', '(Geannuleerd)', ''],
  name: ['gast@voorbeeld.nl', ''],
  email: ['Gast', ''],
  bookingsnumber: ['B2023010', 'P20230'],
  roomnumber: [1, 'Kamer 1', '3', 0],
  resourceId: [1, '2', null],
  endMonth: [11, 12, '0'],
  startMonth: [12, '1'],
  ...{ endDay: [31, 0, 1], startDay: [31], endYear: [2022], totalNights: [0, 2, '3', 400] },
  end: ['2023,1,30', '2023,12,1', '2023-01-04', 'morgen'],
  ...{
    month: [12, 1, 10, '1'],
    day: [31, 30, 0, '1'],
    date: ['2023,6,1', '3 juli 2023', 1688335200000],
  },
  amount: [5, 6, -1, '2', null],
  ...{
    stock: [5, 6],
    person: [1, '2'],
    type: ['active', 'actief'],
    place: ['airbnb', 'Gast', 'x'],
  },
  ...{ price: ['12,50', 449 / 3], singlePrice: ['95', 449 / 3], ispayed: ['ja', 0, null] },
  paymentData: ['3-0-2023', '2023,6,1', '30-2-2023'],
  key: ['002023', '72023', '132023'],
  treatments: ['Ontbijt', [{ name: 'Fiets' }, null, 3], { a: 'Fiets' }],
  time: ['9.30-10.00', '2', '25:00'],
}

interface Break {
  place: number
  how: 'known' | 'odd' | 'removed' | 'twin'
  pick: number
  value: unknown
}

const arbitraryBreak: fc.Arbitrary<Break> = fc.record({
  place: fc.nat(),
  how: fc.constantFrom<Break['how']>('known', 'known', 'known', 'odd', 'twin', 'twin', 'removed'),
  pick: fc.nat(),
  value: odd,
})

function broken(tree: unknown, { place, how, pick, value }: Break): unknown {
  const places = placesOf(tree)
  const of = how === 'known' ? places.filter((keys) => known[keys.at(-1)!]) : places
  const keys = of[place % of.length]
  if (!keys) return tree
  const own = keys.at(-1)!
  if (how === 'removed') return withValue(tree, keys, undefined)
  if (how === 'odd') return withValue(tree, keys, value)
  if (how === 'known') return withValue(tree, keys, known[own]![pick % known[own]!.length])
  // Once more, under another key.
  const list = keys.slice(0, -1)
  return withValue(tree, list, { ...(at(tree, list) as object), [`${own}x`]: at(tree, keys) })
}

const names = (
  'events tempFam content services specialServices orders products cashdesk revenue vacations ' +
  'vacationdays invoices temp-payments dates prices facilities images minDates id key name title email ' +
  'year month day date amount person price url type resourceId roomnumber chosenRoom place ispayed end ' +
  'startYear startMonth startDay endYear endMonth endDay totalNights persons bookingsnumber total payId ' +
  'paymentData totalPrice treatments dateId bookingId filePath -Nx1 0 1 __proto__ constructor'
).split(' ')

/** Any tree of the names that an export has. */
const anyTree = fc.letrec((tie) => ({
  value: fc.oneof({ maxDepth: 6, withCrossShrink: true }, odd, tie('branch'), tie('array')),
  branch: fc.dictionary(fc.constantFrom(...names), tie('value'), { maxKeys: 8 }),
  array: fc.array(tie('value'), { maxLength: 4 }),
})).branch

/** An export with faults: a sane one that was broken in some places, or any tree at all. */
export const arbitraryBrokenTree: fc.Arbitrary<unknown> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc
      .tuple(arbitraryOldHouse, fc.array(arbitraryBreak, { minLength: 1, maxLength: 30 }))
      .map(([house, breaks]) => breaks.reduce(broken, asJson(writeOldHouse(house)))),
  },
  { weight: 1, arbitrary: anyTree },
)
