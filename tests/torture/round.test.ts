import { expect, it } from 'vitest'
import { allFaults } from './faults/faults.ts'
import { withoutEffect } from './round.ts'

it('A round in which a fault hit nothing is wrong', () => {
  const faults = allFaults()
  const nothing = Object.fromEntries(faults.map(({ name }) => [name, {}]))
  const found = withoutEffect(faults, nothing)
  expect(found.map(({ id }) => id)).toEqual(faults.map(({ name }) => name))
})
