import { expect, it } from 'vitest'
import { propertyAddress } from '../../../rules/property/property-address.ts'
import { inWords } from '../in-words.ts'

it.each([
  ['Dorpsstraat 1', '6181 AA', 'Elsloo', 'Dorpsstraat 1, 6181 AA Elsloo, Nederland'],
  ['', '6181 AA', 'Elsloo', '6181 AA Elsloo, Nederland'],
  ['Dorpsstraat 1', '', 'Elsloo', 'Dorpsstraat 1, Elsloo, Nederland'],
  ['Dorpsstraat 1', '', '', 'Dorpsstraat 1, Nederland'],
  ['', '', '', ''],
])('The address of “%s”, “%s”, “%s” in a line is “%s”', (address, postcode, city, line) => {
  expect(inWords(propertyAddress({ address, postcode, city }))).toBe(line)
})
