import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ownPart, readAddress } from '../../../screens/read-address.ts'
import { oddAddress } from '../every-operation/odd-addresses.ts'

const HOUSE = 'https://house.example'

describe('An address, however it is written', () => {
  it('is read as one of this site, and read again is the same', () => {
    fc.assert(
      fc.property(fc.oneof(oddAddress, fc.string({ unit: 'binary' })), (address) => {
        const { path, search, hash } = readAddress(address)
        expect(path).toMatch(/^\/(?![/\\])/)
        expect(new URL(path + search, HOUSE).origin).toBe(HOUSE)
        expect(new URL(path + search, HOUSE).pathname).toBe(path)
        expect(readAddress(path + search + hash)).toEqual({ path, search, hash })
      }),
    )
  })

  it.each([
    ['//[', '/['],
    ['//:80', '/:80'],
    ['//x/..', '/'],
    ['/\\evil.example/', '/evil.example'],
    ['/home/', '/home'],
    ['/', '/'],
    ['//', '/'],
    ['/.//evil.example/', '/evil.example'],
    ['http://house.example/home', '/home'],
    ['http://house.example', '/'],
  ])('%s is %s', (address, path) => {
    expect(readAddress(address).path).toBe(path)
  })

  it('that names its origin is asked for as any other', () => {
    expect(ownPart('http://localhost:3000/kamers?a=//b')).toBe('/kamers?a=//b')
    expect(ownPart('/http://elsewhere')).toBe('/http://elsewhere')
    expect(ownPart('*')).toBe('/*')
  })
})
