import type { OldRecord } from './old-house.ts'
import { pathOf } from './place.ts'
import type { Tell } from './remark.ts'

/**
 * Each number once: "count plus one" gave a number again after a delete (reading `number.booking`). The
 * first keeps it; the next are called after it, `B2023611-2`, so that staff find them by either.
 */
export function makeNumbersUnique(
  records: (OldRecord & { number: string | null })[],
  field: string,
  tell: Tell,
): void {
  const known = new Set(records.map(({ number }) => number))
  const given = new Set<string>()
  const times = new Map<string, number>()
  for (const record of records) {
    const { number } = record
    if (number === null) continue
    if (given.has(number)) {
      let time = times.get(number) ?? 2
      while (known.has(`${number}-${time}`)) time++
      times.set(number, time + 1)
      record.number = `${number}-${time}`
      known.add(record.number)
      tell(pathOf(record.path, field), 'repaired', 'double-number', number, record.number)
    }
    given.add(record.number!)
  }
}
