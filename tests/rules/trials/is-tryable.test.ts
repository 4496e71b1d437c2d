import { describe, expect, it } from 'vitest'
import { isTryable } from '../../../rules/trials/is-tryable.ts'

describe('What can be tried before it counts', () => {
  it.each([
    'seasons',
    'tourist-tax-tariffs',
    'vat-rates',
    'family-tariffs',
    'breakfast-tariffs',
    'settings/rule-numbers',
    'readings',
    'products',
    'sources',
    'room-types',
    'room-types/prices',
    'room-types/minimum-nights',
  ])('is %s: it makes prices or rules', (noun) => expect(isTryable(noun)).toBe(true))

  it.each([
    '',
    'bookings',
    'seasons/3',
    'old-seasons',
    'settings',
    'settings/company',
    'my/settings/rule-numbers',
    'constructor',
    'room-types/rooms',
    'room-types/2/prices',
    'planned-edits',
  ])('is not %j', (noun) => expect(isTryable(noun)).toBe(false))
})
