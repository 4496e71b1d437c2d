import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { OldHouse } from '../../../rules/old-site/old-house.ts'
import { checkAlways } from '../seen.ts'
import { arbitraryBrokenTree, asJson, at, placesOf, withValue } from './broken-tree.arbitrary.ts'
import { arbitraryOldHouse } from './old-house.arbitrary.ts'
import { readOldHouse } from './read-old-house.ts'
import { writeOldHouse } from './write-old-house.ts'

/** The lists of an export whose records are of one kind, by the keys above them; `*` is any key. */
const lists = [
  ...['events', 'tempFam', 'temp-payments', 'invoices', 'vacationdays', 'vacations', 'revenue'],
  ...['orders', 'products', 'cashdesk', 'services', 'specialServices/*/dates'],
  ...['prices', 'facilities', 'images', 'minDates', 'dates'].map((name) => `services/*/${name}`),
]

const pathOf = (keys: readonly string[]) =>
  keys.map((key) => key.replaceAll('~', '~0').replaceAll('/', '~1')).join('/')

const isBranch = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The records of an export below the root that was found. */
function recordsOf(tree: unknown, root: string): string[] {
  const above = root === '' ? [] : root.split('/').map((key) => key.replaceAll('~1', '/'))
  return placesOf(at(tree, above)).flatMap((keys) => {
    const below = keys[0] === 'content' ? keys.slice(1) : keys
    const isRecord = lists.some((list) => {
      const names = [...list.split('/'), '*']
      return (
        names.length === below.length &&
        names.every((name, index) => name === '*' || name === below[index])
      )
    })
    const isSomething = at(tree, [...above, ...keys]) !== null
    return isRecord && isSomething ? [pathOf([...above, ...keys])] : []
  })
}

function pathsIn(house: OldHouse): Set<string> {
  const paths = new Set<string>()
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    if ('path' in value && typeof value.path === 'string') paths.add(value.path)
    for (const one of Object.values(value)) visit(one)
  }
  visit(house)
  return paths
}

describe('An export of the old site', () => {
  it('without a fault is read as the house it was written of, without a remark', () => {
    checkAlways(
      fc.property(arbitraryOldHouse, (house) => {
        expect(readOldHouse(asJson(writeOldHouse(house)))).toEqual({ house, remarks: [] })
      }),
    )
  })

  it('with faults says the same once it is repaired, and then needs no repair', () => {
    checkAlways(
      fc.property(arbitraryBrokenTree, (tree) => {
        const { house } = readOldHouse(tree)
        const again = readOldHouse(asJson(writeOldHouse(house)))
        expect(again.house).toEqual(house)
        expect(again.remarks.filter(({ kind }) => kind !== 'undecided')).toEqual([])
      }),
      150,
    )
  })

  it('loses no record: each is in the house, or in a remark with its path', () => {
    checkAlways(
      fc.property(arbitraryBrokenTree, (tree) => {
        const { house, remarks } = readOldHouse(tree)
        const known = pathsIn(house)
        const told = new Set(remarks.map(({ path }) => path))
        const lost = recordsOf(tree, house.company.path).filter((path) => {
          const above = path.split('/').map((_, index, keys) => keys.slice(0, index + 1).join('/'))
          return !known.has(path) && !above.some((one) => told.has(one))
        })
        expect(lost).toEqual([])
      }),
      150,
    )
  })

  it('has no field that goes unseen: another value changes what is read, a new field is noted', () => {
    checkAlways(
      fc.property(arbitraryOldHouse, fc.nat(), (house, chosen) => {
        const tree = asJson(writeOldHouse(house))
        const places = placesOf(tree)
        const keys = places[chosen % places.length]!
        expect(readOldHouse(withValue(tree, keys, { odd: true }))).not.toEqual(readOldHouse(tree))
        const records = places.filter((one) => isBranch(at(tree, one)))
        const record = records[chosen % records.length] ?? []
        const more = { ...(at(tree, record) as object), nieuw: 1 }
        const { remarks } = readOldHouse(withValue(tree, record, more))
        expect(remarks.map(({ path }) => path)).toContain(pathOf([...record, 'nieuw']))
      }),
    )
  })

  it('is answered whatever JSON it is', () => {
    checkAlways(
      fc.property(fc.oneof(fc.jsonValue(), arbitraryBrokenTree), (tree) => {
        const { house, remarks } = readOldHouse(tree)
        expect(JSON.parse(JSON.stringify({ house, remarks }))).toEqual({ house, remarks })
      }),
      150,
    )
  })

  it('never brings two bookings into one room on one night', () => {
    checkAlways(
      fc.property(arbitraryBrokenTree, (tree) => {
        const staying = readOldHouse(tree).house.bookings.filter(
          ({ waits, cancelled, roomNumber }) => !waits && !cancelled && roomNumber !== null,
        )
        const clashes = staying.flatMap((one, index) =>
          staying
            .slice(index + 1)
            .filter(
              (other) =>
                other.roomNumber === one.roomNumber &&
                other.arrival < one.departure &&
                one.arrival < other.departure,
            ),
        )
        expect(clashes).toEqual([])
      }),
      150,
    )
  })
})
