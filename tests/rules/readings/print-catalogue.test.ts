import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { printCatalogue } from '../../../rules/readings/print-catalogue.ts'

it('docs/readings.md holds what `npm run readings` prints', () => {
  expect(readFileSync('docs/readings.md', 'utf8')).toBe(printCatalogue())
})
